import { EVERYTHING } from 'contract/cache-tags';
import type { PublicConfig } from 'contract/config';
import { LRUCache } from 'lru-cache';
import { type ClientProofs, network } from 'server-kit/client-address';
import { inSpan, traceHeaders } from 'server-kit/tracing';
import { PageCache } from './cache/PageCache';
import { Counts } from './calls/Counts';
import { type PageAnswer, prerenderedDocument, type RenderContext } from './Documents';
import { NotReady } from './render/faults';
import type { Renderer } from './render/Renderer';

export interface RenderDeps {
  renderer: Renderer;
  config: PublicConfig;
  proofs: ClientProofs;
  /** Called for a page that could not be prerendered. */
  onTrouble(error: unknown): void;
}

interface PageToRender {
  context: RenderContext;
  /** Identifies everything that influences the result. */
  key: string;
  /** Path and query as the page reads them. */
  url: string;
  ip: string;
}

/** For this long, a page that could not be rendered is left to browsers, in milliseconds. */
const RETRY_DELAY_MS = 10_000;

export class Prerendered {
  private readonly cache = new PageCache<PageAnswer>();
  /** A separate cache for addresses that no package owns, so that they cannot evict existing pages. */
  private readonly strays = new PageCache<PageAnswer>();
  private readonly failedAt = new LRUCache<string, number>({ max: 1000 });
  private readonly share = new RenderShare();

  constructor(private readonly deps: RenderDeps) {}

  /** @returns undefined when the page cannot be rendered in time: the browser renders it */
  async get({ context, key, url, ip }: PageToRender): Promise<PageAnswer | undefined> {
    const { renderer, config, proofs, onTrouble } = this.deps;
    const { composition, place } = context;
    const rested = performance.now() - (this.failedAt.get(key) ?? Number.NEGATIVE_INFINITY);
    if (rested < RETRY_DELAY_MS) return undefined;
    try {
      return await (place ? this.cache : this.strays).get(key, async () => {
        const made = performance.now();
        const job = { url, composition, config, renderedAt: Date.now() };
        const render = () => {
          const proof = { ...proofs.prove(ip), ...traceHeaders() };
          return renderer.render(composition.shell!, place?.packageName, job, proof);
        };
        const rendered = await inSpan('render', () => this.share.of(network(ip), render));
        const { about = [EVERYTHING] } = rendered; // shells before 1.1 do not report it
        const document = prerenderedDocument(context, config, rendered, url);
        const isPublic = place !== undefined && place.route.access !== 'member';
        return { page: { ...document, ...(isPublic && { made: { at: made, about } }) }, about };
      });
    } catch (error) {
      if (!(error instanceof NotReady)) this.failedAt.set(key, performance.now());
      onTrouble(error);
      return undefined;
    }
  }

  /** These tags were changed in the api: pages that were rendered from older data are outdated. */
  outdate(tags: readonly string[]): void {
    this.cache.outdate(tags);
    this.strays.outdate(tags);
  }

  isOutdated({ at, about }: NonNullable<PageAnswer['made']>): boolean {
    return this.cache.isOutdated(about, at);
  }
}

/** At the same time; further pages are rendered by the browsers. */
const MAX_RENDERS_PER_NETWORK = 6;

class RenderShare {
  private readonly running = new Counts();

  /**
   * @param who the visitor's network
   * @throws NotReady when too many of its pages are running, or the error of `render`
   */
  async of<Page>(who: string, render: () => Promise<Page>): Promise<Page> {
    if (this.running.of(who) >= MAX_RENDERS_PER_NETWORK)
      throw new NotReady('Too many pages of one address are being rendered.');
    this.running.change(who, 1);
    try {
      return await render();
    } finally {
      this.running.change(who, -1);
    }
  }
}
