import { type TestUser, testApp } from '../testing';
import type { Limiter } from './limiter';

/** Counted limits, as `10/60 ip`, or checked before they are counted. */
let counted: Set<string>;
const note = (key: string) => {
  const [, limit, who = ''] = / (\d+\/\d+) (.+)$/.exec(key) ?? [];
  if (limit) counted.add(`${limit} ${who.replace(/=[^&]*/g, '')}`);
};
const limiter: Limiter = {
  async hit(key) {
    note(key);
    return { allowed: true, retryAfter: 0 };
  },
  async reached(key) {
    note(key);
    return false;
  },
};
const kit = testApp({ limiter });
let founder: TestUser;
beforeEach(async () => {
  founder = await kit.joins(await kit.startup());
  counted = new Set();
});

/** Rule 8.32: of 1,000 in an hour for a network, `1000/3600 ip`. */
const TABLE: [call: string, ...limits: string[]][] = [
  ['POST /login', '5/60 email&ip', '20/60 ip'],
  ['POST /login/second-factor', '20/60 ip'],
  ['POST /login/passkey/options', '120/60 ip'],
  ['POST /login/passkey', '30/60 ip'],
  ['POST /register', '100/3600 ip', '3/3600 email', '20/3600 ip'],
  ['POST /forgot-password', '10/3600 ip'],
  ['POST /check-reset-token', '10/60 ip'],
  ['POST /reset-password', '10/60 ip'],
  ['GET /auth/google', '60/60 ip'],
  ['GET /auth/callback/google', '20/60 ip'],
  ['POST /account/change-email', '10/600 user'],
  ['POST /account/change-username', '10/600 user'],
  ['POST /account/change-password', '10/600 user'],
  ['POST /account/change-phone-number', '10/600 user'],
  ['POST /account/second-factor/authenticator', '20/600 user'],
  ['POST /account/second-factor/proof', '20/600 user'],
  ['POST /account/passkeys/options', '20/600 user'],
  ['POST /account/verify-email', '3/3600 user'],
  ['POST /account/settings', '30/1800 user'],
  ['POST /my/startups/1', '60/1800 user'],
  ['POST /startups/1/follow', '60/3600 user', '400/86400 user'],
  ['POST /users/1/unfollow', '60/3600 user', '400/86400 user'],
  ['POST /startups/1/updates', '10/3600 user', '30/86400 user'],
  ['POST /my/startups/1/invite-founders', '30/3600 user'],
  ['POST /my/startups/1/invite-members', '30/3600 user'],
  ['POST /startups/invitations/accept-invite', '30/3600 user'],
  ['POST /startups/invitations/read-invite', '60/60 ip'],
  ['POST /email-subscribe', '5/3600 ip', '3/86400 email'],
  ['POST /contact', '5/3600 ip'],
  ['GET /mailed-links/verify', '30/60 ip'],
  ['POST /mailed-links/verify', '600/60 ip'],
  ['GET /calendar/token', '60/60 ip'],
  ['POST /my/availability/calendar', '10/600 user'],
  ['POST /my/availability/calendar/check', '10/600 user'],
  ['POST /consents', '1000/3600 ip'],
  ['GET /account/export', '5/3600 user'],
  ['POST /account/delete', '10/600 user'],
];

it.each(TABLE)('%s is limited as documented', async (call, ...limits) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  await kit.call(method, path, { as: founder, body: method === 'POST' ? {} : undefined });

  expect([...counted]).toEqual(limits);
});
