import { productTitle, type Site } from '../site';

/** Common fields of letters about the reader's own account. */
export const ofAccount = (site: Site, subject: string) => ({
  subject,
  heading: subject,
  why: `You are receiving this email because you have an account at ${productTitle(site)}.`,
});

/** Link by which the owner ends foreign access. */
export const wasNotMe = ({ publicUrl }: Site) => ({
  label: 'It was not me',
  url: `${publicUrl}/forgot-password`,
});
