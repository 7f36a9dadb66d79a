import type { QuestionGroup } from './question';

/** The most frequent questions of visitors. */
export const GENERAL: QuestionGroup = {
  id: 'general',
  title: 'General',
  questions: [
    {
      id: 'what-is-it',
      question: 'What is The {product}?',
      answer: [
        'An accelerator programme and a reality show in one. For {monthsWords} months founders work with a mentor every week, meet investors and prepare for Demo Day, and a film crew follows them on the way.',
        '{season} is in progress: {announcement} [See who they are](/startups).',
      ],
    },
    {
      id: 'who-is-it-for',
      question: 'Who is it for?',
      answer: [
        'For founders and scaling startups at pre-seed and seed stage, for mentors who have built a company themselves, and for investors who like to see a team at work before they read its deck. Each has a page: [startups](/for-startups), [mentors](/for-mentors), [investors](/for-investors).',
      ],
    },
    {
      id: 'which-countries',
      question: 'Which countries can take part?',
      answer: [
        '{CountriesWords}: {countryNames}. What counts is where the team works, not the passports of its members.',
      ],
    },
    {
      id: 'can-i-apply',
      question: 'Can I still apply?',
      answer: [
        'No. The window of {season} opened in {opens} and closed on {closes}. The [application page](/apply) says so too, and will open again there first.',
        'For news of the next season, leave your email address at the foot of the [front page](/#join).',
      ],
      otherwise: {
        before: [
          'Not yet. {season} takes applications from {opens} to {closes}, on the [application page](/apply).',
          'For news of the seasons, leave your email address at the foot of the [front page](/#join).',
        ],
        open: [
          'Applications are open: the [application page](/apply) has the form. The window of {season} is {windowMonths}.',
          'For news of the seasons, leave your email address at the foot of the [front page](/#join).',
        ],
      },
    },
    {
      id: 'what-does-it-cost',
      question: 'What does it cost?',
      answer: [
        'There is no fee. The programme takes {equity} equity in each startup it accepts. Travel to the onsite events is covered.',
      ],
    },
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account to look around?',
      answer: [
        'No. Every startup and every founder’s profile can be read by anybody. You need an account to follow startups and people. It is free: [register](/register).',
      ],
    },
    {
      id: 'how-to-reach-you',
      question: 'How do I reach you?',
      answer: [
        'By the [contact form](/contact) or at {helloMailLink}. We answer within two working days.',
      ],
    },
  ],
};
