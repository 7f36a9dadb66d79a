import { EVERYTHING } from 'contract/cache-tags';
import type { Composition } from 'contract/registry';
import { PageCache } from './cache/PageCache';
import { Denylist, type Visitor } from './Denylist';
import { clientDocument, type PageAnswer, placeOf, type RenderContext } from './Documents';
import type { Deployed } from './deployed/Deployed';
import { Prerendered, type RenderDeps } from './Prerendered';
import type { Previews } from './previews';
import { renderingOf } from './renderedUrl';
import { renderPairs } from './renderPairs';
import { isForSearch } from './seo/sitemap';
import { editedIn, isEdited, type UnderEdit, withEdited } from './underEdit';

interface PageRequest extends Visitor {
  /** Path and query. */
  url: string;
  ip: string;
  /** True when this browser has a session: it will need the code of member pages. */
  member?: boolean;
}

interface Deps extends RenderDeps {
  deployed: Deployed;
  underEdit: UnderEdit;
  previews: Previews;
  /** True when the address may select other releases. */
  localOverrides: boolean;
}

/** Serves all pages: prerendered where the route allows it, otherwise rendered by the browser. */
export class Pages {
  private readonly cache = new PageCache<PageAnswer>();
  private readonly prerendered: Prerendered;
  private readonly denylist = new Denylist();
  private readonly texts = new WeakMap<Composition, string>();

  constructor(private readonly deps: Deps) {
    this.prerendered = new Prerendered(deps);
  }

  /** Based on the known deployment; undefined while no shell was ever published. */
  async answer(request: PageRequest): Promise<PageAnswer | undefined> {
    const { config, previews } = this.deps;
    const { url, ip } = request;
    const context = this.contextOf(request);
    if (!context) return undefined;

    const { deployment, composition, place, preloads, fonts } = context;
    // Visitors who ask for other releases (`?mfe=`) must not get the usual page first, and no other visitor gets
    // theirs.
    const preview = await previews.answer(url, deployment, composition);
    const shown = preview && { ...context, composition: { ...composition, preview } };
    if (shown) return clientDocument(shown, config, 'noindex');

    const { canPrerender, address, isOwn } = renderingOf(context, url);
    const key = `${this.textOf(composition)} ${fonts.length}`;
    const page = address && { context, key: `${key} ${address}`, url: address, ip };
    const rendered = page && !this.isDenied(context) && (await this.prerendered.get(page));
    if (rendered) return isOwn ? { ...rendered, made: undefined } : rendered;

    const robots = place && isForSearch(pathOf(url)) ? undefined : 'noindex';
    // A page that could not be rendered this time may be rendered next time, so this fallback is not shared.
    const isPublic =
      !isEdited(context.underEdit) && !canPrerender && !isOwn && place?.route.access !== 'member';
    const about = `${key} ${place?.packageName} ${place?.route.path} ${robots} ${preloads} ${isPublic}`;
    return this.cache.get(about, async () => {
      const made = isPublic && { made: { at: performance.now(), about: [] } };
      return { page: { ...clientDocument(context, config, robots), ...made }, about: [] };
    });
  }

  private contextOf({ url, ip: _, member, ...visitor }: PageRequest): RenderContext | undefined {
    const { deployed, localOverrides, renderer } = this.deps;
    const deployment = deployed.known;
    if (!deployment?.registry.shell) return undefined;
    const underEdit = { ...this.deps.underEdit, ...(localOverrides && editedIn(url)) };
    const composition = withEdited(this.denylist.compose(deployment.registry, visitor), underEdit);
    const place = placeOf(deployment, composition, pathOf(url));
    return {
      deployment,
      composition,
      place,
      underEdit,
      preloads: place?.route.access !== 'member' || member === true,
      fonts: renderer.fonts(composition.shell!),
    };
  }

  /** The known composition for a browser, which `/registry.json` serves to open tabs. */
  composition(visitor: Visitor): Composition | undefined {
    const deployment = this.deps.deployed.known;
    if (!deployment?.registry.shell) return undefined;
    return withEdited(this.denylist.compose(deployment.registry, visitor), this.deps.underEdit);
  }

  /** These tags were changed in the api: pages that were rendered from older data are outdated. */
  outdate(tags: readonly string[]): void {
    this.prerendered.outdate(tags);
  }

  /** Whether this document may be stored for all guests for a while. */
  isForEverybody({ made, status }: PageAnswer): boolean {
    // The tag for everything also marks pages whose data could not be read; the next rendering may be better.
    const isUnchanged = status === 200 && made !== undefined && !made.about.includes(EVERYTHING);
    return isUnchanged && !this.prerendered.isOutdated(made);
  }

  /**
   * A text that identifies the releases in current documents, including canaries: when it changes, documents change.
   */
  async composed(): Promise<string> {
    const { registry } = (await this.deps.deployed.current()) ?? {};
    if (!registry) return '';
    return JSON.stringify([this.denylist.compose(registry), renderPairs(registry, this.denylist)]);
  }

  /**
   * Removes an unusable release from every composition.
   * @param beside for a remote, the shell with which it failed
   */
  avoid(id: string, beside?: string): void {
    this.denylist.add(id, beside);
  }

  /** Starts the renderer of the current deployment before the first visitor comes. */
  async warm(): Promise<void> {
    const deployment = await this.deps.deployed.current();
    if (!deployment) return;
    const pairs = renderPairs(deployment.registry, this.denylist);
    this.deps.renderer.makeRoomFor(pairs.length);
    for (const pair of pairs) await this.deps.renderer.warm(pair);
  }

  private textOf(composition: Composition): string {
    const text = this.texts.get(composition) ?? JSON.stringify(composition);
    this.texts.set(composition, text);
    return text;
  }

  private isDenied({ composition: { shell = '', remotes }, place }: RenderContext): boolean {
    const release = place && remotes[place.packageName]?.candidates[0]?.id;
    return this.denylist.has(shell) || (!!release && this.denylist.has(release, shell));
  }
}

const pathOf = (url: string) => new URL(url, 'http://edge').pathname;
