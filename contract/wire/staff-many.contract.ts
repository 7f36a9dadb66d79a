import { z } from 'zod';

import { ChangedNames, Changes, Facts } from './staff.contract';
import { paragraph } from './text.contract';

const MAX_AT_ONCE = 100;

/** One act on many objects: fields of single objects are merged into the common fields. */
export const ActManyCall = z.object({
  each: z
    .array(Facts)
    .min(1, 'Choose something first.')
    .max(MAX_AT_ONCE, {
      error: `At most ${MAX_AT_ONCE} at once.`,
    }),
  fields: Facts.default({}),
  why: paragraph('reason', { max: 500 }).optional(),
});

/** POST /staff/acts/{name}/many */
export const ActManyPerform = ActManyCall.extend({
  seen: z.string().max(100).optional(), // of the preview: 409 when one was changed since
  confirm: z.string().max(300).optional(), // of the preview; an irreversible act wants it
});

/** POST /staff/acts/{name}/many/preview */
export const ActManyPreview = z.object({
  data: z.array(
    z.object({
      message: z.string(), // what would happen, or why it cannot
      refused: z.boolean(), // while one is, none happens
      before: Changes,
      after: Changes,
    }),
  ), // in the order of `each`
  names: ChangedNames, // of all of them
  seen: z.string().nullable(), // null while one is refused
  confirm: z.string().nullable(), // what to type, and send along, when nothing can undo it
});

/** Response when all of it was done. */
export const ActManyAnswer = z.object({
  message: z.string(),
  data: z.array(z.object({ message: z.string(), before: Changes, after: Changes })),
  names: ChangedNames, // of all of them
});

export type ActManyCall = z.infer<typeof ActManyCall>;
export type ActManyPerform = z.infer<typeof ActManyPerform>;
export type ActManyPreview = z.infer<typeof ActManyPreview>;
export type ActManyAnswer = z.infer<typeof ActManyAnswer>;
