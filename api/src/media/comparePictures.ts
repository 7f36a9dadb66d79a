import type { FastifyBaseLogger } from 'fastify';

import { DAY } from '../app/clock';
import type { MediaDeps } from './mediaDeps';
import type { StoredFile } from './mediaStore';
import { ownerOf, PICTURE_OWNERS, wholeFile } from './pictureFiles';
import { picturesQueries } from './pictures.queries';

/** The row of a newer file may not be committed yet, or be in a backup. */
const MIN_ORPHAN_AGE_MS = 7 * DAY;

const MISSING =
  'A picture is shown but its file is missing. Restore the file, or ask its owner to upload it again.';

/** Pictures are compared in parts: names are random, so each part has a thirty-second. */
const PARTS = PICTURE_OWNERS.flatMap((of) =>
  [...'0123456789abcdef'].map((digit) => `${of}/${digit}`),
);

type Deps = Pick<MediaDeps, 'store' | 'db' | 'clock'>;

/**
 * Compares store and rows. A file without a row is deleted after a grace time. A picture in use whose file is missing
 * is marked in its row and logged.
 */
export async function comparePictures(deps: Deps, log?: FastifyBaseLogger): Promise<void> {
  // An empty database may belong to another store, so nothing is deleted.
  if (await picturesQueries(deps.db).isEmpty()) return;
  for (const part of PARTS) await compareVariant(deps, part, log);
}

async function compareVariant({ store, db, clock }: Deps, part: string, log?: FastifyBaseLogger) {
  const pictures = picturesQueries(db);
  const files = await store.list(part); // before the rows, because a row exists before its files
  const rows = await pictures.startingWith(part);
  const known = new Set(rows.map(({ name }) => name));
  const old = new Date(clock.now().getTime() - MIN_ORPHAN_AGE_MS);
  const unknown = files.filter((file) => file.writtenAt < old && isUnknown(file, known));
  for (const { name } of unknown) await store.delete(name);
  if (unknown.length > 0)
    log?.warn({ count: unknown.length }, 'Files that belong to no picture were deleted.');

  const there = new Set(files.map(({ name }) => name));
  const live = rows.filter(({ state }) => state === 'live');
  const absent = live.filter(({ name }) => !there.has(wholeFile(name)));
  const missing: string[] = [];
  for (const { name } of absent) {
    // Not listed, but perhaps written since.
    if ((await store.get(wholeFile(name))) === undefined) missing.push(name);
  }
  for (const file of missing) log?.error({ file }, MISSING);
  const back = live.filter(({ name, missingAt }) => missingAt !== null && !missing.includes(name));
  const noted = new Set(rows.filter(({ missingAt }) => missingAt !== null).map(({ name }) => name));
  await pictures.setMissing(
    missing.filter((name) => !noted.has(name)),
    clock.now(),
  );
  await pictures.setMissing(
    back.map(({ name }) => name),
    null,
  );
}

/** Partial files count as unknown. */
function isUnknown({ name }: StoredFile, known: Set<string>): boolean {
  const owner = ownerOf(name);
  return owner !== undefined && (owner.partial || !known.has(owner.picture));
}
