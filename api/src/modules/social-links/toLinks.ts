import type { SocialLinks } from 'contract/wire/links.contract';

export const toLinks = (row: Record<'linkedIn' | 'x' | 'website', string | null>): SocialLinks => ({
  linkedIn: row.linkedIn,
  x: row.x,
  website_links: row.website,
});
