import { escapeHtml } from 'server-kit/html';

/** A data block for the page's scripts. It is never executed, so no policy needs to allow it. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonText(value)}</script>`;
}

/** A data block for search engines; like `jsonBlock` it is never executed. */
export function jsonLdBlock(thing: object): string {
  return `<script type="application/ld+json">${jsonText(thing)}</script>`;
}

const jsonText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** One empty tag; undefined attributes are left out, `true` gives an attribute without value. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}
