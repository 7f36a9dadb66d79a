import type { Page } from '@playwright/test';

/**
 * Lets a press focus what it focuses in Safari: not the button or the link, unless it says `tabindex`,
 * but the nearest element around it that can have the focus, or nothing.
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
