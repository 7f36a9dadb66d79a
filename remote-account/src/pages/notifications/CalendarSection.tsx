import { Button, InlineAlert, QueryState, StepUp, theme, useToast, wantsProof } from 'shared-ui';
import styled from 'styled-components';

import { AccountSection } from '../../layout/AccountSection';
import {
  useCloseCalendarFeedMutation,
  useOpenCalendarFeedMutation,
  useReadCalendarFeedQuery,
} from './calendarFeed.endpoints';
import { FeedAddress } from './FeedAddress';

const CREATED = 'Your calendar has a new address.';
const STOPPED = 'Calendar apps can no longer read your meetings.';

/** The subscription of the reader's meetings in a calendar program, by a private address. */
export function CalendarSection() {
  const toast = useToast();
  const query = useReadCalendarFeedQuery();
  const [openFeed, opening] = useOpenCalendarFeedMutation();
  const [closeFeed, closing] = useCloseCalendarFeedMutation();

  async function say(act: Promise<{ error?: unknown }>, done: string) {
    const { error } = await act;
    if (!error) toast.success(done);
  }

  return (
    <AccountSection title="Calendar">
      <QueryState query={query} height="8rem">
        {({ active }) => (
          <>
            <p>
              {active
                ? 'Your calendar app can read your meetings.'
                : 'Let your calendar app read your meetings, always up to date.'}
            </p>
            {active && opening.data?.url && <FeedAddress address={opening.data.url} />}
            <Acts>
              <Button
                tone="ghost"
                busy={opening.isLoading}
                onClick={() => say(openFeed(), CREATED)}
              >
                {active ? 'Create a new address' : 'Create an address'}
              </Button>
              {active && (
                <Button
                  tone="soft"
                  busy={closing.isLoading}
                  onClick={() => say(closeFeed(), STOPPED)}
                >
                  Stop sharing
                </Button>
              )}
            </Acts>
          </>
        )}
      </QueryState>
      <InlineAlert failure={wantsProof(opening.error) ? undefined : opening.error} />
      <InlineAlert failure={closing.error} />
      <StepUp failure={opening.error} onProven={() => say(openFeed(), CREATED)} />
    </AccountSection>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;
