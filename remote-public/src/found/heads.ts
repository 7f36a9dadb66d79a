import type { Head, RootState } from 'shared-ui';

import { applicationsOpen } from '../applications/applicationsOpen';
import { plainText } from '../rich-text/parseRichText';
import { cardPath } from './cardPath';
import { breadcrumbs, inContext, programme, site } from './jsonLd';

/** Pages whose shared links have a picture of their own; the others show the site's. */
const CARDS = '/startups /about /for-startups /for-mentors /for-investors /faq /contact'.split(' ');

/** What a page says of itself to search engines. `description` may hold `{product}`. */
function said(title: string, canonicalPath: string, description: string, robots?: string) {
  const own = CARDS.includes(canonicalPath) ? canonicalPath.slice(1) : 'site';
  return ({ config }: RootState): Head => ({
    title,
    description: plainText(description, config.productName),
    image: cardPath('pages', own),
    canonicalPath,
    robots,
    jsonLd:
      canonicalPath === '/'
        ? inContext(programme(config), site(config))
        : inContext(breadcrumbs(config, { name: title, path: canonicalPath })),
  });
}

const applyOpen = said(
  'Apply',
  '/apply',
  'Applications to The {product} are open: choose your way in as a startup, mentor or investor.',
  'noindex',
);

const applyClosed = said(
  'Apply',
  '/apply',
  'Applications for Season 2 of The {product} are closed.',
  'noindex',
);

/** Heads of the pages whose words are always the same. */
export const heads = {
  landing: said(
    'Welcome',
    '/',
    'Season 2 in progress! 40 startups from 13 countries are heading to Demo Day, Silicon Valley and a cash prize: a six-month accelerator, filmed.',
  ),
  startups: said(
    'Startups',
    '/startups',
    'Get to know the heroes of the show: search the startups of The {product} by name, industry and season.',
  ),
  comingSoon: said(
    'Season 2 Coming December 2024',
    '/comingsoon',
    'Season 2 of The {product} begins in December 2024. Leave your email address and hear of open calls, episodes and demo nights first.',
  ),
  about: said(
    'About Us',
    '/about',
    'Half accelerator, half reality show: why The {product} films founders from 13 countries for six months, and what it holds to.',
  ),
  contact: said(
    'Contact',
    '/contact',
    'Write to the people behind The {product}: one form, read by a person in Sofia and answered within two working days.',
  ),
  forStartups: said(
    'For Startups',
    '/for-startups',
    'A mentor every week, ten episodes and Demo Day: what startups at pre-seed and seed stage get from The {product}, and what it takes.',
  ),
  forMentors: said(
    'For Mentors',
    '/for-mentors',
    'One founding team, one hour a week, six months: why and how to mentor at The {product}.',
  ),
  forInvestors: said(
    'For Investors',
    '/for-investors',
    'Forty startups from 13 countries, six months on record: six reasons for investors to watch The {product}.',
  ),
  faq: said(
    'FAQ',
    '/faq',
    'Questions and answers about The {product}: who is eligible, dates, mentors, 3% equity, filming, and how the winners are found.',
  ),
  privacyPolicy: said(
    'Privacy Policy',
    '/privacy-policy',
    'What The {product} knows about you, why, for how long, and what you can do about it.',
  ),
  terms: said(
    'Terms of Service',
    '/terms',
    'The rules for using the site and the member area of The {product}.',
  ),
  gdpr: said(
    'GDPR Compliance Statement',
    '/gdpr',
    'How The {product} makes sure of its promises about personal data: roles, principles, rights, security and contact.',
  ),
  apply: (state: RootState) => (applicationsOpen(state.config) ? applyOpen : applyClosed)(state),
};
