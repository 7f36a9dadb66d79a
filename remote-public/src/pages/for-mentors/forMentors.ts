import { Clapperboard, Compass, Network, Sprout } from 'lucide-react';

import type { WayIn } from '../../ways-in/WayInPage';

/** The texts of /for-mentors: reasons to mentor here, and the five steps (rule 1.30). */
export const FOR_MENTORS: WayIn = {
  tag: 'For mentors',
  title: 'Be the call they remember',
  lead: 'You have built, sold or closed a company. A founding team two borders away needs exactly that, one hour a week for {monthsWords} months. || You have built, sold or closed a company. A founding team two borders away needs exactly that, one hour a week.',
  benefits: {
    title: 'What is in it for you',
    lead: 'Nobody mentors for the money here. These are the reasons our {mentors} mentors give.',
    all: [
      {
        icon: Sprout,
        title: 'One team, and a result you can see',
        text: 'You work with one founding team, not with a hundred decks. In {finaleMonth} you watch from the first row what came of your Tuesdays.',
      },
      {
        icon: Compass,
        title: 'A look ahead in your own field',
        text: 'We match you with a startup near your work or its future. Founders ask what your colleagues have stopped asking.',
      },
      {
        icon: Network,
        title: '{OtherMentorsWords} other mentors || Other mentors',
        text: 'Operators, founders and investors from {countries} countries who solve each other’s riddles between sessions, and meet at the onsite events with travel covered. || Operators, founders and investors who solve each other’s riddles between sessions, and meet at the onsite events with travel covered.',
      },
      {
        icon: Clapperboard,
        title: 'A part in the show, if you want one',
        text: 'Some sessions at the onsite events are filmed, always with your word first. The weekly calls stay private.',
      },
    ],
  },
  steps: {
    title: 'Five steps in',
    lead: 'From the form to the first session it takes about two weeks.',
    all: [
      {
        title: 'Create account',
        text: '[Register](/register) with your name and email address, and add a photo and two lines about yourself.',
      },
      {
        title: 'Apply as Mentor',
        text: 'Choose the way in for mentors on the application page.',
      },
      {
        title: 'Submit Application',
        text: 'Tell us what you have built, what went wrong, and when in the week you have an hour.',
      },
      {
        title: 'Get matched with a team',
        text: 'We propose a startup and you talk once without obligation. Both sides must want it.',
      },
      {
        title: 'Start your journey',
        text: 'Open your hours in the calendar. The team books, and both of you get a reminder.',
      },
    ],
  },
};

/** The tasks of a mentor's usual week; the minutes are an illustration, not a commitment. */
export const WEEK = [
  {
    time: '10 min',
    title: 'Read the team’s update',
    text: 'Posted on its page, so you start where they are.',
  },
  {
    time: '60 min',
    title: 'Meet one-on-one',
    text: 'Online, in your time zone, at an hour you have opened.',
  },
  {
    time: '5 min',
    title: 'Make an introduction',
    text: 'To the customer, lawyer or engineer who fits. Not every week.',
  },
] as const;
