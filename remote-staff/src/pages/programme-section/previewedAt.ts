const PAGES: Record<string, string | undefined> = {
  site: '/contact',
  legal: '/privacy-policy',
  processors: '/privacy-policy',
};

/** The page that best shows a section of the programme. */
export const previewedAt = (section: string): string => PAGES[section] ?? '/';
