import { expectAccessibleHere } from '../support/axe';
import { confirmAddress } from '../support/confirmAddress';
import { lettersTo, letterTo } from '../support/outbox';
import { presses } from '../support/presses';
import { staff } from '../support/staff';
import { openStaffPage, typeToConfirm } from '../support/staffPages';
import { expect, test } from '../support/test';

/** A small cohort: no other journey counts their mails. */
const COHORT = { season: '1', stage: 'pre-seed' };

test('staff write a letter, preview it, test it and send it; a reader unsubscribes', async ({
  page,
  make,
  signInAsStaff,
  request,
}) => {
  const founder = await make.founder(COHORT);
  await confirmAddress(request, founder);
  // A draft: if published, it would be first in the list, where guests and pictures see it.
  await staff('startups', 'unpublish', '--startup', founder.startup.slug);
  const member = await signInAsStaff('letters');
  const subject = `Demo Day of ${founder.startup.name}`;
  const { press } = presses(page);

  await test.step('When a draft is saved, then the preview shows it as each recipient would see it', async () => {
    await openStaffPage(page, '/staff/letters', 'Letters');
    await press('link', 'Write a letter');
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Founders' });
    await page.getByLabel('Season (optional)').fill(COHORT.season);
    await page.getByLabel('Stage').selectOption(COHORT.stage);
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Text', { exact: true }).fill('Dear {{name}}, **come** at nine.');
    await press('button', 'Save draft');
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText(/^\d+ people would get it now\.$/)).toBeVisible();
    const readers = preview.getByLabel('Preview as');
    for (const reader of await readers.getByRole('option').allTextContents()) {
      await readers.selectOption(reader);
      await expect(preview.getByText(`Dear ${reader.split(' ')[0]}, come at nine.`)).toBeVisible();
    }
    await expect(readers.getByRole('option')).toHaveCount(3);
    await expectAccessibleHere(page);
  });

  await test.step('Then Back opens the list of letters, and Forward the saved draft', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/staff/letters');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  });

  await test.step('When they send a test, then only they receive it', async () => {
    await press('button', 'Send a test to me');
    const test = await letterTo(member.email, /^Test: Demo Day/);
    expect(test.text).toContain('come at nine');
    expect((await lettersTo(founder.email)).filter((one) => one.subject === subject)).toEqual([]);
  });

  await test.step('When they send it, then the founder receives it once', async () => {
    await press('button', 'Send');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/will be sent to \d+ people/)).toBeVisible();
    await typeToConfirm(dialog);
    await press('button', 'Send', dialog);
    await expect(page.getByRole('region', { name: 'Sending' })).toBeVisible();
    const mail = await letterTo(founder.email, new RegExp(`^${subject}$`));
    expect(mail.text).toContain(`Dear ${founder.name}, come at nine.`);
    expect((await lettersTo(founder.email)).filter((one) => one.subject === subject)).toHaveLength(
      1,
    );
  });

  await test.step('When the founder clicks the button behind the unsubscribe link, then they are unsubscribed', async () => {
    const mail = await letterTo(founder.email, new RegExp(`^${subject}$`));
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await page.goto(mail.link(/unsubscribe|mute/));
    await press('button', 'Turn off');
    await expect(page.getByText('You will no longer get emails of this kind.')).toBeVisible();
  });
});
