import type { Likes, StartupUpdate, UpdatePage } from 'contract/wire/updates.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { toWire } from './update.wire';
import { updatesQueries } from './updates.queries';

/** Updates per page (rule 3.29). */
export const PAGE_SIZE = 10;

interface PageQuery {
  /** 1-based */
  page: number;
  asOf?: number;
}

/** Rules of the feed: readers, authors, paging (rules 3.27 to 3.31). */
export function updatesService({ db, clock }: DbDeps) {
  const updates = updatesQueries(db);
  const policy = startupPolicy(db);

  /** @throws 404 when the update does not exist, or belongs to another startup */
  async function setLike(
    viewer: Viewer,
    startupId: number,
    id: number,
    liked: boolean,
  ): Promise<Likes> {
    await policy.requireReader(viewer, startupId);
    if (!(await updates.isAlive(startupId, id))) throw notFound();
    if (liked) await updates.like(id, viewer.id, clock.now());
    else await updates.unlike(id, viewer.id);
    return { likes: await updates.countLikes(id), liked };
  }

  return {
    /**
     * One page, newest first. With `asOf` the pages are stable while others post and delete.
     * @throws 401, 404
     */
    async list(
      viewer: Viewer | null,
      startupId: number,
      { page, asOf }: PageQuery,
    ): Promise<UpdatePage> {
      await policy.requireReader(viewer, startupId);
      const span = { startupId, asOf };
      const offset = (page - 1) * PAGE_SIZE;
      const [rows, slots, total] = await Promise.all([
        updates.page(span, { reader: viewer?.id, limit: PAGE_SIZE, offset }),
        updates.count(span),
        updates.countAlive(span),
      ]);
      const newest = asOf ?? (page === 1 ? rows[0]?.id : undefined) ?? null;
      const last_page = Math.max(1, Math.ceil(slots / PAGE_SIZE));
      const data = rows.filter(({ deletedAt }) => deletedAt === null).map(toWire);
      return { data, meta: { current_page: page, last_page, total, as_of: newest } };
    },

    /** @throws 403, 404 */
    async post(
      viewer: Viewer,
      startupId: number,
      text: { title: string; update: string },
    ): Promise<StartupUpdate> {
      await policy.requireAuthor(viewer, startupId);
      return toWire(
        await updates.insert({ ...text, startupId, authorId: viewer.id, createdAt: clock.now() }),
      );
    },

    /** Idempotent. @throws 403; 404 also for an update of another startup */
    async remove(viewer: Viewer, startupId: number, id: number): Promise<void> {
      await policy.requireAuthor(viewer, startupId);
      if (!(await updates.exists(startupId, id))) throw notFound();
      await updates.softDelete(startupId, id, clock.now());
    },

    like: (viewer: Viewer, startupId: number, id: number) => setLike(viewer, startupId, id, true),
    unlike: (viewer: Viewer, startupId: number, id: number) =>
      setLike(viewer, startupId, id, false),
  };
}
