import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../app/clock';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
/** Calls the act with a key, like the staff area: it runs in the transaction that stores its response. */
const call = (as: TestUser, name: string, body: object, headers: object = someKey()) =>
  kit.post(`/staff/acts/${name}`, body, { as, headers: { ...headers } });
const someKey = () => ({ 'idempotency-key': randomUUID() });
const preview = (as: TestUser, name: string, fields: object, more = {}) =>
  kit.post(`/staff/acts/${name}/preview`, { fields, ...more }, { as });

let programme: TestUser;
beforeAll(async () => {
  programme = await staffMember(kit, 'programme');
});

describe('GET /staff/acts', () => {
  it('lists acts by the caller’s scopes, with the data for forms', async () => {
    const { body } = await kit.get('/staff/acts', { as: programme });

    expect(body.scopes).toEqual(['programme']);
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('startups.publish');
    expect(names).not.toContain('users.erase');
    const season = body.data.find(({ name }: { name: string }) => name === 'startups.season');
    expect(season).toMatchObject({ effect: 'changes', scope: 'programme', step_up: false });
    expect(season.fields).toMatchObject({
      properties: {
        startup: { type: 'string', subject: 'startup', description: 'slug or id of the startup' },
        season: { type: 'integer', maximum: 1000 },
        also: { type: 'boolean', default: false },
      },
      required: ['startup', 'season'],
    });
  });

  it('names all acts of the record to callers with those scopes', async () => {
    const recordedFor = async (as: TestUser) =>
      (await kit.get('/staff/acts', { as })).body.recorded;
    const ofProgramme = ['startups.publish', 'startups.edit', 'updates.edit', 'programme.picture'];
    expect(await recordedFor(programme)).toEqual(expect.arrayContaining(ofProgramme));
    expect(await recordedFor(programme)).not.toContain('meetings.withdraw');
    expect(await recordedFor(programme)).not.toContain('password-changed');

    const owner = await staffMember(kit, 'owner');
    const all = [...ofProgramme, 'users.erase', 'meetings.withdraw', 'password-changed'];
    expect(await recordedFor(owner)).toEqual(expect.arrayContaining(all));
  });

  it('is 404 for everybody else', async () => {
    const unknown = await kit.get('/staff/nothing');
    for (const as of [undefined, await kit.person()]) {
      const { status, body } = await kit.get('/staff/acts', { as });
      expect({ status, body }).toEqual({ status: 404, body: unknown.body });
    }
    const lacksFactor = await kit.person({ isAdmin: true, secondFactorSince: null });
    expect(await kit.get('/staff/acts', { as: lacksFactor })).toMatchObject({ status: 403 });
  });
});

describe('an act', () => {
  it('of a guest is refused before its body is read, whatever its size (rule 11.21)', async () => {
    const tooLarge = { fields: {}, file: 'x'.repeat(1024 * 1024) };
    const guest = await kit.post('/staff/acts/import.startups', tooLarge);
    expect(guest.status).toBe(404);
    const staff = await kit.post('/staff/acts/import.startups', tooLarge, { as: programme });
    expect(staff.status).toBe(413);
  });

  it('is previewed without a change, and then performed', async () => {
    const { slug } = await kit.startup({ published: false, name: 'Zrno' });
    const seen = await preview(programme, 'startups.publish', { startup: slug });

    expect(seen.body).toMatchObject({
      message: 'Zrno will be shown to everyone.',
      confirm: null,
    });
    expect(Object.values(seen.body.after)).toEqual([{ published: true }]);
    expect(await kit.get(`/public/startups/${slug}`)).toMatchObject({ status: 404 });

    const body = { fields: { startup: slug }, seen: seen.body.seen };
    expect((await call(programme, 'startups.publish', body)).body).toMatchObject({
      message: 'Zrno is shown to everyone.',
      answer: { slug, published: true },
    });
    expect(await kit.get(`/public/startups/${slug}`)).toMatchObject({ status: 200 });
  });

  it('is refused when the object was changed since the preview', async () => {
    const { slug } = await kit.startup({ published: false });
    const fields = { startup: slug };
    const { seen } = (await preview(programme, 'startups.publish', fields)).body;
    await call(programme, 'startups.season', { fields: { ...fields, season: 1 } });

    expect(await call(programme, 'startups.publish', { fields, seen })).toMatchObject({
      status: 409,
      body: { message: 'This was changed a moment ago. Please look at it again.' },
    });
  });

  it.each([
    ['startups.publish', {}, 'fields.startup', /required/],
    ['startups.publish', { startup: 5 }, 'fields.startup', /must be a text/],
    ['startups.publish', { startup: 'a\0' }, 'fields.startup', /characters that cannot be stored/],
    ['startups.publish', { startup: 'zrno', colour: 'red' }, 'fields.colour', /no such field/],
    ['import.startups', {}, 'file', /required/],
  ])('%s of %j names the wrong field', async (name, fields, field, message) => {
    const { status, body } = await call(programme, name, { fields });

    expect(status).toBe(422);
    expect(body.errors[field]).toEqual([expect.stringMatching(message)]);
  });

  it('runs once under one key, and repeats its response', async () => {
    const key = { 'idempotency-key': 'staff-0000001' };
    const body = { fields: { name: 'Twice', industry: 'Agritech' } };
    const first = await call(programme, 'startups.create', body, key);
    const again = await call(programme, 'startups.create', body, key);

    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await kit.get('/startups?search=twice')).body.data).toHaveLength(1);
  });

  it('in a dry run says so, outdates no page and is not stored for repeats', async () => {
    const key = { 'idempotency-key': 'staff-0000002' };
    const file = 'name,industry\nOnly Tried,Textiles\n';
    const body = { fields: { 'dry-run': true }, file };
    for (const _ of ['first', 'again']) {
      const tried = await call(programme, 'import.startups', body, key);
      expect(tried.body.message).toBe(
        'Nothing was imported. 1 row: 1 new, 0 changed, 0 unchanged, 0 with errors.',
      );
      expect(tried.headers['x-changes']).toBe('nothing');
      expect(tried.headers).not.toHaveProperty('idempotency-replayed');
    }
    const done = await call(programme, 'import.startups', { file });
    expect(done.body.message).toBe('1 row was imported: 1 new, 0 changed, 0 unchanged.');
    expect(done.headers['x-changes']).not.toBe('nothing');
  });

  it('speaks of fields in forms where the command line speaks of flags', async () => {
    const sessions = await staffMember(kit, 'sessions');
    const mentor = await kit.mentorOf();
    const fields = { mentor: mentor.email, from: '2026-07-02T00:00:00Z' };
    const body = { fields: { ...fields, to: '2026-07-01T00:00:00Z' } };

    const { message } = (await preview(sessions, 'time-off.add', body.fields)).body;
    expect(message).toBe('to must be after from.');
  });
});

describe('an irreversible act', () => {
  const erase = (as: TestUser, email: string, more: object) =>
    call(as, 'users.erase', { fields: { user: email }, ...more });

  it('requires a preview and the typed name', async () => {
    const people = await staffMember(kit, 'people');
    const { email } = await kit.person();
    const { body } = await preview(people, 'users.erase', { user: email });
    expect(body).toMatchObject({ message: expect.stringContaining('for good'), confirm: email });

    const seen = body.seen as string;
    expect((await erase(people, email, { confirm: email })).body.errors).toHaveProperty('seen');
    const wrong = await erase(people, email, { seen, confirm: 'yes' });
    expect(wrong.body.errors.confirm).toEqual([`Please type ${email} to confirm.`]);
    expect(await erase(people, email, { seen, confirm: email })).toMatchObject({ status: 200 });
    expect((await preview(people, 'users.erase', { user: email })).status).toBe(404);
  });

  it('requires a second factor of the last ten minutes', async () => {
    const people = await staffMember(kit, 'people');
    const { email } = await kit.person();
    kit.clock.advance(11 * MINUTE);
    const { seen } = (await preview(people, 'users.erase', { user: email })).body;

    const refused = await erase(people, email, { seen, confirm: email });
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body.errors).toHaveProperty('second_factor');
  });
});
