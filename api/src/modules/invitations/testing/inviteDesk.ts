import type { TestKit, TestStartup, TestUser } from '../../../testing';
import { linkIn, mailbox } from '../../../testing/mailbox';

type Kind = 'founders' | 'members';

/** A founder, new in each test, who invites people into their startup. */
export function inviteDesk(kit: TestKit) {
  const desk = {} as { startup: TestStartup; founder: TestUser };
  beforeEach(async () => {
    desk.startup = await kit.startup({ name: 'Zrno' });
    desk.founder = await kit.joins(desk.startup);
  });

  const at = (call: string) => `/my/startups/${desk.startup.id}/${call}`;
  const invite = (members: unknown, as = desk.founder, kind: Kind = 'founders') =>
    kit.post(at(`invite-${kind}`), { members }, { as });
  return {
    desk,
    at,
    invite,
    open: async () => (await kit.get(at('list-invites'), { as: desk.founder })).body.invites,
    accept: (token: string, as: TestUser) =>
      kit.post('/startups/invitations/accept-invite', { token }, { as }),

    /** Somebody with an account, invited; and the token of their mail. */
    async invited(kind?: Kind) {
      const guest = await kit.person();
      await invite([{ email: guest.email, position: 'Sales' }], desk.founder, kind);
      const [mail] = await mailbox(kit).for(guest.email);
      return { guest, token: linkIn(mail).token };
    },
  };
}
