import { escapeHtml } from 'server-kit/html';

/** A block of data for the page's scripts. It is never executed, so no policy needs to allow it. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonText(value)}</script>`;
}

/** A block for search engines, as harmless as `jsonBlock`. */
export function jsonLdBlock(thing: object): string {
  return `<script type="application/ld+json">${jsonText(thing)}</script>`;
}

const jsonText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** One tag without content; attributes that are undefined are left out, `true` stands alone. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}
