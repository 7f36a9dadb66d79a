import { openStaffPage } from '../support/staffPages';
import { expect, test } from '../support/test';

test('mentors are assigned to a startup by dragging them over, and by the keyboard alone', async ({
  page,
  make,
  signInAsStaff,
}) => {
  const startup = await make.startup();
  const elsewhere = await make.startup();
  const dragged = await make.mentorOf(elsewhere, 'Ελένη', 'Παπαδοπούλου');
  const typed = await make.mentorOf(elsewhere, 'Željko', 'Đorđević');
  await signInAsStaff('programme');
  await openStaffPage(page, '/staff/startups', 'Startups');
  await page.getByRole('searchbox', { name: 'Search' }).fill(startup.name);
  await page.getByRole('link', { name: startup.name }).click();
  const assigned = page.getByRole('list', { name: 'Assigned mentors' });
  const available = page.getByRole('list', { name: 'Available mentors' }).getByRole('listitem');
  const search = page.getByRole('searchbox', { name: 'Find a mentor' });

  await test.step('When a mentor is dragged to the list, then they are assigned', async () => {
    await search.fill(dragged.email);
    await expect(available).toHaveCount(1);
    const target = page.getByText('No mentors assigned yet. Drag one here, or press Assign.');
    await available.dragTo(target);
    await expect(assigned.getByRole('listitem')).toHaveCount(1);
    await expect(available).toHaveCount(0);
  });

  await test.step('When another is assigned by keyboard, then the search gets the focus again', async () => {
    await search.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed.email);
    await expect(available).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(available.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(assigned.getByRole('listitem')).toHaveCount(2);
    await expect(search).toBeFocused();
  });

  await test.step('Then both are still assigned after a reload', async () => {
    await page.reload();
    for (const { name } of [dragged, typed]) await expect(assigned).toContainText(name);
  });
});
