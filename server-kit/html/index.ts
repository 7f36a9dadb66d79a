import { createHash } from 'node:crypto';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** The source expression with which a content security policy allows an inline style or script. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a standalone page: no script, nothing loaded, no embedding, and only this style. */
export const standalonePagePolicy = (style: string): string =>
  `default-src 'none'; style-src ${sourceOf(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
