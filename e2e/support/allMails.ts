import type { APIRequestContext } from '@playwright/test';

import { type Letter, lettersTo, letterTo } from './outbox';
import { type Member, people } from './people';

export interface MailedPeople {
  founder: Member;
  mentor: Member;
  ana: Member;
}

/** Causes the mails that can be caused at any hour, and reads them all. */
export async function allMails(
  request: APIRequestContext,
  { founder, mentor, ana }: MailedPeople,
): Promise<Letter[]> {
  const make = people(request);
  const post = async (who: Member | null, path: string, data: object) => {
    const headers = who ? { authorization: `Bearer ${who.token}` } : undefined;
    const answer = await request.post(`/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  const act = (link: string) => post(null, link.replace(/^\/api/, ''), {});

  await post(null, '/forgot-password', { email: ana.email });
  await post(ana, '/account/delete', { password: ana.password });
  await letterTo(ana.email, /will be deleted/);
  const reader = make.address();
  await post(null, '/email-subscribe', { email: reader });
  const subscribed = await letterTo(reader, /confirm your subscription/);
  await act(subscribed.link('/api/mailed-links/confirm-newsletter'));
  await letterTo(reader, /You are subscribed/);
  await letterTo(ana.email, /Set a new password/);
  await letterTo(ana.email, /invites you/);

  // The mentor changes the address, so that there is one to take back, and wants mail of followers.
  const confirm = await letterTo(mentor.email, /confirm your email/);
  await act(confirm.link('/api/mailed-links/verify-email'));
  const preferences = [{ type: 'new-follower', on_site: true, by_mail: true }];
  await post(mentor, '/notifications/preferences', { preferences });
  await post(founder, `/users/${mentor.id}/follow`, {});
  await letterTo(mentor.email, /follow/);
  await letterTo(mentor.email, /^Booked: /);
  const newEmail = make.address();
  await post(mentor, '/account/change-email', { newEmail, password: mentor.password });
  const proof = await letterTo(newEmail, /confirm your email/);
  await act(proof.link('/api/mailed-links/verify-email'));
  await letterTo(mentor.email, /is about to change/);
  await letterTo(mentor.email, /Your email address was changed/);

  const addresses = [ana.email, mentor.email, founder.email, reader];
  return (await Promise.all(addresses.map(lettersTo))).flat();
}
