import { ButtonLink } from 'shared-ui';
import { useApplicationPhase } from '../programme/applications';
import { NOT_OPEN_YET } from '../programme/notOpenYet';

import { ClosingSection } from './ClosingSection';

interface ApplicationsSectionProps {
  /** The text while applications are closed. */
  closed: string;
  /** The form of this way in. */
  form: '/apply/startup' | '/apply/mentor';
}

/** The last section of a page about a way in: the notice that applications are closed, or a link to the form. */
export function ApplicationsSection({ closed, form }: ApplicationsSectionProps) {
  const phase = useApplicationPhase();
  if (phase === 'open') {
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

  const over = { title: 'Applications are now closed.', text: closed };
  return (
    <ClosingSection {...(phase === 'before' ? NOT_OPEN_YET : over)}>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        See who's in
      </ButtonLink>
    </ClosingSection>
  );
}
