// Remote: what comes from the network and is run, or followed, unseen.

import { anyOf, matcher } from '../matcher';
import { code, prose } from '../patterns';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { execute, fetchCommand, network, sendOrOrder } from '../signals';
import type { Level } from '../types';
import {
  deadDrop,
  downloadThenRun,
  freeHosting,
  judgeInstaller,
  pipeToShell,
  rawAddress,
  shortener,
} from './remoteParts';

const followPage = matcher(
  prose`\b(?:fetch|download|retrieve|read|load|get|open|visit|access|pull|curl|check|consult)\b[^\n.]{0,80}?https?://[^\n]{4,200}?\b(?:act|behave|proceed|work|continue) (?:accordingly|on it|upon it|as (?:it|they) (?:says?|tells?)|as (?:described|told|instructed) there)\b|\bdo (?:what|as|whatever) (?:it|they|the page|the file) (?:says?|tells?|asks?)\b`,
  prose`\b(?:fetch|download|retrieve|read|load|get|open|visit|access|pull|curl|webfetch|browse|check|go) [^\n]{0,160}?(?:https?://|\b(?:url|web ?page|page|gist|endpoint|remote (?:file|server|url)|link|site)\b)[^\n]{0,200}?\b(?:follow|execute|obey|apply|carry out|comply with|act on|perform|treat|adopt|run)(?:s|ing)? (?:\w{1,12} ){0,4}?(?:instructions?|steps|directions|commands?|directives?|guidance|prompts?|rules|it|them|content|contents|whatever)\b`,
  prose`\b(?:follow|execute|obey|apply|carry out|comply with|act on|perform|adopt) (?:\w{1,12} ){0,4}?(?:instructions?|steps|directions|commands?|directives?|prompts?|rules) (?:\w{1,12} ){0,4}?(?:at|from|on|in|hosted (?:at|on)|found (?:at|on)|served (?:at|by|from)|returned (?:by|from)|located at|published (?:at|on)|provided (?:at|by)) [^\n]{0,60}?https?://`,
  prose`\b(?:latest|updated|current|additional|further|remaining|real|full|actual|complete|new) (?:\w{1,12} ){0,2}?(?:instructions?|commands|directives|prompt|rules|configuration|steps) (?:\w{1,10} ){0,4}?(?:at|from|on|via|hosted|live at) [^\n]{0,40}?https?://`,
);

const RELOADS = prose`\b(?:text|content|page|file|document|what|answer|response|instructions?)\b[^\n.]{0,40}?\b(?:replaces?|overrides?|supersedes?|takes? the place of|is to be used instead of|counts? instead of)\b[^\n.]{0,20}?\b(?:this|the|these|everything) ?(?:section|skill|file|text|instructions?|below|above|document|prompt)?\b`;
const replacedByPage = matcher(RELOADS);

const archivePassword = matcher(
  prose`\b(?:extract|unzip|unpack|decompress|unarchive|unlock|open)\b[^\n]{0,100}?\b(?:with|using|use|enter|by|archive|zip|extract(?:ion)?|the|a|is)? ?(?:the )?(?:pass(?:word|phrase|code)?|pwd)\b ?(?:is|[:=]|to extract|\()? ?[\w*"'\x60:(]`,
  prose`\b(?:password|passphrase|passcode|pwd|pass) ?[:=(][^\n]{0,60}?\b(?:extract|unzip|unpack|archive|zip|rar|7z|open)\b`,
  code`\bunzip\s(?:-\w{1,5}\s){0,3}-p\s?["']?\w|\b7z[a-z]?\s[ex]\s[^\n]{0,80}?-p["']?\w|\bunrar\s[ex]\s[^\n]{0,80}?-p["']?\w`,
);
const archiveWord = matcher(/\b(?:zip|rar|7z|archive|unzip|unrar|7-zip)\b|\.(?:zip|rar|7z|tgz|gz)\b/g);
const download = matcher(/\b(?:download\w{0,3}|installer|curl|wget|\/releases\/)\b|https?:\/\//g);

const binary =
  /\b[\w.-]{0,60}\.(?:exe|dmg|pkg|msi|scr|bat|cmd|ps1|vbs|jar|appimage|app|iso|lnk|hta|com|deb|rpm|zip|rar|7z)\b/;
const binaryPrerequisite = matcher(
  prose`\b(?:download|get|grab|install|obtain|fetch)(?:ed|ing|s)?\b[^\n]{0,240}?(?:${binary}|\b(?:installer|executable|binary|setup file|setup program|desktop (?:app|agent|client)|driver|utility)\b)[^\n]{0,240}?\b(?:run|execute|launch|open|start|double-?click|install)\b[^\n]{0,80}`,
);
const asPrerequisite =
  /\b(?:before|first|prior to|prerequisite|required?|must|mandatory|otherwise|without (?:it|this)|will not (?:work|function)|won't work|cannot (?:work|function)|needed|necessary|essential)\b/;

const pasteIntoTerminal = matcher(
  prose`\b(?:copy|paste|pasting|enter|type)\b[^\n]{0,120}?\b(?:in|into|to|on|inside)(?: your| the| a)?(?: \w{1,12})? (?:terminal|command prompt|command line|powershell|console|shell|cmd|run (?:dialog|box|window)|bash)\b[^\n]{0,160}`,
  prose`\bopen (?:the |your |a )?(?:terminal|powershell|command prompt|cmd)\b[^\n]{0,100}?\b(?:paste|enter|type|run)\b[^\n]{0,160}`,
);
const foreignLink = /https?:\/\/(?!localhost)[^\s)]{4,300}/;

const urgentFirst = matcher(
  prose`\b(?:critical|important|warning|required|mandatory|attention|urgent|notice|must|caution|essential)\b[^\n]{0,80}?\b(?:before (?:using|you (?:use|begin|start|proceed)|proceeding|continuing|running|any)|prior to (?:using|any)|first step|prerequisites?)\b[^\n]{0,200}`,
  prose`\b(?:this|the) (?:skill|tool|plugin|agent|feature)s? (?:requires?|needs?|depends on|will not (?:work|run|function)|won't (?:work|run|function)|cannot (?:work|run|function))\b[^\n]{0,160}?\b(?:install|download|run|running|set ?up|without)\b[^\n]{0,160}`,
);

const RUNS_IT = /\b(?:run|execute|launch|start|install)\b/;

function judgeAddress(place: Place): Level | undefined {
  const used = place.inCode || place.beside(network, 1) || place.beside(sendOrOrder, 1) || place.beside(execute, 1);
  return used ? 'P0' : 'P1';
}

export const REMOTE: readonly TextRule[] = [
  {
    id: 'remote-pipe-to-shell',
    level: 'P1',
    talk: 'lower',
    find: pipeToShell,
    judge: judgeInstaller,
    message: 'What is downloaded is run at once, before anybody can read it.',
    remedy: 'Download it to a file, read it, pin its hash, and run that; or install from a package manager.',
  },
  {
    id: 'remote-download-run',
    level: 'P0',
    talk: 'lower',
    find: downloadThenRun,
    judge: judgeInstaller,
    message: 'A file is downloaded and run a few lines later, unread.',
    remedy: 'Ship the file in the skill, or check its hash before it runs.',
  },
  {
    id: 'remote-raw-address',
    level: 'P0',
    talk: 'lower',
    find: rawAddress,
    judge: judgeAddress,
    message: 'It talks to a bare internet address ({host}), which says nothing about whose it is.',
    remedy: 'Use a host name that belongs to somebody, over https.',
    data: (place) => ({ host: place.text.replace(/^\w+:\/\//, '').split(/[/?#]/, 1)[0] ?? '' }),
  },
  {
    id: 'remote-dead-drop',
    level: 'P0',
    talk: 'lower',
    find: deadDrop,
    judge: judgeAddress,
    message: 'It uses {host}, where anybody can leave or collect data without a name.',
    remedy: 'Keep the text in the skill; send data only to a service that the person chose.',
    data: (place) => ({ host: place.text.replace(/^\w+:\/\//, '').split(/[/?#]/, 1)[0] ?? '' }),
  },
  {
    id: 'remote-shortener',
    level: 'P1',
    talk: 'lower',
    find: shortener,
    message: 'A shortened link hides where it leads.',
    remedy: 'Write the whole address.',
  },
  {
    id: 'remote-follow',
    level: 'P0',
    talk: 'lower',
    find: anyOf(followPage, replacedByPage),
    judge: (place) => {
      if (place.inCode) return undefined;
      return place.contains(followPage) || /https?:\/\//.test(place.statement) ? 'P0' : undefined;
    },
    message: 'The agent is told to fetch a page and do what it says; that page can change at any time.',
    remedy: 'Put the instructions into the skill, where they can be read and pinned.',
  },
  {
    id: 'remote-archive-password',
    level: 'P0',
    talk: 'lower',
    find: archivePassword,
    judge: (place) =>
      place.beside(archiveWord, 1) && (place.beside(download, 3) || RUNS_IT.test(place.statement)) ? 'P0' : undefined,
    message: 'An archive is to be opened with a password, which keeps virus scanners from looking inside.',
    remedy: 'Do not open it. Ask the author for a plain download with a published hash.',
  },
  {
    id: 'remote-binary-prerequisite',
    level: 'P0',
    talk: 'lower',
    find: binaryPrerequisite,
    judge: (place) => (asPrerequisite.test(place.statement) ? 'P0' : undefined),
    message: 'A program has to be downloaded and run before the skill is used.',
    remedy: 'Do not run it. A skill is text; get programs from their makers or a package manager.',
  },
  {
    id: 'remote-paste-terminal',
    level: 'P0',
    talk: 'lower',
    find: pasteIntoTerminal,
    judge: (place) => (foreignLink.test(place.statement) || place.beside(fetchCommand, 5) ? 'P0' : undefined),
    message: 'Somebody is told to paste a command from elsewhere into a terminal.',
    remedy: 'Do not paste it. Read the command first, and find it in the maker’s own documentation.',
  },
  {
    id: 'remote-urgent-download',
    level: 'P1',
    talk: 'lower',
    find: urgentFirst,
    judge: (place) =>
      place.beside(download, 4) && (place.beside(execute, 6) || binary.test(place.statement)) ? 'P1' : undefined,
    message: 'Before the skill can be used something has to be downloaded, and it urges.',
    remedy: 'Check what it is and whose it is before anything runs.',
  },
  {
    id: 'remote-free-hosting',
    level: 'P1',
    talk: 'lower',
    find: freeHosting,
    judge: (place) =>
      place.beside(fetchCommand, 1) || /\b(?:download|install|run|execute|visit)\b/.test(place.statement)
        ? 'P1'
        : undefined,
    message: 'Something is to be fetched from {host}, where anybody puts up a page in a minute.',
    remedy: 'Get it from its maker’s own site or a package registry.',
    data: (place) => ({ host: place.text.replace(/^\w+:\/\//, '').split(/[/?#]/, 1)[0] ?? '' }),
  },
];
