import type { QuestionGroup } from './question';

/** About the six months of work. */
export const ACCELERATOR_PROGRAM: QuestionGroup = {
  id: 'accelerator-program',
  title: 'Accelerator Program',
  questions: [
    {
      id: 'eligibility',
      question: 'Which startups are eligible?',
      answer: [
        'Startups at pre-seed or seed stage that have an MVP: something people can use, however rough. You come either as a team of up to {teamWords} people or as an incorporated startup. Taking part in the reality show is required.',
      ],
    },
    {
      id: 'dates',
      question: 'When does it run, and how long?',
      answer: [
        '{MonthsWords} months. Accepted teams are notified by {starts}, the day the programme starts, and it ends with Demo Day and the Grand Finale in {finale}. Apart from the onsite events everything happens online.',
      ],
    },
    {
      id: 'how-much-time',
      question: 'How much time does it take?',
      answer: [
        'Count on a one-on-one session with your mentor each week, and about half a day a week for workshops and homework. Each onsite event takes {eventDaysWords} days. The rest of the week belongs to your company.',
      ],
    },
    {
      id: 'onsite-events',
      question: 'What happens at the onsite events?',
      answer: [
        'There are {eventsWords}. Each lasts {eventDaysWords} days and brings the teams together with mentors, investors and the film crew. The dates are set before the programme starts, attendance in person is expected, and travel expenses are covered.',
      ],
    },
    {
      id: 'mentors',
      question: 'How do I get a mentor?',
      answer: [
        'After acceptance we match your team with a mentor who knows your field or your problem. From then on you meet one-on-one every week, and book the times yourself in the calendar of the member area. If the match does not work, tell us: a team may change its mentor once.',
        'For questions outside your mentor’s field there are experts on demand.',
      ],
    },
    {
      id: 'what-do-we-get',
      question: 'What do we get?',
      answer: [
        'A mentor, weekly one-on-one sessions, experts on demand, tools for the daily work, a network of founders in {countries} countries, funding opportunities, and for the best teams a trip to {trip} to meet top investors. The winners of the finale receive {prize}. || A mentor, weekly one-on-one sessions, experts on demand, tools for the daily work, a network of founders and funding opportunities. The best teams travel to {trip} to meet top investors. The winners of the finale receive {prize}.',
      ],
    },
    {
      id: 'equity',
      question: 'How does the {equity} equity work? || How does the equity work?',
      answer: [
        'The programme receives {equity} of the shares of each accepted startup, under an agreement you get with the acceptance and have at least a week to read. A team that is not incorporated yet signs now and transfers the shares when it is. There is no further claim on your company.',
      ],
    },
    {
      id: 'guidelines',
      question: 'Where are all the rules in one place?',
      answer: [
        '{?guidelines}In the participant guidelines: eligibility, calendar, equity, filming and conduct, on a few pages to print or to read with your team. {?guidelines}You find the link at the end of this page.',
      ],
    },
  ],
};
