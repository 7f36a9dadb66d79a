import type { Locator, Page } from '@playwright/test';

/**
 * Presses buttons and links, and counts every press that the page receives, by pointer or key. Typing, and choosing a
 * value of a field, do not count. Call it before the page is opened.
 */
export async function countPresses(page: Page) {
  let seen = 0;
  await page.exposeFunction('notePress', () => {
    seen += 1;
  });
  await page.addInitScript(() => {
    const note = () => (window as unknown as { notePress(): void }).notePress();
    const isHeld = (target: EventTarget | null) =>
      target instanceof Element && target.closest('input, select, textarea, option, label');
    const isPressed = (target: EventTarget | null) =>
      target instanceof Element && target.closest('a, button, summary, [role="button"]');
    addEventListener('pointerdown', ({ target }) => !isHeld(target) && note(), true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const sends = key === 'Enter' && !(target instanceof HTMLTextAreaElement);
        if (sends || (key === ' ' && isPressed(target))) note();
      },
      true,
    );
  });
  return {
    press: presses(page).press,
    /** Resets the count. */
    restart() {
      seen = 0;
    },
    count: () => seen,
  };
}

/** Presses buttons and links. */
export const presses = (page: Page) => ({
  async press(role: 'button' | 'link', name: string, where: Page | Locator = page) {
    await where.getByRole(role, { name, exact: true }).click();
  },
});
