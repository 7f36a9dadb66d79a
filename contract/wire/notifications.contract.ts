import { z } from 'zod';

import { Id } from './text.contract';

/** The subject of a notification (rule 7.20). */
export const NotificationType = z.enum([
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
  'invitation',
  'team-change',
  'new-follower',
  'startup-update',
  'letter',
]);

export const Notification = z.object({
  id: z.int(),
  type: NotificationType,
  text: z.string(), // one sentence, without the time
  happens_at: z.iso.datetime().nullable().optional(), // UTC; time of the meeting, shown in the reader's zone
  url: z.string().meta({ examples: ['/my/startups/7/mentorship'] }), // path on the site
  created_at: z.iso.datetime(), // UTC
  read_at: z.iso.datetime().nullable(), // UTC
});

/** GET /notifications?before={cursor}: newest first by time of the event, 20 per page. */
export const NotificationPage = z.object({
  data: z.array(Notification),
  next_cursor: z.string().nullable(), // send it as `before` for the next page; null on the last one
  next_before: z.int().nullable(), // the same as an id only; wrong when its line was merged into another one
  unread: z.int().nonnegative(),
  latest: z.int().nullable(), // id of the newest notification; this response contains nothing newer
});

/** The last notification of the previous page, as `{created_at, milliseconds}-{id}`, or its id alone. */
const Cursor = z
  .string()
  .regex(/^(\d{1,14}-)?[1-9]\d{0,9}$/)
  .transform((text) => {
    const [id, createdAt] = text.split('-').reverse();
    return { id: Number(id), ...(createdAt && { createdAt: new Date(Number(createdAt)) }) };
  })
  .pipe(z.object({ id: Id, createdAt: z.date().optional() }));

export const NotificationQuery = z.object({ before: Cursor.optional() });

/** GET /notifications/unread: cheap, intended to be polled every 30 seconds. */
export const Unread = z.object({
  unread: z.int().nonnegative(),
  latest: z.int().nullable(), // id of the newest notification; a new one means the list changed
});

/** POST /notifications/read: marks these, or all when `ids` is missing. */
export const MarkRead = z
  .object({
    ids: z.array(Id).max(200).optional(),
    up_to: Id.optional(), // newest notification the reader has seen; newer ones stay unread
  })
  .nullish();

/** One row of the preferences page. */
export const NotificationPreference = z.object({
  type: NotificationType,
  label: z.string(),
  on_site: z.boolean(),
  by_mail: z.boolean(),
  mail_only: z.literal(true).optional(), // this kind is not shown on the site
});

/** GET /notifications/preferences: all types, in the order of the page. */
export const NotificationPreferences = z.object({ data: z.array(NotificationPreference) });

/** POST /notifications/preferences: the types to change; returns all. */
export const PreferenceChange = z.object({
  preferences: z
    .array(z.object({ type: NotificationType, on_site: z.boolean(), by_mail: z.boolean() }))
    .min(1)
    .max(20),
});

export type NotificationType = z.infer<typeof NotificationType>;
export type Notification = z.infer<typeof Notification>;
export type NotificationCursor = z.infer<typeof Cursor>;
export type NotificationPage = z.infer<typeof NotificationPage>;
export type Unread = z.infer<typeof Unread>;
export type MarkRead = z.infer<typeof MarkRead>;
export type NotificationPreference = z.infer<typeof NotificationPreference>;
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
export type PreferenceChange = z.infer<typeof PreferenceChange>;
