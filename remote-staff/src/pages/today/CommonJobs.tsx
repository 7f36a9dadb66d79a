import { useId } from 'react';
import { ButtonLink, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { IMPORT_KINDS } from '../../imports/importKinds';

interface Job {
  act: string;
  label: string;
  /** Its page, when it has one of its own. */
  to?: string;
  /** Acts of which one is enough; `act` when left out. */
  anyOf?: readonly string[];
}

const IMPORTS = IMPORT_KINDS.map(({ act }) => act);

/** What staff do most, by the act that does it. */
const JOBS: Job[] = [
  { act: 'startups.publish', label: 'Publish a startup' },
  { act: 'founders.invite', label: 'Invite a founder' },
  { act: 'mentors.assign', label: 'Assign a mentor' },
  { act: 'users.create', label: 'Add a member' },
  { act: 'users.reset-second-factor', label: 'Reset a second factor' },
  { act: 'meetings.cancel', label: 'Cancel a session' },
  { act: 'time-off.add', label: 'Add time off' },
  { act: 'mail.find', label: 'Look for a mail' },
  { act: 'letters.create', label: 'Write a letter', to: '/staff/letters/new' },
  {
    act: 'import.startups',
    label: 'Import a spreadsheet',
    to: '/staff/import',
    anyOf: IMPORTS,
  },
];

/** The commonest jobs, one press away; those that the reader may do. */
export function CommonJobs() {
  const headingId = useId();
  const allowed = useListStaffActsQuery().data?.data ?? [];
  const jobs = JOBS.filter(({ act, anyOf = [act] }) =>
    allowed.some(({ name }) => anyOf.includes(name)),
  );
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>Common jobs</Heading>
      <List>
        {jobs.map(({ act, label, to = `/staff/acts/${act}` }) => (
          <li key={act}>
            <ButtonLink tone="soft" size="sm" to={to}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  ${typeset.h4}
  margin-block-end: ${theme.space[12]};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
