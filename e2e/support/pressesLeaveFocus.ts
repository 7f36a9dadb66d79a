import type { Page } from '@playwright/test';

/**
 * Makes a press focus the same element as in Safari: not the button or link, unless it has `tabindex`, but its nearest
 * focusable ancestor, or nothing.
 */
export async function pressesLeaveFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'button:not([tabindex]), a[href]:not([tabindex])';
    window.addEventListener(
      'mousedown',
      (event) => {
        const pressed = (event.target as Element).closest(skipped);
        if (!pressed) return;
        event.preventDefault();
        const around = pressed.closest<HTMLElement>('[tabindex]');
        if (around) around.focus({ preventScroll: true });
        else (document.activeElement as HTMLElement | null)?.blur();
      },
      true,
    );
  });
}
