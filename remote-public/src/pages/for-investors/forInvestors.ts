import { CalendarRange, Eye, Filter, Globe, Plane, Scale } from 'lucide-react';

import type { WayIn } from '../../ways-in/WayInPage';

/** What /for-investors says, with its six benefits (rule 1.31). */
export const FOR_INVESTORS: WayIn = {
  tag: 'For investors',
  title: 'Know the founder before the round',
  lead: 'Forty startups at pre-seed and seed stage, six months on record. Follow the ones you like and be there when they raise.',
  benefits: {
    title: 'Six reasons to watch',
    lead: 'What angels and funds from the region and beyond get out of a season.',
    all: [
      {
        icon: Filter,
        title: '40 out of 239',
        text: 'Every startup in Season 2 has been read, called and chosen from 239 submissions, and has an MVP that people use.',
      },
      {
        icon: Eye,
        title: 'See them work before the deck',
        text: 'Ten episodes and a weekly update on each [startup’s page](/startups): how a team decides, argues and recovers tells more than slide twelve.',
      },
      {
        icon: Globe,
        title: '13 markets, one door',
        text: 'The Balkans, Turkey and Cyprus, from Ljubljana to Limassol. You need not know the local register, accountant and language first.',
      },
      {
        icon: Scale,
        title: 'Clean beginnings',
        text: 'The programme holds 3% and no further rights. No side letters, no exclusivity, no fee on your round.',
      },
      {
        icon: CalendarRange,
        title: 'Six events and a Demo Day',
        text: 'Meet the teams at an onsite event, sit on the jury, or come to Demo Day in June 2025. Introductions are made when both sides agree.',
      },
      {
        icon: Plane,
        title: 'Company on the way west',
        text: 'The best teams travel to Silicon Valley to meet top investors. Local co-investors who know them are welcome on the plane.',
      },
    ],
  },
};
