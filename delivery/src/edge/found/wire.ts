/** Answers of the api, as far as the files of this folder read them. */

/** GET /public/sitemap */
export interface Sitemap {
  startups: { slug: string; changed_at: string }[]; // UTC
}

/** GET /public/startups/{slug} */
export interface Startup {
  id: number;
  slug: string;
  name: string;
  description: string;
}

/** One of GET /startups/{id}/updates */
export interface Update {
  id: number;
  title: string;
  update: string;
  created_at: string; // UTC
  edited_at: string | null; // UTC
}
