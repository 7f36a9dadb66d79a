import { type TestUser, testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();

let staff: TestUser;
beforeAll(async () => {
  staff = await staffMember(kit, 'programme');
});
const importFile = (file: string) =>
  kit.post('/staff/acts/import.startups', { fields: {}, file }, { as: staff });

describe('a file as programs write it', () => {
  it.each([
    ['whose first line declares its separator', 'sep=;\r\nName;Industry\r\nŽito;Agritech\r\n'],
    ['with a byte order mark before that', '\uFEFFsep=,\r\nName,Industry\r\nRaž,Agritech\r\n'],
    ['with tabs, as copied from a sheet', 'Name\tIndustry\nOvas, d.o.o.\tAgritech\n'],
  ])('is imported: %s', async (_how, file) => {
    expect(await importFile(file)).toMatchObject({ status: 200 });
  });

  it('cannot contain text that its startup could not save itself (rule 9.7)', async () => {
    const file = 'name,industry,description\nPir,Agritech,"One\u000btwo"\n';
    expect(await importFile(file)).toMatchObject({
      status: 422,
      body: {
        errors: { 'line 2': [expect.stringContaining('contains characters that cannot be used')] },
      },
    });
  });
});
