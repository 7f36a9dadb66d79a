import type { UndoneLine } from 'contract/wire/imports.contract';
import type { ImportedThing } from './imports.queries';
import type { ThingHashes } from './thingHashes.queries';
import type { KnownThing } from './things.queries';

type Fate = Pick<UndoneLine, 'fate' | 'problem'>;

/** Determines how undoing an import affects one object. @param now its current state; undefined if it is gone */
export function checkThing(
  { left, before }: Pick<ImportedThing, 'left' | 'before'>,
  now: ThingHashes | undefined,
  known: KnownThing | undefined,
): Fate {
  if (!now || !known) return { fate: 'gone', problem: 'It was deleted in the meantime.' };
  if (known.erased) return { fate: 'gone', problem: 'The account was erased in the meantime.' };
  const problem = whatDiffers(left, now);
  if (problem) return { fate: 'refused', problem };
  return { fate: before ? 'restored' : 'removed' };
}

/** A text about what was changed or used since; undefined if nothing was. */
function whatDiffers(left: ThingHashes, now: ThingHashes): string | undefined {
  const names = [...new Set([...Object.keys(left), ...Object.keys(now)])];
  const differing = names.filter((name) => left[name] !== now[name]).sort();
  const columns = differing.filter((name) => !name.includes('.'));
  const tables = differing.filter((name) => name.includes('.')).map(useText);
  const parts = [
    ...(columns.length > 0 ? [`changed since: ${columns.map(spaced).join(', ')}`] : []),
    ...(tables.length > 0 ? [`used since: ${[...new Set(tables)].join(', ')}`] : []),
  ];
  return parts.length > 0 ? sentence(parts.join('; ')) : undefined;
}

const spaced = (column: string) => column.replaceAll('_', ' ');
const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

/** The meaning of rows that reference an object, as `table.column`. */
function useText(reference: string): string {
  const [table = ''] = reference.split('.');
  return TABLE_LABELS[table] ?? spaced(table);
}

/** Labels of tables that people call otherwise. */
const TABLE_LABELS: Record<string, string> = {
  schedules: 'sessions were booked or changed',
  sessions: 'they signed in',
  mailed_tokens: 'an email with a link was sent',
  mentors: 'they are a mentor',
  mentor_assignments: 'a mentor was assigned or unassigned',
  mentor_windows: 'the weekly hours were changed',
  mentor_exceptions: 'hours for single dates were set',
  mentor_time_off: 'time off was entered',
  busy_calendars: 'a calendar was connected',
  team_members: 'the team was changed',
  invitations: 'somebody was invited',
  startup_updates: 'an update was posted',
  startup_follows: 'it has followers',
  user_follows: 'they follow somebody or have followers',
  staff_scopes: 'they have scopes of staff',
  security_events: 'their account was changed or used',
};
