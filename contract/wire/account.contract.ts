import { z } from 'zod';

import { personName } from './session.contract';
import { paragraph } from './text.contract';
import { OwnUser } from './user.contract';

/** POST /account/settings, multipart; the picture is the file `profile_photo`. */
export const Settings = z.object({
  name: personName('name'),
  surname: personName('surname'),
  bio: paragraph('bio', { min: 0, max: 1_000 }).optional(), // absent: unchanged
  remove_photo: z.enum(['0', '1']).optional(),
});

export const SettingsSaved = z.object({ user: OwnUser });

export type Settings = z.infer<typeof Settings>;
export type SettingsSaved = z.infer<typeof SettingsSaved>;
