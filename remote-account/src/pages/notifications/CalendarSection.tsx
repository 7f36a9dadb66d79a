import { Button, ErrorState, InlineAlert, StepUp, theme, useToast, wantsProof } from 'shared-ui';
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
  const { data: feed, isError, isFetching, refetch } = useReadCalendarFeedQuery();
  const [openFeed, opening] = useOpenCalendarFeedMutation();
  const [closeFeed, closing] = useCloseCalendarFeedMutation();
  const address = feed?.active ? opening.data?.url : undefined;

  async function say(act: Promise<{ error?: unknown }>, done: string) {
    const { error } = await act;
    if (!error) toast.success(done);
  }

  return (
    <AccountSection title="Calendar">
      <p>
        {feed?.active
          ? 'Your calendar app can read your meetings.'
          : 'Let your calendar app read your meetings, always up to date.'}
      </p>
      {address && <FeedAddress address={address} />}
      {isError && !feed && <ErrorState onRetry={refetch} busy={isFetching} />}
      <Acts>
        <Button
          tone="ghost"
          disabled={!feed}
          busy={opening.isLoading}
          onClick={() => say(openFeed(), CREATED)}
        >
          {feed?.active ? 'Make a new address' : 'Make an address'}
        </Button>
        {feed?.active && (
          <Button tone="soft" busy={closing.isLoading} onClick={() => say(closeFeed(), STOPPED)}>
            Stop sharing
          </Button>
        )}
      </Acts>
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
