import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRoute } from 'contract/registry';
import { StaffScope } from 'contract/wire/staff.contract';
import { type TodayEntry, type TodayItem, TodayKind } from 'contract/wire/today.contract';
import { DAY } from '../../app/clock';
import { invitations, occurrences, outbox, releaseVisits } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { staffMember } from '../../testing/staffMember';

const NOW = '2025-03-10T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, ids } = meetingFixture(kit, NOW);
const inDays = (days: number) => new Date(kit.clock.now().getTime() + days * DAY);

const file = path.join(__dirname, '../../../../remote-staff/src/routes.tsx');
const routes = [...readFileSync(file, 'utf8').matchAll(/^ {4}path: '(\/[^']*)'/gm)].map(
  ([, path]) => ({ path: path! }),
);

/** Creates one open task of each kind. */
async function makeWait(): Promise<void> {
  await book('2025-03-18 06:00:00');
  await kit.db.update(occurrences).set({ startsAt: inDays(-3), endsAt: inDays(-2.9) });
  await kit.startup({ published: false });
  await kit.db.insert(invitations).values({
    startupId: fixture.startup.id,
    kind: 'founder',
    position: 'CTO',
    email: 'a@b.example',
    tokenHash: `${fixture.startup.id}`,
    createdAt: inDays(-5),
    expiresAt: inDays(1),
  });
  await kit.post('/contact', { name: 'Ana', email: 'a@b.example', message: 'Is there a bus?' });
  await kit.db.update(outbox).set({ droppedAt: inDays(-1), dropReason: 'undeliverable' as never });
  const visit = {
    network: 'n',
    slow: false,
    revision: 1,
    renderFailed: false,
    runtimeFailed: false,
    remote: 'remote-founder',
    createdAt: inDays(-0.01),
  };
  await kit.db.insert(releaseVisits).values(
    ['1.0.0-aa', '1.1.0-bb'].map((releaseId) => ({
      ...visit,
      ticket: `${fixture.startup.id} ${releaseId}`,
      releaseId,
    })),
  );
}

it('links to existing pages, with the input of the act', async () => {
  await makeWait();
  const as = await staffMember(kit, ...StaffScope.options);
  const acts = new Map<string, string[]>(
    (await kit.get('/staff/acts', { as })).body.data.map(({ name, fields }: ActForm) => [
      name,
      Object.keys(fields.properties),
    ]),
  );
  const entries: TodayEntry[] = (await kit.get('/staff/today', { as })).body.data;
  expect(entries.map(({ kind }) => kind).sort()).toEqual([...TodayKind.options].sort());

  for (const { kind, items } of entries) {
    expect([kind, items.length > 0]).toEqual([kind, true]);
    for (const { to, act } of items) {
      const { pathname, searchParams } = new URL(to, 'https://site.example');
      const found = findRoute(routes, pathname);
      expect([kind, to, found?.route.path]).toEqual([kind, to, expect.stringMatching(/:\w+$/)]);
      if (found?.route.path === '/staff/acts/:name')
        expect(acts.get(found.params.name!)).toEqual(
          expect.arrayContaining([...searchParams.keys()]),
        );
      if (act) expect(acts.get(act.name)).toEqual(expect.arrayContaining(Object.keys(act.fields)));
    }
  }
});

it('links from a session, an invitation and a draft to their own pages', async () => {
  await makeWait();
  const as = await staffMember(kit, 'programme', 'sessions');
  const entries: TodayEntry[] = (await kit.get('/staff/today', { as })).body.data;
  const to = (kind: TodayKind) =>
    entries.find((one) => one.kind === kind)!.items.map((item: TodayItem) => item.to);

  expect(to('sessions')).toContain(`/staff/sessions/${(await ids())[0]}`);
  expect(to('invitations')).toContain(`/staff/startups/${fixture.startup.id}`);
  for (const address of ['sessions', 'invitations', 'drafts'] as const)
    for (const one of to(address))
      expect([one, (await kit.get(one, { as })).status]).toEqual([one, 200]);
});

interface ActForm {
  name: string;
  fields: { properties: object };
}
