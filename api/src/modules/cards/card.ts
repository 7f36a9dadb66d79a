/** What one picture says: 1200 x 630 pixels, shown where somebody shares a link. */
export interface Card {
  /** Small line above the title, e.g. the name of a season. */
  tag: string;
  /** A name or the promise of a page; names are never transformed. */
  title: string;
  line: string;
  /** A stored picture beside the text, and what is drawn for a missing one; pages have none. */
  picture?: { path: string | null; shape: 'cover' | 'portrait'; seed: string };
}

/** Size that every network shows whole, pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };
