import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { noLetters } from '../../testing/noLetters';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ config: { lettersPerMinute: 12, replyTo: 'team@venturequest.example' } });
let mira: TestUser;
const { mail, act, preview, subscribe, draft, agreed } = letterFixture(kit, () => mira);

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
});

describe('a draft', () => {
  it('is stored, changed and previewed as three of its recipients would read it', async () => {
    await kit.person({ email: 'vid@b.example', name: 'Вид' });
    await subscribe('vid@b.example', 'b@b.example', 'c@b.example', 'd@b.example');
    const id = await draft();
    await act('edit', { id, subject: 'More news' });

    const { recipients, problems, data } = await preview(id);
    expect({ recipients, problems }).toEqual({ recipients: 4, problems: [] });
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ subject: 'More news', blocks: [{ kind: 'paragraph' }] });
    expect((await kit.get('/staff/letters', { as: mira })).body.data).toMatchObject([
      { id, state: 'draft', recipients: 0 },
    ]);
  });

  it('can be previewed while it has no recipients', async () => {
    const { recipients, data, nameless } = await preview(
      await draft({ subject: 'News, {{name|all}}' }),
    );
    expect({ recipients, data }).toEqual({ recipients: 0, data: [] });
    expect(nameless).toMatchObject({ subject: 'News, all', blocks: [{ kind: 'paragraph' }] });
  });

  it('is test-mailed to its author only', async () => {
    await subscribe('b@b.example');
    await act('test', { id: await draft() });

    expect(await mail.collect()).toMatchObject([
      { to: { email: mira.email }, body: { subject: 'Test: News, Ana' } },
    ]);
  });

  it.each([
    [{ body: 'See <b>this</b>' }, /^HTML/],
    [{ body: 'Hello {{phone}}' }, /no field \{\{phone\}\}/],
    [{ subject: 'Hello {{phone' }, /^A field must look like/],
  ])('with %j is reported as invalid and not sent', async (more, problem) => {
    await subscribe('b@b.example');
    const id = await draft(more);

    expect((await preview(id)).problems[0]).toMatch(problem);
    const { status, body } = await agreed('send', id);
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(problem),
    });
    expect((await act('test', { id })).status).toBe(422);
  });

  it('is for staff with the scope letters only', async () => {
    const id = await draft();
    for (const as of [undefined, await kit.person(), await staffMember(kit, 'programme')])
      expect(await kit.get(`/staff/letters/${id}/preview`, { as })).toMatchObject({ status: 404 });
  });
});
