import type { OwnUser } from 'contract/wire/user.contract';
import { api } from 'shared-ui';

/** The values of the profile form. */
export interface ProfileText {
  name: string;
  surname: string; // '/' means there is none
  bio: string;
}

/** The change of the photo: a new file, its removal, or (left out) none. */
export type PhotoChange = File | 'removed';

export const { useSaveProfileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /account/settings, multipart: responds with the whole user. */
    saveProfile: build.mutation<OwnUser, ProfileText & { photo?: PhotoChange }>({
      query: (profile) => ({ url: '/account/settings', method: 'POST', data: asForm(profile) }),
      transformResponse: ({ user }: { user: OwnUser }) => user,
      invalidatesTags: (user) => (user ? [{ type: 'User', id: user.id }] : []),
    }),
  }),
});

function asForm({ photo, ...values }: ProfileText & { photo?: PhotoChange }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (photo === 'removed') form.set('remove_photo', '1');
  else if (photo) form.set('profile_photo', photo);
  return form;
}
