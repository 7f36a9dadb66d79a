import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { currentSeason } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';

/** What a launch still needs of the programme, in sentences: what is empty, and what is the demo's. */
export function missingForLaunch(programme: Programme): string[] {
  const { site, legal } = programme;
  const needed: [string, string][] = [
    [legal.company, 'The legal name of who is responsible is missing.'],
    [legal.address, 'The address of who is responsible is missing.'],
    [legal.register, 'The register and number of who is responsible are missing.'],
    [legal.law, 'The law that applies is missing.'],
    [legal.authority, 'The supervisory authority is missing.'],
    [legal.mail_privacy, 'The address for data protection is missing.'],
    [legal.mail_legal, 'The address for legal matters is missing.'],
    [site.mail_hello, 'The address for everything is missing.'],
    [currentSeason(site)?.name ?? '', 'No season is on.'],
  ];
  const empty = needed.flatMap(([value, sentence]) => (value ? [] : [sentence]));
  const demo = placesOf(DEMO_PROGRAMME)
    .filter(([path]) => OF_THE_DEMO.some((start) => path.startsWith(start)))
    .filter(([path, value]) => value.length > 3 && valueAt(programme, path) === value)
    .map(([path, value]) => `${path} is still the demo's: ${value}`);
  return [...empty, ...demo];
}

/** Where the demo names somebody, or an address that nobody has. */
const OF_THE_DEMO = [
  'site.blog',
  'site.channels',
  'site.mail_',
  'site.seasons.1.trailer',
  'landing.',
  // Not the law nor its authority: those of the demo's country are those of others there, too.
  'legal.company',
  'legal.register',
  'legal.address',
  'legal.mail_',
  'legal.valid_from',
  'legal.confirmed_',
];

function placesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, path ? `${path}.${key}` : key),
  );
}

const valueAt = (programme: Programme, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      programme,
    );
