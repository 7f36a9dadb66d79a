import type { Locator, Page } from '@playwright/test';

import type { Member } from './people';

/** Fills in and sends the login form. @param form the page or dialog that contains it */
export async function logIn(
  form: Page | Locator,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}
