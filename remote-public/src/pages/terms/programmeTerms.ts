import type { LegalSection } from '../../legal/legalText';

const OVER = 'could apply until {closes}';
const NOT_OVER = 'may apply while applications are open';

/**
 * The site's statements about the programme, and their limits.
 * @param isOver whether applications have closed
 */
export const programmeTerms = (isOver: boolean): LegalSection[] => [
  {
    id: 'programme',
    title: 'The programme and the show',
    blocks: [
      '{season} runs virtually from {runs}, with {eventsWords} onsite events of {eventDaysWords} days each, on dates fixed before the start and with travel expenses covered. {EpisodesWords} episodes are filmed. The programme takes {equity} equity in each startup it accepts.',
      `Startups at pre-seed or seed stage with an MVP ${isOver ? OVER : NOT_OVER}, as a team of up to {teamWords} people or as an incorporated company. Taking part in the reality show is required. See [who’s in](/startups).`,
      'Everything that binds a startup and us (equity, filming, confidentiality, prizes, leaving early) is in the participation agreement, which each startup receives with its acceptance and has at least seven days to read, with a lawyer if it wishes. Nothing on this site obliges you to sign it.',
      'We plan carefully, but a production can change: a date, a place or an episode may move. We tell participants as early as we can and bear the travel costs that our change causes.',
    ],
  },
  {
    id: 'mentoring',
    title: 'Mentoring',
    blocks: [
      'Mentors share experience. They do not give legal, tax or investment advice, and do not act for us when they talk with a team. Decisions stay with the founders.',
      'What is said in a session stays in it. Both sides may use the general lessons, neither may use or pass on the other’s confidential information. Whoever cannot come cancels or moves the meeting in the calendar, if possible a day before.',
    ],
  },
  {
    id: 'investors',
    title: 'No offer, no advice',
    blocks: [
      'Nothing here is an offer to sell or buy shares, a prospectus, or investment advice, and we are no investment firm and no crowdfunding provider. What startups say about themselves comes from them; we do not check forecasts. Investors make their own enquiries and deal with the founders directly.',
      'Investing in young companies can cost the whole amount.',
    ],
  },
];
