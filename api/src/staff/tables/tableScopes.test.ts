import { StaffScope as Scopes, type StaffScope } from 'contract/wire/staff.contract';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const { fixture, book, ids } = meetingFixture(kit, '2025-03-10T09:00:00Z');

const WHOSE: [string, StaffScope[]][] = [
  ['startups', ['programme']],
  ['people', ['people']],
  ['mentors', ['programme', 'sessions']],
  ['sessions', ['programme', 'sessions']],
];

/** One row per table, so that a 404 can only be a matter of scope. */
async function idsOf(): Promise<Record<string, number | undefined>> {
  await book('2025-03-18 06:00:00');
  const { startup, founder, mentor } = fixture;
  return {
    startups: startup.id,
    people: founder.id,
    mentors: mentor.id,
    sessions: (await ids())[0],
  };
}

it.each(WHOSE)('the table of %s is for the scopes %j only', async (table, whose) => {
  const { [table]: id } = await idsOf();
  expect(id).toBeDefined();
  for (const scope of Scopes.options) {
    const as = await staffMember(kit, scope);
    for (const path of ['', '/export', `/${id}`]) {
      const { status } = await kit.get(`/staff/${table}${path}`, { as });
      expect([scope, path, status]).toEqual([scope, path, whose.includes(scope) ? 200 : 404]);
    }
  }
});
