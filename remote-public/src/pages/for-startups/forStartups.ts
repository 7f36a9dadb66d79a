import { Handshake, Rocket, Users } from 'lucide-react';

import type { Benefit } from '../../ways-in/BenefitGrid';
import type { Step } from '../../ways-in/StepList';

/** The three benefits of /for-startups (SPEC §1, §2). */
export const BENEFITS: readonly Benefit[] = [
  {
    icon: Users,
    title: 'A mentor who calls every week',
    text: 'Matched to your field or your problem, one-on-one, for six months. For everything outside their field there are experts on demand, and tools for the daily work.',
  },
  {
    icon: Rocket,
    title: 'A stage of ten episodes',
    text: 'Customers, partners and future colleagues meet you on screen before you write to them. Explaining your company to a film crew is pitch training on top.',
  },
  {
    icon: Handshake,
    title: 'Money, and who it comes from',
    text: 'Funding opportunities along the way, Demo Day in June 2025, a cash prize, and for the best teams a trip to Silicon Valley to meet top investors.',
  },
];

/** The four steps (SPEC §2). */
export const STEPS: readonly Step[] = [
  {
    title: 'Create Account',
    text: 'Your name, your email address, a password. [Register](/register) once; the account stays yours for every season.',
  },
  {
    title: 'Apply with your startup',
    text: 'Show the MVP, say who is on the team and what the next six months should change. People read it, no machine.',
  },
  {
    title: 'Get paired with a mentor',
    text: 'Accepted teams hear from us by 15 January 2025 and meet their mentor in the same week.',
  },
  {
    title: 'Start your journey',
    text: 'Weekly sessions online, six onsite events, cameras included. In June you pitch at Demo Day.',
  },
];

/** What a startup should know before it applies (SPEC §1). */
export const CONDITIONS = [
  {
    term: 'Stage',
    fact: 'Pre-seed or seed, with an MVP that people can use',
  },
  {
    term: 'Team',
    fact: 'Up to five people, or an incorporated startup',
  },
  {
    term: 'The show',
    fact: 'Taking part in the filming is required',
  },
  {
    term: 'Equity',
    fact: 'The programme takes 3%; there is no fee',
  },
  {
    term: 'Dates',
    fact: 'January to June 2025, online',
  },
  {
    term: 'Onsite events',
    fact: 'Six, of 4 to 5 days each, on a pre-set schedule; travel expenses covered',
  },
] as const;
