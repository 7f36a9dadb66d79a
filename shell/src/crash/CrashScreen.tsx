import { Button, ButtonLink } from 'shared-ui';

import { FailureCard } from './FailureCard';

/** The router's generic error screen (rule 1.14). Leaving it reloads the page. */
export function CrashScreen() {
  return (
    <FailureCard
      title="Unexpected Application Error!"
      acts={
        <>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink tone="ghost" href="/">
            Go to Home
          </ButtonLink>
        </>
      }
    >
      Something broke on our side. Nothing you saved is lost.
    </FailureCard>
  );
}
