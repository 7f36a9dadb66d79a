import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type {
  SlugAvailability,
  StartupChange,
  StartupField,
} from 'contract/wire/startup-settings.contract';
import { invalid } from '../../app/httpError';
import { requireSeen } from '../../app/requireSeen';
import type { Form } from '../../app/uploads';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/uniqueViolation';
import type { Deps } from '../../deps/deps';
import { toColumns } from '../account/links.service';
import { startupPolicy } from '../startup-access/access.policy';
import { isReservedSlug } from '../startups/reservedSlugs';
import { searchColumns } from '../startups/searchText';
import { type StartupRow, toOwnStartup } from '../startups/startup.wire';
import { teamQueries } from '../team/team.queries';
import { startupSettingsQueries } from './startupSettings.queries';

const SLUG_TAKEN = 'This public URL is already taken.';

/** Runs a write, with everything written alongside, in its transaction. */
export type Commit = <Answer>(write: (inside: Deps) => Promise<Answer>) => Promise<Answer>;

/** Settings of a startup. Groups are saved separately and do not overwrite each other. */
export function startupSettingsService({ db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>) {
  const policy = startupPolicy(db);

  return {
    /**
     * Stores the picture before the commit, and deletes the replaced one afterwards.
     * @throws 404, 422 by field; 409 when somebody else changed a sent field since the caller read it
     */
    async save(
      viewer: Viewer,
      startupId: number,
      { form, file }: { form: StartupChange; file: Form['file'] },
      commit: Commit,
    ): Promise<OwnStartup> {
      await policy.requireTeam(viewer, startupId);
      const startupImage = file && (await picture(viewer, file));
      const change = { form, startupImage };
      const { before, after } = await commit((inside) => write(inside.db, startupId, change)).catch(
        async (error) => {
          if (startupImage) await media.discard(startupImage);
          if (isUniqueViolation(error)) throw invalid({ slug: SLUG_TAKEN });
          throw error;
        },
      );
      if (startupImage) await media.discard(before.startupImage);
      return toOwnStartup(after);
    },

    /** @throws 404 */
    async slugAvailability(
      viewer: Viewer,
      startupId: number,
      slug: string,
    ): Promise<SlugAvailability> {
      await policy.requireTeam(viewer, startupId);
      const taken = await isTaken(db, startupId, slug);
      return { available: !taken, message: taken ? SLUG_TAKEN : null };
    },
  };

  /** @returns the startup before and after; it may be merged a moment later */
  function write(
    inside: Database,
    startupId: number,
    { form, startupImage }: { form: StartupChange; startupImage: string | undefined },
  ): Promise<{ before: StartupRow; after: StartupRow }> {
    return inside.transaction(async (tx) => {
      const before = await teamQueries(tx).hold(startupId);
      requireSeen({ ...form, startup_image: startupImage }, seenValues(before));
      const { name, industry, description, stage, slug } = form;
      if (slug !== undefined && slug !== before.slug) await takeSlug(tx, before, slug);
      const change = { name, industry, description, stage, slug, startupImage, ...toColumns(form) };
      const sent = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );
      const search = searchColumns({ ...before, ...sent });
      const after = await startupSettingsQueries(tx).change(startupId, { ...sent, ...search });
      return { before, after };
    });
  }

  async function takeSlug(tx: Database, before: StartupRow, slug: string) {
    if (await isTaken(tx, before.id, slug)) throw invalid({ slug: SLUG_TAKEN });
    const left = { old: before.slug, taken: slug, leftAt: clock.now() };
    await startupSettingsQueries(tx).leave(before.id, left);
  }

  async function picture(viewer: Viewer, file: NonNullable<Form['file']>): Promise<string> {
    if (file.field !== 'startup_image')
      throw invalid({ [file.field]: 'The only file this form accepts is startup_image.' });
    return media.accept({ of: 'startups', sender: viewer.id, ...file });
  }
}

/** The values of a startup as its team reads them, by the field that changes them. */
const seenValues = (row: StartupRow): Record<StartupField, string | null> => ({
  name: row.name,
  industry: row.industry,
  description: row.description,
  stage: row.stage,
  slug: row.slug,
  startup_image: row.startupImage,
  x: row.x,
  linkedIn: row.linkedIn,
  website_links: row.website,
});

const isTaken = async (db: Database, startupId: number, slug: string) =>
  isReservedSlug(slug) || (await startupSettingsQueries(db).isTaken(slug, startupId));
