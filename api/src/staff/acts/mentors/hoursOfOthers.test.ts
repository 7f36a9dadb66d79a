import { type TestUser, testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();
const mail = mailbox(kit);
const WEEK = 'The programme team has changed your weekly hours.';
const zoneText = (zone: string) =>
  `The programme team has changed the time zone of your hours to ${zone}.`;

let staff: TestUser;
let mentor: TestUser;
beforeEach(async () => {
  staff = await staffMember(kit, 'programme');
  mentor = await kit.mentorOf(); // in Istanbul
});

const act = async (name: string, call: object) => {
  const { status, body } = await kit.post(`/staff/acts/${name}`, call, { as: staff });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const importMentor = async (column: string, cell: string, fields = {}) => {
  const file = `email,${column}\n${mentor.email},"${cell}"\n`;
  return (await act('import.mentors', { fields, file })).answer.id;
};
/** The mentor's notifications on the site, newest first. */
const notices = async () =>
  (await kit.get('/notifications', { as: mentor })).body.data.map(
    ({ text }: { text: string }) => text,
  );
/** The newest recorded act about the mentor. */
const noted = async () => {
  const { data } = (await kit.get(`/staff/record/user/${mentor.id}`, { as: staff })).body;
  return data[0];
};

describe('a mentor whose hours staff change', () => {
  it('by an import is notified on the site and by mail, also of the undo', async () => {
    const id = await importMentor('hours', 'mon 10:00-12:00');
    expect(await notices()).toEqual([WEEK]);
    expect((await mail.for(mentor.email))[0]!.body.text).toContain(WEEK);

    await importMentor('hours', 'mon 10:00-12:00');
    expect(await notices()).toEqual([WEEK]);
    expect(await act('import.undo/preview', { fields: { id } })).toMatchObject({
      message:
        'The import will be undone: 0 removed, 1 restored, 0 already gone. 1 mentor is notified of new hours.',
    });
    await act('import.undo', { fields: { id } });
    expect(await notices()).toEqual([WEEK, WEEK]);
  });

  it('by an import is counted in the preview, once however many lines are about them', async () => {
    const other = await kit.mentorOf();
    const file = `email,company,hours
${mentor.email},,mon 10:00-12:00
${mentor.email},,tue 10:00-12:00
${other.email},Pekara,
`;
    const { message } = await act('import.mentors/preview', { fields: {}, file });
    expect(message).toBe(
      '3 rows will be imported: 0 new, 3 changed, 0 unchanged. 1 mentor is notified of new hours.',
    );
    const { answer } = await act('import.mentors', { fields: { 'dry-run': true }, file });
    expect(answer).toMatchObject({ rows: 3, changed: 3, notified: 1 });
    expect(await notices()).toEqual([]);
  });

  it('by another zone is told which one', async () => {
    const id = await importMentor('zone', 'Europe/Athens');
    await act('import.undo', { fields: { id } });
    await importMentor('zone,hours', 'Europe/Sofia","none');
    expect(await notices()).toEqual([
      'The programme team has changed your weekly hours, and their time zone to Europe/Sofia.',
      zoneText('Europe/Istanbul'),
      zoneText('Europe/Athens'),
    ]);
  });

  it('by being made a mentor again is notified, and the act is recorded as done for them', async () => {
    const fields = { user: mentor.email, zone: 'Europe/Athens' };
    const { message } = (await act('mentors.create/preview', { fields })) as { message: string };
    expect(message).toBe(
      `${mentor.email} will be a mentor with hours in the time zone Europe/Athens, and is notified.`,
    );
    await act('mentors.create', { fields });
    expect(await notices()).toEqual([zoneText('Europe/Athens')]);
    expect(await noted()).toMatchObject({ act: 'mentors.create', for: { id: mentor.id } });
  });
});

describe('a mentor is not notified', () => {
  it.each([
    ['company', 'Bosphor Labs', {}],
    ['hours', 'mon 10:00-12:00', { 'dry-run': true }],
  ])('by an import of their %s %s with %j', async (column, cell, fields) => {
    await importMentor(column, cell, fields);
    expect(await notices()).toEqual([]);
  });

  it('of being made a mentor again with the same zone', async () => {
    await act('mentors.create', { fields: { user: mentor.email, zone: 'Europe/Istanbul' } });
    expect(await notices()).toEqual([]);
    expect(await noted()).toMatchObject({ act: 'mentors.create', for: null });
  });

  it('when they are new', async () => {
    mentor = await kit.person();
    await importMentor('hours', 'mon 10:00-12:00');
    mentor = await kit.person();
    await act('mentors.create', { fields: { user: mentor.email, zone: 'Europe/Athens' } });
    expect(await notices()).toEqual([]);
    expect(await noted()).toMatchObject({ act: 'mentors.create', for: null });
  });
});
