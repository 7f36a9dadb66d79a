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

/** What texts of the repository may cite. */
export interface Citable {
  rules: ProductRules['inForce'];
  /** Numbers of the rows of docs/reliability.md, e.g. `C17`. */
  promises: ReadonlySet<string>;
}

/** The rows of docs/reliability.md. */
export function readPromises(root: string): ReadonlySet<string> {
  const path = join(root, 'docs/reliability.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Set([...text.matchAll(/^\| (C\d+) \|/gm)].map(([, row]) => row!));
}

/** Whatever a comment or a document cites by number is there. */
export function checkCitations(texts: Text[], { rules, promises }: Citable): Violation[] {
  return texts
    .filter(({ path }) => !path.startsWith('tooling/laws/'))
    .flatMap(({ path, text }) => [
      ...[...new Set(citedRules(path, text))]
        .filter((rule) => !rules.has(rule))
        .map((rule) => ({ path, message: `docs/product has no rule ${rule} in force` })),
      ...[...text.matchAll(PROMISE)]
        .filter(([, row]) => !promises.has(row!))
        .map(([, row]) => ({ path, message: `docs/reliability.md has no row ${row}` })),
    ]);
}

/** In docs/product itself every such number is a rule. */
function citedRules(path: string, text: string): string[] {
  const places = CHAPTER.test(path) ? [withoutCode(text)] : (text.match(CITATION) ?? []);
  return places.flatMap((place) => place.match(NUMBER) ?? []);
}

const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '');
