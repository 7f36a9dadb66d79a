import type { TestKit, TestStartup, TestUser } from '../../../testing';
import { linkIn, mailbox } from '../../../testing/mailbox';

type Kind = 'founders' | 'members';

/** A founder, new in each test, who invites people into their startup. */
export function inviteFixture(kit: TestKit) {
  const fixture = {} as { startup: TestStartup; founder: TestUser };
  beforeEach(async () => {
    fixture.startup = await kit.startup({ name: 'Zrno' });
    fixture.founder = await kit.joins(fixture.startup);
  });

  const at = (call: string) => `/my/startups/${fixture.startup.id}/${call}`;
  const invite = (members: unknown, as = fixture.founder, kind: Kind = 'founders') =>
    kit.post(at(`invite-${kind}`), { members }, { as });
  return {
    fixture,
    at,
    invite,
    open: async () => (await kit.get(at('list-invites'), { as: fixture.founder })).body.invites,
    accept: (token: string, as: TestUser) =>
      kit.post('/startups/invitations/accept-invite', { token }, { as }),

    /** Creates and invites a user; returns them with the token of their mail. */
    async invited(kind?: Kind) {
      const guest = await kit.person();
      await invite([{ email: guest.email, position: 'Sales' }], fixture.founder, kind);
      const [mail] = await mailbox(kit).for(guest.email);
      return { guest, token: linkIn(mail).token };
    },
  };
}
