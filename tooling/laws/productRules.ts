import type { Text, Violation } from './sources';

export interface ProductRules {
  /** Rules that may be cited, by number, e.g. `5.12`. */
  inForce: ReadonlySet<string>;
  /** Numbers that are malformed, used twice, or in the wrong chapter's file. */
  violations: Violation[];
}

const FILE = /^docs\/product\/(\d+)-[a-z-]+\.md$/;
const RULE = /^- \*\*(\d+)\.(\d+)\*\* (.*)$/;

/** Reads `docs/product/N-subject.md`, where each rule is one list item that begins with its number. */
export function readProductRules(texts: readonly Text[]): ProductRules {
  const inForce = new Set<string>();
  const known = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, text } of texts) {
    const chapter = FILE.exec(path)?.[1];
    if (!chapter) continue;
    for (const line of text.split('\n').filter((line) => line.startsWith('- '))) {
      const [, ofChapter, number, copy = ''] = RULE.exec(line) ?? [];
      const id = `${ofChapter}.${number}`;
      const message = problem(line, id, { ofChapter, chapter, known });
      if (message) violations.push({ path, message });
      if (ofChapter === undefined) continue;
      known.add(id);
      if (!copy.startsWith('Withdrawn:')) inForce.add(id);
    }
  }
  return { inForce, violations };
}

function problem(
  line: string,
  id: string,
  at: { ofChapter?: string; chapter: string; known: Set<string> },
): string | undefined {
  if (at.ofChapter === undefined)
    return `'${line.slice(0, 40)}' has no number: begin with **5.12**`;
  if (at.ofChapter !== at.chapter)
    return `rule ${id} belongs to the file of chapter ${at.ofChapter}`;
  return at.known.has(id) ? `rule ${id} is there twice: a number is never used again` : undefined;
}
