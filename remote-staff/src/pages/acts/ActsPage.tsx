import { Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, Field, printedAsBlock, QueryState, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { ActGroup } from './ActGroup';
import { findActs, groupActs } from './groupActs';

/** /staff/acts: all acts that the reader may perform, with a search. */
export function ActsPage() {
  const query = useListStaffActsQuery();
  const [search, setSearch] = useState('');

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
      <Groups>
        <QueryState query={query} height="20rem">
          {({ data }) => {
            const groups = groupActs(findActs(data, search));
            return groups.length === 0 ? (
              <EmptyState>No acts match “{search.trim()}”.</EmptyState>
            ) : (
              groups.map((group) => <ActGroup key={group.scope} {...group} />)
            );
          }}
        </QueryState>
      </Groups>
    </StaffPage>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  margin-block-start: ${theme.space[24]};

  h2 { ${typeset.h3} margin-block-end: ${theme.space[12]}; }
  ${printedAsBlock(theme.space[32])}
`;
