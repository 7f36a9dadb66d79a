import type { Locator, Page } from '@playwright/test';

/** Presses buttons and links, and counts how often; typing and choosing are none. */
export function presses(page: Page) {
  let count = 0;
  return {
    async press(role: 'button' | 'link', name: string, where: Page | Locator = page) {
      count += 1;
      await where.getByRole(role, { name, exact: true }).click();
    },
    count: () => count,
  };
}
