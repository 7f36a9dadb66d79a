import { perform } from '../../admin/perform';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { withoutNotes } from '../../testing/withoutNotes';

const NOW = '2025-03-11T09:00:00Z';
const AWAY = { start_time: '2025-03-17 21:00:00', end_time: '2025-03-24 21:00:00' };
const MESSAGE = 'I am at the sea.';

const kit = testApp({ now: NOW });
const { fixture, at, book, cancel, calendar, slots } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

const list = async () =>
  (await kit.post('/my/availability/time-off/meetings', AWAY, { as: fixture.mentor })).body
    .data as {
    id: number;
  }[];
const ids = async () => (await list()).map(({ id }) => id);
const goAway = (meetings?: unknown) =>
  kit.post('/my/availability/time-off', { ...AWAY, meetings }, { as: fixture.mentor });
const free = async () => (await slots('2025-03-18')).body.available_slots.length;

beforeEach(() => mail.collect());

describe('time off', () => {
  it('lists the sessions in it, without changing them', async () => {
    await book('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await book('2025-03-26 06:00:00');
    const { id } = (await book('2025-03-19 06:00:00')).body.data;
    await cancel(id, 'occurrence');
    expect(await list()).toMatchObject([
      {
        start_time: '2025-03-18 06:00:00',
        recurrence: 'weekly',
        startup: { id: fixture.startup.id },
      },
    ]);
    expect(await free()).toBe(6);
    expect(await goAway()).toMatchObject({ status: 201 });
    expect((await calendar()).slice(0, 1)).toEqual(['03-18T06']); // the request asked for no change
  });

  it('is rolled back if its key could not be stored: sent again it is saved once', async () => {
    const headers = { 'idempotency-key': 'time-off-0001' };
    const send = () => kit.post('/my/availability/time-off', AWAY, { as: fixture.mentor, headers });
    expect((await withoutNotes(kit, send)).status).toBe(500);

    expect((await send()).status).toBe(201);
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    expect(body.data.time_off).toHaveLength(1);
  });

  it('is saved once, also when the caller repeats it without a key', async () => {
    await book('2025-03-18 06:00:00');
    const meetings = { act: 'cancel', ids: await ids(), message: MESSAGE };
    expect((await goAway(meetings)).status).toBe(201);
    expect(await goAway()).toMatchObject({
      status: 409,
      body: { message: 'This time off has already been entered.' },
    });
  });

  it('cancels sessions, each series with one mail', async () => {
    await book('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await book('2025-03-19 06:00:00');
    await mail.collect();
    const meetings = { act: 'cancel', ids: await ids(), message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 201, body: { left: 0 } });
    expect((await calendar()).slice(0, 3)).toEqual(['03-18T06x', '03-19T06x', '03-25T06']);
    const sent = await mail.for(fixture.founder.email);
    expect(sent.map(({ body }) => body.subject.split(':')[0])).toEqual(['Cancelled', 'Cancelled']);
    expect(sent[0]!.body.text).toContain(`writes: “${MESSAGE}”`);
    expect(await free()).toBe(0);
  });

  it('proposes other times for each session, none of them in the time off', async () => {
    await book('2025-03-18 06:00:00');
    await book('2025-03-19 06:00:00');
    const meetings = { act: 'propose', ids: await ids(), message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 201, body: { left: 0 } });
    const { body } = await kit.get(at('/proposals'), { as: fixture.founder });
    expect(body.data).toHaveLength(2);
    for (const { times } of body.data) {
      expect(
        times.map(({ start_time }: { start_time: string }) => start_time.slice(5, 10)),
      ).toEqual(['03-25', '03-26', '03-27']);
    }
    expect(await calendar()).toEqual(['03-18T06', '03-19T06']);
  });

  it('offers times on three days, however far apart these are', async () => {
    await book('2025-03-18 06:00:00');
    const soon = { start_time: '2025-03-25 21:00:00', end_time: '2025-04-02 21:00:00' };
    await kit.post('/my/availability/time-off', soon, { as: fixture.mentor });
    const meetings = { act: 'propose', ids: await ids(), message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 201, body: { left: 0 } });
    const { body } = await kit.get(at('/proposals'), { as: fixture.founder });
    const starts = body.data[0].times.map((time: { start_time: string }) => time.start_time);
    expect(starts).toEqual(['2025-03-25 06:00:00', '2025-04-03 06:00:00', '2025-04-04 06:00:00']);
  });

  it('reports how many sessions have no other free time', async () => {
    await book('2025-03-18 06:00:00');
    const week = {
      time_zone: 'Europe/Istanbul',
      meeting_minutes: 60,
      buffer_minutes: 0,
      windows: [],
    };
    await kit.post('/my/availability', week, { as: fixture.mentor });
    const meetings = { act: 'propose', ids: await ids(), message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 201, body: { left: 1 } });
  });

  it('is not saved when another session was booked in it meanwhile', async () => {
    await book('2025-03-18 06:00:00');
    const seen = await ids();
    await book('2025-03-19 06:00:00');
    const meetings = { act: 'cancel', ids: seen, message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual(['03-18T06', '03-19T06']);
    expect(await free()).toBe(6);
    expect(await goAway({ ...meetings, ids: [1, 2] })).toMatchObject({ status: 409 });
  });

  it('is not saved when a founder has cancelled a listed session meanwhile', async () => {
    await book('2025-03-18 06:00:00');
    const { id } = (await book('2025-03-19 06:00:00')).body.data;
    const seen = await ids();
    await cancel(id, 'occurrence');

    const meetings = { act: 'cancel', ids: seen, message: MESSAGE };
    expect(await goAway(meetings)).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual(['03-18T06', '03-19T06x']);
  });

  it('is not saved over a session booked after an empty list, or one that was not listed', async () => {
    const save = (listed: number[]) =>
      kit.post('/my/availability/time-off', { ...AWAY, listed }, { as: fixture.mentor });
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    expect(await save([])).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The sessions in this time have changed/) },
    });
    expect(await free()).toBe(6);
    expect(await save([id])).toMatchObject({ status: 201 });
    expect(await calendar()).toEqual(['03-18T06']);
    expect(await free()).toBe(0);
  });

  it('cannot be booked into by a concurrent call', async () => {
    const hours = ['06', '07', '08', '10', '11', '12', '13'];
    const answers = await Promise.all([
      ...hours.map((hour) => book(`2025-03-18 ${hour}:00:00`)),
      goAway(),
      ...hours.map((hour) => book(`2025-03-19 ${hour}:00:00`)),
    ]);
    expect(answers[7]!.status).toBe(201);
    const booked = answers.filter(({ status, body }) => status === 201 && body.data).length;
    expect(await calendar()).toHaveLength(booked);
    expect(await book('2025-03-20 06:00:00')).toMatchObject({ status: 409 });
  });

  it('is entered by staff for a mentor, with the handling of its sessions', async () => {
    await book('2025-03-18 06:00:00');
    await mail.collect();
    const { email } = fixture.mentor;
    const command = `time-off add --mentor ${email} --from 2025-03-18T00:00:00Z --to 2025-03-19T00:00:00Z`;
    const staff = (...more: string[]) =>
      perform(kit.deps, { argv: [...command.split(' '), ...more] });
    await expect(staff('--meetings', 'cancel')).rejects.toThrow('Give --message');
    expect(await staff('--meetings', 'cancel', '--message', MESSAGE)).toMatchObject({ left: 0 });
    expect(await calendar()).toEqual(['03-18T06x']);
    const texts = (await mail.for(email)).map(({ body }) => body.text);
    expect(texts).toEqual([
      expect.stringContaining('The programme team has entered your time off: Tuesday, March 18'),
      expect.stringContaining('The programme team writes: “I am at the sea.”'),
    ]);
    const { body } = await kit.get('/notifications', { as: fixture.mentor });
    expect(body.data).toHaveLength(3); // with the booking
  });

  it('is entered by staff, who propose other times or remove it: the mentor is notified of both', async () => {
    await book('2025-03-18 06:00:00');
    const { email } = fixture.mentor;
    const staff = (command: string) => perform(kit.deps, { argv: command.split(' ') });
    const when = '--from 2025-03-18T00:00:00Z --to 2025-03-19T00:00:00Z';
    const added = await staff(
      `time-off add --mentor ${email} ${when} --meetings propose --message Sea`,
    );
    const { id } = added as { id: number };
    expect(await staff(`time-off remove --id ${id}`)).toEqual({ id, removed: true });
    expect(await staff(`time-off remove --id ${id}`)).toEqual({ id, removed: false });
    const { body } = await kit.get('/notifications', { as: fixture.mentor });
    const texts = body.data.map(({ text }: { text: string }) => text);
    expect(texts.slice(0, 3)).toEqual([
      expect.stringMatching(/^The programme team has removed your time off: /),
      expect.stringMatching(/^The programme team proposes other times to .* for your meeting\.$/),
      expect.stringMatching(/^The programme team has entered your time off: /),
    ]);
  });
});
