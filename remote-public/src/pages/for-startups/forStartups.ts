import { Handshake, Rocket, Users } from 'lucide-react';

import type { WayIn } from '../../ways-in/WayInPage';

/** The texts of /for-startups: the three benefits and the four steps (rule 1.29). */
export const FOR_STARTUPS: WayIn = {
  tag: 'For startups',
  title: '{MonthsWords} months that show || A season that shows',
  lead: 'A mentor every week, investors in the room, and {episodesWords} episodes that make your startup known from Ljubljana to Limassol. || A mentor every week, and investors in the room.',
  benefits: {
    title: 'What you get',
    lead: 'Three things that young companies in the region rarely find in one place.',
    all: [
      {
        icon: Users,
        title: 'A mentor who calls every week',
        text: 'Matched to your field or your problem, one-on-one, for {monthsWords} months. For everything outside their field there are experts on demand, and tools for the daily work.',
      },
      {
        icon: Rocket,
        title: 'A stage of {episodesWords} episodes || A stage',
        text: 'Customers, partners and future colleagues meet you on screen before you write to them. Explaining your company to a film crew is pitch training on top.',
      },
      {
        icon: Handshake,
        title: 'Money, and who it comes from',
        text: 'Funding opportunities along the way, Demo Day in {finale}, {prize}, and for the best teams a trip to {trip} to meet top investors. || Funding opportunities along the way, and Demo Day at the end. The winners get {prize}. The best teams travel to {trip} to meet top investors.',
      },
    ],
  },
  steps: {
    title: 'Four steps in',
    lead: 'The form takes an evening. Have your demo, your numbers and your team at hand.',
    all: [
      {
        title: 'Create Account',
        text: 'Your name, your email address, a password. [Register](/register) once; the account stays yours for every season.',
      },
      {
        title: 'Apply with your startup',
        text: 'Show the MVP, say who is on the team and what the next {monthsWords} months should change. People read it, no machine.',
      },
      {
        title: 'Get paired with a mentor',
        text: 'Accepted teams hear from us by {starts} and meet their mentor in the same week. || Accepted teams hear from us and meet their mentor in the same week.',
      },
      {
        title: 'Start your journey',
        text: 'Weekly sessions online, {eventsWords} onsite events, cameras included. In {finaleMonth} you pitch at Demo Day. || Weekly sessions online, cameras included.',
      },
    ],
  },
};

/** What a startup should know before it applies (rules 1.2 and 1.3). */
export const CONDITIONS = [
  {
    term: 'Stage',
    fact: 'Pre-seed or seed, with an MVP that people can use',
  },
  {
    term: 'Team',
    fact: 'Up to {teamWords} people, or an incorporated startup',
  },
  {
    term: 'The show',
    fact: 'Taking part in the filming is required',
  },
  {
    term: 'Equity',
    fact: 'The programme takes {equity}; there is no fee',
  },
  {
    term: 'Dates',
    fact: '{runs}, online',
  },
  {
    term: 'Onsite events',
    fact: '{EventsWords}, of {eventDays} days each, on a pre-set schedule; travel expenses covered',
  },
] as const;
