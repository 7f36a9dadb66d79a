import { PageTitle, StartupTiles } from 'shared-ui';

import { MentorFrame } from '../../frame/MentorFrame';
import { useListMentorshipsQuery } from './myMentorships.endpoints';

/** /my/mentorships: all startups that the reader mentors. */
export function MyMentorshipsPage() {
  const startups = useListMentorshipsQuery();

  return (
    <MentorFrame section="Mentorship">
      <PageTitle>Mentorship</PageTitle>
      <StartupTiles
        label="Mentorship"
        query={startups}
        base="/my/mentorships"
        empty="You don't mentor a startup yet. The programme team assigns them."
      />
    </MentorFrame>
  );
}
