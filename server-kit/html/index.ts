import { createHash } from 'node:crypto';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or an attribute of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** What lets a content security policy allow an inline style, or script, of this text. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page that stands alone: no script, nothing loaded, no page around it, only this style. */
export const standalonePagePolicy = (style: string): string =>
  `default-src 'none'; style-src ${sourceOf(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
