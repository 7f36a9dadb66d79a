import type { APIRequestContext } from '@playwright/test';

import { callApi } from './callApi';
import { letterTo } from './outbox';
import type { Member } from './people';

/** Opens the link in a new member's first mail, because letters to many only go to confirmed addresses. */
export async function confirmAddress(request: APIRequestContext, { email }: Member): Promise<void> {
  const mail = await letterTo(email, /confirm your email/);
  await callApi(request).post(mail.link('/api/mailed-links/verify-email'));
}
