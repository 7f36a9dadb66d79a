import { confirmedStatement } from '../../legal/confirmedStatement';
import type { LegalSection } from '../../legal/legalText';

/** Who else sees the data, and in which countries. */
export const SHARING: LegalSection[] = [
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    blocks: [
      {
        items: [
          'Everybody: your public profile (name, photo, bio, roles, public links) and your startup’s page. Your email address and phone number are never public.',
          'Your team: your name, username, photo and position.',
          'Your mentor, or the teams you mentor: names, meeting times, the startup’s updates.',
          'Programme staff in {city}, each for their task. || Programme staff, each for their task.',
          'Service providers who work for us: hosting and storage, delivery of email, the video rooms of the mentoring sessions, the application form while applications are open.',
          'Broadcasters and video platforms: the episodes. They decide for themselves about their viewers’ data and are controllers of their own.',
          'Authorities and courts, where a law obliges us, and only what it asks for.',
        ],
      },
      confirmedStatement('Processors'),
      'Investors see what is public. We give them contact data only when the founders have agreed to the introduction.',
      'We do not sell personal data and we do not exchange it for services.',
    ],
  },
  {
    id: 'other-countries',
    title: 'Where it goes',
    blocks: [
      confirmedStatement('Hosting'),
      'The programme itself crosses borders. {EuWords} of its countries are in the EU: {euNames}. {NonEuWords} are not: {nonEuNames}. When a founder in Plovdiv has a mentor in Belgrade, the two see each other’s names; that transfer is needed to perform the programme they both joined (Article 49(1)(b) GDPR).',
      'Providers and programme partners outside the EU receive data only in a country with an adequacy decision, or under the standard contractual clauses of the European Commission (Decision 2021/914), after we have assessed the transfer. Write to us for a copy.',
      'For the trip to {trip} we pass the travellers’ names and passport data to the airline and {tripAuthorities}, which both require them. The travellers are told in writing before. || For the trip to {trip} we pass the travellers’ names and passport data to the airline, which requires them. {?trip}The travellers are told in writing before.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      {
        items: [
          'All traffic is encrypted. Passwords are stored as argon2id hashes, session tokens and invitation tokens as SHA-256 hashes: a copy of the database lets nobody in.',
          'Each call to our server checks who may see what; founders reach their own startups and nobody else’s.',
          'Uploaded pictures are re-encoded, which removes the place and device data that cameras write into them.',
          'Staff sign in with two factors, and reading a member’s data leaves a trace.',
        ],
      },
      'No system is perfect. Should a breach put your rights at high risk, we tell you without delay, and the authority within 72 hours.',
    ],
  },
];
