import type { LegalSection } from '../../legal/legalText';

const OFFICER = '{?confirmedOfficer}Our data protection officer reads {privacyMailLink}.';
const OFFICIAL =
  'any official language of the {countries} countries the programme covers; we answer in yours or in English.';

/** Who we are, what we collect, and what the cameras add. */
export const COLLECTION: LegalSection[] = [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    blocks: [
      'The {product} is run by {company}, {address} ({register}). {?company}{?address}{?register}In this policy “we” means that company. {?company}{?address}{?register}It decides why and how personal data on this site is used, so it is the controller in the sense of the General Data Protection Regulation (GDPR).',
      `${OFFICER} You may write in English, {language}, ${OFFICIAL} || ${OFFICER} You may write in English or ${OFFICIAL}`,
      'The same rules apply to everybody, wherever they live. We do not keep a weaker standard for people outside the European Union.',
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and from whom',
    blocks: [
      'Most of it comes from you. Some comes from people you work with, and a little from your browser.',
      {
        table: {
          caption: 'Data by the situation it comes from',
          head: ['Situation', 'Data', 'Where it comes from'],
          rows: [
            [
              'You register',
              'Name, surname, email address, password (stored only as an argon2id hash), a username made from your name',
              'You; or Google, if you choose Google sign-in: name, email address and the number Google knows you by',
            ],
            [
              'You fill in your profile',
              'Photo, bio, phone number, links to LinkedIn, X and a website',
              'You',
            ],
            [
              'You join a startup',
              'Position, the startup you belong to, the invitation you accepted',
              'You, and the founder who typed your email address into the invitation',
            ],
            [
              'You take part in the programme',
              'Mentor match, meeting times, rooms, the updates you post, likes, who follows whom',
              'You, your team and your mentor',
            ],
            [
              'You write about a session',
              'Agenda, notes and action items, whether it took place, what you thought of it. A private note is read by you alone',
              'You, your team and your mentor',
            ],
            [
              'You are a mentor and connect a calendar',
              'Its address (stored encrypted), and when it says that you are busy; not with what',
              'You, and the server of that calendar',
            ],
            [
              'You write to us',
              'Name, email address, the message',
              'You, by the [contact form](/contact) or by email',
            ],
            ['You subscribe', 'Email address, the time you confirmed it', 'You'],
            [
              'You look at a profile or startup',
              'That a view took place. A guest is told apart from other guests by a code made from a shortened network address, the browser’s name and a secret that changes daily',
              'Your browser',
            ],
            [
              'A page fails',
              'Where in our program, and on which kind of page, under a random number',
              'Your browser',
            ],
            [
              'You open any page',
              'Network address, time, address of the page, result, in the server’s log',
              'Your browser',
            ],
          ],
        },
      },
      'We ask for no identity number, health data, religion, political opinion or bank card on this site. Please do not put such data into a bio, an update or a message.',
      'Name, email address and password are needed for an account: without them we cannot open one. Everything else in your profile is up to you.',
    ],
  },
  {
    id: 'filming',
    title: 'The show: filming and broadcast',
    blocks: [
      'The {product} is also a reality show. If your startup takes part, you are filmed at the onsite events and in some mentoring sessions, and {episodesWords} episodes are made of it. Those recordings contain your image, your voice and what you say about your work.',
      'Filming rests on the participation agreement that every founder signs before the season, and on our legitimate interest in producing and showing the programme, which is also an exercise of freedom of expression under Article 85 GDPR. {?guidelines}The agreement and the guidelines say where cameras never go, how to mark something as confidential, and how to ask for a scene to be left out. || Filming rests on the participation agreement that every founder signs before the season, and on our legitimate interest in producing and showing the programme, which is also an exercise of freedom of expression under Article 85 GDPR. The agreement says where cameras never go, how to mark something as confidential, and how to ask for a scene to be left out.',
      'Guests and passers-by are told by signs before they enter a filmed area. Who does not want to be recognised says so to the crew on the day, or writes to us within 14 days; we blur or cut unless the broadcast has already taken place.',
      'Private mentoring calls booked on this site are not recorded.',
    ],
  },
];
