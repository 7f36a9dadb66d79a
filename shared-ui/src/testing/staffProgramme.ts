import { EMPTY_PROGRAMME } from 'contract/programme';
import { PROGRAMME_SCHEMA } from 'contract/programme-schema';
import { Programme } from 'contract/wire/programme.contract';
import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';

/** GET /staff/programme: nothing was published, and there is no draft. */
export const aStaffProgramme = (over: Partial<StaffProgramme> = {}): StaffProgramme => ({
  published: EMPTY_PROGRAMME,
  version: null,
  draft: EMPTY_PROGRAMME,
  edited_at: null,
  differences: [],
  versions: [],
  missing: [],
  schema: PROGRAMME_SCHEMA,
  ...over,
});

/** The api's result for a draft: the document, or its errors by path. */
export function checkProgramme(text: string) {
  const { data, error } = Programme.safeParse(JSON.parse(text));
  const errors = error?.issues.map(({ path, message }) => [path.join('.'), [message]]) ?? [];
  return { data, errors: Object.fromEntries(errors) as Record<string, string[]> };
}
