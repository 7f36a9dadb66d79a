import type { StaffStartupRow } from 'contract/wire/staff-tables.contract';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, useSite } from 'shared-ui';
import { useListStaffStartupsInfiniteQuery } from '../../data/tables.endpoints';
import { TablePage } from '../../table/TablePage';
import { ACTS, COLUMNS, filtersOf } from './startupColumns';

const BY_NAME = { sort: 'name' };
const nameOf = ({ name }: StaffStartupRow) => name;
const distinctionOf = ({ slug }: StaffStartupRow) => slug;

/** /staff/startups: all startups, including drafts. */
export function StartupsPage() {
  const { seasons } = useSite();
  const [search] = useSearchParams();
  return (
    <TablePage<StaffStartupRow>
      table="startups"
      useRows={useListStaffStartupsInfiniteQuery}
      section="Startups"
      columns={COLUMNS}
      filters={filtersOf(seasons, search.get('season') ?? '')}
      searchHelp="Name, industry or description."
      nameOf={nameOf}
      distinctionOf={distinctionOf}
      acts={ACTS}
      fallback={BY_NAME}
      actions={
        <>
          <ButtonLink tone="soft" to="/staff/import">
            Import
          </ButtonLink>
          <ButtonLink to="/staff/acts/startups.create">New startup</ButtonLink>
        </>
      }
    />
  );
}
