import { publicDocuments } from 'contract/programme';
import { PROGRAMME_SCHEMA } from 'contract/programme-schema';
import type { ProgrammePreview, StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { programmeQueries } from '../../modules/programme/programme.queries';
import { differencesBetween } from '../acts/programme/differences';
import { missingForLaunch } from '../launch/missingForLaunch';
import { namesQueries } from '../record/names.queries';

/** The programme for staff who edit it (rule 11.44). */
export function staffProgrammeService({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const programme = programmeQueries(db);
  /** @throws 404, as for an unknown address (rule 11.21) */
  const require = ({ scopes }: Viewer) => {
    if (!scopes.includes('programme')) throw notFound();
  };

  return {
    async read(viewer: Viewer): Promise<StaffProgramme> {
      require(viewer);
      const published = await programme.published();
      const draft = await programme.draft();
      const rows = await programme.versions();
      const editors = rows.flatMap(({ publishedBy }) => publishedBy ?? []);
      const names = await namesQueries(db).of('user', editors);
      const content = draft?.content ?? published;
      return {
        published,
        version: rows[0]?.id ?? null,
        draft: content,
        edited_at: draft?.editedAt.toISOString() ?? null,
        differences: differencesBetween(published, content),
        versions: rows.map(({ id, publishedAt, publishedBy, why }) => ({
          id,
          published_at: publishedAt.toISOString(),
          by: (publishedBy !== null && names.get(publishedBy)) || 'the command line',
          why,
        })),
        ...(await missingForLaunch({ db, config }, content)),
        schema: PROGRAMME_SCHEMA,
      };
    },

    /** What pages would show if the draft was published. */
    async preview(viewer: Viewer): Promise<ProgrammePreview> {
      require(viewer);
      const draft = await programme.draft();
      return {
        ...publicDocuments(draft?.content ?? (await programme.published())),
        edited_at: draft?.editedAt.toISOString() ?? null,
      };
    },
  };
}
