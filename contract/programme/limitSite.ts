import type { PublicSite, SiteTopic } from '../wire/publicProgramme.contract';
import { EMPTY_SEASON } from '../wire/season.contract';

type Season = NonNullable<PublicSite['season']>;

/** The topic of each fact; 'frame' facts are on every page, all other facts are figures. */
const FACT_TOPICS: [SiteTopic | 'frame', RegExp][] = [
  ['frame', /^(region|Region|copyright|season|([Mm]onths|[Ee]pisodes|[Cc]ountries)(Words)?)$/],
  ['contact', /^(city|company|address|\w+Mail(Link)?)$/],
  ['applications', /^(opens|closes\w*|windowMonths)$/],
  ['journey', /^(headline|announcement)$/],
  ['guidelines', /^guidelines$/],
];

/** Fields of the season by topic; its number and name belong to the frame. */
const TOPIC_FIELDS: Partial<Record<SiteTopic, readonly (keyof Season)[]>> = {
  countries: ['by_country'],
  journey: ['headline', 'announcement', 'milestones', 'current_milestone', 'begins', 'ends'],
  trailer: ['trailer'],
  guidelines: ['guidelines'],
  forms: ['startup_form', 'mentor_form'],
  teaser: ['teaser', 'teaser_text', 'teaser_note'],
  figures: [
    'last_day',
    'team_limit',
    'months',
    'startups',
    'mentors',
    'submissions',
    'countries',
    'episodes',
    'onsite_events',
    'event_days_from',
    'event_days_to',
    'equity',
    'trip',
    'trip_authorities',
    'prize',
  ],
};

/** The empty values of season fields that a page does not show. */
const { window: _window, ...UNSAID } = EMPTY_SEASON;

/** Limits the site part to the frame that every page shows plus the given topics (rule 1.43). */
export function limitSite(site: PublicSite, topics: readonly SiteTopic[]): PublicSite {
  const isShown = (topic: SiteTopic | 'frame') => topic === 'frame' || topics.includes(topic);
  const facts = Object.entries(site.facts).filter(([name]) => isShown(partOfFact(name)));
  return {
    ...site,
    facts: Object.fromEntries(facts),
    season: site.season && limitSeason(site.season, topics),
    window: isShown('applications') ? site.window : null,
    topics: [...topics],
  };
}

const partOfFact = (name: string): SiteTopic | 'frame' =>
  FACT_TOPICS.find(([, names]) => names.test(name))?.[0] ?? 'figures';

function limitSeason(season: Season, topics: readonly SiteTopic[]): Season {
  const shown = topics
    .flatMap((topic) => TOPIC_FIELDS[topic] ?? [])
    .map((field) => [field, season[field]]);
  const { number, name } = season;
  return { ...UNSAID, ...Object.fromEntries(shown), number, name };
}
