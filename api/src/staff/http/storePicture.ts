import type { StoredProgrammePicture } from 'contract/wire/staffProgramme.contract';
import { z } from 'zod';
import { invalid } from '../../app/httpError';
import type { Form } from '../../app/uploads';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { writeAct } from '../record/writeAct';

/** Its act in the record. */
export const STORED_PICTURE = {
  name: 'programme.picture',
  scope: 'programme',
  effect: 'changes',
  fields: z.object({}),
} as const;

/**
 * Stores a picture for the programme; a draft refers to it by its path (rule 11.56).
 * @throws 422 without a valid picture
 */
export async function storePicture(
  deps: Deps,
  { id, scopes }: Viewer,
  file: Form['file'],
  requestId: string,
): Promise<StoredProgrammePicture> {
  if (file?.field !== 'picture') throw invalid({ picture: 'Please choose a picture.' });
  const path = await deps.media.accept({ of: 'programme', sender: id, ...file });
  await deps.db.transaction(async (db) => {
    await deps.media.stay(path, db); // every version with it can be published again
    await writeAct(
      { ...deps, db },
      {
        act: STORED_PICTURE,
        by: { source: 'web', userId: id, scopes },
        subjects: [],
        given: {},
        text: 'A picture is stored for the programme.',
        changes: { before: {}, after: {} },
        why: null,
        requestId,
        erased: false,
      },
    );
  });
  return { path };
}
