import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { perform } from '../../../admin/perform';
import { programmeVersions } from '../../../db/schema';
import { testApp } from '../../../testing';
import type { Row } from '../../act/act';

const kit = testApp();
const staff = (command: string, ...more: string[]) =>
  perform(kit.deps, { argv: [...command.split(' '), ...more] });

describe('when a mentor can be booked', () => {
  it('replaces the week', async () => {
    const { email } = await kit.mentorOf();
    await staff(`availability set --mentor ${email} --week`, 'tue 09:00-10:30; fri 14:00-15:00');

    expect(await staff(`availability show --mentor ${email}`)).toMatchObject({
      zone: 'Europe/Istanbul',
      week: [
        { day: 'Tue', hours: '09:00-10:30' },
        { day: 'Fri', hours: '14:00-15:00' },
      ],
    });
    await staff(`availability set --mentor ${email} --week none`);
    expect(await staff(`availability show --mentor ${email}`)).toMatchObject({ week: [] });
  });

  it('sets other hours for a date, closes it, and restores the week', async () => {
    const { email } = await kit.mentorOf();
    const except = (...more: string[]) =>
      staff(`availability except --mentor ${email} --day 2025-04-02`, ...more);
    const exceptions = async () =>
      ((await staff(`availability show --mentor ${email}`)) as Row).exceptions;

    await except('--hours', '10:00-11:00,12:00-13:00');
    expect(await exceptions()).toMatchObject([{ hours: '10:00-11:00' }, { hours: '12:00-13:00' }]);
    await except('--hours', 'none');
    expect(await exceptions()).toEqual([{ day: '2025-04-02', hours: 'closed' }]);
    await except('--clear');
    expect(await exceptions()).toEqual([]);
  });

  it('is reported to the mentor when staff change it', async () => {
    const mentor = await kit.mentorOf();
    await staff(`availability set --mentor ${mentor.email} --week none`);
    await staff(`availability except --mentor ${mentor.email} --day 2025-04-02 --hours none`);
    const { body } = await kit.get('/notifications', { as: mentor });

    expect(body.data.map(({ text }: { text: string }) => text)).toEqual([
      'The programme team has changed your hours on 2025-04-02.',
      'The programme team has changed your weekly hours.',
    ]);
  });

  it('stores time off', async () => {
    const { email } = await kit.mentorOf();
    const days = '--from 2025-07-01T00:00:00+03:00 --to 2025-07-08T00:00:00+03:00';
    const { id } = (await staff(`time-off add --mentor ${email} ${days} --reason Sea`)) as Row;

    expect(await staff(`time-off find --mentor ${email}`)).toMatchObject([
      { id, reason: 'Sea', startsAt: new Date('2025-06-30T21:00:00Z') },
    ]);
    expect(await staff(`time-off remove --id ${id}`)).toEqual({ id, removed: true });
    expect(await staff(`time-off remove --id ${id}`)).toEqual({ id, removed: false });
  });

  it.each([
    ['availability set --week mon', '--week: must look like'],
    ['availability except --day tomorrow --clear', '--day: must be a date'],
    ['time-off add --from 2025-07-01 --to 2025-07-02', '--from: must be a time'],
    ['time-off add --from 2025-07-02T00:00:00Z --to 2025-07-01T00:00:00Z', '--to must be after'],
  ])('refuses %s', async (command, message) => {
    const { email } = await kit.mentorOf();

    await expect(staff(`${command} --mentor ${email}`)).rejects.toThrow(message);
  });
});

describe('the zone of a new mentor', () => {
  /** Publishes the programme with this zone for applications. @param zone null for no such window */
  async function publishClocks(zone: string | null) {
    const { site, ...parts } = DEMO_PROGRAMME;
    const seasons = site.seasons.map((season) => ({
      ...season,
      window: season.window && zone ? { ...season.window, zone } : null,
    }));
    const content = { ...parts, site: { ...site, seasons } };
    await kit.db.insert(programmeVersions).values({ content, publishedAt: kit.clock.now() });
  }
  const made = async (...more: string[]) => {
    const { email } = await kit.person();
    const { zone } = (await staff(`mentors create --user ${email}`, ...more)) as Row;
    return { email, zone };
  };

  it.each([['Europe/Sofia'], ['Asia/Nicosia']])('is that of the programme, in %s', async (zone) => {
    await publishClocks(zone);
    const { email, zone: answered } = await made();
    expect(answered).toBe(zone);
    expect(await staff(`availability show --mentor ${email}`)).toMatchObject({ zone });
  });

  it('is UTC if the programme has none', async () => {
    await publishClocks(null);
    expect(await made()).toMatchObject({ zone: 'UTC' });
  });

  it('is the one that staff name, and stays when a former mentor is reactivated', async () => {
    await publishClocks('Europe/Sofia');
    const { email, zone } = await made('--zone', 'Europe/Athens');
    expect(zone).toBe('Europe/Athens');
    await staff(`mentors retire --mentor ${email}`);
    expect(await staff(`mentors create --user ${email}`)).toMatchObject({ zone: 'Europe/Athens' });
  });
});

it('a reactivated mentor keeps the company unless a new one is given', async () => {
  const { email } = await kit.person();
  const create = async (...more: string[]) =>
    ((await staff(`mentors create --user ${email}`, ...more)) as Row).company;
  expect(await create('--company', 'Balkora')).toBe('Balkora');
  await staff(`mentors retire --mentor ${email}`);

  expect(await create()).toBe('Balkora');
  expect(await create('--company', 'Kasaba')).toBe('Kasaba');
  expect(await create('--company', '')).toBe('');
});

describe('rooms', () => {
  it('opens, changes and closes one', async () => {
    await staff('rooms create --name Balkon');
    const made = await staff('rooms create --name Balkon --url https://meet.example/balkon');

    expect(made).toMatchObject({ name: 'Balkon', joinUrl: 'https://meet.example/balkon' });
    expect(await staff('rooms close --name Balkon')).toMatchObject({ active: false });
    expect(await staff('rooms find')).toHaveLength(1);
    await expect(staff('rooms close --name Terasa')).rejects.toThrow("There is no room 'Terasa'.");
  });
});
