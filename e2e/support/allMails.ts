import type { APIRequestContext } from '@playwright/test';

import { callApi } from './callApi';
import { type Letter, lettersTo, letterTo } from './outbox';
import { type Member, people } from './people';

export interface MailedPeople {
  founder: Member;
  mentor: Member;
  ana: Member;
}

/** Triggers the mails that do not depend on the time of day, and reads them all. */
export async function allMails(
  request: APIRequestContext,
  { founder, mentor, ana }: MailedPeople,
): Promise<Letter[]> {
  const make = people(request);
  const asGuest = callApi(request);
  const asMentor = callApi(request, mentor);

  await asGuest.post('/api/forgot-password', { email: ana.email });
  await callApi(request, ana).post('/api/account/delete', { password: ana.password });
  await letterTo(ana.email, /will be deleted/);
  const reader = make.address();
  await asGuest.post('/api/email-subscribe', { email: reader });
  const subscribed = await letterTo(reader, /confirm your subscription/);
  await asGuest.post(subscribed.link('/api/mailed-links/confirm-newsletter'));
  await letterTo(reader, /You are subscribed/);
  await letterTo(ana.email, /Set a new password/);
  await letterTo(ana.email, /invites you/);

  // The mentor changes the address, so that the change can be cancelled, and turns on mails about followers.
  const confirm = await letterTo(mentor.email, /confirm your email/);
  await asGuest.post(confirm.link('/api/mailed-links/verify-email'));
  const preferences = [{ type: 'new-follower', on_site: true, by_mail: true }];
  await asMentor.post('/api/notifications/preferences', { preferences });
  await callApi(request, founder).post(`/api/users/${mentor.id}/follow`);
  await letterTo(mentor.email, /follow/);
  await letterTo(mentor.email, /^Booked: /);
  const newEmail = make.address();
  await asMentor.post('/api/account/change-email', { newEmail, password: mentor.password });
  const proof = await letterTo(newEmail, /confirm your email/);
  await asGuest.post(proof.link('/api/mailed-links/verify-email'));
  await letterTo(mentor.email, /is about to change/);
  await letterTo(mentor.email, /Your email address was changed/);

  const addresses = [ana.email, mentor.email, founder.email, reader];
  return (await Promise.all(addresses.map(lettersTo))).flat();
}
