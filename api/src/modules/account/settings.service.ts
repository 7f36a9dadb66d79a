import type { Settings, SettingsSaved } from 'contract/wire/account.contract';
import { invalid, unauthenticated } from '../../app/httpError';
import type { Form } from '../../app/uploads';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { lockOwnAccount } from '../account-lock/changeOwnAccount';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { settingsQueries } from './settings.queries';

/** The caller's own profile. Users can change only their own. */
export function settingsService(deps: Pick<Deps, 'db' | 'media'>) {
  const { db, media } = deps;
  const users = usersQueries(db);

  async function own(viewer: Viewer) {
    const row = await users.byId(viewer.id);
    if (!row) throw unauthenticated();
    return row;
  }

  /** @returns the path of the new photo, null for none, undefined for no change */
  async function photo(
    viewer: Viewer,
    form: Settings,
    file: Form['file'],
  ): Promise<string | null | undefined> {
    if (!file) return form.remove_photo === '1' ? null : undefined;
    if (file.field !== 'profile_photo')
      throw invalid({ [file.field]: 'The only file this form accepts is profile_photo.' });
    return media.accept({ of: 'users', sender: viewer.id, ...file });
  }

  return {
    /** @throws 422 by field, `profile_photo` included */
    async save(viewer: Viewer, form: Settings, file: Form['file']): Promise<SettingsSaved> {
      const profilePhoto = await photo(viewer, form, file);
      const { name, surname, bio } = form;
      // Storing the photo takes a while. The account may have another photo by now, or be erased.
      const before = await lockOwnAccount(deps, viewer, async (inside, account) => {
        const change = { name, surname, bio, profilePhoto };
        await settingsQueries(inside.db).change(viewer.id, change);
        return account.profilePhoto;
      }).catch(async (error) => {
        if (profilePhoto) await media.discard(profilePhoto);
        throw error;
      });
      if (profilePhoto !== undefined) await media.discard(before);
      return { user: toOwnUser(await own(viewer)) };
    },
  };
}
