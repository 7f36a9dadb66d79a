import { useSearchParams } from 'react-router-dom';
import { EmptyState, isMissing, QueryState, SelectField, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';
import { StaffPage } from '../../layout/StaffPage';
import { FiguresShown } from './FiguresShown';
import { useReadStaffFiguresQuery } from './figures.endpoints';

const BY_SEASON = 'seasons';

/** /staff/figures: the programme's figures by week and by season. The selection is in the address. */
export function FiguresPage() {
  const [address, setAddress] = useSearchParams();
  const shown = address.get('show') ?? '';
  const bySeason = shown === BY_SEASON;
  const query = useReadStaffFiguresQuery(bySeason ? '' : shown, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error, isFetching } = query;
  const options = [
    { value: '', label: 'The last 26 weeks' },
    ...(data?.seasons ?? []).map(({ number, name }) => ({
      value: String(number),
      label: `${name}, week by week`,
    })),
    { value: BY_SEASON, label: 'All seasons' },
  ];

  return (
    <StaffPage section="Figures" title="Figures">
      {data && !isMissing(error) && (
        <Choice>
          <SelectField
            label="Show"
            options={options}
            value={shown}
            onChange={({ target: { value } }) =>
              setAddress(value ? { show: value } : {}, { replace: true })
            }
          />
        </Choice>
      )}
      <QueryState
        query={query}
        height="30rem"
        missing={
          <EmptyState action={<TextLink to="/staff/figures">Show the last 26 weeks</TextLink>}>
            This season does not exist.
          </EmptyState>
        }
      >
        {(figures) => <FiguresShown figures={figures} bySeason={bySeason} busy={isFetching} />}
      </QueryState>
    </StaffPage>
  );
}

const Choice = styled.div`
  max-inline-size: 20rem;
  margin-block-end: ${theme.space[20]};
`;
