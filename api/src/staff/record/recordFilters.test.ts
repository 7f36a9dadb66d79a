import type { RecordEntry, StaffScope } from 'contract/wire/staff.contract';
import { DAY } from '../../app/clock';
import { testApp } from '../../testing';
import { recordFixture } from '../../testing/recordFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const { cli, record } = recordFixture(kit);

it('lists the acts from one day to another, including both', async () => {
  const { slug } = await kit.startup();
  const days: string[] = [];
  for (const season of [1, 2, 1, 2]) {
    kit.clock.advance(DAY);
    days.push(kit.clock.now().toISOString().slice(0, 10));
    await cli(`startups season --startup ${slug} --season ${season}`);
  }
  const seasons = async (range: string) =>
    (await record(`?act=startups.season&${range}`)).map(({ at }: { at: string }) =>
      at.slice(0, 10),
    );

  expect(await seasons(`from=${days[1]}&to=${days[2]}`)).toEqual([days[2], days[1]]);
  expect(await seasons(`from=${days[3]}`)).toEqual([days[3]]);
  expect(await seasons(`to=${days[0]}`)).toEqual([days[0]]);
});

it('shows changes of ways into accounts to owners and to staff for people, and to no others', async () => {
  const member = await kit.person();
  await kit.post('/account/calendar-feed', undefined, { as: member });
  const seenBy = async (...scopes: StaffScope[]) =>
    (await record(`/user/${member.id}`, await staffMember(kit, ...scopes))).map(
      ({ act }: RecordEntry) => act,
    );

  expect(await seenBy('owner')).toEqual(['calendar-opened']);
  expect(await seenBy('people')).toEqual(['calendar-opened']);
  expect(await seenBy('programme', 'sessions', 'letters')).toEqual([]);
});
