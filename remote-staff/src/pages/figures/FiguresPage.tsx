import { useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, SelectField, Skeleton, TextLink, theme } from 'shared-ui';
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
  const { data, currentData: figures, error, refetch, isFetching } = query;
  const isUnknown = error && 'status' in error && (error.status === 404 || error.status === 422);
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
      {!error && data && (
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
      {!figures && !error && <Skeleton height="30rem" />}
      {isUnknown && (
        <EmptyState action={<TextLink to="/staff/figures">Show the last 26 weeks</TextLink>}>
          There is no such season.
        </EmptyState>
      )}
      {error && !isUnknown && <ErrorState onRetry={refetch} busy={isFetching} />}
      {!error && figures && (
        <FiguresShown figures={figures} bySeason={bySeason} busy={isFetching} />
      )}
    </StaffPage>
  );
}

const Choice = styled.div`
  max-inline-size: 20rem;
  margin-block-end: ${theme.space[20]};
`;
