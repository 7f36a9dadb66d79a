import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card, EmptyState, QueryState, SelectField, TextLink, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { IMPORT_KINDS } from '../../imports/importKinds';
import { StaffPage } from '../../layout/StaffPage';
import { ImportFile } from './ImportFile';
import { PastImports } from './PastImports';

/** /staff/import: a CSV file, a preview of its lines, and the import of all of them. */
export function ImportPage() {
  const query = useListStaffActsQuery();
  const allowed = query.currentData?.data ?? [];
  const kinds = IMPORT_KINDS.filter(({ act }) => allowed.some(({ name }) => name === act));
  const [address] = useSearchParams();
  const [picked, setPicked] = useState(address.get('kind'));
  const kind = kinds.find((one) => one.act === picked) ?? kinds[0];
  const act = allowed.find(({ name }) => name === kind?.act);

  return (
    <StaffPage section="Acts" title="Import" above={[{ label: 'Acts', to: '/staff/acts' }]}>
      <QueryState query={query} height="16rem">
        {() =>
          act ? (
            <>
              <Sheet>
                <SelectField
                  label="What to import"
                  value={act.name}
                  options={kinds.map(({ act: value, label }) => ({ value, label }))}
                  onChange={({ target }) => setPicked(target.value)}
                />
                <ImportFile key={act.name} act={act} />
              </Sheet>
              <PastImports />
            </>
          ) : (
            <EmptyState action={<TextLink to="/staff/acts">All acts</TextLink>}>
              Your scopes do not allow imports.
            </EmptyState>
          )
        }
      </QueryState>
    </StaffPage>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
  padding: ${theme.space[24]};

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;
