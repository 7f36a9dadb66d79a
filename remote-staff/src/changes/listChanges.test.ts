import { listChanges } from './listChanges';

const TEAM = { before: { 'startup:5': { team: ['user:9 founder, CEO'], mentors: ['user:8'] } } };

it('shows people and things by name, or by id once they are deleted', () => {
  const after = { 'message:3': { 'dealt with by': 'user:9' } };
  const names = { 'startup:5': 'Zrno', 'user:9': 'Živa Đorđević' };

  expect(listChanges({ ...TEAM, after, names })).toMatchObject([
    { thing: 'Zrno', fact: 'team', before: 'Živa Đorđević: founder, CEO', after: null },
    { thing: 'Zrno', fact: 'mentors', before: 'user:8', after: null },
    { thing: 'message 3', fact: 'dealt with by', before: null, after: 'Živa Đorđević' },
  ]);
});

it('distinguishes two things of the same name by id', () => {
  const before = {
    'startup:5': { season: 1 },
    'startup:6': { season: 1 },
    'startup:7': { season: 1 },
  };
  const names = { 'startup:5': 'Zrno', 'startup:6': 'Zrno', 'startup:7': 'Kos' };
  const things = listChanges({ before, after: {}, names }).map(({ thing }) => thing);

  expect(things).toEqual(['Zrno (startup 5)', 'Zrno (startup 6)', 'Kos']);
});

it('formats amounts with commas, but not ids', () => {
  const after = {
    'letter:1445': { recipients: 1445, season: 1000, seasons: [1000], 'mail id': 1445 },
  };
  const shown = listChanges({ before: {}, after, names: {} }).map((change) => change.after);

  expect(shown).toEqual(['1,445', '1000', '1000', '1445']);
});

it('does not replace ids in text that a person typed', () => {
  const before = { 'startup:5': { name: 'user:99 and company', slug: 'owner:9' } };
  const changes = listChanges({ before, after: {}, names: { 'user:9': 'Živa Đorđević' } });

  expect(changes.map((change) => change.before)).toEqual(['user:99 and company', 'owner:9']);
});

it('shows moments and intervals on the clock of the reader', () => {
  const at = (text: string) =>
    new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const [start, end] = ['2026-11-29T23:00:00.000Z', '2026-12-04T23:00:00.000Z'];
  const after = { 'user:9': { 'time off': [`${start}/${end}`], from: start, address: 'a/b' } };
  const shown = listChanges({ before: {}, after, names: {} }).map((change) => change.after);

  expect(shown).toEqual([`${at(start)} to ${at(end)}`, at(start), 'a/b']);
});
