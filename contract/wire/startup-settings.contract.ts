import { z } from 'zod';

import { LinksChange } from './links.contract';
import { seenFields } from './seen.contract';
import { Stage } from './startups.contract';
import { paragraph, publicName } from './text.contract';

/** The slug of a startup's page: never all digits, because an id may be used in its place. */
export const Slug = z
  .string({ error: 'The public URL must be a text.' })
  .overwrite((slug) => slug.trim().toLowerCase())
  .superRefine((slug, context) => {
    const message = slugProblem(slug);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The fields of a startup that its team can change. */
export const STARTUP_FIELDS = [
  'name',
  'industry',
  'description',
  'stage',
  'slug',
  'startup_image',
  'x',
  'linkedIn',
  'website_links',
] as const;

/** POST /my/startups/{id}, multipart or JSON: fields that are not sent stay; the file is `startup_image`. */
export const StartupChange = LinksChange.extend({
  name: publicName('name', { min: 2, max: 100 }).optional(),
  industry: publicName('industry', { max: 60 }).optional(),
  description: paragraph('description', { min: 0, max: 5_000 }).optional(),
  stage: z
    .string()
    .overwrite((stage) => stage.trim().toLowerCase())
    .pipe(Stage)
    .optional(),
  slug: Slug.optional(),
  ...seenFields(...STARTUP_FIELDS),
});

/** GET …/slug-availability?slug= */
export const SlugAvailability = z.object({
  available: z.boolean(),
  message: z.string().nullable(), // why the link is not available
});

export type StartupField = (typeof STARTUP_FIELDS)[number];
export type StartupChange = z.infer<typeof StartupChange>;
export type SlugAvailability = z.infer<typeof SlugAvailability>;

function slugProblem(slug: string): string | undefined {
  if (slug.length < 3 || slug.length > 60) return 'The public URL must be 3 to 60 characters long.';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'The public URL may contain lowercase letters, digits and single hyphens between them.';
  }
  return /^\d+$/.test(slug) ? 'The public URL needs at least one letter.' : undefined;
}
