import { DEMO_PROGRAMME } from '../demo-programme';
import { instantOf } from '../local-time';
import type { Programme } from '../wire/programme.contract';
import type { PublicProgramme } from '../wire/publicProgramme.contract';
import { currentSeason, factsOf, legalFactsOf } from './facts';
import { fillFacts } from './fillFacts';
import { fillSeason } from './fillSeason';
import type { ProgrammeFacts } from './seasonFacts';

/** The public content of the programme, part by part. */
export function publicDocuments(stored: Programme): PublicProgramme {
  const programme = withOwnGuidelines(stored);
  const { site, landing, legal } = programme;
  const facts = factsOf(programme);
  const season = currentSeason(site);
  return {
    site: {
      facts,
      seasons: site.seasons
        .map(({ number, name }) => ({ number, name }))
        .sort((one, other) => one.number - other.number),
      season: season ? publicSeason(season, facts) : null,
      window: windowOf(season),
      blog: site.blog,
      channels: site.channels,
    },
    landing,
    legal: {
      facts: legalFactsOf(programme),
      processors: legal.processors,
      valid_from: legal.valid_from,
    },
  };
}

type Season = Programme['site']['seasons'][number];

const DEMO_GUIDELINES = 'demo:guidelines';

/**
 * The built-in guidelines name the organisation of the demo. When another organisation is responsible, they are
 * removed, together with the sentences about them (rule 1.49).
 */
function withOwnGuidelines(programme: Programme): Programme {
  const { site, legal } = programme;
  const { company, address, mail_privacy: mail } = DEMO_PROGRAMME.legal;
  const isTheirs =
    legal.company === company &&
    legal.address === address &&
    legal.mail_privacy === mail &&
    site.mail_hello === DEMO_PROGRAMME.site.mail_hello;
  if (isTheirs) return programme;
  const seasons = site.seasons.map((season) =>
    season.guidelines === DEMO_GUIDELINES ? { ...season, guidelines: '' } : season,
  );
  return { ...programme, site: { ...site, seasons } };
}

/** Fills the facts into the texts of a season, except the product's name, which each page fills in itself. */
function publicSeason({ window: _window, ...season }: Season, facts: ProgrammeFacts) {
  return fillSeason(season, (text) => fillFacts(text, { ...facts, product: '{product}' }));
}

/** The moments at which applications open and close. */
export function windowOf(season: Season | undefined) {
  if (!season?.window) return null;
  const { opens_at, closes_at, zone } = season.window;
  return {
    opens_at: new Date(instantOf(opens_at, zone)).toISOString(),
    closes_at: new Date(instantOf(closes_at, zone)).toISOString(),
  };
}
