import { z } from 'zod';

/**
 * A stored picture: a path without host or leading slash, e.g. `startups/3f9c….webp`, or null when
 * there is none. Each picture is also stored in the widths below, e.g. `startups/3f9c…-320.webp`.
 */
export const PicturePath = z
  .string()
  .meta({ examples: ['startups/3f9c.webp'] })
  .nullable();

/** Widths in pixels every stored picture can be had in (rule 3.6). */
export const PICTURE_WIDTHS = [160, 320, 640] as const;

export type PicturePath = z.infer<typeof PicturePath>;
