import { z } from 'zod';

import { Failure } from './failure.contract';

/** Name of the request field that has the value of `field` from which a change began. */
export const seenField = <Field extends string>(field: Field) => `seen_${field}` as const;

/** Fields of a request with the values from which the change began (rule 9.37). A field without one is not checked. */
export function seenFields<Field extends string>(...fields: Field[]) {
  const seen = z.string().optional();
  return Object.fromEntries(fields.map((field) => [seenField(field), seen])) as {
    [Name in Field as ReturnType<typeof seenField<Name>>]: typeof seen;
  };
}

/** A failure of such a request. A 409 has the stored values of the fields that somebody else changed. */
export const ChangeFailure = Failure.extend({
  current: z.record(z.string(), z.string()).optional(), // by field name
});
