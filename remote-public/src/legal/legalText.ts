/** A table inside a legal text; every row has as many cells as `head`. */
export interface LegalTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A paragraph, a list or a table. Sentences may hold `{product}` and `[label](href)`. */
export type LegalBlock = string | { items: string[] } | { table: LegalTable };

/** One numbered part; `id` is its address, e.g. /terms#liability, and stays for good. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A whole legal text as its page shows it. */
export interface LegalText {
  title: string;
  /** One or two sentences under the title: what the text means for the reader. */
  lead: string;
  sections: LegalSection[];
}
