import type { PublicConfig } from 'contract/config';
import { sourceOf } from 'server-kit/html';
import { LATE_FONTS, WATCHDOG } from './inlineScripts';

/** styled-components fills an empty style tag by script; its text content stays empty. */
const EMPTY_STYLE = sourceOf('');

export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => sourceOf(text!));
}

/**
 * The content security policy of one document. It uses no nonce: a cached page is as strict as a new one.
 * @param releases base URL of the releases, e.g. `/releases/`
 */
export function contentPolicy(
  config: PublicConfig,
  releases: string,
  styles: readonly string[] = [],
): string {
  const api = originOf(config.apiBase);
  const media = originOf(config.mediaBase);
  const code = originOf(releases);
  const { scripts, frames, pictures } = thirdParties(config);
  const rules = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'connect-src': ["'self'", code, api, originOf(config.authBase), ...scripts],
    'font-src': ["'self'", code],
    'frame-src': frames,
    'img-src': ["'self'", 'data:', 'blob:', media, code, ...pictures],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", media, code],
    'script-src': ["'self'", WATCHDOG.source, LATE_FONTS.source, code, ...scripts],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(config.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, sources.filter((source) => source !== undefined)] as const)
    .filter(([name, sources]) => sources.length > 0 || name.startsWith('upgrade'))
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Origins of the third parties of this deployment; pages contact them only after consent. */
export function thirdParties({ analytics, adPixel, formWidget }: PublicConfig) {
  const form = formWidget ? [new URL(formWidget.script).origin] : [];
  const tag = analytics ? [new URL(analytics.script).origin] : [];
  const pixel = adPixel ? [new URL(adPixel.url).origin] : [];
  return { scripts: [...tag, ...form], frames: form, pictures: [...tag, ...pixel, ...form] };
}

/** Undefined for a path: that is 'self'. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
