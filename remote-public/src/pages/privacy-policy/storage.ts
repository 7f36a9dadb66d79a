import type { LegalSection } from '../../legal/legalText';

/** Data stored in the visitor's browser, and the part that needs consent first. */
export const STORAGE: LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    blocks: [
      'These are needed for something you asked for, so they need no consent. None of them follows you to another site.',
      {
        table: {
          caption: 'Necessary entries in your browser',
          head: ['Name', 'Kind', 'What it is for', 'How long'],
          rows: [
            [
              'ACCESS_TOKEN',
              'Local storage',
              'Keeps you signed in',
              'Until you log out, 30 days at most',
            ],
            [
              'userData',
              'Local storage',
              'Your own name and photo, so that the header does not request them from the server each time',
              'Until you log out',
            ],
            [
              'userAskedAt',
              'Local storage',
              'When they were last requested, so that several tabs request them only once',
              'Until you log out',
            ],
            [
              '__Host-session',
              'Cookie, unreadable for scripts',
              'Makes a copied token useless in another browser',
              'Until you log out, 30 days at most',
            ],
            [
              '__Host-device',
              'Cookie, unreadable for scripts',
              'A random number, from your first sign-in on: we email you when somebody signs in on a new device',
              '12 months after the last sign-in',
            ],
            [
              '__Host-google',
              'Cookie, unreadable for scripts',
              'Proves that the answer from Google belongs to your request',
              '10 minutes',
            ],
            [
              'mfe_visitor',
              'Cookie, unreadable for scripts, or local storage',
              'A random number, only while a new version of the site is given to a part of the visitors first, so that you do not jump between versions',
              '12 months at most',
            ],
            [
              'mfe_share',
              'Cookie, unreadable for scripts',
              'Which version your browser gets while two are compared, if pages are cached in front of our servers',
              'Until you close the browser',
            ],
            [
              'mfe_registry',
              'Local storage',
              'Which version of each part of the site you have, in case the server does not respond',
              'Until you clear it',
            ],
            [
              'mfe_failed…',
              'Cookie',
              'The version of the site that did not start in your browser, so that you get the one before it',
              '10 minutes',
            ],
            [
              'lastView_startup_…, lastView_user_…',
              'Local storage',
              'Time of your last visit to that profile, so that it counts once in 6 hours',
              'Until you clear it; used for 6 hours',
            ],
            [
              'updateDraft_startup_…',
              'Local storage',
              'What you have typed into an update of your startup and not posted yet',
              'Until you post or empty it',
            ],
            [
              'privacyChoices',
              'Local storage',
              'Remembers what you accepted or rejected, and when',
              '6 months',
            ],
            [
              '__Host-staff, STAFF_COLUMNS_…',
              'Cookie, unreadable for scripts; local storage',
              'Only for the programme team: that the browser is one of theirs, and which columns of a table they look at',
              '7 days; until they clear it',
            ],
            [
              'Entries of the tab',
              'Session storage',
              'Where you had scrolled to, what you wanted to do before signing in, and which versions of the site failed',
              'Until you close the tab',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'consent',
    title: 'What happens only after you say yes',
    blocks: [
      'Whenever this site works with another company, we ask about three things on your first visit, again after 6 months, and whenever the question changes. Reject is as large and as near as Accept, and nothing is ticked in advance. Each decision is recorded on our server for 6 months under a random number of its own, without anything that names you.',
      {
        items: [
          'Analytics: a measuring tool of another company learns which pages are read. Before you agree no such page view is sent, and none is sent later for the time before.',
          'Advertising: an invisible picture tells an advertising network that you were here, so that it can judge its adverts.',
          'Embedded content: forms are loaded from the company that hosts them. Until then you see a button of ours. You may also allow a single one by pressing it. Trailers and social posts are links: they open in a new tab, and nothing of them is loaded here.',
        ],
      },
      'You can see and change your choice at any time with “Privacy choices” at the foot of every public page. Withdrawing is as easy as agreeing: the page is loaded anew where that is needed to end a tool. It does not make what happened before unlawful.',
      'Independently of that we count page views on our own server: the address of the page and nothing else. No cookie, no identifier and no network address is kept with it, so it is not personal data.',
    ],
  },
];
