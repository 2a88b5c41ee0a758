// Package installs, and the well-known packages whose names are imitated.

import type { AuditDocument } from '../document';
import { matcher, type Span, scanner } from '../matcher';
import { lookalikeOf } from '../names';
import { code } from '../patterns';

const INSTALL =
  /(?:pip3?|python[\d.]{0,4}\s-m\spip|uv\spip|pipx|conda|mamba)\s(?:install|inject)|uv\s(?:add|tool\sinstall)|poetry\sadd|(?:npm|pnpm|yarn|bun)\s(?:install|i|add|global\sadd)|gem\sinstall|cargo\s(?:install|add)|go\s(?:install|get)|brew\sinstall|apt(?:-get)?\sinstall|composer\srequire|deno\sadd/;

export const installs = matcher(
  code`\b${INSTALL}\s[^\n;&|\x60#)"']{1,200}(?:["'][^\n"']{1,200}["'])?|\bsubprocess\.\w{3,16}\s?\([^\n]{0,60}["']pip3?["']\s?,\s?["']install["'][^\n]{0,120}|\bos\.system\s?\(\s?f?["']pip3?\sinstall[^\n]{0,120}`,
);

// biome-ignore format: a table
const PYTHON = new Set(`requests numpy pandas scipy matplotlib flask django fastapi pydantic pytest urllib3 setuptools cryptography
  beautifulsoup4 selenium scrapy tensorflow pytorch transformers langchain openai anthropic boto3 botocore sqlalchemy pyyaml
  pillow opencv-python scikit-learn colorama aiohttp httpx jinja2 click celery redis psycopg2 pymongo tqdm python-dateutil
  certifi charset-normalizer idna markupsafe werkzeug gunicorn uvicorn black flake8 mypy pylint virtualenv paramiko pycryptodome
  ethereum web3 solana playwright python-dotenv tabulate openpyxl python-docx python-pptx pypdf pdfplumber reportlab markdown
  tiktoken huggingface-hub streamlit gradio plotly seaborn networkx sympy nltk spacy keras xgboost lightgbm jupyter ipython
  telethon discord.py tweepy praw yfinance ccxt alembic loguru typing-extensions attrs packaging wheel poetry`.split(/\s+/));
// biome-ignore format: a table
const NODE = new Set(`express react react-dom lodash axios chalk commander webpack typescript eslint prettier moment dotenv mongoose
  nodemon jquery bootstrap angular next nuxt svelte vite rollup esbuild electron puppeteer playwright cheerio socket.io ws
  jsonwebtoken bcrypt bcryptjs passport sequelize prisma redis mongodb mysql2 nodemailer multer winston discord.js telegraf
  openai ethers web3 cross-env rimraf uuid yargs inquirer colors async bluebird underscore request body-parser cookie-parser
  helmet morgan dayjs date-fns rxjs redux zod tailwindcss postcss autoprefixer babel mocha jest vitest cypress storybook
  three chart.js node-fetch form-data semver debug minimist glob left-pad event-stream ua-parser-js crypto-js`.split(/\s+/));
/** Real packages that are one letter off another real one. */
// biome-ignore format: a table
const REAL = new Set(`preact reactor numpyro flasks panda3d pytests nextra vitest vite-node asyncs glob2 clicks request requests colors
  color colours mocha mongodb mongoose expresso axis jest chalk-cli redis-py reduxs svelte-i18n torch uuidv4 marked moments
  pyyaml3 plotly.js spacy2 attr jupyterlab zods http httpx2 black2 tqdm2 webpack5 idna2 pytest-cov bunx nexts types typing`.split(/\s+/));

/** Packages to be installed whose names are one letter off a well-known one. */
export const lookalikePackages = scanner(findLookalikes);

function* findLookalikes(document: AuditDocument): Iterable<Span> {
  yield* inManifest(document);
  for (const { start, end } of document.find(installs)) {
    const text = document.text.slice(start, end);
    const known = packagesOf(text);
    for (const match of known ? text.matchAll(PACKAGE) : []) {
      const twin = known && !REAL.has(match[0]) && lookalikeOf(match[0], known);
      const at = start + match.index;
      if (twin) yield { start: at, end: at + match[0].length, shown: `${match[0]} (${twin})` };
    }
  }
}

const PACKAGE = /(?<=[\s"'])(?!-)[a-z][\w.-]{3,40}(?=[\s"'=@<>~[]|$)/g;

function packagesOf(command: string): ReadonlySet<string> | undefined {
  if (/^(?:npm|pnpm|yarn|bun|deno)/.test(command)) return NODE;
  return /pip|conda|mamba|uv|poetry/.test(command) ? PYTHON : undefined;
}

/** Packages named in a file that an installer reads. */
function* inManifest(document: AuditDocument): Iterable<Span> {
  const isNode = /(?:^|\/)package\.json$/.test(document.path);
  if (
    !isNode &&
    !/(?:^|\/)(?:requirements[\w.-]{0,40}\.txt|pyproject\.toml|pipfile|environment\.ya?ml)$/i.test(document.path)
  )
    return;
  const known = isNode ? NODE : PYTHON;
  for (const match of document.text.matchAll(isNode ? NODE_ENTRY : PYTHON_ENTRY)) {
    const twin = REAL.has(match[1] ?? '') ? undefined : lookalikeOf(match[1] ?? '', known);
    if (twin) yield { start: match.index, end: match.index + match[0].length, shown: `${match[1]} (${twin})` };
  }
}

const NODE_ENTRY = /"([a-z][\w.-]{3,40})"(?=\s{0,4}:\s{0,4}"[~^\d*])/g;
const PYTHON_ENTRY = /(?:^|\n|["'\s])([a-z][\w.-]{3,40})(?=\s{0,2}(?:[=<>~!]=|\[|$|\n|["']))/g;
