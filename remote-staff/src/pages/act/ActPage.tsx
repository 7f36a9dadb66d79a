import { useParams } from 'react-router-dom';
import { EmptyState, QueryState, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';
import { actTitle } from '../../acts/actTitle';
import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { ActForm } from './ActForm';

/** /staff/acts/{name}: an act with a form generated from its fields; query parameters prefill it. */
export function ActPage() {
  const { name = '' } = useParams();
  const query = useListStaffActsQuery();
  const act = query.currentData?.data.find((one) => one.name === name);

  return (
    <StaffPage
      section="Acts"
      title={act ? actTitle(name) : 'Act'}
      above={[{ label: 'Acts', to: '/staff/acts' }]}
    >
      <QueryState query={query} height="16rem">
        {() =>
          act ? (
            <>
              <Lead>{act.about}</Lead>
              <ActForm key={name} act={act} />
            </>
          ) : (
            <EmptyState action={<TextLink to="/staff/acts">All acts</TextLink>}>
              This act does not exist, or your scopes do not allow it.
            </EmptyState>
          )
        }
      </QueryState>
    </StaffPage>
  );
}

const Lead = styled.p`
  max-inline-size: ${theme.size.measure};
  margin-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
  font-size: 1.0625rem;
`;
