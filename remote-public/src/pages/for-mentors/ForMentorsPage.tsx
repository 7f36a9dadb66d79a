import { ButtonLink, Stage, Studio } from 'shared-ui';

import { MAIL } from '../../programme/contactPoints';
import { ApplicationsSection } from '../../ways-in/ApplicationsSection';
import { WayInPage } from '../../ways-in/WayInPage';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { FOR_MENTORS } from './forMentors';
import { MentorWeek } from './MentorWeek';

/** /for-mentors: what mentoring gives and takes, and the five steps in (rule 1.30). */
export function ForMentorsPage() {
  const acts = (
    <>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        Check out the startups
      </ButtonLink>
      <ButtonLink href={`mailto:${MAIL.mentors}`} tone="outline-gradient" size="lg">
        Ask the mentor team
      </ButtonLink>
    </>
  );

  return (
    <WayInPage words={FOR_MENTORS} wide={wide} narrow={narrow} acts={acts}>
      <Studio>
        <MentorWeek />
      </Studio>
      <Stage>
        <ApplicationsSection
          form="/apply/mentor"
          closed={`The mentors of Season 2 are matched. Write to [${MAIL.mentors}](mailto:${MAIL.mentors}) and we keep your name for Season 3.`}
        />
      </Stage>
    </WayInPage>
  );
}
