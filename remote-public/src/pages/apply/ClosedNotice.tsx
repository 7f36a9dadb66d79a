import { ButtonLink, useFill } from 'shared-ui';

import { useApplicationPhase } from '../../programme/applications';
import { NOT_OPEN_YET } from '../../programme/notOpenYet';

const OVER = {
  title: 'Applications are now closed.',
  text: '{season} took its last application on {closes}. {StartupsWords} startups are on their way to Demo Day.',
};

/** Shown on every application route while applications are closed (rule 1.36). */
export function ClosedNotice() {
  const { title, text } = useApplicationPhase() === 'before' ? NOT_OPEN_YET : OVER;
  const filled = useFill()(text);
  return (
    <>
      <h1>{title}</h1>
      {filled && <p>{filled}</p>}
      <ButtonLink to="/startups" tone="gradient" size="lg">
        See who's in
      </ButtonLink>
    </>
  );
}
