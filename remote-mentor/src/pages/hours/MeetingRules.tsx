import type { Dispatch } from 'react';
import { ownZone, SelectField, sameClock, theme, upTo, zoneName } from 'shared-ui';
import styled from 'styled-components';

import type { WeekAct, WeekDraft } from './weekDraft';
import { zonesWith } from './zones';

interface MeetingRulesProps {
  draft: WeekDraft;
  /** The api's errors, by its field names. */
  refused: Record<string, string[]>;
  onAct: Dispatch<WeekAct>;
}

const LENGTH_OPTIONS = [30, 45, 60, 90, 120];
const BREAK_OPTIONS = [0, 5, 10, 15, 30];
const MEETINGS_A_WEEK = [1, 2, 3, 4, 5];
const NO_LIMIT = 'none';

/** The time zone of the week, the length of a meeting, the break after it, and the limit of a startup. */
export function MeetingRules({ draft, refused, onAct }: MeetingRulesProps) {
  const { timeZone, meetingMinutes, bufferMinutes, startupWeekMinutes } = draft;
  const set = (change: Partial<Omit<WeekDraft, 'hours'>>) => onAct({ type: 'rules', change });

  return (
    <Rules>
      <SelectField
        label="Time zone"
        options={zonesWith(timeZone).map((zone) => ({ value: zone, label: zone }))}
        value={timeZone}
        help={zoneHelp(timeZone)}
        error={refused.time_zone}
        onChange={({ target }) => set({ timeZone: target.value })}
      />
      <SelectField
        label="Meeting length"
        options={minutes(LENGTH_OPTIONS, meetingMinutes)}
        value={String(meetingMinutes)}
        error={refused.meeting_minutes}
        onChange={({ target }) => set({ meetingMinutes: Number(target.value) })}
      />
      <SelectField
        label="Break after each meeting"
        options={minutes(BREAK_OPTIONS, bufferMinutes)}
        value={String(bufferMinutes)}
        error={refused.buffer_minutes}
        onChange={({ target }) => set({ bufferMinutes: Number(target.value) })}
      />
      <SelectField
        label="Weekly limit per startup"
        options={weekLimits(startupWeekMinutes, meetingMinutes)}
        value={String(startupWeekMinutes ?? NO_LIMIT)}
        error={refused.startup_week_minutes}
        onChange={({ target }) =>
          set({ startupWeekMinutes: target.value === NO_LIMIT ? null : Number(target.value) })
        }
      />
    </Rules>
  );
}

/** Options in whole meetings of the chosen length, and the current value. */
function weekLimits(now: number | null, meetingMinutes: number) {
  const usual = MEETINGS_A_WEEK.map((count) => count * meetingMinutes);
  const limits = minutes(usual, now ?? usual[0]!);
  return [{ value: NO_LIMIT, label: 'No limit' }, ...limits];
}

/** The zone's offset today, and a note when this device has another zone. */
function zoneHelp(zone: string): string {
  const now = new Date();
  const own = ownZone();
  const other = sameClock(zone, own, now) ? '' : ` This device is in ${zoneName(own, now)}.`;
  return `${zoneName(zone, now)}.${other}`;
}

/** The usual options, and the current value. */
function minutes(usual: readonly number[], now: number) {
  const all = [...new Set([...usual, now])].sort((one, other) => one - other);
  return all.map((value) => ({ value: String(value), label: `${value} minutes` }));
}

const Rules = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};

  > * { flex: 1 1 9rem; }
  > :first-child { flex: 2 1 14rem; }
  ${upTo.phone} { > * { flex-basis: 100%; } }
`;
