import { testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();

it('staff who try to erase a last founder see the startup, and can erase them once it has another', async () => {
  const people = await staffMember(kit, 'people');
  const startup = await kit.startup({ name: 'Zrno' });
  const { email } = await kit.joins(startup, 'founder', 'CEO');
  const fields = { user: email };
  const look = () => kit.post('/staff/acts/users.erase/preview', { fields }, { as: people });
  expect(await look()).toMatchObject({
    status: 409,
    body: { message: `${email} is the last founder of Zrno. Add another founder first.` },
  });

  await kit.joins(startup, 'founder', 'CTO');
  const { seen } = (await look()).body;
  expect(
    await kit.post('/staff/acts/users.erase', { fields, seen, confirm: email }, { as: people }),
  ).toMatchObject({ status: 200 });
});
