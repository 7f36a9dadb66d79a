import { EVERYTHING } from 'tooling/cache-tags';
import { type ClientProofs, network } from 'tooling/client-address';

import type { PublicSettings } from '../publicSettings';
import type { Composition } from '../registry';
import { Avoided, type Visitor } from './Avoided';
import type { Deployed } from './Deployed';
import { aheadDocument, clientDocument, type PageAnswer, type Scene } from './Documents';
import { PageCache } from './PageCache';
import { placeOf } from './placeOf';
import type { Previews } from './previews';
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

interface Parts {
  deployed: Deployed;
  renderer: Renderer;
  config: PublicSettings;
  underEdit: UnderEdit;
  proofs: ClientProofs;
  previews: Previews;
  /** True when an address may add to it. */
  localOverrides: boolean;
  /** Told of a page that could not be rendered ahead. */
  onTrouble(error: unknown): void;
}

/** Areas that are nobody's search result: members', and the forms that lead there. */
const PRIVATE =
  /^\/(my|account|apply|invitation|notifications|auth|login|register|(forgot|reset)-password)(\/|$)/i;

/** A page that could not be rendered is left to browsers for this long, milliseconds. */
const REST = 10_000;

/** Answers every address that is a page: rendered ahead where its route allows, else by the browser. */
export class Pages {
  private readonly cache = new PageCache<PageAnswer>();
  /** Apart, so that whoever tries addresses that nobody owns pushes out no page that exists. */
  private readonly strays = new PageCache<PageAnswer>();
  private readonly failedAt = new Map<string, number>();
  private readonly avoided = new Avoided();
  private readonly share = new RenderShare();

  constructor(private readonly parts: Parts) {}

  /** Undefined while no shell was ever published. */
  async answer({ url, ip, member, ...visitor }: PageRequest): Promise<PageAnswer | undefined> {
    const { deployed, config, localOverrides, previews } = this.parts;
    const deployment = await deployed.current();
    if (!deployment?.registry.shell) return undefined;

    const { registry } = deployment;
    const { pathname } = new URL(url, 'http://edge');
    const underEdit = { ...this.parts.underEdit, ...(localOverrides && editedIn(url)) };
    const composition = withEdited(this.avoided.compose(registry, visitor), underEdit);
    const place = placeOf(deployment, composition, pathname);
    const scene = {
      deployment,
      composition,
      place,
      underEdit,
      preloads: place?.route.access !== 'member' || member === true,
      fonts: this.parts.renderer.fonts(composition.shell!),
    };
    const robots = !place || PRIVATE.test(pathname) ? 'noindex' : undefined;
    // Who wants to see other releases (`?mfe=`) shall not see these first; nobody else sees that page.
    const preview = await previews.answer(url, deployment, composition);
    const shown = preview && { ...scene, composition: { ...composition, preview } };
    if (shown) return clientDocument(shown, config, 'noindex');
    const key = JSON.stringify([composition, scene.fonts.length]);
    const isPlain = Object.keys(underEdit).length === 0;
    const mayBeAhead = isPlain && (!place || place.route.ahead);
    const ahead = mayBeAhead && renderedUrl(place ? url : pathname);
    const rendered = ahead && (await this.renderAhead(scene, `${key} ${ahead}`, ahead, ip));
    if (rendered) return rendered;

    const about = `${key} ${place?.part} ${place?.route.path} ${robots} ${scene.preloads}`;
    return this.cache.get(about, async () => ({
      page: clientDocument(scene, config, robots),
      about: [],
    }));
  }

  /** What a browser is composed of now, as `/registry.json` tells open tabs. */
  async composition(visitor: Visitor): Promise<Composition | undefined> {
    const deployment = await this.parts.deployed.current();
    if (!deployment?.registry.shell) return undefined;
    return withEdited(this.avoided.compose(deployment.registry, visitor), this.parts.underEdit);
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
    this.avoided.add(id, beside);
  }

  /** Makes ready to render what is deployed before the first person comes. */
  async warm(): Promise<void> {
    const deployment = await this.parts.deployed.current();
    if (!deployment) return;
    for (const { shell, composition, remote } of renderPairs(deployment.registry, this.avoided)) {
      await this.parts.renderer.warm(shell, composition, remote);
    }
  }

  private async renderAhead(scene: Scene, key: string, url: string, ip: string) {
    const { renderer, config, proofs, onTrouble } = this.parts;
    const { composition } = scene;
    const shell = composition.shell!;
    const rested = performance.now() - (this.failedAt.get(key) ?? Number.NEGATIVE_INFINITY);
    const release = scene.place && composition.remotes[scene.place.part]?.candidates[0]?.id;
    const isAvoided = this.avoided.has(shell) || (release && this.avoided.has(release, shell));
    if (isAvoided || rested < REST) return undefined;
    try {
      return await (scene.place ? this.cache : this.strays).get(key, async () => {
        const job = { url, composition, config, renderedAt: Date.now() };
        const render = () => renderer.render(shell, scene.place?.part, job, proofs.prove(ip));
        const rendered = await this.share.of(network(ip), render);
        const { about = [EVERYTHING] } = rendered; // shells before 1.1 do not say
        return { page: aheadDocument(scene, config, rendered), about };
      });
    } catch (error) {
      if (this.failedAt.size > 1000) this.failedAt.clear();
      if (!(error instanceof NotReady)) this.failedAt.set(key, performance.now());
      onTrouble(error);
      return undefined;
    }
  }
}
