import { useId } from 'react';
import { ButtonLink, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { IMPORT_KINDS } from '../../imports/importKinds';

interface Job {
  act: string;
  label: string;
  /** The page of the job, if it has one. */
  to?: string;
  /** The acts of which one suffices; `act` when left out. */
  anyOf?: readonly string[];
}

const IMPORTS = IMPORT_KINDS.map(({ act }) => act);

/** The most frequent jobs of staff, by their act. */
const JOBS: Job[] = [
  { act: 'startups.publish', label: 'Publish a startup' },
  { act: 'founders.invite', label: 'Invite a founder' },
  { act: 'mentors.assign', label: 'Assign a mentor' },
  { act: 'users.create', label: 'Add a member' },
  { act: 'users.reset-second-factor', label: 'Reset a second factor' },
  { act: 'meetings.cancel', label: 'Cancel a session' },
  { act: 'time-off.add', label: 'Add time off' },
  { act: 'mail.find', label: 'Find an email' },
  { act: 'letters.create', label: 'Write a letter', to: '/staff/letters/new' },
  {
    act: 'import.startups',
    label: 'Import a spreadsheet',
    to: '/staff/import',
    anyOf: IMPORTS,
  },
];

/** The most frequent jobs that the reader may do, with one press each. */
export function CommonJobs() {
  const headingId = useId();
  const allowed = useListStaffActsQuery().data?.data ?? [];
  const jobs = JOBS.filter(({ act, anyOf = [act] }) =>
    allowed.some(({ name }) => anyOf.includes(name)),
  );
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>Common tasks</Heading>
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
