import { readSections } from 'contract/act-form';
import { ErrorState, Skeleton } from 'shared-ui';

import { useReadProgrammeQuery } from '../../data/programme.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { Contents } from './Contents';
import { Draft } from './Draft';
import { Missing } from './Missing';
import { Published } from './Published';
import { Versions } from './Versions';

/** /staff/programme: the published programme, the draft, and earlier versions. */
export function ProgrammePage() {
  const { data, error, isFetching, refetch } = useReadProgrammeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const sections = data ? readSections(data.schema) : [];

  return (
    <StaffPage section="Programme" title="Programme">
      <div aria-busy={isFetching}>
        {!data && !error && <Skeleton height="24rem" />}
        {!data && error && <ErrorState onRetry={refetch} busy={isFetching} />}
        {data && (
          <>
            <Draft programme={data} sections={sections} />
            <Contents programme={data} sections={sections} />
            <Missing programme={data} sections={sections} />
            <Published programme={data} />
            <Versions programme={data} />
          </>
        )}
      </div>
    </StaffPage>
  );
}
