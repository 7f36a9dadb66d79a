import { expectAccessibleHere } from '../support/axe';
import { callApi } from '../support/callApi';
import { letterTo } from '../support/outbox';
import { countPresses } from '../support/presses';
import { openToday } from '../support/staffPages';
import { expect, test } from '../support/test';

test('a message of the contact form is assigned, answered by mail and closed', async ({
  page,
  make,
  signInAsStaff,
  request,
}) => {
  const writer = make.address();
  const [mark] = writer.split('@');
  const name = `Ελένη ${mark}`;
  const message = 'May a team of two apply from abroad?';
  await callApi(request).post('/api/contact', { name, email: writer, message });
  const member = await signInAsStaff('letters');
  const { press, count } = await countPresses(page);
  await openToday(page);

  await test.step('When they open the message, then its text is shown', async () => {
    await press('link', 'Messages', page.getByRole('navigation', { name: 'Staff' }));
    await press('link', name);
    await expect(page.getByText(message)).toBeVisible();
  });

  const answer = page.getByRole('textbox', { name: 'Answer' });
  await test.step('When they answer it, then the answer is mailed, and the message is closed', async () => {
    await answer.fill('You may: write to us when you are two.');
    await press('button', 'Send answer');
    await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
    await expect(answer).toHaveValue('');
    expect(count()).toBe(3);
    const mail = await letterTo(writer, /^Your message to/);
    expect(mail.text).toContain('You may: write to us when you are two.');
  });

  await test.step('When they reopen it and assign it to themselves, then it is in their list', async () => {
    await press('button', 'Reopen');
    await expect(page.getByRole('button', { name: 'Close without an answer' })).toBeVisible();
    const who = page.getByLabel('Assigned to');
    await who.selectOption(member.email);
    await expect(page.getByRole('status').getByText(/^Message \d+ is assigned to /)).toBeVisible();
    await expectAccessibleHere(page);
    await page.goto('/staff/messages?assignee=me');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('When they close it, then it is no longer in their list', async () => {
    await press('link', name);
    await press('button', 'Close without an answer');
    await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
    await page.goto('/staff/messages?assignee=me');
    await expect(page.getByText('No messages match the filters.')).toBeVisible();
  });
});
