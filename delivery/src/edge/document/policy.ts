import { createHash } from 'node:crypto';

import type { PublicSettings } from '../../env';

/** styled-components fills an empty style tag by script; its text is empty, whatever it holds. */
const EMPTY_STYLE = styleHash('');

/** The `sha256-…` source of a style tag's text. */
export function styleHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of all style tags in a piece of HTML, in order. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => styleHash(text!));
}

/**
 * The content security policy of one document. No nonce: a cached page is as strict as a fresh one.
 * @param releases where releases lie, e.g. `/releases/`
 */
export function contentPolicy(
  config: PublicSettings,
  releases: string,
  styles: readonly string[] = [],
): string {
  const api = originOf(config.apiBase);
  const media = originOf(config.mediaBase);
  const code = originOf(releases);
  const services = thirdParties(config);
  const rules = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'connect-src': ["'self'", api, originOf(config.authBase), ...services],
    'font-src': ["'self'", code],
    'frame-src': services,
    'img-src': ["'self'", 'data:', 'blob:', media, code, ...services],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", media, code],
    'script-src': ["'self'", code, ...services],
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

/** Origins of services whose scripts run after consent. */
export function thirdParties({ analytics, formWidget }: PublicSettings): string[] {
  const scripts = [analytics?.script, formWidget?.script].filter((one) => one !== undefined);
  return scripts.map((script) => new URL(script).origin);
}

/** Undefined for a path: that is 'self'. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
