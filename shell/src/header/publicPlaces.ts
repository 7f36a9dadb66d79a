/** A link in the header and the menu: `to` inside the product, `href` outside of it. */
interface PublicPlace {
  label: string;
  to?: string;
  href?: string;
}

/** About Us, Blog (another site), Contact (rule 1.18); no Blog when the programme has none. */
export function publicPlaces({ blog }: { blog: string }): PublicPlace[] {
  return [
    { label: 'About Us', to: '/about' },
    ...(blog ? [{ label: 'Blog', href: blog }] : []),
    { label: 'Contact', to: '/contact' },
  ];
}
