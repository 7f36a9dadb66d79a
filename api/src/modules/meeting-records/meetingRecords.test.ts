import { perform } from '../../admin/perform';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { untilUseIsNoted } from '../../testing/untilUseIsNoted';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';
const START = '2025-03-18T06:00:00Z';
const AFTER = '2025-03-18T07:30:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, move, cancel } = meetingFixture(kit, NOW);

const path = (id: number, more: string) => `/meetings/${id}/${more}`;
const read = async (id: number, as: { token: string }) =>
  (await kit.get(path(id, 'record'), { as })).body.data;
const topics = (
  id: number,
  text: string,
  version: number,
  as: { token: string } = fixture.founder,
) => kit.post(path(id, 'topics'), { text, version }, { as });
const note = (id: number, kind: string, text: string, as: { token: string }, version = 0) =>
  kit.post(path(id, `notes/${kind}`), { text, version }, { as });
const booked = async () => (await book('2025-03-18 06:00:00')).body.data.id as number;
const staff = (command: string) => perform(kit.deps, { argv: command.split(' ') });
const MEANWHILE = 'This has changed in the meantime. Please look at it again.';

describe('the agenda of a session', () => {
  it('is written by the founders, and read by the mentor, who is notified once', async () => {
    const id = await booked();
    const cto = await kit.joins(fixture.startup, 'member');
    const notified = async () =>
      (await kit.get('/notifications', { as: fixture.mentor })).body.data.filter(
        ({ text }: { text: string }) => /wrote an agenda/.test(text),
      );
    expect(await topics(id, 'Pricing\nHiring', 0)).toMatchObject({
      status: 200,
      body: { data: { topics: { text: 'Pricing\nHiring', version: 1 } } },
    });
    expect(await notified()).toMatchObject([{ url: `/my/mentorships/agenda/${id}` }]);
    expect((await topics(id, 'Pricing', 1, cto)).body.data.topics.version).toBe(2);
    expect(await notified()).toHaveLength(1);

    expect(await read(id, fixture.mentor)).toMatchObject({
      side: 'mentor',
      state: 'ahead',
      topics: { text: 'Pricing', written_by: { id: cto.id } },
    });
  });

  it('is plain text of limited length', async () => {
    const id = await booked();
    const script = '<script>alert(1)</script>';
    await topics(id, script, 0);
    expect((await read(id, fixture.mentor)).topics.text).toBe(script);
    expect(await topics(id, 'x'.repeat(10_000), 1)).toMatchObject({
      status: 422,
      body: { errors: { text: ['The agenda may not be longer than 4000 characters.'] } },
    });
  });

  it('is not written over another version, not even the largest', async () => {
    const id = await booked();
    for (const version of [1, 2 ** 31 - 1]) {
      expect(await topics(id, 'Pricing', version)).toMatchObject({ status: 409 });
      expect(await note(id, 'private', 'Nervous.', fixture.mentor, version)).toMatchObject({
        status: 409,
      });
    }
  });

  it('cannot be written by the mentor', async () => {
    const id = await booked();
    expect(await topics(id, 'Mine', 0, fixture.mentor)).toMatchObject({ status: 403 });
  });

  it('can be changed until the session begins, and again when it is moved', async () => {
    const id = await booked();
    await topics(id, 'Pricing', 0);
    await move(id, 'occurrence', '2025-03-19 06:00:00');
    expect((await read(id, fixture.mentor)).topics.text).toBe('Pricing');
    kit.clock.set(START);
    expect(await topics(id, 'Hiring', 1)).toMatchObject({ status: 200 });
    kit.clock.set('2025-03-19T06:00:00Z');
    expect(await topics(id, 'Late', 2)).toMatchObject({ status: 409 });
  });

  it('stays readable when the session is cancelled', async () => {
    const id = await booked();
    await topics(id, 'Pricing', 0);
    await cancel(id, 'occurrence');
    expect(await topics(id, 'More', 1)).toMatchObject({ status: 409 });
    expect(await read(id, fixture.mentor)).toMatchObject({
      state: 'cancelled',
      topics: { text: 'Pricing' },
    });
  });

  it('loses nothing when two write at once: one gets 409', async () => {
    const id = await booked();
    const cto = await kit.joins(fixture.startup);
    const answers = await Promise.all([topics(id, 'Hers', 0), topics(id, 'His', 0, cto)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body.message).toBe(MEANWHILE);
    const { text, version } = (await read(id, fixture.founder)).topics;
    expect(await topics(id, text, 0)).toMatchObject({ status: 200 }); // its response was lost
    expect((await read(id, fixture.founder)).topics.version).toBe(version);
  });
});

describe('notes', () => {
  it('are shared with both sides, or private', async () => {
    const id = await booked();
    await note(id, 'private', 'They are nervous.', fixture.mentor);
    await note(id, 'shared', 'Read the book.', fixture.mentor);
    await note(id, 'private', 'He talks fast.', fixture.founder);
    const cto = await kit.joins(fixture.startup);

    for (const reader of [fixture.founder, cto]) {
      const seen = await read(id, reader);
      expect(seen.notes.of_others).toMatchObject([
        { author: { id: fixture.mentor.id }, text: 'Read the book.' },
      ]);
      expect(JSON.stringify(seen)).not.toContain('nervous');
    }
    expect(JSON.stringify(await read(id, cto))).not.toContain('fast');
    expect((await read(id, fixture.mentor)).notes).toMatchObject({
      private: { text: 'They are nervous.', version: 1 },
      shared: { text: 'Read the book.', version: 1 },
      of_others: [],
    });
  });

  it('are deleted by emptying them, and two tabs do not overwrite each other', async () => {
    const id = await booked();
    await note(id, 'shared', 'First', fixture.mentor);
    expect(await note(id, 'shared', 'Other tab', fixture.mentor)).toMatchObject({
      status: 409,
      body: { message: MEANWHILE },
    });
    expect(await note(id, 'shared', 'First', fixture.mentor)).toMatchObject({ status: 200 }); // its response was lost
    expect(await note(id, 'shared', '', fixture.mentor, 1)).toMatchObject({ status: 200 });
    expect((await read(id, fixture.founder)).notes.of_others).toEqual([]);
  });
});

describe('the outcome of a session', () => {
  const say = (id: number, took_place: boolean, as: { token: string }) =>
    kit.post(path(id, 'attendance'), { took_place }, { as });
  const rate = (id: number, usefulness: number, comment: string, as: { token: string }) =>
    kit.post(path(id, 'feedback'), { usefulness, comment }, { as });

  it('is reported by each side; staff see where they disagree', async () => {
    const id = await booked();
    expect(await say(id, true, fixture.mentor)).toMatchObject({
      status: 409,
      body: { message: 'This session has not begun yet.' },
    });
    kit.clock.set(AFTER);
    await say(id, true, fixture.mentor);
    expect((await read(id, fixture.founder)).took_place).toBeNull();
    expect(await staff('meetings disputed')).toEqual([]);
    const cto = await kit.joins(fixture.startup);
    await say(id, false, cto);
    expect((await read(id, fixture.founder)).took_place).toBe(false);
    expect((await read(id, fixture.mentor)).took_place).toBe(true);
    expect(await staff('meetings disputed')).toMatchObject([
      { id, 'mentor says': 'it took place', 'founders say': 'it did not' },
    ]);
    await say(id, true, fixture.founder);
    expect(await staff('meetings disputed')).toEqual([]);
  });

  it('is rated by each side, and the rating is read by staff only', async () => {
    const id = await booked();
    kit.clock.set(AFTER);
    await rate(id, 2, 'No preparation.', fixture.mentor);
    await rate(id, 5, '', fixture.founder);
    expect((await read(id, fixture.founder)).feedback).toEqual({ usefulness: 5, comment: '' });
    expect(JSON.stringify(await read(id, fixture.founder))).not.toContain('No preparation.');
    expect(await staff('meetings feedback')).toMatchObject([
      { id, by: fixture.founder.email, usefulness: 5 },
      { id, by: fixture.mentor.email, usefulness: 2, comment: 'No preparation.' },
    ]);
  });

  it('can be reported for two weeks, from the list of recent sessions', async () => {
    const id = await booked();
    kit.clock.set(AFTER);
    await Promise.all([read(id, fixture.mentor), read(id, fixture.founder)]);
    await untilUseIsNoted(kit.deps, 2); // they stay signed in
    kit.clock.set('2025-04-01T06:59:00Z');
    const lately = async (as: { token: string }) =>
      (await kit.get(`/meetings/recent?startup=${fixture.startup.id}`, { as })).body.meetings;
    expect(await lately(fixture.mentor)).toMatchObject([
      { id, took_place: null, answers_open: true },
    ]);
    await say(id, true, fixture.mentor);
    expect(await lately(fixture.mentor)).toMatchObject([{ took_place: true }]);
    expect(await lately(fixture.founder)).toMatchObject([{ took_place: null }]);
    kit.clock.set('2025-04-01T07:00:00Z');
    expect(await say(id, false, fixture.mentor)).toMatchObject({ status: 409 });
    expect(await rate(id, 3, '', fixture.mentor)).toMatchObject({ status: 409 });
    expect(await lately(fixture.founder)).toMatchObject([{ answers_open: false }]);
  });
});
