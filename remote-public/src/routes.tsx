import { page, type RemoteRoute } from 'shared-ui';

import { heads, landingFound, legalFound } from './found/heads';
import { faqFound } from './pages/faq/faqRoute';
import { letterFound } from './pages/letter/letterRoute';
import { newsletterFound } from './pages/newsletter/newsletterRoute';
import { personData, personHead } from './pages/person/personRoute';
import { startupFound } from './pages/startup/startupRoute';
import { startupsFound } from './pages/startups/startupsRoute';

/** The contents page of the public site. */
export const routes: RemoteRoute[] = [
  {
    path: '/',
    title: 'Welcome',
    page: page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage)),
    hydration: 'deferred',
    ...landingFound,
  },
  {
    path: '/startups',
    title: 'Startups',
    page: page(() => import('./pages/startups/StartupsPage').then((m) => m.StartupsPage)),
    prerender: true,
    query: ['search', 'season'],
    ...startupsFound,
  },
  {
    path: '/startups/:slug',
    sample: '/startups/zrno',
    title: 'Startup',
    page: page(() => import('./pages/startup/StartupPage').then((m) => m.StartupPage)),
    prerender: true,
    ...startupFound,
  },
  {
    path: '/profile/:userId',
    sample: '/profile/2',
    title: 'Profile',
    page: page(() => import('./pages/person/PersonPage').then((m) => m.PersonPage)),
    prerender: true,
    data: personData,
    head: personHead,
  },
  {
    path: '/about',
    title: 'About Us',
    page: page(() => import('./pages/about/AboutPage').then((m) => m.AboutPage)),
    hydration: 'deferred',
    head: heads.about,
  },
  {
    path: '/contact',
    title: 'Contact',
    page: page(() => import('./pages/contact/ContactPage').then((m) => m.ContactPage)),
    prerender: true,
    head: heads.contact,
  },
  {
    path: '/newsletter',
    title: 'Newsletter',
    page: page(() => import('./pages/newsletter/NewsletterPage').then((m) => m.NewsletterPage)),
    prerender: true,
    ...newsletterFound,
  },
  {
    path: '/newsletter/:letterId',
    sample: '/newsletter/1',
    title: 'Letter',
    page: page(() => import('./pages/letter/LetterPage').then((m) => m.LetterPage)),
    prerender: true,
    ...letterFound,
  },
  {
    path: '/for-startups',
    title: 'For Startups',
    page: page(() => import('./pages/for-startups/ForStartupsPage').then((m) => m.ForStartupsPage)),
    hydration: 'deferred',
    head: heads.forStartups,
  },
  {
    path: '/for-mentors',
    title: 'For Mentors',
    page: page(() => import('./pages/for-mentors/ForMentorsPage').then((m) => m.ForMentorsPage)),
    hydration: 'deferred',
    head: heads.forMentors,
  },
  {
    path: '/for-investors',
    title: 'For Investors',
    page: page(() =>
      import('./pages/for-investors/ForInvestorsPage').then((m) => m.ForInvestorsPage),
    ),
    hydration: 'deferred',
    head: heads.forInvestors,
  },
  {
    path: '/faq',
    title: 'FAQ',
    page: page(() => import('./pages/faq/FaqPage').then((m) => m.FaqPage)),
    prerender: true,
    ...faqFound,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    page: page(() => import('./pages/privacy-policy/PrivacyPage').then((m) => m.PrivacyPage)),
    hydration: 'deferred',
    ...legalFound.privacyPolicy,
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    page: page(() => import('./pages/terms/TermsPage').then((m) => m.TermsPage)),
    hydration: 'deferred',
    ...legalFound.terms,
  },
  {
    path: '/gdpr',
    title: 'GDPR Compliance Statement',
    page: page(() => import('./pages/gdpr/GdprPage').then((m) => m.GdprPage)),
    hydration: 'deferred',
    ...legalFound.gdpr,
  },
  {
    path: '/comingsoon',
    title: 'Coming soon',
    page: page(() => import('./pages/coming-soon/ComingSoonPage').then((m) => m.ComingSoonPage)),
    prerender: true,
    head: heads.comingSoon,
  },
  {
    path: '/apply',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyPage').then((m) => m.ApplyPage)),
    prerender: true,
    head: heads.apply,
  },
  {
    path: '/apply/select',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyPage').then((m) => m.ApplyPage)),
    prerender: true,
    head: heads.apply,
  },
  {
    path: '/apply/startup',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyStartupPage').then((m) => m.ApplyStartupPage)),
    prerender: true,
    head: heads.apply,
  },
  {
    path: '/apply/mentor',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyMentorPage').then((m) => m.ApplyMentorPage)),
    prerender: true,
    head: heads.apply,
  },
  {
    path: '/apply/investor',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyInvestorPage').then((m) => m.ApplyInvestorPage)),
    prerender: true,
    head: heads.apply,
  },
];
