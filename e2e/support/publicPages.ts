import type { APIRequestContext } from '@playwright/test';

/** A public page, as search engines must find it. */
interface PublicPage {
  path: string;
  /** The part after 'The Venture Quest | '. */
  title: string;
  /** Its schema.org types. */
  things: string[];
  /** Set for pages that must not be search results. */
  hidden?: true;
}

const trail = ['BreadcrumbList'];

/** All public pages (rule 1.9); the profiles are those of the demo programme. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', title: 'Welcome', things: ['Organization', 'WebSite'] },
  { path: '/startups', title: 'Startups', things: trail },
  { path: '/startups/zrno', title: 'Zrno', things: ['Organization', 'BreadcrumbList'] },
  { path: '/profile/:teodora', title: 'Teodora Ilić', things: ['Person', 'BreadcrumbList'] },
  { path: '/about', title: 'About Us', things: trail },
  { path: '/contact', title: 'Contact', things: trail },
  { path: '/for-startups', title: 'For Startups', things: trail },
  { path: '/for-mentors', title: 'For Mentors', things: trail },
  { path: '/for-investors', title: 'For Investors', things: trail },
  { path: '/newsletter', title: 'Newsletter', things: trail },
  { path: '/faq', title: 'FAQ', things: ['BreadcrumbList', 'FAQPage'] },
  { path: '/privacy-policy', title: 'Privacy Policy', things: trail },
  { path: '/terms', title: 'Terms of Service', things: trail },
  { path: '/gdpr', title: 'GDPR Compliance Statement', things: trail },
  { path: '/comingsoon', title: 'Season 2 Coming December 2024', things: trail },
  { path: '/apply', title: 'Apply', things: trail, hidden: true },
  { path: '/apply/select', title: 'Apply', things: trail, hidden: true },
  { path: '/apply/startup', title: 'Apply', things: trail, hidden: true },
  { path: '/apply/mentor', title: 'Apply', things: trail, hidden: true },
  { path: '/apply/investor', title: 'Apply', things: trail, hidden: true },
];

/** Fills in the ids of the demo programme's people. */
export async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (!path.includes(':teodora')) return path;
  const found = await request.get('/api/public/startups/zrno');
  const { data } = (await found.json()) as { data: { id: number } };
  const team = await request.get(`/api/public/startups/${data.id}/team`);
  const members = ((await team.json()) as { data: { user: { id: number; name: string } }[] }).data;
  return path.replace(
    ':teodora',
    String(members.find(({ user }) => user.name === 'Teodora')!.user.id),
  );
}
