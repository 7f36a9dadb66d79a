import type { LegalSection } from '../../legal/legalText';

/** Why we use data, and for how long. */
export const PURPOSES: LegalSection[] = [
  {
    id: 'why-we-use-it',
    title: 'Why we use it, and on what legal basis',
    blocks: [
      'Every use has one purpose and one basis in Article 6(1) GDPR. Where the basis is our legitimate interest, the table says which one, and you may object at any time.',
      {
        table: {
          caption: 'Purposes and legal bases',
          head: ['Purpose', 'Data', 'Legal basis'],
          rows: [
            [
              'Keep your account and let you sign in',
              'Account data, session tokens',
              'Contract, (b)',
            ],
            [
              'Show startups and public profiles',
              'Name, photo, bio, roles, public links, startup data, updates',
              'Contract, (b): being visible is what the programme is for',
            ],
            [
              'Run the programme: teams, invitations, mentor matches, meetings and reminders',
              'Programme data, email address',
              'Contract, (b)',
            ],
            [
              'Send an invitation to somebody a founder names',
              'Email address, position',
              'Legitimate interest of the founder in building the team, (f)',
            ],
            ['Answer your message', 'Contact data', 'Legitimate interest in answering, (f)'],
            [
              'Send the newsletter',
              'Email address',
              'Consent, (a), given by the link in the confirmation email',
            ],
            [
              'Count views of profiles and startups',
              'View codes',
              'Legitimate interest in honest figures without tracking, (f)',
            ],
            [
              'Keep the service safe: limits, logs, notices about changed passwords',
              'Log data, email address',
              'Legitimate interest in security, (f)',
            ],
            [
              'Measure visits and advertising with other companies’ tools',
              'Page addresses, identifiers of those tools',
              'Consent, (a)',
            ],
            ['Keep books and answer authorities', 'Agreements, invoices', 'Legal obligation, (c)'],
          ],
        },
      },
      'We make no decision about you by machine alone. Startups are chosen by people, who read every application.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'Retention',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Account and profile',
              'Until you delete the account. Deletion can be undone for 14 days; then name, email address, phone number, photo and links are erased',
            ],
            [
              'Session',
              '14 days without use, 30 days at most; ended at once when you log out or change the password',
            ],
            ['Password reset link', '60 minutes, one use'],
            ['Security log: sign-ins, changes of how you sign in, their devices', '12 months'],
            ['Former username', '180 days, so that nobody can pose as you; then it is free again'],
            [
              'Updates of a startup',
              'As long as the startup’s page. A deleted update is erased after 30 days. Posts of a deleted account stay under “Former member”',
            ],
            [
              'Meetings',
              'As long as the startup’s account; names are removed when a participant deletes theirs',
            ],
            [
              'Agenda, notes, action items and feedback of a session',
              'Two years after they were last written; your notes and feedback go with your account',
            ],
            [
              'Busy times of a mentor’s own calendar',
              'Until it is read again or removed; one day after they are over',
            ],
            ['Report of a page that failed', '30 days; how often it did, 400 days'],
            ['Invitation', '7 days open; erased 90 days after it was sent'],
            ['Notification', '180 days, the newest 500'],
            ['Contact message', '12 months'],
            [
              'Newsletter address',
              'Until 30 days after you unsubscribe; 7 days when you never confirm it',
            ],
            ['View code of a guest', '24 hours; only the number stays'],
            ['Text of sent emails', '30 days'],
            ['Server logs', '30 days, without contents and without tokens'],
            ['Your privacy choices', '6 months; then we ask again'],
            [
              'Episodes and raw footage',
              'Episodes without limit; raw footage 24 months after the finale',
            ],
            ['Agreements and invoices', '10 years, as {accountingLaw} asks || 10 years'],
          ],
        },
      },
    ],
  },
];
