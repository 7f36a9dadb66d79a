import { expectAccessibleHere } from '../support/axe';
import { dayAfter } from '../support/dayAfter';
import { ownProgramme } from '../support/ownProgramme';
import { presses } from '../support/presses';
import { openStaffPage } from '../support/staffPages';
import { expect } from '../support/test';

const test = ownProgramme();

test('staff see the draft on the real pages, and a guest once it is published', async ({
  page,
  browser,
  baseURL,
  signInAsStaff,
}) => {
  await signInAsStaff('programme');
  const guest = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const { press } = presses(page);

  await openStaffPage(page, '/staff/programme', 'Programme');
  await press('link', 'Seasons', page.getByRole('region', { name: 'Edit' }));
  await press('button', 'Copy Season 2');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Number', '3');
  await fill('Name', 'Season 3');
  await fill('Headline of the landing', 'Season 3: apply now!');
  await fill('Opens at', `${dayAfter(-1)}T09:00`);
  await fill('Closes at', `${dayAfter(30)}T23:59`);
  await fill('Number of the current season', '3');
  await press('button', 'Save draft');
  await expect(page.getByText('All changes are saved.')).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  const draft = await opened;
  const badge = draft.getByRole('complementary', { name: 'Preview of the programme' });

  await test.step('Then a tab shows the landing page and the startups with Season 3', async () => {
    const headline = draft.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/Season 3: apply\s*now!/);
    await expect(badge).toContainText('Only staff sees this draft');
    await expect(draft.getByRole('timer', { name: 'Time left to apply' })).toBeVisible();
    await draft.setViewportSize({ width: 390, height: 844 });
    await expect(badge).toBeInViewport();
    await expectAccessibleHere(draft);
    await draft.getByRole('link', { name: 'Startups', exact: true }).last().click();
    await draft.getByRole('button', { name: 'Season 3', exact: true }).click();
    await expect(draft).toHaveURL(/season=3/);
    await expect(draft.getByText('0 startups shown')).toBeAttached();
    await draft.reload();
    await expect(draft.getByRole('button', { name: 'Season 3', exact: true })).toBeVisible();
    await expect(badge).toBeVisible();
  });

  await test.step('And a guest sees Season 2 at the same address', async () => {
    await guest.goto('/?programme=draft');
    const headline = guest.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/Season 2\s*in progress!/);
    const shown = await guest.request.get('/?programme=draft');
    expect(await shown.text()).not.toContain('Season 3: apply');
    await expect(guest.getByText('Only staff sees this draft')).toHaveCount(0);
  });

  await test.step('When they leave the preview, then they see the published programme', async () => {
    await badge.getByRole('button', { name: 'Leave preview' }).click();
    await expect(badge).toHaveCount(0);
    await draft.goto('/');
    const headline = draft.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/Season 2\s*in progress!/);
  });

  await test.step('When the draft is published, then the guest sees Season 3', async () => {
    await openStaffPage(page, '/staff/programme', 'Programme');
    await press('button', 'Publish');
    await press('button', 'Publish', page.getByRole('dialog'));
    await expect(page.getByText(/No draft yet/)).toBeVisible();
    await expect(async () => {
      await guest.goto('/');
      const headline = guest.getByRole('heading', { level: 1 });
      await expect(headline).toHaveText(/Season 3: apply\s*now!/, { timeout: 2_000 });
    }).toPass();
    await guest.close();
  });
});
