// The pages' HTML: what is said, where its links lead, and that nothing of a stranger's gets out of its place.

import assert from 'node:assert/strict';
import { Explainer } from '../../../../src/core/explain/explainer';
import { ENGLISH } from '../../../../src/core/explain/words';
import { budgetBody } from '../../../../src/view/why/budgetPage';
import { pageHtml } from '../../../../src/view/why/html';
import { type WhyFacts, whyBody } from '../../../../src/view/why/whyPage';
import { agent, head, Scene, skillText } from '../../../support/explaining';
import { plainWords } from '../../../support/plainWords';

const PATH = '/w/.claude/skills/deploy/SKILL.md';

async function page(text: string, path = PATH, given?: WhyFacts['given']): Promise<string> {
  const scene = await Scene.of({ [path]: text });
  const subject = scene.at(path);
  const verdicts = new Explainer(scene.snapshot).explain(subject);
  return whyBody({ subject, place: '.claude/skills/deploy', verdicts, ...(given && { given }) }, ENGLISH, plainWords.t);
}

/** What the links run: command and arguments. */
function links(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href));
}

const visible = (html: string) =>
  html
    .replace(/<br>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the page of a skill', () => {
  it('says how many load it, and has the others with the remedy as a link that does it', async () => {
    const html = await page(skillText('deploy'));
    assert.match(visible(html), /deploy .* 6 of 15 agents load it\. VS Code Copilot CLI Claude Code OpenCode/);
    assert.ok(links(html).includes(`command:skillshelf.remedy?["${PATH}","codex"]`));
    assert.match(visible(html), /Codex elsewhere Codex does not look in .* Copy it to \/w\/\.agents\/skills\/deploy\./);
  });

  it('tells those together that say the same', async () => {
    const html = await page(head('name: deploy', 'description: Use when: x'), '/w/.agents/skills/deploy/SKILL.md');
    assert.match(visible(html), /Copilot CLI Codex OpenCode Cursor Goose Amp refused The file is not taken\./);
  });

  it('tells what VS Code was seen to do', async () => {
    const text = skillText('deploy');
    assert.match(
      await page(text, PATH, { as: 'whole', at: '14:02' }),
      /Given to the model with its description: seen at 14:02\./,
    );
    assert.match(await page(text, PATH, { as: 'not', at: '14:02' }), /Not given to the model: seen at/);
    assert.doesNotMatch(await page(text), /seen at/);
  });

  it('lets nothing of a stranger out of its place', async () => {
    const html = await page(
      head('name: "<img src=x onerror=alert(1)>\\" onclick=x"', 'description: "</p><script>x</script>"'),
    );
    assert.doesNotMatch(html, /<img|<script|onclick=x"|onerror=alert\(1\)>/);
    for (const link of links(html)) assert.match(link, /^command:skillshelf\.(?:open|remedy)\?\[/);
  });
});

describe('the page’s frame', () => {
  it('allows no script, no image, and one style', () => {
    const html = pageHtml({ title: 'a<b', body: '', nonce: 'n0', language: 'en' });
    assert.match(html, /default-src 'none'; style-src 'nonce-n0';"/);
    assert.doesNotMatch(html, /<script| style="/);
    assert.match(html, /<title>a&#60;b<\/title>/);
  });
});

describe('the page of the listings', () => {
  it('has a bar for each agent with a limit, and what is lost', async () => {
    const names = Array.from({ length: 80 }, (_, index) => `s${index + 10}`);
    const scene = await Scene.of(
      Object.fromEntries(
        names.map((name) => [`/w/.agents/skills/${name}/SKILL.md`, skillText(name, `Use when ${'x'.repeat(300)}.`)]),
      ),
    );
    const explainer = new Explainer(scene.snapshot);
    const html = budgetBody(
      ['copilot-cli', 'gemini-cli', 'kiro'].map((id) => explainer.view(agent(id)).budget),
      plainWords.t,
    );
    assert.match(visible(html), /Copilot CLI 80 skills · ≈ [\d,]+ of 15,000 characters Left out: s\d\d/);
    assert.match(visible(html), /With descriptions of at most \d+ characters all would fit; 80 are longer\./);
    assert.match(visible(html), /Gemini CLI 80 skills · ≈ [\d,]+ characters, no known limit/);
    assert.match(visible(html), /Nothing to list: Kiro/);
    assert.match(html, /class="bar full" width="\d+%"/);
    assert.doesNotMatch(html, / style="/);
  });
});
