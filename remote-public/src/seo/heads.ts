import { factsOf, fillFacts, type Head, type RootState, siteOf } from 'shared-ui';
import { applicationPhaseAt } from '../programme/applications';

import { landingData, legalData } from '../programme/programmeData';
import { plainText } from '../rich-text/parseRichText';
import { cardPath } from './cardPath';
import { breadcrumbs, inContext, organization, website } from './jsonLd';

/** Pages with a picture of their own for shared links; the others use the site's. */
const CARD_PATHS = '/startups /about /for-startups /for-mentors /for-investors /faq /contact'.split(
  ' ',
);

/** A page's metadata for search engines. Fills `title` and `description` with facts. */
function headOf(title: string, canonicalPath: string, description: string, robots?: string) {
  const own = CARD_PATHS.includes(canonicalPath) ? canonicalPath.slice(1) : 'site';
  return (state: RootState): Head => {
    const { config } = state;
    const facts = factsOf(state);
    const name = fillFacts(title, facts);
    return {
      title: name,
      description: plainText(description, facts),
      image: cardPath('pages', own),
      canonicalPath,
      robots,
      jsonLd:
        canonicalPath === '/'
          ? inContext(organization(state), website(config))
          : inContext(breadcrumbs(config, { name, path: canonicalPath })),
    };
  };
}

const apply = (description: string) => headOf('Apply', '/apply', description, 'noindex');

const APPLY_HEADS = {
  before: apply('{season} of The {product} takes applications from {opens} to {closesDay}.'),
  open: apply(
    'Applications to The {product} are open: choose your way in as a startup, mentor or investor.',
  ),
  over: apply(
    'Applications for {season} of The {product} are closed. || Applications for The {product} are closed.',
  ),
};

/** Heads of the pages whose texts never change. */
export const heads = {
  landing: headOf(
    'Welcome',
    '/',
    '{headline} {startups} startups from {countries} countries are heading to {goals}: a {monthsWords}-month accelerator, filmed. || {headline} An accelerator, filmed. || An accelerator, filmed.',
  ),
  startups: headOf(
    'Startups',
    '/startups',
    'Get to know the heroes of the show: search the startups of The {product} by name, industry and season.',
  ),
  comingSoon: (state: RootState) => {
    const { season } = siteOf(state);
    return headOf(
      season?.teaser || '{season} is coming || Coming soon',
      '/comingsoon',
      season?.teaser_text ||
        'Leave your email address and hear of open calls, episodes and demo nights first.',
    )(state);
  },
  about: headOf(
    'About Us',
    '/about',
    'Half accelerator, half reality show: why The {product} films founders from {countries} countries for {monthsWords} months, and what it holds to. || Half accelerator, half reality show: why The {product} films founders, and what it holds to.',
  ),
  newsletter: headOf(
    'Newsletter',
    '/newsletter',
    'What the people behind The {product} wrote to the readers of their newsletter.',
  ),
  contact: headOf(
    'Contact',
    '/contact',
    'Write to the people behind The {product}: one form, read by a person in {city} and answered within two working days. || Write to the people behind The {product}: one form, read by a person.',
  ),
  forStartups: headOf(
    'For Startups',
    '/for-startups',
    'A mentor every week, {episodesWords} episodes and Demo Day: what startups at pre-seed and seed stage get from The {product}, and what it takes. || What startups at pre-seed and seed stage get from The {product}, and what it takes.',
  ),
  forMentors: headOf(
    'For Mentors',
    '/for-mentors',
    'One founding team, one hour a week, {monthsWords} months: why and how to mentor at The {product}. || One founding team, one hour a week: why and how to mentor at The {product}.',
  ),
  forInvestors: headOf(
    'For Investors',
    '/for-investors',
    '{?trip}{StartupsWords} startups from {countries} countries, {monthsWords} months on record: six reasons for investors to watch The {product}. || {StartupsWords} startups from {countries} countries, {monthsWords} months on record: five reasons for investors to watch The {product}. || {?trip}Six reasons for investors to watch The {product}. || Five reasons for investors to watch The {product}.',
  ),
  faq: headOf(
    'FAQ',
    '/faq',
    'Questions and answers about The {product}: who is eligible, dates, mentors, {equity} equity, filming, and how the winners are found. || Questions and answers about The {product}.',
  ),
  privacyPolicy: headOf(
    'Privacy Policy',
    '/privacy-policy',
    'What The {product} knows about you, why, for how long, and what you can do about it.',
  ),
  terms: headOf(
    'Terms of Service',
    '/terms',
    'The rules for using the site and the member area of The {product}.',
  ),
  gdpr: headOf(
    'GDPR Compliance Statement',
    '/gdpr',
    'How The {product} makes sure of its promises about personal data: roles, principles, rights, security and contact.',
  ),
  apply: (state: RootState) =>
    APPLY_HEADS[applicationPhaseAt(state, state.clock.renderedAt)](state),
};

/** Data and head of the routes that show a further part of the programme. */
export const landingRoute = { data: landingData, head: heads.landing };
export const legalRoutes = {
  privacyPolicy: { data: legalData, head: heads.privacyPolicy },
  terms: { data: legalData, head: heads.terms },
  gdpr: { data: legalData, head: heads.gdpr },
};
