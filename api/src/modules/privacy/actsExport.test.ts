import { perform } from '../../admin/perform';
import { testApp } from '../../testing';
import { exportData } from './exportData';

const kit = testApp();
const cli = (command: string, why?: string) =>
  perform(kit.deps, { argv: command.split(' '), why, by: 'deploy' });

it('acts of staff about a user are in their export, without the names of staff', async () => {
  const [ana, ivo] = [await kit.person(), await kit.person()];
  await cli(`users role --user ${ana.email} --role investor`, 'Asked at Demo Day');
  await cli(`users role --user ${ivo.email} --role investor`);
  await cli(`mentors create --user ${ana.email}`);

  const { acts_of_staff: found } = await exportData(kit.deps, ana.id);
  expect(found).toMatchObject([
    { what: 'mentors.create' },
    { what: 'users.role', why: 'Asked at Demo Day', text: expect.stringContaining(ana.email) },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/deploy|operator/);
});
