import { expect, type Locator, type Page } from '@playwright/test';

import { animationsEnded } from './animationsEnded';

const DAY = 86_400_000; // ms

/** A weekday of next week, Tuesday to Friday: bookable, future in every zone, and within a mentor's preview. */
export function upcomingDay(weekday: 2 | 3 | 4 | 5): Date {
  const today = new Date();
  const toMonday = 8 - (today.getDay() || 7);
  return new Date(today.getTime() + (toMonday + weekday - 1) * DAY);
}

/** 'Thursday, March 20', as the product formats a day. */
export function dayLabel(day: Date): string {
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Opens the dialog in which a founder chooses a time with a mentor. */
export async function openScheduling(
  page: Page,
  startupId: number,
  mentor: string | RegExp = /./,
): Promise<Locator> {
  await page.goto(`/my/startups/${startupId}/mentorship`);
  const card = page.getByRole('main').getByRole('region', { name: mentor });
  await card.getByRole('button', { name: 'Schedule a mentoring session' }).click();
  return page.getByRole('dialog', { name: /^Schedule with/ });
}

/** Chooses a day of the calendar, in the next month if needed. */
export async function chooseDay(dialog: Locator, day: Date): Promise<void> {
  const text = new RegExp(`^${dayLabel(day)}(,|$)`);
  const button = dialog.getByRole('button', { name: text });
  await expect(dialog.getByRole('grid')).toBeVisible();
  if ((await button.count()) === 0) {
    await dialog.getByRole('button', { name: /next month/i }).click();
  }
  await button.click();
  const offer = dialog.getByRole('region', { name: `Times on ${dayLabel(day)}` });
  await expect(offer.getByRole('button').first()).toBeVisible();
}

/** The proposed times of the chosen day. */
export function times(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: /^Times on/ }).getByRole('button');
}

/** Selects a time and confirms it by a second press. @returns its label, e.g. '9:00 AM' */
export async function chooseTime(dialog: Locator, index: number): Promise<string> {
  const slot = times(dialog).nth(index);
  const name = (await slot.textContent())!.match(/^\d+:\d\d [AP]M/)![0];
  await animationsEnded(dialog.page());
  const place = await slot.boundingBox();
  await slot.click();
  await expect(slot).toContainText(`Click to confirm ${name}`);
  expect(await slot.boundingBox()).toEqual(place); // the second click hits the same place as the first
  await slot.click();
  return name;
}
