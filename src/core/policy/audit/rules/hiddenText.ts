// Hidden text: what a model reads and a person does not see.

import { ownerOf, readAddresses } from '../hosts';
import { matcher } from '../matcher';
import { code } from '../patterns';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import type { Level } from '../types';
import { comments, hiddenElements, linkDefinitions } from './commentParts';
import { farText } from './farText';
import { bidiControls, tagText, terminalControls, variationText, zeroWidth } from './hiddenParts';
import { mixedScripts } from './mixedScripts';
import { looksLikeOrder } from './orders';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

function judgeBidi(place: Place): Level {
  if (place.inCode || place.zone.kind === 'frontmatter') return 'P0';
  const { raw } = place.document;
  return RIGHT_TO_LEFT.test(raw.slice(Math.max(0, place.span.start - 200), place.span.end + 200)) ? 'P2' : 'P1';
}

const puny = matcher(code`\bhttps?://[^\s/"']{0,120}\bxn--[a-z\d-]{2,60}`);

/** Only an order hidden from people is a finding; a note to writers is not. */
function ifOrder(place: Place): Level | undefined {
  return place.document.language !== 'html' && looksLikeOrder(place.text) ? 'P0' : undefined;
}

export const HIDDEN_TEXT: readonly TextRule[] = [
  {
    id: 'hidden-tags',
    level: 'P0',
    talk: 'keep',
    find: tagText,
    message: 'Text in invisible tag characters: a model reads it, a person does not see it.',
    remedy: 'Do not load the skill. Read the evidence: that is what it says.',
  },
  {
    id: 'hidden-variation-selectors',
    level: 'P0',
    talk: 'keep',
    find: variationText,
    message: 'Data in invisible variation selectors.',
    remedy: 'Do not load the skill. Read the evidence: that is what it says.',
  },
  {
    id: 'hidden-direction',
    level: 'P1',
    talk: 'keep',
    find: bidiControls,
    judge: judgeBidi,
    message: 'Invisible marks turn the direction of writing, so that the text is not what it looks like.',
    remedy: 'Take the marks out and read it again.',
  },
  {
    id: 'hidden-zero-width',
    level: 'P1',
    talk: 'keep',
    find: zeroWidth,
    message: 'Characters of no width stand between letters.',
    remedy: 'Take them out; they split words for a scanner, or carry a message of their own.',
  },
  {
    id: 'hidden-mixed-scripts',
    level: 'P1',
    talk: 'keep',
    find: mixedScripts,
    message: 'Letters of different alphabets that look alike stand in one word.',
    remedy: 'Write it anew in one alphabet; it may name something else than it seems to.',
  },
  {
    id: 'hidden-punycode',
    level: 'P1',
    talk: 'lower',
    find: puny,
    message: 'A host is written in the coded form of another alphabet, and may look like one you know.',
    remedy: 'Check the host’s real name.',
    data: (place) => ({ host: ownerOf(readAddresses(place.text)[0]?.host ?? '') }),
  },
  {
    id: 'hidden-far-away',
    level: 'P1',
    talk: 'keep',
    find: farText,
    message: 'Text stands where nobody scrolls to: behind very many blank lines or spaces.',
    remedy: 'Read what stands there.',
  },
  {
    id: 'hidden-control-characters',
    level: 'P1',
    talk: 'keep',
    find: terminalControls,
    message: 'Control characters for terminals change what a person sees of the text.',
    remedy: 'Take them out and read it again.',
  },
  {
    id: 'hidden-comment',
    level: 'P2',
    talk: 'keep',
    find: comments,
    judge: ifOrder,
    holds: true,
    message: 'An order stands in a comment, which is not shown but read by a model.',
    remedy: 'Read it. What a skill asks for should stand in plain sight.',
  },
  {
    id: 'hidden-element',
    level: 'P0',
    talk: 'keep',
    find: hiddenElements,
    judge: (place) => (place.inProse ? (looksLikeOrder(place.text) ? 'P0' : 'P1') : undefined),
    holds: true,
    message: 'Text is made invisible by its style.',
    remedy: 'Read it. What a skill asks for should stand in plain sight.',
  },
  {
    id: 'hidden-link-definition',
    level: 'P0',
    talk: 'keep',
    find: linkDefinitions,
    judge: ifOrder,
    holds: true,
    message: 'An order stands where Markdown shows nothing: in a link’s definition or title.',
    remedy: 'Read it. What a skill asks for should stand in plain sight.',
  },
];
