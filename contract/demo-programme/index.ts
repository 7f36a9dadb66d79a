import type { Programme } from '../wire/programme.contract';
import { DEMO_LANDING } from './landing';
import { SEASON_1, SEASON_2 } from './seasons';
import { DEMO_STATEMENTS } from './statements';

/** The programme of the demo data, which tests of pages also use. */
export const DEMO_PROGRAMME: Programme = {
  site: {
    region: 'the Balkans, Turkey and Cyprus',
    city: 'Sofia',
    blog: 'https://blog.example/the-venture-quest',
    channels: [
      { kind: 'video', href: 'https://video.example/the-venture-quest' },
      { kind: 'shorts', href: 'https://shorts.example/the-venture-quest' },
      { kind: 'network', href: 'https://network.example/the-venture-quest' },
      { kind: 'photos', href: 'https://photos.example/the-venture-quest' },
      { kind: 'microblog', href: 'https://microblog.example/the-venture-quest' },
      { kind: 'social', href: 'https://social.example/the-venture-quest' },
    ],
    mail_hello: 'hello@venturequest.example',
    mail_mentors: 'mentors@venturequest.example',
    mail_investors: 'investors@venturequest.example',
    copyright: '2025',
    current_season: 2,
    seasons: [SEASON_1, SEASON_2],
  },
  landing: DEMO_LANDING,
  legal: {
    company: 'Zora Programmes OOD',
    register: 'Commercial Register of Bulgaria, UIC 205000001',
    address: '12 Primerna Street, 1000 Sofia, Bulgaria',
    mail_privacy: 'privacy@venturequest.example',
    mail_legal: 'legal@venturequest.example',
    officer: '',
    authority:
      'Commission for Personal Data Protection, 2 Prof. Tsvetan Lazarov Blvd., 1592 Sofia, Bulgaria, [www.cpdp.bg](https://www.cpdp.bg)',
    law: 'Bulgarian law',
    data_law: 'the Bulgarian Personal Data Protection Act',
    accounting_law: 'Bulgarian accounting law',
    language: 'Bulgarian',
    processors: [],
    valid_from: '2024-11-04',
    ...DEMO_STATEMENTS,
  },
};
