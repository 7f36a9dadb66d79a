import type { PublicConfig } from '../config';
import type { Composition } from '../registry';

/** One page to render. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  composition: Composition;
  config: PublicConfig;
  /** The page's "now", milliseconds since the epoch. */
  renderedAt: number;
}
