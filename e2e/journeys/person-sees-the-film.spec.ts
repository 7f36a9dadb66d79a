import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('the welcome film plays muted beside the registration, and can be paused', async ({
  page,
}) => {
  await page.goto('/register');
  await expect.poll(() => time(page)).toBeGreaterThan(0.5);
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
  await page.mouse.move(1_100, 400);

  await test.step('When they pause the film, then it stays paused while captions and sound are switched on', async () => {
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
    const stopped = await time(page);
    await page.getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('button', { name: 'Unmute the sound' }).click();
    expect(await time(page)).toBe(stopped);
    await expect.poll(() => text(page)).toContain('Take the stage.');
    await expect(page.getByRole('button', { name: 'Mute the sound' })).toBeVisible();
  });

  await test.step('When they play it, then the controls are hidden until they get the focus', async () => {
    await page.getByRole('button', { name: 'Play the film' }).click();
    const bar = page.getByRole('group', { name: 'Film' });
    await expect(bar).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: 'Log in' }).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /the film$/ })).toBeFocused();
    await expect(bar).toHaveCSS('opacity', '1');
  });
});

test('with reduced motion the film is paused, and a phone never fetches it', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  await waitForIdle(page);
  expect(films).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await waitForIdle(page);
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
});

const time = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

const text = (page: Page) =>
  page
    .locator('video')
    .evaluate((film: HTMLVideoElement) =>
      [...(film.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
