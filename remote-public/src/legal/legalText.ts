/** A table inside a legal text; every row has as many cells as `head`. */
export interface LegalTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A paragraph, a list or a table. Sentences may contain `{product}` and `[label](href)`. */
export type LegalBlock = string | { items: string[] } | { table: LegalTable };

/** One numbered part; `id` is its address, e.g. /terms#liability, and never changes. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A legal text as its page shows it. */
export interface LegalText {
  title: string;
  /** One or two sentences under the title: the consequences for the reader. */
  lead: string;
  sections: LegalSection[];
}
