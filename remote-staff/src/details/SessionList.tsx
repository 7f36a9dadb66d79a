import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { EmptyState, TextLink } from 'shared-ui';
import { shownZone } from '../time/shownZone';
import { startText } from '../time/startText';
import { SessionState } from './SessionState';

interface SessionListProps {
  sessions: readonly StaffSessionRow[];
  empty: string;
}

/** Sessions in the reader's time zone, each with a link to its page. */
export function SessionList({ sessions, empty }: SessionListProps) {
  if (sessions.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <p>{shownZone()}</p>
      <ul>
        {sessions.map((one) => (
          <li key={one.id}>
            <TextLink to={`/staff/sessions/${one.id}`}>{startText(one)}</TextLink>
            <span>
              {one.startup.name} with {one.mentor.name}
            </span>
            <SessionState {...one} />
          </li>
        ))}
      </ul>
    </>
  );
}
