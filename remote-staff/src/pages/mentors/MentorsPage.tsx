import type { StaffMentorRow } from 'contract/wire/staff-tables.contract';
import { ButtonLink } from 'shared-ui';
import { useListStaffMentorsInfiniteQuery } from '../../data/tables.endpoints';
import { TablePage } from '../../table/TablePage';
import { ACTS, COLUMNS, FILTERS } from './mentorColumns';

const BY_NAME = { sort: 'name' };
const nameOf = ({ name }: StaffMentorRow) => name;
const distinctionOf = ({ email }: StaffMentorRow) => email;

/** /staff/mentors: current and former mentors. */
export function MentorsPage() {
  return (
    <TablePage<StaffMentorRow>
      table="mentors"
      useRows={useListStaffMentorsInfiniteQuery}
      section="Mentors"
      columns={COLUMNS}
      filters={FILTERS}
      searchHelp="Name, username or email."
      nameOf={nameOf}
      distinctionOf={distinctionOf}
      acts={ACTS}
      fallback={BY_NAME}
      actions={<ButtonLink to="/staff/acts/mentors.create">New mentor</ButtonLink>}
    />
  );
}
