import type { SocialLinks } from 'contract/wire/links.contract';
import { safeLink } from 'shared-ui';

/** One link of a profile: its kind, label and target. */
export interface SocialLink {
  kind: 'Website' | 'LinkedIn' | 'X';
  label: string;
  href: string;
}

/** The public links of a startup or a person, in the order of the design. */
export function socialLinksOf(links: SocialLinks | undefined): SocialLink[] {
  const all = [
    { kind: 'Website', url: safeLink(links?.website_links), label: hostOf },
    { kind: 'LinkedIn', url: safeLink(links?.linkedIn), label: lastSegment },
    { kind: 'X', url: safeLink(links?.x), label: handleOf },
  ] as const;
  return all.flatMap(({ kind, url, label }) =>
    url ? [{ kind, label: label(url), href: url.href }] : [],
  );
}

const hostOf = (url: URL) => url.hostname.replace(/^www\./, '');

const handleOf = (url: URL) => (url.pathname === '/' ? hostOf(url) : `@${lastSegment(url)}`);

/** 'zrno-agri' from 'https://linkedin.com/company/zrno-agri/'; the host when there is no path. */
function lastSegment(url: URL): string {
  const part = url.pathname.split('/').filter(Boolean).at(-1);
  if (!part) return hostOf(url);
  try {
    return decodeURIComponent(part).replace(/^@/, '');
  } catch {
    return part;
  }
}
