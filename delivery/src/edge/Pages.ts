import { EVERYTHING } from 'contract/cache-tags';
import type { PublicConfig } from 'contract/config';
import type { Composition } from 'contract/registry';
import { type ClientProofs, network } from 'server-kit/client-address';
import { PageCache } from './cache/PageCache';
import { Denylist, type Visitor } from './Denylist';
import {
  clientDocument,
  type PageAnswer,
  prerenderedDocument,
  type RenderContext,
} from './Documents';
import type { Deployed } from './deployed/Deployed';
import { isForSearch } from './found/isForSearch';
import { placeOf } from './placeOf';
import type { Previews } from './previews';
import { queryOf } from './queryOf';
import { NotReady } from './render/faults';
import type { Renderer } from './render/Renderer';
import { RenderShare } from './render/RenderShare';
import { renderedUrl } from './renderedUrl';
import { renderPairs } from './renderPairs';
import { editedIn, type UnderEdit, withEdited } from './underEdit';

/** Who asks for what. */
export interface PageRequest extends Visitor {
  /** Path and query. */
  url: string;
  ip: string;
  /** True when this browser holds a session: it will need the code of a member's page. */
  member?: boolean;
}

interface Deps {
  deployed: Deployed;
  renderer: Renderer;
  config: PublicConfig;
  underEdit: UnderEdit;
  proofs: ClientProofs;
  previews: Previews;
  /** True when an address may add to it. */
  localOverrides: boolean;
  /** Told of a page that could not be rendered ahead. */
  onTrouble(error: unknown): void;
}

/** A page that could not be rendered is left to browsers for this long, milliseconds. */
const RETRY_DELAY_MS = 10_000;

/** Answers every address that is a page: rendered ahead where its route allows, else by the browser. */
export class Pages {
  private readonly cache = new PageCache<PageAnswer>();
  /** Apart, so that whoever tries addresses that nobody owns pushes out no page that exists. */
  private readonly strays = new PageCache<PageAnswer>();
  private readonly failedAt = new Map<string, number>();
  private readonly denylist = new Denylist();
  private readonly share = new RenderShare();

  constructor(private readonly deps: Deps) {}

  /** Undefined while no shell was ever published. */
  async answer({ url, ip, member, ...visitor }: PageRequest): Promise<PageAnswer | undefined> {
    const { deployed, config, localOverrides, previews } = this.deps;
    const deployment = await deployed.current();
    if (!deployment?.registry.shell) return undefined;

    const { pathname } = new URL(url, 'http://edge');
    const underEdit = { ...this.deps.underEdit, ...(localOverrides && editedIn(url)) };
    const composition = withEdited(this.denylist.compose(deployment.registry, visitor), underEdit);
    const place = placeOf(deployment, composition, pathname);
    const context = {
      deployment,
      composition,
      place,
      underEdit,
      preloads: place?.route.access !== 'member' || member === true,
      fonts: this.deps.renderer.fonts(composition.shell!),
    };
    const robots = place && isForSearch(pathname) ? undefined : 'noindex';
    // Who wants to see other releases (`?mfe=`) shall not see these first; nobody else sees that page.
    const preview = await previews.answer(url, deployment, composition);
    const shown = preview && { ...context, composition: { ...composition, preview } };
    if (shown) return clientDocument(shown, config, 'noindex');
    const key = JSON.stringify([composition, context.fonts.length]);
    const isPlain = Object.keys(underEdit).length === 0;
    const canPrerender = isPlain && (!place || place.route.ahead);
    const ahead = canPrerender && renderedUrl(url, place ? queryOf(context, place) : []);
    const rendered = ahead && (await this.prerender(context, `${key} ${ahead}`, ahead, ip));
    if (rendered) return rendered;

    const about = `${key} ${place?.part} ${place?.route.path} ${robots} ${context.preloads}`;
    return this.cache.get(about, async () => ({
      page: clientDocument(context, config, robots),
      about: [],
    }));
  }

  /** What a browser is composed of now, as `/registry.json` tells open tabs. */
  async composition(visitor: Visitor): Promise<Composition | undefined> {
    const deployment = await this.deps.deployed.current();
    if (!deployment?.registry.shell) return undefined;
    return withEdited(this.denylist.compose(deployment.registry, visitor), this.deps.underEdit);
  }

  /** These were changed in the api: pages made of them before are not to be trusted. */
  outdate(tags: readonly string[]): void {
    this.cache.outdate(tags); // strays hold nothing that the api has said
  }

  /**
   * Takes a release that cannot be used out of every composition.
   * @param beside of a remote, the shell that it failed with
   */
  avoid(id: string, beside?: string): void {
    this.denylist.add(id, beside);
  }

  /** Makes ready to render what is deployed before the first person comes. */
  async warm(): Promise<void> {
    const deployment = await this.deps.deployed.current();
    if (!deployment) return;
    const pairs = renderPairs(deployment.registry, this.denylist);
    this.deps.renderer.makeRoomFor(pairs.length);
    for (const pair of pairs) await this.deps.renderer.warm(pair);
  }

  private async prerender(context: RenderContext, key: string, url: string, ip: string) {
    const { renderer, config, proofs, onTrouble } = this.deps;
    const { composition } = context;
    const shell = composition.shell!;
    const rested = performance.now() - (this.failedAt.get(key) ?? Number.NEGATIVE_INFINITY);
    const release = context.place && composition.remotes[context.place.part]?.candidates[0]?.id;
    const isDenied = this.denylist.has(shell) || (release && this.denylist.has(release, shell));
    if (isDenied || rested < RETRY_DELAY_MS) return undefined;
    try {
      return await (context.place ? this.cache : this.strays).get(key, async () => {
        const job = { url, composition, config, renderedAt: Date.now() };
        const render = () => renderer.render(shell, context.place?.part, job, proofs.prove(ip));
        const rendered = await this.share.of(network(ip), render);
        const { about = [EVERYTHING] } = rendered; // shells before 1.1 do not say
        return { page: prerenderedDocument(context, config, rendered), about };
      });
    } catch (error) {
      if (this.failedAt.size > 1000) this.failedAt.clear();
      if (!(error instanceof NotReady)) this.failedAt.set(key, performance.now());
      onTrouble(error);
      return undefined;
    }
  }
}
