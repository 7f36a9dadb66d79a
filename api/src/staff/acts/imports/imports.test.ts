import type { ImportDryRun } from 'contract/wire/imports.contract';

import { perform } from '../../../admin/perform';
import { testApp } from '../../../testing';
import type { Row } from '../../act/act';
import { toCsv } from '../../act/csv';

const kit = testApp();
const staff = (command: string, file?: string) =>
  perform(kit.deps, { argv: command.split(' '), file });
const importFile = (argv: string[], file: string) =>
  perform(kit.deps, { argv, file }) as Promise<unknown> as Promise<ImportDryRun>;
const failure = (command: string, file: string) => staff(command, file).catch((error) => error);
const count = async (what: string) => ((await staff(`export ${what}`)) as Row[]).length;

const STARTUPS = `Name;Industry;Season;Stage;Published
Žito;Agritech;2;pre-seed;yes
"Ђердап, d.o.o.";Energy;;;no
`;

describe('import startups', () => {
  it('validates everything and writes nothing on a dry run', async () => {
    expect(await staff('import startups --dry-run', STARTUPS)).toMatchObject({
      rows: 2,
      created: 2,
      changed: 0,
      wrong: 0,
      dryRun: true,
      headings: ['name', 'industry', 'season', 'stage', 'published'],
      lines: [
        { line: 2, name: 'Žito', fate: 'created' },
        { line: 3, name: 'Ђердап, d.o.o.', fate: 'created' },
      ],
    });
    expect(await count('startups')).toBe(0);
  });

  it('writes every row, visible to everybody', async () => {
    await staff('import startups', STARTUPS);

    const { body } = await kit.get('/startups?search=zito');
    expect(body.data).toMatchObject([{ name: 'Žito', stage: 'pre-seed', season_number: 2 }]);
    expect(await kit.get('/public/startups/derdap-d-o-o')).toMatchObject({ status: 404 });
    expect(await staff('startups find --drafts')).toMatchObject([{ name: 'Ђердап, d.o.o.' }]);
  });

  it('creates no duplicates when a file is imported again; a slug allows a second startup of the same name', async () => {
    const file = 'name,industry\nKoža,Textiles\n"Čun, d.o.o.",Boats\n';
    await staff('import startups', file);
    const before = await count('startups');

    const { lines } = await importFile(['import', 'startups', '--dry-run'], file);
    const problem =
      "A startup called 'Koža' already exists (koza). If this is another one, please give it its own slug.";
    expect(lines).toMatchObject([
      { line: 2, fate: 'wrong', problem },
      { line: 3, fate: 'wrong' },
    ]);
    expect(await failure('import startups', file)).toMatchObject({ status: 422 });
    const twice = await failure('import startups', 'name,industry\nOvas,Oats\nOVAS,Oats\n');
    expect(twice.extras.body.lines).toMatchObject([{ line: 3 }]);
    expect(await count('startups')).toBe(before);

    await staff('import startups', 'name,industry,slug\nKoža,Textiles,koza-nis\n');
    expect(await count('startups')).toBe(before + 1);
  });

  it('writes none when one is wrong, and reports all errors', async () => {
    const before = await count('startups');
    const file = `name,industry,season,slug,stage
Good,Agritech,2,good,
,Agritech,two,,
Bad,Agritech,2,123,
Twice,Agritech,2,good,
Odd,Agritech,2,odd,huge
Early,Agritech,7,early,
`;
    const { status, message, extras } = await failure('import startups', file);

    expect({ status, message }).toEqual({
      status: 422,
      message: 'Nothing was imported: 5 of 6 rows have errors.',
    });
    expect(extras.body.lines).toEqual([
      { line: 3, problem: 'name: missing; season: must be a number' },
      { line: 4, problem: expect.stringContaining("'123' is not a valid slug") },
      { line: 5, problem: "The slug 'good' is taken." },
      { line: 6, problem: expect.stringMatching(/^stage: /) },
      { line: 7, problem: expect.stringMatching(/^The programme has no season 7, /) },
    ]);
    expect(await count('startups')).toBe(before);
  });

  it('reads columns under other headings, and reports errors by line on a dry run', async () => {
    const file = 'Company,Sector,Round\nNit,Textiles,seed\n,Textiles,seed\n';
    const run = (flags: string[]) =>
      importFile(['import', 'startups', '--map', 'name=Company, industry=SECTOR', ...flags], file);

    const answer = await run(['--dry-run']);
    expect(answer).toMatchObject({ created: 1, wrong: 1 });
    expect(answer.lines).toEqual([
      { line: 2, name: 'Nit', fate: 'created' },
      { line: 3, name: '', fate: 'wrong', problem: 'name: missing' },
    ]);
    expect(answer.columns.slice(0, 4)).toEqual([
      { name: 'name', about: 'required', heading: 'company' },
      { name: 'industry', about: 'required', heading: 'sector' },
      expect.objectContaining({ name: 'season', heading: null }),
      expect.objectContaining({ name: 'stage', heading: null }),
    ]);
    const json = JSON.stringify({ name: 'Company', industry: 'Sector', season: 'Round, or none' });
    const other = file.replace('Round', '"Round, or none"').replaceAll('seed', '2');
    expect(
      await importFile(['import', 'startups', '--dry-run', '--map', json], other),
    ).toMatchObject({ created: 1, wrong: 1 });
    await expect(run([])).rejects.toMatchObject({ status: 422 });
    await expect(importFile(['import', 'startups', '--map', 'nam=A'], file)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("'nam' must be COLUMN=HEADING"),
    });
  });

  it('has no columns named like properties of every object', async () => {
    const file = 'name,industry\nNit,Textiles\n';
    const map = 'name=constructor, industry=toString';
    const { lines } = await importFile(['import', 'startups', '--dry-run', '--map', map], file);
    expect(lines).toMatchObject([{ problem: 'name: missing; industry: missing' }]);
  });

  it('accepts at most five hundred rows', async () => {
    const message = 'The file has 501 rows. An import takes at most 500: split the file.';
    const file = `name\n${'A\n'.repeat(501)}`;
    expect(await failure('import startups', file)).toMatchObject({ status: 422, message });
  });

  it('refuses a file that is no table', async () => {
    expect(await failure('import startups', '')).toMatchObject({ message: 'The file is empty.' });
    expect(await failure('import startups', 'name\n"A')).toMatchObject({ status: 422 });
  });
});

it('import people creates accounts for new addresses only', async () => {
  const ana = await kit.person({ email: 'ana@people.example', name: 'Ana' });
  const file = 'email,name,surname\nana@people.example,Other,Name\nnov@people.example,Νίκος,\n';
  expect(await staff('import people', file)).toMatchObject({
    created: 1,
    changed: 0,
    unchanged: 1,
  });

  expect((await kit.get('/user', { as: ana })).body.name).toBe('Ana');
  expect(await staff('users find --search nov@people')).toMatchObject([{ name: 'Νίκος' }]);
});

describe('import mentors and assignments', () => {
  it('makes mentors of members and of new people, who set a password later', async () => {
    const ana = await kit.person({ email: 'ana@mentors.example' });
    const file = `email,name,surname,company,zone,hours
ana@mentors.example,,,Bosphor Labs,Europe/Istanbul,"mon 10:00-12:00"
New@mentors.example,Νίκος,Παππάς,,Europe/Athens,
`;
    expect(await staff('import mentors', file)).toMatchObject({ created: 2, changed: 0 });
    expect(await staff('import mentors', file)).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });

    expect((await kit.get('/user', { as: ana })).body.roles).toEqual(['mentor']);
    expect(await staff('availability show --mentor ana@mentors.example')).toMatchObject({
      zone: 'Europe/Istanbul',
      week: [{ day: 'Mon', hours: '10:00-12:00' }],
    });
    expect(await staff('users find --search new@mentors')).toMatchObject([{ name: 'Νίκος' }]);
  });

  it('keeps fields of a mentor that are missing in the file', async () => {
    const file = 'email,company\nana@mentors.example,\nnew@mentors.example,Aegean Ventures\n';
    await staff('import mentors', file);
    await staff('import mentors', 'email\nfresh@mentors.example\n');

    expect(await staff('mentors find')).toMatchObject([
      { user: 'ana@mentors.example', company: 'Bosphor Labs', zone: 'Europe/Istanbul' },
      { user: 'fresh@mentors.example', company: '', zone: 'Europe/Belgrade' },
      { user: 'new@mentors.example', company: 'Aegean Ventures', zone: 'Europe/Athens' },
    ]);
  });

  it('assigns them, and reports the row of an unknown person', async () => {
    const startup = await kit.startup({ slug: 'assigned' });
    const pair = 'mentor,startup\nana@mentors.example,assigned\n';
    expect(await staff('import assignments', pair)).toMatchObject({ created: 1, unchanged: 0 });
    expect(await staff('import assignments', pair)).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await staff('mentors find')) as Row[]).toContainEqual(
      expect.objectContaining({ user: 'ana@mentors.example', startups: ['assigned'] }),
    );
    expect(startup.id).toBeGreaterThan(0);

    const file = 'mentor,startup\nana@mentors.example,nowhere\nnobody@x.example,assigned\n';
    const { extras } = await failure('import assignments', file);
    expect(extras.body.lines).toEqual([
      { line: 2, problem: "There is no startup 'nowhere'." },
      { line: 3, problem: 'No member has the address nobody@x.example.' },
    ]);
  });
});

describe('export', () => {
  it.each(['startups', 'mentors', 'assignments'])('%s can be read by import', async (what) => {
    const rows = (await staff(`export ${what}`)) as Row[];
    const file = toCsv(rows.map(({ slug, ...row }) => row));

    expect(await staff(`import ${what} --dry-run`, file)).toMatchObject({ rows: rows.length });
  });

  it('lists meetings', async () => {
    expect(await staff('export meetings')).toEqual([]);
  });
});
