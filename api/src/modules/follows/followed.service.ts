import { fullName } from 'contract/full-name';
import type { Followed, FollowedCursor, FollowedPage } from 'contract/wire/followed.contract';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { followedQueries } from './followed.queries';

const PAGE_SIZE = 20;

/** What a member follows (rule 3.43). Only the member can read it. */
export function followedService({ db }: Pick<Deps, 'db'>) {
  const followed = followedQueries(db);
  return {
    /** @param before the last entry of the previous page */
    async list({ id }: Viewer, before: FollowedCursor | undefined): Promise<FollowedPage> {
      const page = { before, limit: PAGE_SIZE + 1 };
      const startups = (await followed.startups(id, page)).map(
        (row): Followed => ({ ...row, kind: 'startup', since: row.since.toISOString() }),
      );
      const people = (await followed.people(id, page)).map(
        ({ name, surname, ...row }): Followed => ({
          ...row,
          kind: 'user',
          name: fullName({ name, surname }),
          slug: null,
          since: row.since.toISOString(),
        }),
      );
      const all = [...people, ...startups].sort(byMoment);
      const data = all.slice(0, PAGE_SIZE);
      return { data, next_before: all.length > PAGE_SIZE ? cursorOf(data.at(-1)!) : null };
    },
  };
}

/** Latest first; entries of the same moment keep their order. */
const byMoment = (one: Followed, other: Followed) =>
  Date.parse(other.since) - Date.parse(one.since);

const cursorOf = ({ since, kind, id }: Followed) => `${Date.parse(since)}-${kind}-${id}`;
