import type { PublicConfig } from 'contract/config';
import type { RenderedPage } from 'contract/page';
import {
  type Composition,
  findPlace,
  findRoute,
  type ReleaseRoute,
  shellOf,
} from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import { hasDeferredHydration } from 'contract/route/prerendering';
import { EncodedText } from './answers/EncodedText';
import type { ServedDeployment } from './deployed/Deployed';
import { documentHtml } from './document/document';
import { contentPolicy, styleHashes } from './document/policy';
import {
  fontTags,
  type PageCode,
  pageCode,
  preloadTags,
  scriptTags,
  shellScripts,
} from './document/preloads';
import { editPolicy, isEdited, type UnderEdit } from './underEdit';

export interface PageAnswer {
  status: number;
  /** Set when the address has moved permanently. */
  location?: string;
  html: EncodedText;
  policy: string;
  rendered: 'prerendered' | 'client';
  /** True when it may run code from a development server, which has no verified hash. */
  unchecked?: true;
  /** Set when every guest gets the same document: when its rendering began (performance.now()), and its tags. */
  made?: { at: number; about: readonly string[] } | undefined;
}

interface Place {
  packageName: string;
  route: ReleaseRoute;
}

/** The shell's own addresses come first: people can sign in whatever addresses the remotes claim. */
export function placeOf(
  { registry }: ServedDeployment,
  composition: Composition,
  pathname: string,
): Place | undefined {
  const own = findRoute(shellOf(registry, composition)?.routes ?? [], pathname);
  return own
    ? { packageName: 'shell', route: own.route }
    : findPlace(composition.remotes, pathname);
}

/** The releases and settings with which one visitor's page is rendered. */
export interface RenderContext {
  deployment: ServedDeployment;
  composition: Composition;
  /** Undefined when no package owns the address. */
  place: Place | undefined;
  fonts: readonly string[];
  underEdit: UnderEdit;
  /** False when it is unknown whether the page's code will be needed. */
  preloads: boolean;
}

/**
 * The document of a prerendered page: content first, scripts at its end.
 * @param url path and query as the page reads them; a query may make the page unique to one visitor
 */
export function prerenderedDocument(
  context: RenderContext,
  config: PublicConfig,
  page: RenderedPage,
  url: string,
): PageAnswer {
  const { title } = page.head;
  const { composition, deployment } = context;
  const html = documentHtml({ composition, config, title, page, ...tagsOf(context, page) });
  const styles = styleHashes(page.css + page.html + (page.fontCss ?? ''));
  return {
    status: page.status,
    ...(page.location && { location: page.location }),
    html: new EncodedText(html, url.includes('?')),
    policy: contentPolicy(config, deployment.registry.base, styles),
    rendered: 'prerendered',
  };
}

export function clientDocument(
  context: RenderContext,
  config: PublicConfig,
  robots?: 'noindex',
): PageAnswer {
  const { composition, deployment, place, underEdit } = context;
  const unchecked = isEdited(underEdit);
  const name = `The ${config.productName}`;
  const title = place ? `${name} | ${place.route.title ?? ''}` : `404 | ${name}`;
  const html = documentHtml({ composition, config, title, robots, ...tagsOf(context) });
  return {
    status: place ? 200 : 404,
    html: new EncodedText(html),
    policy: unchecked ? editPolicy(underEdit) : contentPolicy(config, deployment.registry.base),
    rendered: 'client',
    ...(unchecked && { unchecked }),
  };
}

const NO_CODE: PageCode = { entry: [], chunks: [] };

/**
 * The page's chunks are scripts of the document, after the shell's. They are loaded when the shell requires them, which
 * saves two round trips of the script loader. With deferred hydration the document only lists their addresses.
 */
function tagsOf(context: RenderContext, page?: RenderedPage) {
  const { deployment, composition, place, fonts, preloads } = context;
  const release = place && preloads ? releaseAt(context, place) : undefined;
  const { entry, chunks } =
    place && release ? pageCode(deployment.registry, release, place.route.path) : NO_CODE;
  const shell = shellScripts(deployment, composition);
  const isDeferred = page && !page.live && place && hasDeferredHydration(place.route);
  return {
    fonts: fontTags(fonts),
    early: page ? preloadTags(shell) : '',
    preloads: isDeferred ? '' : preloadTags(entry),
    scripts: scriptTags(shell) + (isDeferred ? '' : scriptTags(chunks)),
    ...(isDeferred && { code: [...entry, ...chunks] }),
  };
}

/** The release that renders an address for one visitor, as far as it is known. */
export function releaseAt(
  { deployment, composition: { shell, remotes } }: RenderContext,
  { packageName }: Place,
): ReleaseFile | undefined {
  const id = packageName === 'shell' ? shell : remotes[packageName]?.candidates[0]?.id;
  return id === undefined ? undefined : deployment.file(packageName, id);
}
