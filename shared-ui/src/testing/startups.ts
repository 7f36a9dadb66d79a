import type { PublicStartup, StartupCard, TeamMember } from 'contract/wire/startups.contract';
import type { StartupUpdate } from 'contract/wire/updates.contract';

import { aPerson } from './people';

/** One card of the grid. */
export function aStartupCard(over: Partial<StartupCard> = {}): StartupCard {
  return {
    id: 7,
    slug: 'rrufe',
    name: 'Rrufe',
    description: 'Lightning-fast delivery for mountain towns.',
    startup_image: null,
    industry: 'Logistics',
    stage: 'seed',
    season_number: 2,
    seasons: [2],
    ...over,
  };
}

/** A startup with its public data. */
export function aStartup(over: Partial<PublicStartup> = {}): PublicStartup {
  const socialLinks = [{ linkedIn: null, x: null, website_links: 'https://rrufe.example' }];
  return { ...aStartupCard(), socialLinks, ...over };
}

export function aTeamMember(over: Partial<TeamMember> = {}): TeamMember {
  return { id: 31, position: 'Co-Founder', user: aPerson(), ...over };
}

export function anUpdate(over: Partial<StartupUpdate> = {}): StartupUpdate {
  return {
    id: 51,
    title: 'Update',
    update: 'We signed our first pilot.',
    created_at: '2025-02-01T10:00:00Z',
    edited_at: null,
    editable_until: '2025-02-01T10:15:00Z',
    likes: 0,
    liked: false,
    ...over,
  };
}
