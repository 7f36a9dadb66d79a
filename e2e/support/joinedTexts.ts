import type { Page } from '@playwright/test';

/**
 * Texts of a document that read as one word where there are no styles: neither white space nor an element that begins
 * a line is between them.
 */
export function joinedTexts(page: Page, html: string): Promise<string[]> {
  const inline =
    'a abbr b bdi bdo cite code data em i label mark q s small span strong sub sup time u';
  const read = ({ html, inline }: { html: string; inline: string[] }) => {
    const joined: string[] = [];
    let last = '';
    let isOtherElement = false;

    function walk(node: Node) {
      if (node instanceof Text) {
        const begins = /^[\p{L}\p{N}]/u.test(node.data) && isOtherElement;
        if (begins && /[\p{L}\p{N}%]$/u.test(last)) joined.push(`${last}|${node.data}`);
        if (node.data) last = node.data;
        isOtherElement = false;
      } else if (node instanceof Element && !node.matches('script, style, template, noscript')) {
        const isInline = inline.includes(node.localName);
        if (!isInline) last = '';
        isOtherElement = true;
        for (const child of node.childNodes) walk(child);
        isOtherElement = true;
        if (!isInline) last = '';
      }
    }

    walk(new DOMParser().parseFromString(html, 'text/html').body);
    return joined;
  };
  return page.evaluate(read, { html, inline: inline.split(' ') });
}
