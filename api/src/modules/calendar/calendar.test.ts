import { perform } from '../../admin/perform';
import type { OutgoingMail } from '../../mail/mailTransport';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, cancel, ids } = meetingFixture(kit, NOW);

const open = async (as: { token: string }) => {
  const { body } = await kit.post('/account/calendar-feed', undefined, { as });
  return new URL(body.url).pathname.replace('/api', '');
};
const starts = (ics: string) => [...ics.matchAll(/DTSTART:(\S+)/g)].map(([, start]) => start);
/** Each meeting with its sequence number and its status. */
const entries = (ics: string) =>
  [...ics.matchAll(/SEQUENCE:(\d+).*?DTSTART:(\w+).*?STATUS:(\w+)/gs)].map(
    ([, sequence, start, status]) => [start, sequence, status],
  );

describe('a calendar feed', () => {
  it.each([
    ['GET', '/account/calendar-feed'],
    ['POST', '/account/calendar-feed'],
    ['DELETE', '/account/calendar-feed'],
    ['GET', '/meetings/1/calendar'],
  ] as const)('refuses a guest %s %s', async (method, path) => {
    expect(await kit.call(method, path)).toMatchObject({ status: 401 });
  });

  it('shows current bookings to founder and mentor alike', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    await book('2025-03-19 06:00:00');
    const [founder, mentor] = [await open(fixture.founder), await open(fixture.mentor)];
    const { status, headers, body } = await kit.get(founder);

    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
    });
    expect(starts(body)).toEqual(['20250318T060000Z', '20250319T060000Z']);
    await cancel(id, 'occurrence');
    for (const feed of [founder, mentor])
      expect(entries((await kit.get(feed)).body)).toEqual([
        ['20250318T060000Z', '1', 'CANCELLED'],
        ['20250319T060000Z', '0', 'CONFIRMED'],
      ]);
  });

  it('shows which meetings of a series the mentor cancelled, until they are past', async () => {
    const until = { recurrence: 'weekly', recurrence_until: '2025-04-08 06:00:00' };
    await book('2025-03-18 06:00:00', until);
    const [, , third] = await ids();
    const feed = await open(fixture.founder);
    const reason = { reason: 'Ill' };
    await kit.post(`/my/agenda/${third}/following/cancel`, reason, { as: fixture.mentor });
    const read = async () => entries((await kit.get(feed)).body);
    expect(await read()).toEqual([
      ['20250318T060000Z', '1', 'CONFIRMED'],
      ['20250325T060000Z', '1', 'CONFIRMED'],
      ['20250401T060000Z', '1', 'CANCELLED'],
      ['20250408T060000Z', '1', 'CANCELLED'],
    ]);
    kit.clock.set('2025-04-02T09:00:00Z');
    expect((await read()).map(([, , status]) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('shows no meetings of others, booked or cancelled', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    await book('2025-03-19 06:00:00');
    await cancel(id, 'occurrence');
    const others = [
      await kit.joins(await kit.startup()),
      await kit.mentorOf(fixture.startup), // of the same startup, but not of these sessions
    ];

    for (const other of others)
      expect(entries((await kit.get(await open(other))).body)).toEqual([]);
  });

  it('covers the last ninety days', async () => {
    await book('2025-03-18 06:00:00');
    const feed = await open(fixture.founder);
    const read = async () => starts((await kit.get(feed)).body);

    kit.clock.set('2025-06-16T06:59:00Z');
    expect(await read()).toEqual(['20250318T060000Z']);
    kit.clock.set('2025-06-16T07:00:00Z');
    expect(await read()).toEqual([]);
  });

  it('is not found while its account is deactivated', async () => {
    const feed = await open(fixture.founder);
    const staff = (more: string) =>
      perform(kit.deps, {
        argv: `users disable --user ${fixture.founder.email}${more}`.split(' '),
      });

    await staff('');
    expect(await kit.get(feed)).toMatchObject({ status: 404 });
    await staff(' --undo');
    expect(await kit.get(feed)).toMatchObject({ status: 200 });
  });

  it('has one address at a time, which is shown once and can be closed', async () => {
    const older = await open(fixture.founder);
    const newer = await open(fixture.founder);

    expect(await kit.get(older)).toMatchObject({ status: 404 });
    expect(await kit.get(newer)).toMatchObject({ status: 200 });
    const { body } = await kit.get('/account/calendar-feed', { as: fixture.founder });
    expect(body).toEqual({ active: true, url: null });
    await kit.del('/account/calendar-feed', { as: fixture.founder });
    expect(await kit.get(newer)).toMatchObject({ status: 404 });
    expect(await kit.get('/calendar/guess')).toMatchObject({ status: 404 });
  });
});

describe('GET /meetings/{id}/calendar', () => {
  it('is a file for those who take part, and not found for others', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    const file = (as: { token: string }) => kit.get(`/meetings/${id}/calendar`, { as });
    const { headers, body } = await file(fixture.founder);

    expect(headers['content-disposition']).toBe(`attachment; filename="meeting-${id}.ics"`);
    expect(starts(body)).toEqual(['20250318T060000Z']);
    expect(body).not.toContain('@people.example');
    expect(await file(fixture.mentor)).toMatchObject({ status: 200 });
    expect(await file(await kit.person())).toMatchObject({ status: 404 });
  });

  it('has the UID of the mailed entry, so that no calendar has both', async () => {
    const mail = mailbox(kit);
    await mail.collect();
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    const [{ body: mailed }] = (await mail.for(fixture.founder.email)) as [OutgoingMail];
    const file = await kit.get(`/meetings/${id}/calendar`, { as: fixture.founder });
    const uid = (ics: string) => /^UID:.*$/m.exec(ics)?.[0];

    expect(uid(file.body)).toBe(uid(mailed.calendar!.ics));
  });

  it('makes no link of a startup named like a site, as in the feed and the mail', async () => {
    const mail = mailbox(kit);
    await mail.collect();
    const named = { name: 'Zrno.io' };
    expect(
      await kit.post(`/my/startups/${fixture.startup.id}`, named, { as: fixture.founder }),
    ).toMatchObject({ status: 200 });
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    const as = fixture.mentor;
    const [{ body: mailed }] = (await mail.for(as.email)) as [OutgoingMail];
    const texts = [
      mailed.calendar!.ics,
      (await kit.get(`/meetings/${id}/calendar`, { as })).body,
      (await kit.get(await open(as))).body,
    ];

    for (const text of texts) {
      expect(text).toContain('Zrno.\u200bio');
      expect(text).not.toContain('Zrno.io');
    }
  });

  it('of one in a series has its own UID, as in the feed', async () => {
    const weekly = { recurrence: 'weekly', recurrence_until: '2025-04-08 06:00:00' };
    const { id } = (await book('2025-03-18 06:00:00', weekly)).body.data;
    const file = await kit.get(`/meetings/${id}/calendar`, { as: fixture.founder });

    expect(file.body).toContain(`UID:meeting-${id}@`);
  });
});
