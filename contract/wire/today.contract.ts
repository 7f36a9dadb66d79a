import { z } from 'zod';

/** Kinds of open tasks for staff, one per entry. */
export const TodayKind = z.enum([
  'messages',
  'mails',
  'sessions',
  'invitations',
  'drafts',
  'releases',
]);

/** An act that completes the task; missing when a person has to look first. */
const TodayAct = z.object({
  name: z.string(), // 'startups.publish'
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  label: z.string(), // 'Publish'
});

/** One open task. */
export const TodayItem = z.object({
  id: z.string(), // stable within its entry
  name: z.string(), // name of the person or object
  text: z.string(), // why it is listed
  at: z.iso.datetime().nullable(), // UTC; since when it is pending, or when it ends
  to: z.string(), // address of its page
  act: TodayAct.nullable(),
});

export const TodayEntry = z.object({
  kind: TodayKind,
  total: z.int(), // 100 at most, which means 100 or more
  items: z.array(TodayItem), // the first five, most urgent first
});

/** GET /staff/today: open tasks within the caller's scopes, including the kinds that have none. */
export const StaffToday = z.object({ data: z.array(TodayEntry) });

export type TodayKind = z.infer<typeof TodayKind>;
export type TodayItem = z.infer<typeof TodayItem>;
export type TodayEntry = z.infer<typeof TodayEntry>;
export type StaffToday = z.infer<typeof StaffToday>;
