import type { Consent, PublicConfig } from 'shared-ui';

interface TagWindow {
  dataLayer?: object[];
}

/** True when this deployment uses a company that needs a visitor's consent. */
export function needsConsent({ analytics, adPixel, formWidget }: PublicConfig): boolean {
  return Boolean(analytics || adPixel || formWidget);
}

/**
 * Reports a page view to other companies, to each one only with consent. A page view before consent is dropped, not
 * queued. They get the address without its query. A page whose query contains a secret is not reported at all, because
 * a tag could read it there.
 * @param path of the current page
 */
export function notifyServices(config: PublicConfig, consent: Consent | null, path: string): void {
  if (/[?&](token|code)=/.test(location.search)) return;
  const { analytics, adPixel } = config;
  const page = `${location.origin}${path}`;
  if (analytics && consent?.analytics) {
    loadTag(analytics.script);
    const { tagId } = analytics;
    layer().push({ event: 'page_view', page_location: page, page_path: path, tag_id: tagId });
  }
  if (adPixel && consent?.ads) askForPixel(adPixel, page);
}

/** True when consent was withdrawn for a running script that only a page load ends. */
export function mustReload(config: PublicConfig, consent: Consent): boolean {
  return !consent.analytics && tagIn(config.analytics?.script) !== undefined;
}

/** The tag is loaded once; it first reads the existing entries of the layer. */
function loadTag(address: string): void {
  if (tagIn(address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

function tagIn(address: string | undefined): HTMLScriptElement | undefined {
  return [...document.scripts].find((script) => script.getAttribute('src') === address);
}

/** A one-pixel picture that is never added to the page; no script of the network is needed. */
function askForPixel({ url, id }: { url: string; id: string }, page: string): void {
  const address = new URL(url);
  address.searchParams.set('id', id);
  address.searchParams.set('ev', 'PageView');
  address.searchParams.set('dl', page);
  new Image().src = address.href;
}

function layer(): object[] {
  const tagWindow = window as TagWindow;
  tagWindow.dataLayer ??= [];
  return tagWindow.dataLayer;
}
