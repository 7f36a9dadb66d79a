import { PageTitle, QueryState } from 'shared-ui';

import { MentorFrame } from '../../frame/MentorFrame';
import { NotMentor } from '../../frame/NotMentor';
import { HoursEditor } from './HoursEditor';
import { useReadHoursQuery } from './hours.endpoints';

/** /my/mentorships/hours: the reader's hours, and a preview of what founders see. */
export function HoursPage() {
  const query = useReadHoursQuery();

  return (
    <MentorFrame section="My Hours">
      <PageTitle>My Hours</PageTitle>
      <QueryState query={query} height="24rem" missing={<NotMentor />}>
        {(saved) => <HoursEditor saved={saved} />}
      </QueryState>
    </MentorFrame>
  );
}
