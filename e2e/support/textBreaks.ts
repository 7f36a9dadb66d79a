import type { Page } from '@playwright/test';

/** Longer words may break: names of firms, and addresses. */
const MAX_WORD_LENGTH = 14; // letters

/**
 * The visible words that continue on the next line. Names in other letters than A to Z do not count, and no parts of
 * addresses.
 * @param part selector of the checked part
 */
export const textBreaks = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(
    ([selector, max]) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(
        document.querySelector(selector)!,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const place = text.parentElement!;
        let isRead = place.checkVisibility({ visibilityProperty: true });
        for (let around: Element | null = place; around; around = around.parentElement) {
          const { width, right } = around.getBoundingClientRect();
          isRead &&= width > 1 && right > 0; // the others are for screen readers, or for nobody
        }
        if (!isRead) continue;
        for (const { 0: word, index } of text.textContent!.matchAll(
          /[\p{L}\d%@/:_-]+(\.[\p{L}\d]+)*/gu,
        )) {
          if (word.length > max || !/^([A-Za-z]+|\d+%?)$/.test(word)) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    },
    [part, MAX_WORD_LENGTH] as const,
  );
