import type { PublicConfig } from 'contract/config';
import type { RenderedPage } from 'contract/page';
import type { Composition, Registry } from 'contract/registry';
import { escapeHtml } from 'server-kit/html';
import { jsonBlock, jsonLdBlock, tag } from './html';
import { lateFontsTags, watchdogTag } from './inlineScripts';
import type { Script } from './preloads';

interface DocumentContent {
  composition: Composition;
  /** Set when only the browser itself composes the page for its visitor. */
  deployment?: Pick<Registry, 'schema' | 'revision' | 'base' | 'minShell' | 'shell' | 'remotes'>;
  config: PublicConfig;
  title: string;
  /** `noindex` and the like. */
  robots?: string;
  fonts: string;
  preloads: string;
  scripts: string;
  /** Preload links for those scripts, placed at the fold. */
  early?: string;
  /** Scripts of a page with deferred hydration: the shell fetches them on the first interaction. */
  code?: readonly Script[];
  /** Content security policy, where it cannot be sent as a header. */
  policy?: string;
  /** Set when the page was prerendered. */
  page?: RenderedPage;
}

/** Shown without scripts on pages that only scripts render. */
const NO_SCRIPT =
  '<noscript><p>This page needs JavaScript. Turn it on, then load the page again, or go to ' +
  '<a href="/">Home</a>, which can be read without it.</p></noscript>';

export function documentHtml(input: DocumentContent): string {
  const { composition, config, title, robots, fonts, preloads, scripts, policy, page } = input;
  const watchdog = watchdogTag(composition, config);
  const head = [
    '<meta charset="utf-8">',
    policy ? tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }) : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // The size prevents browsers that choose the second icon from loading the first.
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
  // On a slow connection all running downloads share the bandwidth. So a readable page comes first, then its pictures
  // and scripts, then its fonts (decision 130). Preloads of the shell's scripts begin at the fold (decision 015).
  const late = page?.fontCss ? lateFontsTags(page.fontCss) : '';
  const end = page ? watchdog + preloads + scripts + late : NO_SCRIPT;
  const content = page ? withEarly(page, input.early) : '';
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head>` +
    `<body><div id="root">${content}</div>${blocks.join('')}${end}</body></html>`
  );
}

/**
 * The page with preload links at its fold: without them the connection would be idle while the browser reads the rest.
 * The shell removes them before React hydrates.
 */
function withEarly({ html, cut }: RenderedPage, early = ''): string {
  return cut === undefined ? html : html.slice(0, cut) + early + html.slice(cut);
}

const CARD = 'twitter:card';

/** The picture for shared links with its size, so that social networks show it at the first share. */
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
