import { eq } from 'drizzle-orm';

import { users } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';

const kit = testApp();

it('team notifications are mailed to its founders, except deactivated ones', async () => {
  const startup = await kit.startup({ name: 'Zrno' });
  const [ceo, cto] = [await kit.joins(startup), await kit.joins(startup)];
  const member = await kit.joins(startup, 'member');
  await kit.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, cto.id));
  const leave = { user_id: member.id };
  await kit.post(`/my/startups/${startup.id}/remove-member`, leave, { as: member });

  const to = (await mailbox(kit).collect()).map(({ to }) => to.email);
  expect(to).toEqual([ceo.email]);
});
