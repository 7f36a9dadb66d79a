import { ButtonLink, Stage, Studio, useFacts } from 'shared-ui';

import { ApplicationsSection } from '../../ways-in/ApplicationsSection';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_MENTORS } from './forMentors';
import { MentorWeek } from './MentorWeek';

/** /for-mentors: benefits and costs of mentoring, and the five steps (rule 1.30). */
export function ForMentorsPage() {
  const { mentorsMail } = useFacts();
  const acts = (
    <>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        Check out the startups
      </ButtonLink>
      {mentorsMail && (
        <ButtonLink href={`mailto:${mentorsMail}`} tone="outline-gradient" size="lg">
          Ask the mentor team
        </ButtonLink>
      )}
    </>
  );

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
