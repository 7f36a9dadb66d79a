import { ErrorState, PageTitle, Skeleton } from 'shared-ui';

import { MentorFrame } from '../../frame/MentorFrame';
import { HoursEditor } from './HoursEditor';
import { useReadHoursQuery } from './hours.endpoints';

/** /my/mentorships/hours: the reader's hours, and a preview of what founders see. */
export function HoursPage() {
  const { data: saved, error, isFetching, refetch } = useReadHoursQuery();
  const missing = error && 'status' in error && error.status === 404;

  return (
    <MentorFrame section="My Hours">
      <PageTitle>My Hours</PageTitle>
      {!saved && !error && <Skeleton height="24rem" />}
      {error && !saved && (
        <ErrorState onRetry={missing ? undefined : refetch} busy={isFetching}>
          {missing ? 'You are not a mentor yet. The programme team can make you one.' : undefined}
        </ErrorState>
      )}
      {saved && <HoursEditor saved={saved} />}
    </MentorFrame>
  );
}
