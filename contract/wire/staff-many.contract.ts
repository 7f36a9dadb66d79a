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
  seen: z.string().max(100).optional(), // from the preview: 409 when one of the objects has changed since
  confirm: z.string().max(300).optional(), // from the preview; required for an irreversible act
});

/** POST /staff/acts/{name}/many/preview */
export const ActManyPreview = z.object({
  data: z.array(
    z.object({
      message: z.string(), // the effect, or why the act is refused
      refused: z.boolean(), // if one is refused, none is performed
      before: Changes,
      after: Changes,
    }),
  ), // in the order of `each`
  names: ChangedNames, // names of all objects
  seen: z.string().nullable(), // null when one is refused
  confirm: z.string().nullable(), // what to type and send for an irreversible act
});

/** Response when all of it was done. */
export const ActManyAnswer = z.object({
  message: z.string(),
  data: z.array(z.object({ message: z.string(), before: Changes, after: Changes })),
  names: ChangedNames, // names of all objects
});

export type ActManyCall = z.infer<typeof ActManyCall>;
export type ActManyPerform = z.infer<typeof ActManyPerform>;
export type ActManyPreview = z.infer<typeof ActManyPreview>;
export type ActManyAnswer = z.infer<typeof ActManyAnswer>;
