import type { StaffPersonRow } from 'contract/wire/staff-tables.contract';
import { ButtonLink } from 'shared-ui';
import { useListStaffPeopleInfiniteQuery } from '../../data/tables.endpoints';
import { TablePage } from '../../table/TablePage';
import { ACTS, COLUMNS, FILTERS } from './peopleColumns';

const BY_NAME = { sort: 'name' };
const nameOf = ({ name }: StaffPersonRow) => name;
const distinctionOf = ({ email }: StaffPersonRow) => email;

/** /staff/people: all accounts. */
export function PeoplePage() {
  return (
    <TablePage<StaffPersonRow>
      table="people"
      useRows={useListStaffPeopleInfiniteQuery}
      section="People"
      columns={COLUMNS}
      filters={FILTERS}
      searchHelp="Name, username or email."
      nameOf={nameOf}
      distinctionOf={distinctionOf}
      acts={ACTS}
      fallback={BY_NAME}
      actions={
        <>
          <ButtonLink tone="soft" to="/staff/import?kind=import.people">
            Import
          </ButtonLink>
          <ButtonLink to="/staff/acts/users.create">New account</ButtonLink>
        </>
      }
    />
  );
}
