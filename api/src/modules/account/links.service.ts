import type { AccountChanged } from 'contract/wire/credentials.contract';
import type { OwnLinksChange, SocialLinks } from 'contract/wire/links.contract';
import { requireSame, type Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { lockOwnAccount } from '../account-lock/changeOwnAccount';
import { toLinks } from '../social-links/toLinks';
import { ownAccount } from './ownAccount';
import { settingsQueries } from './settings.queries';

/** The three links of a user's profile. */
export function linksService(deps: Pick<Deps, 'db' | 'passwords'>) {
  const account = ownAccount(deps);
  return {
    show: async (viewer: Viewer): Promise<SocialLinks> => toLinks(await account.row(viewer)),

    /** @throws 403 for another user's id */
    async save(viewer: Viewer, form: OwnLinksChange): Promise<AccountChanged> {
      requireSame(viewer.id, form.user_id ?? undefined);
      const change = toColumns(form);
      if (Object.keys(change).length > 0)
        await lockOwnAccount(deps, viewer, ({ db }) =>
          settingsQueries(db).change(viewer.id, change),
        );
      return account.changed(viewer, 'Social links successfully updated!');
    },
  };
}

/** Maps links to columns: '' clears a link, a link that was not sent stays unchanged. */
export function toColumns({
  linkedIn,
  x,
  website_links: website,
}: Omit<OwnLinksChange, 'user_id'>) {
  const sent = Object.entries({ linkedIn, x, website }).filter(([, link]) => link !== undefined);
  return Object.fromEntries(sent.map(([column, link]) => [column, link || null])) as Partial<
    Record<'linkedIn' | 'x' | 'website', string | null>
  >;
}
