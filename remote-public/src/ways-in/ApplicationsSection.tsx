import { ButtonLink } from 'shared-ui';

import { useApplicationsOpen } from '../applications/applicationsOpen';
import { ClosingSection } from './ClosingSection';

interface ApplicationsSectionProps {
  /** What there is to say while applications are closed. */
  closed: string;
  /** The form of this way in. */
  form: '/apply/startup' | '/apply/mentor';
}

/** The last band of a way in: the notice that applications are closed, or the way to the form. */
export function ApplicationsSection({ closed, form }: ApplicationsSectionProps) {
  if (useApplicationsOpen()) {
    return (
      <ClosingSection
        title="Applications are open."
        text="The form takes about twenty minutes, and you can stop and come back to it. People read every answer."
      >
        <ButtonLink to={form} tone="gradient" size="lg">
          Apply now
        </ButtonLink>
      </ClosingSection>
    );
  }

  return (
    <ClosingSection title="Applications are now closed." text={closed}>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        See who's in
      </ButtonLink>
    </ClosingSection>
  );
}
