import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();

it.each([
  ['founders.add', {}],
  ['mentors.create', {}],
  ['users.role', { role: 'investor' }],
  ['staff.grant', { scope: 'letters' }],
] as const)('%s reports an unconfirmed address', async (name, more) => {
  const as = await staffMember(kit, 'owner', 'programme', 'people');
  const { slug } = await kit.startup();
  const message = async (emailVerifiedAt: Date | null) => {
    const { email } = await kit.person({ emailVerifiedAt });
    const fields = { user: email, ...(name === 'founders.add' && { startup: slug }), ...more };
    const { status, body } = await kit.post(`/staff/acts/${name}/preview`, { fields }, { as });
    expect(status).toBe(200);
    return [body.message as string, email] as const;
  };

  const [proven] = await message(new Date());
  expect(proven).not.toContain('is not verified');
  const [unproven, email] = await message(null);
  expect(unproven).toContain(`${email} is not verified yet`);
});
