import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleHere } from '../support/axe';
import { bookFirstFree } from '../support/bookFirstFree';
import { dayAfter } from '../support/dayAfter';
import { letterTo } from '../support/outbox';
import { countPresses } from '../support/presses';
import { staff } from '../support/staff';
import { backToToday, chooseByName, openToday, typeToConfirm } from '../support/staffPages';
import { expect, test } from '../support/test';

const MAX_PRESSES = 4;
const RULES = readFileSync(join(__dirname, '../../docs/product/11-staff.md'), 'utf8');
/** The jobs that need more than a form. */
const OTHER_JOBS = ['Find an email', 'Write a letter', 'Import a spreadsheet'];

interface Job {
  /** The link under the common jobs. */
  link: string;
  fill: Record<string, string>;
  /** By field, the name that staff type to find the person or object. */
  choose?: Record<string, string>;
  /** It cannot be undone: staff type the object's name again. */
  isFinal?: true;
  says: string | RegExp;
}

test('the commonest jobs take staff four presses at most from Today', async ({
  page,
  make,
  signInAsStaff,
  request,
}) => {
  const founder = await make.founder();
  const { startup } = founder;
  const surname = `Vuković ${startup.name.split(' ').at(-1)}`;
  const mentor = await make.mentorOf(startup, 'Željka', surname);
  const other = await make.startup();
  const session = await bookFirstFree(request, founder);
  const draft = await make.startup();
  await staff('startups', 'unpublish', '--startup', draft.slug);
  await letterTo(founder.email, /./);
  await signInAsStaff('programme', 'people', 'sessions', 'letters');
  const { press, restart, count } = await countPresses(page);
  await openToday(page);

  await test.step('They publish a draft from its entry', async () => {
    restart();
    const waiting = page.getByRole('listitem').filter({ hasText: draft.name });
    await press('button', `Publish ${draft.name}`, waiting);
    await press('button', 'Publish', page.getByRole('dialog'));
    await expect(page.getByText(`${draft.name} is shown to everyone.`)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
  });

  const invited = make.address();
  const added = make.address();
  const id = String(session);
  const away = {
    From: `${dayAfter(60)}T08:00`,
    To: `${dayAfter(61)}T18:00`,
  };
  const jobs: Job[] = [
    {
      link: 'Publish a startup',
      choose: { Startup: other.name },
      fill: {},
      says: /is shown to everyone/,
    },
    {
      link: 'Invite a founder',
      choose: { Startup: other.name },
      fill: { Email: invited },
      says: `Somebody is invited to ${other.slug} as a founder.`,
    },
    {
      link: 'Assign a mentor',
      choose: { Mentor: surname, Startup: other.name },
      fill: {},
      says: `${mentor.email} mentors ${other.slug}.`,
    },
    {
      link: 'Add a member',
      fill: { Email: added, Name: 'Ђурђа', Surname: 'Jović', Password: 'Kestenje-i-orasi-47' },
      says: `${added} can sign in.`,
    },
    {
      link: 'Cancel a session',
      choose: { Session: startup.name },
      fill: { 'Message (optional)': 'The mentor is ill.' },
      isFinal: true,
      says: `Session ${id} of ${startup.slug} is cancelled.`,
    },
    {
      link: 'Add time off',
      choose: { Mentor: surname },
      fill: away,
      isFinal: true,
      says: `Time off is added for ${mentor.email}.`,
    },
    {
      link: 'Reset a second factor',
      fill: { User: founder.email },
      isFinal: true,
      says: `The second factor of ${founder.email} is removed.`,
    },
  ];
  for (const { link, fill, choose = {}, isFinal, says } of jobs) {
    await test.step(link, async () => {
      await backToToday(page);
      restart();
      await press('link', link);
      const main = page.getByRole('main');
      for (const [label, name] of Object.entries(choose))
        await chooseByName(main.getByLabel(label, { exact: true }), name);
      for (const [label, text] of Object.entries(fill))
        await main.getByLabel(label, { exact: true }).fill(text);
      await press('button', 'See what will happen');
      const dialog = page.getByRole('dialog');
      if (isFinal) await typeToConfirm(dialog);
      await press('button', 'Confirm', dialog);
      await expect(page.getByRole('status', { name: 'Answer' })).toContainText(says);
      expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
    });
  }

  await test.step('They look up a mail', async () => {
    await backToToday(page);
    restart();
    await press('link', 'Find an email');
    await page.getByLabel('To (optional)').fill(founder.email);
    await press('button', 'Look up');
    await expect(page.getByRole('table', { name: 'Answer' })).toContainText(founder.email);
    expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
  });

  await test.step('They write and send a letter', async () => {
    await backToToday(page);
    restart();
    await press('link', 'Write a letter');
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Founders' });
    await page.getByLabel('Season (optional)').fill('1'); // no other journey counts mails of this cohort
    await page.getByLabel('Stage').selectOption('scaling');
    await page.getByLabel('Subject').fill('Rehearsal');
    await page.getByLabel('Text', { exact: true }).fill('Dear {{name}}, come at nine.');
    await press('button', 'Save draft');
    await press('button', 'Send');
    const dialog = page.getByRole('dialog');
    await typeToConfirm(dialog);
    await press('button', 'Send', dialog);
    const history = page.getByRole('list', { name: 'History' }); // the toast has the same text
    await expect(history).toContainText(/is on its way to (one person|\d+ people)/);
    expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
  });

  await test.step('They import people', async () => {
    await backToToday(page);
    restart();
    await press('link', 'Import a spreadsheet');
    await page.getByLabel('What to import').selectOption({ label: 'People' });
    const [one, two] = [make.address(), make.address()];
    const buffer = Buffer.from(`email,name,surname\n${one},Ђурђа,Јовић\n${two},Ana,/\n`);
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await press('button', 'Import 2 rows');
    await press('button', 'Import 2 rows', page.getByRole('dialog'));
    await expect(
      page.getByText('2 rows were imported: 2 new, 0 changed, 0 unchanged.'),
    ).toBeVisible();
    expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
  });

  await test.step('The page offers the jobs that its rule lists', async () => {
    await backToToday(page);
    const shown = await page
      .getByRole('region', { name: 'Common tasks' })
      .getByRole('link')
      .allTextContents();
    const done = [...jobs.map(({ link }) => link), ...OTHER_JOBS];
    expect(shown.toSorted()).toEqual(done.toSorted());
    const [, rule] = /Ten common jobs([\s\S]+?) are one press away/.exec(RULES)!;
    const ruled = [...rule!.matchAll(/'([^']+)'/g)].map(([, job]) => job!.replace(/\s+/g, ' '));
    expect(ruled).toEqual(shown);
  });

  await test.step('The record finds the act by the name of its startup', async () => {
    await press('link', 'Record');
    await page.getByRole('searchbox', { name: 'Search' }).fill(draft.name);
    await press('button', 'Search');
    await expect(page).toHaveURL(/\/staff\/record\?search=/);
    const lines = page.getByRole('list', { name: 'Record' }).getByRole('listitem');
    await expect(lines.filter({ hasText: other.name })).toHaveCount(0);
    const line = lines.filter({ hasText: `${draft.name} is shown to everyone` });
    await expect(line.first()).toContainText('Vesna');
    await expectAccessibleHere(page);
  });
});
