import { DEMO_PROGRAMME } from '../demo-programme';
import { EMPTY_SEASON, type Season } from '../wire/season.contract';
import { seasonFacts } from './seasonFacts';

const [, demo] = DEMO_PROGRAMME.site.seasons;
const factsWith = (change: Partial<Season>) => seasonFacts({ ...demo!, ...change }, []);

it('states no figures, days or windows of a season that only has a name', () => {
  const facts = seasonFacts({ ...EMPTY_SEASON, number: 3, name: 'Season 3' }, []);
  const known = Object.entries(facts).filter(([, value]) => value !== '');

  expect(Object.fromEntries(known)).toEqual({
    season: 'Season 3',
    nextSeason: 'Season 4',
    team: '1',
    teamWords: 'one',
    TeamWords: 'One',
    goals: 'Demo Day',
  });
});

it('names the countries of the European Union apart from the others', () => {
  expect(factsWith({})).toMatchObject({
    euWords: 'six',
    euNames: 'Bulgaria, Croatia, Cyprus, Greece, Romania and Slovenia',
    nonEuWords: 'seven',
    nonEuNames:
      'Albania, Bosnia and Herzegovina, Kosovo, Montenegro, North Macedonia, Serbia and Turkey',
  });
});

it.each([
  ['3%', 'Three percent'],
  ['12 %', 'Twelve percent'],
  ['2.5%', '2.5%'],
  ['3% at most', '3% at most'],
])('an equity of %s is %s at the start of a sentence', (equity, expected) => {
  expect(factsWith({ equity }).equityWords).toBe(expected);
});

it.each([
  [4, 5, '4 to 5', 'four to five'],
  [4, 4, '4', 'four'],
  [4, null, undefined, undefined],
  [null, 5, undefined, undefined],
])('events of %s to %s days take %s days', (event_days_from, event_days_to, digits, text) => {
  const { eventDays, eventDaysWords } = factsWith({ event_days_from, event_days_to });

  expect([eventDays, eventDaysWords]).toEqual([digits, text]);
});

it('keeps the article inside the name of a prize', () => {
  expect(factsWith({ prize: '€50,000 and a car' }).thePrize).toBe('€50,000 and a car');
});

it('names the month of a finale whose day is known', () => {
  const milestones = [{ kind: 'finale' as const, date: '2025-06-15', title: '', description: '' }];

  expect(factsWith({ milestones })).toMatchObject({
    finale: '15 June 2025',
    finaleMonth: 'June',
    premiere: '',
  });
});

it('names the day on which applications close without its time', () => {
  expect(factsWith({}).closesDay).toBe('15 December 2024');
});

it.each([
  ['2025-01', '2025-06', 'January to June 2025'],
  ['2024-11', '2025-06', 'November 2024 to June 2025'],
  ['2025-06', '2025-06', 'June 2025'],
  ['2025-01', '', 'January 2025'],
  ['', '2025-06', 'June 2025'],
  ['', '', ''],
])('a season from %j to %j runs %j', (begins, ends, expected) => {
  expect(factsWith({ begins, ends }).runs).toBe(expected);
});
