import type { Consent, PublicConfig } from 'shared-ui';

interface TagWindow {
  dataLayer?: object[];
}

/** True when this deployment names a company that a visitor has to be asked about. */
export function needsConsent({ analytics, adPixel, formWidget }: PublicConfig): boolean {
  return Boolean(analytics || adPixel || formWidget);
}

/**
 * Tells other companies of a page view, each one only where consent allows it. A page seen before
 * that is dropped, not queued. They get the address without its query, and nothing at all from a
 * page whose query holds a secret: a tag could read it there.
 * @param path of the page in view
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

/** True when a withdrawn consent leaves a script running that only a new load of the page ends. */
export function mustReload(config: PublicConfig, consent: Consent): boolean {
  return !consent.analytics && tagIn(config.analytics?.script) !== undefined;
}

/** The tag arrives once; what the layer holds by then it reads first. */
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

/** A picture of one point, never put into the page; no script of the network is needed. */
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
