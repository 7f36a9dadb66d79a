import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decisionNumbers } from './decisionLaw';
import type { ProductRules } from './productRules';
import { citing } from './prose';
import type { Text, Violation } from './sources';

export interface Citable {
  /** Rules of docs/product, e.g. `5.12`. */
  rules: ProductRules['inForce'];
  /** Rows of docs/reliability.md, e.g. `C17`. */
  promises: ReadonlySet<string>;
  /** Decisions by number, e.g. `024`. */
  decisions: ReadonlySet<string>;
  /** @param path of a file or folder, from the root */
  exists(path: string): boolean;
}

const AND = '(?:,? (?:and|or|to) |, ?| ?[-–/] ?)';
const listOf = (word: string, number: string) =>
  new RegExp(`\\b${word}s? ${number}\\b(?:${AND}${number}\\b)*`, 'gi');

/** Matches `rule 5.12`, `rules 5.12 and 5.14`, `rules 6.7 to 6.12`. */
const RULES = listOf('rule', '\\d{1,2}\\.\\d{1,3}');
const RULE = /\b\d{1,2}\.\d{1,3}\b/g;
const CHAPTER = /^docs\/product\/\d/;
const OWN_NUMBER = /- \*\*[\d.]+\*\*/g;
const PROMISES = listOf('reliability', 'C\\d+');
const DECISIONS = listOf('decision', '\\d{3}');
/** Matches a document by its name: `docs/api.md`, `SECURITY.md`. */
const DOCUMENT = /(?<![\w/.-])(?:docs\/[\w/-]+|[A-Z][A-Z-]{3,})\.md\b/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
/** Documents that are not in the repository but were cited by comments, and any other with sections. */
const FOREIGN = /\b(?:SPEC|RULES|GOALS|DELIVERY|ARCHITECTURE)\b|\b[A-Z]{4,} ?§/g;

/** Collects what may be cited in a repository. @param texts its documents */
export function readCitable(
  root: string,
  texts: readonly Text[],
  rules: Citable['rules'],
): Citable {
  const reliability = texts.find(({ path }) => path === 'docs/reliability.md')?.text ?? '';
  return {
    rules,
    promises: new Set(found(reliability, /^\| (C\d+) \|/gm)),
    decisions: new Set(decisionNumbers(texts)),
    exists: (path) => existsSync(join(root, path)),
  };
}

/** Generated from commits, which cite documents of their time. */
const GENERATED = /(^|\/)CHANGELOG\.md$/;

/** Everything that a comment or a document cites exists in the repository. */
export function checkCitations(texts: Text[], citable: Citable): Violation[] {
  return texts
    .filter(({ path }) => !path.startsWith('tooling/laws/') && !GENERATED.test(path))
    .flatMap((text) => complaints(text, citable).map((message) => ({ path: text.path, message })));
}

function complaints(text: Text, { exists, ...known }: Citable): string[] {
  const { path } = text;
  const copy = citing(text);
  const beside = (name: string) => posix.join(posix.dirname(path), name);
  // In docs/product every such number cites a rule, except the number with which a rule begins.
  const rules = CHAPTER.test(path)
    ? found(copy.replace(OWN_NUMBER, ''), RULE)
    : numbers(copy, RULES, RULE);
  const links = path.endsWith('.md') ? found(copy, LINK) : [];
  return [
    ...missing(rules, known.rules).map((one) => `docs/product has no rule ${one} in force`),
    ...missing(numbers(copy, PROMISES, /C\d+/g), known.promises).map(
      (one) => `docs/reliability.md has no row ${one}`,
    ),
    ...missing(numbers(copy, DECISIONS, /\d{3}/g), known.decisions).map(
      (one) => `there is no decision ${one}`,
    ),
    ...found(copy, DOCUMENT)
      .filter((name) => !exists(name) && !exists(beside(name)))
      .map((name) => `there is no ${name}`),
    ...links.filter((link) => !exists(beside(link))).map((link) => `there is no ${link}`),
    ...found(copy, FOREIGN).map((name) => `'${name}' is no document of this repository`),
  ];
}

/** The first group of each match, or the whole match. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([all, group]) => group ?? all);

const numbers = (text: string, lists: RegExp, number: RegExp) =>
  found(text, lists).flatMap((list) => list.match(number) ?? []);

const missing = (cited: string[], known: ReadonlySet<string>) =>
  [...new Set(cited)].filter((one) => !known.has(one));
