import { page, type RemoteRoute } from 'shared-ui';

import { heads } from './found/heads';
import { faqFound } from './pages/faq/faqRoute';
import { personData, personHead } from './pages/person/personRoute';
import { startupFound } from './pages/startup/startupRoute';
import { startupsFound } from './pages/startups/startupsRoute';

/** The contents page of the public site. */
export const routes: RemoteRoute[] = [
  {
    path: '/',
    title: 'Welcome',
    page: page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage)),
    ahead: 'resting',
    head: heads.landing,
  },
  {
    path: '/startups',
    title: 'Startups',
    page: page(() => import('./pages/startups/StartupsPage').then((m) => m.StartupsPage)),
    ahead: true,
    query: ['search', 'season'],
    ...startupsFound,
  },
  {
    path: '/startups/:slug',
    sample: '/startups/zrno',
    title: 'Startup',
    page: page(() => import('./pages/startup/StartupPage').then((m) => m.StartupPage)),
    ahead: true,
    ...startupFound,
  },
  {
    path: '/profile/:userId',
    sample: '/profile/2',
    title: 'Profile',
    page: page(() => import('./pages/person/PersonPage').then((m) => m.PersonPage)),
    ahead: true,
    data: personData,
    head: personHead,
  },
  {
    path: '/about',
    title: 'About Us',
    page: page(() => import('./pages/about/AboutPage').then((m) => m.AboutPage)),
    ahead: 'resting',
    head: heads.about,
  },
  {
    path: '/contact',
    title: 'Contact',
    page: page(() => import('./pages/contact/ContactPage').then((m) => m.ContactPage)),
    ahead: true,
    head: heads.contact,
  },
  {
    path: '/for-startups',
    title: 'For Startups',
    page: page(() => import('./pages/for-startups/ForStartupsPage').then((m) => m.ForStartupsPage)),
    ahead: 'resting',
    head: heads.forStartups,
  },
  {
    path: '/for-mentors',
    title: 'For Mentors',
    page: page(() => import('./pages/for-mentors/ForMentorsPage').then((m) => m.ForMentorsPage)),
    ahead: 'resting',
    head: heads.forMentors,
  },
  {
    path: '/for-investors',
    title: 'For Investors',
    page: page(() =>
      import('./pages/for-investors/ForInvestorsPage').then((m) => m.ForInvestorsPage),
    ),
    ahead: 'resting',
    head: heads.forInvestors,
  },
  {
    path: '/faq',
    title: 'FAQ',
    page: page(() => import('./pages/faq/FaqPage').then((m) => m.FaqPage)),
    ahead: true,
    ...faqFound,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    page: page(() => import('./pages/privacy-policy/PrivacyPage').then((m) => m.PrivacyPage)),
    ahead: 'resting',
    head: heads.privacyPolicy,
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    page: page(() => import('./pages/terms/TermsPage').then((m) => m.TermsPage)),
    ahead: 'resting',
    head: heads.terms,
  },
  {
    path: '/gdpr',
    title: 'GDPR Compliance Statement',
    page: page(() => import('./pages/gdpr/GdprPage').then((m) => m.GdprPage)),
    ahead: 'resting',
    head: heads.gdpr,
  },
  {
    path: '/comingsoon',
    title: 'Season 2 Coming December 2024',
    page: page(() => import('./pages/coming-soon/ComingSoonPage').then((m) => m.ComingSoonPage)),
    ahead: true,
    head: heads.comingSoon,
  },
  {
    path: '/apply',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyPage').then((m) => m.ApplyPage)),
    ahead: true,
    head: heads.apply,
  },
  {
    path: '/apply/select',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyPage').then((m) => m.ApplyPage)),
    ahead: true,
    head: heads.apply,
  },
  {
    path: '/apply/startup',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyStartupPage').then((m) => m.ApplyStartupPage)),
    ahead: true,
    head: heads.apply,
  },
  {
    path: '/apply/mentor',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyMentorPage').then((m) => m.ApplyMentorPage)),
    ahead: true,
    head: heads.apply,
  },
  {
    path: '/apply/investor',
    title: 'Apply',
    page: page(() => import('./pages/apply/ApplyInvestorPage').then((m) => m.ApplyInvestorPage)),
    ahead: true,
    head: heads.apply,
  },
];
