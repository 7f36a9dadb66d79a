import type { PublicConfig } from 'shared-ui';

/** A place the header and the menu lead to: `to` inside the product, `href` outside of it. */
export interface PublicPlace {
  label: string;
  to?: string;
  href?: string;
}

/** About Us, Blog (another site), Contact (rule 1.18); no Blog where none is configured. */
export function publicPlaces({ blogUrl }: Pick<PublicConfig, 'blogUrl'>): PublicPlace[] {
  return [
    { label: 'About Us', to: '/about' },
    ...(blogUrl ? [{ label: 'Blog', href: blogUrl }] : []),
    { label: 'Contact', to: '/contact' },
  ];
}
