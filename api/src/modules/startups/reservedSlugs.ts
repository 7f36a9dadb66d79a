/** Words that would look like a page of the site or the programme. */
const RESERVED = new Set(
  `about account admin api apply app blog contact create-startup demo edit faq founders gdpr home
  invitation invitations investors login logout mentors mentorship my new news null official overview
  privacy-policy profile public register season-1 season-2 settings show startup startups static
  status support team terms the-venture-quest undefined update updates user users venture-quest
  venturequest www`.split(/\s+/),
);

export const isReservedSlug = (slug: string) => RESERVED.has(slug);
