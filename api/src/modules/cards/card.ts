/** Content of a share card: 1200 x 630 pixels, shown where somebody shares a link. */
export interface Card {
  /** Small line above the title, e.g. the name of a season. */
  tag: string;
  /** A name or the headline of a page; names are never transformed. */
  title: string;
  line: string;
  /**
   * A stored picture next to the text, and the seed of the generated one if it is missing. Cards of pages have none.
   */
  picture?: { path: string | null; shape: 'cover' | 'portrait'; seed: string };
}

/** Size in pixels that every network shows uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 };
