import { Stage, Studio, useFacts } from 'shared-ui';

import { ApplicationsSection } from '../../ways-in/ApplicationsSection';
import { StartupsAndMail } from '../../ways-in/StartupsAndMail';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_MENTORS } from './forMentors';
import { MentorWeek } from './MentorWeek';

/** /for-mentors: benefits and costs of mentoring, and the five steps (rule 1.30). */
export function ForMentorsPage() {
  const { mentorsMail } = useFacts();
  const acts = <StartupsAndMail mail={mentorsMail}>Ask the mentor team</StartupsAndMail>;

  return (
    <WayInPage text={FOR_MENTORS} wide={wide} narrow={narrow} acts={acts}>
      <Studio>
        <MentorWeek />
      </Studio>
      <Stage>
        <ApplicationsSection
          form="/apply/mentor"
          closed="The mentors of {season} are matched. Write to {mentorsMailLink} and we keep your name for {nextSeason}. || The mentors of {season} are matched. Write to {mentorsMailLink} and we keep your name for the next season."
        />
      </Stage>
    </WayInPage>
  );
}
