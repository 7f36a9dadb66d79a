import { ButtonLink } from 'shared-ui';

/** Every application route says so while applications are closed (rule 1.36). */
export function ClosedNotice() {
  return (
    <>
      <h1>Applications are now closed.</h1>
      <p>
        Season 2 took its last application on 15 December 2024 at 23:59 CET. Forty startups are on
        their way to Demo Day.
      </p>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        See who's in
      </ButtonLink>
    </>
  );
}
