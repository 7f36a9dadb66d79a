import { CalendarRange, Eye, Filter, Globe, Plane, Scale } from 'lucide-react';

import type { WayIn } from '../../ways-in/WayInPage';

/** The texts of /for-investors, with its six benefits (rule 1.31). */
export const FOR_INVESTORS: WayIn = {
  tag: 'For investors',
  title: 'Know the founder before the round',
  lead: '{StartupsWords} startups at pre-seed and seed stage, {monthsWords} months on record. Follow the ones you like and be there when they raise.',
  benefits: {
    title: '{?trip}Six reasons to watch || Five reasons to watch',
    lead: 'What angels and funds from the region and beyond get out of a season.',
    all: [
      {
        icon: Filter,
        title: '{startups} out of {submissions} || Chosen with care',
        text: 'Every startup in {season} has been read, called and chosen from {submissions} submissions, and has an MVP that people use. || Every startup has been read, called and chosen, and has an MVP that people use.',
      },
      {
        icon: Eye,
        title: 'See them work before the deck',
        text: '{EpisodesWords} episodes and a weekly update on each [startup’s page](/startups): how a team decides, argues and recovers tells more than slide twelve. || A weekly update on each [startup’s page](/startups): how a team decides, argues and recovers tells more than slide twelve.',
      },
      {
        icon: Globe,
        title: '{countries} markets, one door || Many markets, one door',
        text: '{Region}, from Ljubljana to Limassol. You need not know the local register, accountant and language first.',
      },
      {
        icon: Scale,
        title: 'Clean beginnings',
        text: 'The programme holds {equity} and no further rights. No side letters, no exclusivity, no fee on your round.',
      },
      {
        icon: CalendarRange,
        title: '{EventsWords} events and a Demo Day || Events and a Demo Day',
        text: 'Meet the teams at an onsite event, sit on the jury, or come to Demo Day in {finale}. Introductions are made when both sides agree. || Meet the teams at an onsite event, sit on the jury, or come to Demo Day. Introductions are made when both sides agree.',
      },
      {
        icon: Plane,
        title: 'Company on the way west',
        text: 'The best teams travel to {trip} to meet top investors. {?trip}Local co-investors who know them are welcome on the plane.',
      },
    ],
  },
};
