import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ProductRules } from './productRules';
import type { Text, Violation } from './sources';

const NUMBER = /\b\d{1,2}\.\d{1,3}\b/g;
/** `rule 5.12`, `rules 5.12 and 5.14`, `rules 6.7 to 6.12`. */
const CITATION = /\brules? \d{1,2}\.\d{1,3}\b(?:(?:,| and| to|, and) \d{1,2}\.\d{1,3}\b)*/g;
const CHAPTER = /^docs\/product\/\d/;
/** `reliability C17`: a row of docs/reliability.md. */
const PROMISE = /\breliability (C\d+)\b/g;

/** `decision 024`, a file of docs/decisions. */
const DECISION = /\bdecision (\d{3})\b/g;
/** A document by its name: `docs/api.md`, `SECURITY.md`. */
const DOCUMENT = /(?<![\w/.-])(?:docs\/[\w/-]+|[A-Z][A-Z-]{3,})\.md\b/g;
/** Documents that comments cited before the product had its own, and any other with sections. */
const FOREIGN = /\b(?:SPEC|RULES|GOALS|DELIVERY|ARCHITECTURE)\b|\b[A-Z]{4,} §/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const CODE = /\.[a-z]?[tj]sx?$/;

/** What texts of the repository may cite. */
export interface Citable {
  rules: ProductRules['inForce'];
  /** Numbers of the rows of docs/reliability.md, e.g. `C17`. */
  promises: ReadonlySet<string>;
  /** Paths of the documents, from the root. */
  documents: readonly string[];
}

/** The rows of docs/reliability.md. */
export function readPromises(root: string): ReadonlySet<string> {
  const path = join(root, 'docs/reliability.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Set([...text.matchAll(/^\| (C\d+) \|/gm)].map(([, row]) => row!));
}

/** Whatever a comment or a document cites is in the repository. */
export function checkCitations(texts: Text[], citable: Citable): Violation[] {
  return texts
    .filter(({ path }) => !path.startsWith('tooling/laws/'))
    .flatMap((text) => complaints(text, citable).map((message) => ({ path: text.path, message })));
}

function complaints({ path, text }: Text, { rules, promises, documents }: Citable): string[] {
  const decisions = documents.map((name) => /^docs\/decisions\/(\d{3})-/.exec(name)?.[1]);
  const isThere = (name: string) =>
    documents.some((one) => one === name || one.endsWith(`/${name}`));
  return [
    ...missing(
      citedRules(path, text),
      rules,
      (rule) => `docs/product has no rule ${rule} in force`,
    ),
    ...missing(found(text, PROMISE), promises, (row) => `docs/reliability.md has no row ${row}`),
    ...missing(found(text, DECISION), new Set(decisions), (one) => `there is no decision ${one}`),
    ...found(text, DOCUMENT)
      .filter((name) => !isThere(name))
      .map((name) => `there is no ${name}`),
    ...found(prose(path, text), FOREIGN).map(
      (name) => `'${name}' is no document of this repository`,
    ),
  ];
}

/** What people read: the comments of code, all of a document. */
const prose = (path: string, text: string) =>
  CODE.test(path) ? (text.match(COMMENT) ?? []).join('\n') : text;

/** The first group of each match, or all of it. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([all, group]) => group ?? all);

const missing = (
  cited: string[],
  known: ReadonlySet<string | undefined>,
  say: (one: string) => string,
) => [...new Set(cited)].filter((one) => !known.has(one)).map(say);

/** In docs/product itself every such number is a rule. */
function citedRules(path: string, text: string): string[] {
  const places = CHAPTER.test(path) ? [withoutCode(text)] : (text.match(CITATION) ?? []);
  return places.flatMap((place) => place.match(NUMBER) ?? []);
}

const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '');
