import { Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, ErrorState, Field, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { ActGroup } from './ActGroup';
import { findActs, groupActs } from './groupActs';

/** /staff/acts: all acts that the reader may perform, with a search. */
export function ActsPage() {
  const { data, error, refetch, isFetching } = useListStaffActsQuery();
  const [search, setSearch] = useState('');
  const groups = data && groupActs(findActs(data.data, search));

  return (
    <StaffPage section="Acts" title="Acts">
      <Field
        label="Search"
        type="search"
        icon={<Search size={20} aria-hidden />}
        help="What you want to do, e.g. publish or export."
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Groups aria-busy={isFetching}>
        {!data && !error && <Skeleton height="20rem" />}
        {!data && error && <ErrorState onRetry={refetch} busy={isFetching} />}
        {groups?.length === 0 && <EmptyState>No act is called “{search.trim()}”.</EmptyState>}
        {groups?.map((group) => (
          <ActGroup key={group.scope} {...group} />
        ))}
      </Groups>
    </StaffPage>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  margin-block-start: ${theme.space[24]};

  h2 { ${typeset.h3} margin-block-end: ${theme.space[12]}; }
`;
