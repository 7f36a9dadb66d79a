import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

test('a founder invites somebody, who accepts; edits their position; removes them', async ({
  page,
  make,
  signIn,
  openBeside,
}) => {
  const founder = await make.founder();
  const friend = await make.member('Ștefania');
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/team`);

  await test.step('When the founder invites a person, then the invitation is pending', async () => {
    await page.getByRole('button', { name: 'Add Co-Founder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite Co-Founders' });
    await dialog.getByLabel(/email/i).fill(friend.email);
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(page.getByText('Invitations sent successfully!')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(friend.email) })).toBeVisible();
  });

  await test.step('When the invited person opens the mailed link, then they join the team', async () => {
    const letter = await letterTo(friend.email, /invites you to/);
    const desk = await openBeside(friend);
    await desk.goto(letter.link('/invitation/accept'));
    await expect(desk.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
  });

  const tile = page.getByRole('listitem').filter({ hasText: 'Ștefania' });
  await test.step('When the founder edits their position, then the team page shows it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pending Invites' })).toBeHidden();
    await tile.hover();
    await tile.getByRole('button', { name: /^Edit position/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Position' });
    await dialog.getByRole('textbox').fill('Head of Gardening');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(tile).toContainText('Head of Gardening');
  });

  await test.step('When the founder removes them, then the team page no longer lists them', async () => {
    await tile.hover();
    await tile.getByRole('button', { name: /^Remove/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Removal' });
    await expect(dialog).toContainText(/^Are you sure you want to remove Ștefania|remove Ștefania/);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await expect(tile).toBeHidden();
  });
});
