import { testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();

describe('input of staff by web', () => {
  it('is refused line by line when rows are wrong', async () => {
    const as = await staffMember(kit, 'programme');
    const file = 'name,industry\nŽito,Agritech\n,Energy\n';
    expect(
      await kit.post('/staff/acts/import.startups', { fields: {}, file }, { as }),
    ).toMatchObject({
      status: 422,
      body: {
        message: 'Nothing was imported: 1 of 2 rows has errors.',
        errors: { 'line 3': ['name: missing'] },
      },
    });
  });

  it('is refused line by line when imported objects are in use', async () => {
    const as = await staffMember(kit, 'programme');
    const { email } = await kit.mentorOf();
    const row = (company: string) => `email,company\n${email},${company}\n`;
    const call = (name: string, body: object) =>
      kit.post(`/staff/acts/${name}`, { fields: {}, ...body }, { as });
    const first = await call('import.mentors', { file: row('First') });
    expect(await call('import.mentors', { file: row('Second') })).toMatchObject({ status: 200 });
    const { id } = first.body.answer as { id: number };
    const fields = { id };
    const { status, body } = await kit.post('/staff/acts/import.undo/preview', { fields }, { as });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { errors: { 'line 2': ['Changed since: company.'] } },
    });
  });
});
