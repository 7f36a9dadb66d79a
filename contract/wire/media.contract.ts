import { z } from 'zod';

/**
 * A stored picture: a path without host and leading slash, e.g. `startups/3f9c….webp`, or null. Each picture is also
 * stored in the widths below, e.g. `startups/3f9c…-320.webp`.
 */
export const PicturePath = z
  .string()
  .meta({ examples: ['startups/3f9c.webp'] })
  .nullable();

/** Widths in pixels in which every picture is stored (rule 3.6). */
export const PICTURE_WIDTHS = [160, 320, 640] as const;

export type PicturePath = z.infer<typeof PicturePath>;
