import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { currentSeason } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';
import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';

/** A task before a launch, and its path in the document. */
type Missing = StaffProgramme['missing'][number];

/** What a launch still needs in the programme: empty fields, and content of the demo. */
export function missingInProgramme(programme: Programme): Missing[] {
  const places = placesOf(programme);
  const entered = new Set(places.flatMap(([path, value]) => (value ? [path] : [])));
  const empty = REQUIRED_FIELDS.filter(({ path }) => !entered.has(path));
  const demo = places
    .filter((place) => DEMO_VALUES.has(inAnyOrder(place)))
    .map(([path, value]) => ({ path, text: `This is still from the demo: ${value}` }));
  const fillers = places
    .filter(([, value]) => PLACEHOLDERS.some((one) => one.test(value)))
    .map(([path, value]) => ({ path, text: `This looks like a placeholder: ${value}` }));
  return [
    ...(currentSeason(programme.site) ? missingInSeason(programme) : [NO_SEASON]),
    ...empty,
    ...demo,
    ...fillers,
  ];
}

const NO_SEASON: Missing = { path: 'site.current_season', text: 'No current season is set.' };

/** What the pages of the current season need. */
function missingInSeason({ site }: Programme): Missing[] {
  const season = currentSeason(site)!;
  const path = (field: string) => `site.seasons.${site.seasons.indexOf(season)}.${field}`;
  const needs: [isMissing: boolean, field: string, text: string][] = [
    [
      !season.last_day && !season.ends,
      'last_day',
      'The current season has no last day, so sessions can be booked without end.',
    ],
    [!season.begins, 'begins', 'The current season has no first month.'],
    [season.milestones.length === 0, 'milestones', 'The timeline of the current season is empty.'],
    [!season.window, 'window', 'The current season says neither when applications open nor close.'],
    [
      !season.startup_form,
      'startup_form',
      'The application form for startups is missing. Without it, or FORM_WIDGET_STARTUP, nobody can apply.',
    ],
    [
      !season.mentor_form,
      'mentor_form',
      'The application form for mentors and investors is missing. Without it, or FORM_WIDGET_MENTOR, they cannot apply.',
    ],
  ];
  return needs
    .filter(([isMissing]) => isMissing)
    .map(([, field, text]) => ({ path: path(field), text }));
}

/**
 * Texts that were typed to fill a field, and addresses that are reserved for examples (RFC 2606). In sentences only
 * capitals count, because people have things to do.
 */
const PLACEHOLDERS = [
  /lorem ipsum|@example\.(?:com|net|org)\b|^\W*(?:to ?do|tbd|tba|xxx+|foo ?bar)\W*$/i,
  /\b(?:TODO|TBD|TBA|XXX)\b/,
];

const REQUIRED_FIELDS: readonly Missing[] = [
  { path: 'site.mail_hello', text: 'The general email address is missing.' },
  { path: 'legal.company', text: 'The legal name of the responsible party is missing.' },
  { path: 'legal.register', text: 'The register and number of the responsible party are missing.' },
  { path: 'legal.address', text: 'The address of the responsible party is missing.' },
  { path: 'legal.law', text: 'The governing law is missing.' },
  { path: 'legal.authority', text: 'The supervisory authority is missing.' },
  { path: 'legal.mail_privacy', text: 'The email address for data protection is missing.' },
  { path: 'legal.mail_legal', text: 'The email address for legal matters is missing.' },
];

/** Fields in which the demo names people or unused addresses. */
const DEMO_PLACES = [
  'site.blog',
  'site.channels',
  'site.mail_',
  'site.seasons.1.headline',
  'site.seasons.1.announcement',
  'site.seasons.1.teaser',
  'site.seasons.1.ends',
  'site.seasons.1.submissions',
  'site.seasons.1.trailer',
  'site.seasons.1.guidelines',
  'landing.',
  // Not the law nor its authority, which may be right for others in the demo's country.
  'legal.company',
  'legal.register',
  'legal.address',
  'legal.mail_',
  'legal.valid_from',
  'legal.confirmed_',
];

/** An enum, which names nobody. */
const ENUM_FIELD = /\.(kind|size)$/;

/** A value of the document with its path. */
type Place = [path: string, value: string];

function placesOf(value: unknown, path = ''): Place[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, path ? `${path}.${key}` : key),
  );
}

/** A key without indexes, because entries may have been moved. */
const inAnyOrder = ([path, value]: Place) => `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${value}`;

const DEMO_VALUES = new Set(
  placesOf(DEMO_PROGRAMME)
    .filter(([path]) => DEMO_PLACES.some((start) => path.startsWith(start)))
    .filter(([path, value]) => value.length > 2 && !ENUM_FIELD.test(path))
    .map(inAnyOrder),
);
