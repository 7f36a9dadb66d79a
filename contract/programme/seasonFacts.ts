import type { Season } from '../wire/season.contract';
import { capitalize } from './capitalize';
import { dateText, momentText, monthsText } from './dates';
import { inWords } from './inWords';

/** Facts by the name that sentences use in braces. Facts that nobody has entered are missing. */
export type ProgrammeFacts = Record<string, string>;

/** Facts of one season; those that nobody has entered are empty or missing. */
export function seasonFacts(season: Season, all: readonly Season[]): ProgrammeFacts {
  const { name, window, event_days_from: from, event_days_to: to } = season;
  const date = (wanted: string) => {
    const found = season.milestones.find(({ kind }) => kind === wanted)?.date;
    return found ? dateText(found) : '';
  };
  const finale = date('finale');
  const eu = season.by_country.filter(({ code }) => EU.includes(code));
  const others = season.by_country.filter(({ code }) => !EU.includes(code));
  return {
    season: name,
    nextSeason: nextName(season, all),
    runs: monthsText(season.begins, season.ends),
    starts: date('starts'),
    premiere: date('premiere'),
    finale,
    finaleMonth: finale.replace(/^\d+ | \d{4}$/g, ''),
    ...counted('months', season.months),
    ...counted('startups', season.startups),
    ...counted('mentors', season.mentors),
    ...counted('otherMentors', season.mentors && season.mentors - 1),
    ...counted('submissions', season.submissions),
    ...counted('countries', season.countries),
    ...counted('episodes', season.episodes),
    ...counted('events', season.onsite_events),
    ...counted('team', season.team_limit),
    guidelines: season.guidelines, // only used as a condition: '{?guidelines}'
    equity: season.equity,
    equityWords: percentWords(season.equity),
    trip: season.trip,
    tripAuthorities: season.trip_authorities,
    prize: season.prize,
    thePrize: season.prize.replace(/^an? /i, 'the '),
    goals: listed(['Demo Day', season.trip, season.prize].filter(Boolean)),
    ...(from && to
      ? {
          eventDays: range(String(from), String(to)),
          eventDaysWords: range(inWords(from), inWords(to)),
        }
      : {}),
    countryNames: namesOf(season.by_country),
    ...counted('eu', eu.length),
    euNames: namesOf(eu),
    ...counted('nonEu', others.length),
    nonEuNames: namesOf(others),
    ...(window && {
      opens: dateText(window.opens_at.slice(0, 7)),
      closesDay: dateText(window.closes_at.slice(0, 10)),
      closesTime: momentText(window.closes_at, window.zone).split(' at ')[1]!,
      closes: momentText(window.closes_at, window.zone),
      windowMonths: windowMonths(window.opens_at.slice(0, 7), window.closes_at.slice(0, 7)),
    }),
  };
}

/** The name of the next season: its entered name, or the next number where names are counted; otherwise ''. */
function nextName({ number, name }: Season, all: readonly Season[]): string {
  const next = all.find((other) => other.number === number + 1)?.name;
  const counted = name.replace(new RegExp(`\\b${number}\\b`), String(number + 1));
  return next ?? (counted === name ? '' : counted);
}

/** 'November and December 2024', 'October 2025 to January 2026'. */
function windowMonths(from: string, to: string): string {
  const [first, last] = [from, to].map((month) => {
    const [years, months] = month.split('-').map(Number);
    return years! * 12 + months!;
  });
  const months = monthsText(from, to);
  return last! - first! === 1 ? months.replace(' to ', ' and ') : months;
}

/** '40', 'forty' and 'Forty'. */
function counted(name: string, count: number | null): ProgrammeFacts {
  if (!count) return {};
  const text = inWords(count);
  return {
    [name]: String(count),
    [`${name}Words`]: text,
    [`${capitalize(name)}Words`]: capitalize(text),
  };
}

/** '4 to 5', or '4' where both are the same. */
const range = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);

function percentWords(equity: string): string {
  const [, figure] = equity.match(/^(\d+)\s?%$/) ?? [];
  return figure ? `${capitalize(inWords(Number(figure)))} percent` : equity;
}

/** Members of the European Union, whose law legal texts cite. */
const EU = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(
  ' ',
);

const namesOf = (countries: Season['by_country']) =>
  listed(countries.map(({ country }) => country).sort());

const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
