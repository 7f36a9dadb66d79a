import { productTitle, type Site } from '../site';

/** What letters about somebody's own account have in common. */
export const ofAccount = (site: Site, subject: string) => ({
  subject,
  heading: subject,
  why: `You get this mail because you have an account at ${productTitle(site)}.`,
});

/** Where the owner shuts out whoever did it. */
export const wasNotMe = ({ publicUrl }: Site) => ({
  label: 'It was not me',
  url: `${publicUrl}/forgot-password`,
});
