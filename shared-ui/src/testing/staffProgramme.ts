import { EMPTY_PROGRAMME } from 'contract/programme';
import { PROGRAMME_SCHEMA } from 'contract/programme-schema';
import { Programme } from 'contract/wire/programme.contract';
import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';

/** GET /staff/programme: nothing was ever published, and nothing is being edited. */
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

/** What the api does with a draft: the document, or what is wrong with it by where it stands. */
export function checkProgramme(text: string) {
  const { data, error } = Programme.safeParse(JSON.parse(text));
  const errors = error?.issues.map(({ path, message }) => [path.join('.'), [message]]) ?? [];
  return { data, errors: Object.fromEntries(errors) as Record<string, string[]> };
}
