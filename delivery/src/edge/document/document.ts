import type { PublicConfig } from 'contract/config';
import type { RenderedPage } from 'contract/page';
import type { Composition, Registry } from 'contract/registry';
import { escapeHtml } from 'server-kit/html';
import { jsonBlock, jsonLdBlock, tag } from './html';
import { lateFontsTags } from './lateFonts';
import type { Script } from './preloads';
import { watchdogTag } from './watchdog';

/** What a document is made of. */
export interface DocumentContent {
  composition: Composition;
  /** Set where nobody composes the page for its visitor but the browser itself. */
  deployment?: Pick<Registry, 'schema' | 'revision' | 'base' | 'minShell' | 'shell' | 'remotes'>;
  config: PublicConfig;
  /** Whole title of the document. */
  title: string;
  /** `noindex` and the like. */
  robots?: string;
  /** Link and script tags. */
  fonts: string;
  preloads: string;
  scripts: string;
  /** Links that start the journey of those scripts at the fold. */
  early?: string;
  /** Scripts of a page whose hydration is deferred: the shell fetches them when the reader first does something. */
  code?: readonly Script[];
  /** Content security policy, where no header can carry it. */
  policy?: string;
  /** Set when the page was prerendered. */
  page?: RenderedPage;
}

/** A page that was not prerendered is drawn by scripts alone. */
const NO_SCRIPT =
  '<noscript><p>This page needs JavaScript. Turn it on, then load the page again, or go to ' +
  '<a href="/">Home</a>, which can be read without it.</p></noscript>';

/** The HTML of one address. */
export function documentHtml(input: DocumentContent): string {
  const { composition, config, title, robots, fonts, preloads, scripts, policy, page } = input;
  const watchdog = watchdogTag(composition, config);
  const head = [
    '<meta charset="utf-8">',
    policy ? tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }) : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // The size keeps browsers that draw the second one from taking the first.
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('meta', { name: 'theme-color', content: '#150a14' }),
    robots ? tag('meta', { name: 'robots', content: robots }) : '',
    page ? pageTags(page, config) : '',
    page ? page.css : watchdog + fonts + preloads + scripts,
  ];
  const blocks = [
    jsonBlock('registry', composition),
    input.deployment ? jsonBlock('deployment', input.deployment) : '',
    jsonBlock('config', config),
    page ? jsonBlock('state', page.state) : '',
    input.code ? jsonBlock('code', input.code) : '',
  ];
  // On a slow line all that is under way shares it: a page that is readable already comes first,
  // then its pictures and scripts, then its fonts (decision 130); the shell's scripts set out where the
  // first screen ends (decision 015).
  const late = page?.fontCss ? lateFontsTags(page.fontCss) : '';
  const end = page ? watchdog + preloads + scripts + late : NO_SCRIPT;
  const content = page ? withEarly(page, input.early) : '';
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head>` +
    `<body><div id="root">${content}</div>${blocks.join('')}${end}</body></html>`
  );
}

/**
 * The page, with links at its fold: by the time a browser has read the rest, the line
 * would have been idle. The shell takes them away before React looks.
 */
function withEarly({ html, cut }: RenderedPage, early = ''): string {
  return cut === undefined ? html : html.slice(0, cut) + early + html.slice(cut);
}

const CARD = 'twitter:card';

/** The picture of a shared link, with its size: networks then show it at the first sharing. */
function pictureTags(picture: string, alt: string): string[] {
  return [
    tag('meta', { property: 'og:image', content: picture }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: alt }),
    tag('meta', { name: CARD, content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:image', content: picture }),
  ];
}

function pageTags({ head }: RenderedPage, { publicUrl, productName }: PublicConfig): string {
  const { title, description, image, robots, canonicalPath, jsonLd = [], feedPath } = head;
  const url = canonicalPath && publicUrl + canonicalPath;
  const picture = image && new URL(image, `${publicUrl}/`).href;
  const tags = [
    robots && tag('meta', { name: 'robots', content: robots }),
    url && tag('link', { rel: 'canonical', href: url }),
    description && tag('meta', { name: 'description', content: description }),
    tag('meta', { property: 'og:site_name', content: `The ${productName}` }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    description && tag('meta', { property: 'og:description', content: description }),
    url && tag('meta', { property: 'og:url', content: url }),
    ...(picture ? pictureTags(picture, title) : [tag('meta', { name: CARD, content: 'summary' })]),
    feedPath &&
      tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href: feedPath }),
    ...jsonLd.map(jsonLdBlock),
  ];
  return tags.filter(Boolean).join('');
}
