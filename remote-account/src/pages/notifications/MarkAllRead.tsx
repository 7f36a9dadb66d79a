import { CheckCheck } from 'lucide-react';
import { Button, InlineAlert, upTo, useReadUnreadQuery, useToast } from 'shared-ui';
import styled from 'styled-components';

import {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from './notifications.endpoints';

/** Marks everything as read, except entries newer than the shown ones; absent when nothing is unread. */
export function MarkAllRead() {
  const toast = useToast();
  const { data } = useReadUnreadQuery();
  const list = useListNotificationsInfiniteQuery();
  const [read, reading] = useReadNotificationsMutation();
  const latest = list.data?.pages[0]?.latest ?? undefined;
  if (!data?.unread || latest === undefined) return null;

  async function handleRead() {
    const { data: left } = await read({ up_to: latest });
    if (left) toast.success(left.unread > 0 ? DONE_HERE : DONE);
  }

  return (
    <Place>
      <Button tone="ghost" size="sm" busy={reading.isLoading} onClick={handleRead}>
        <CheckCheck size={18} aria-hidden />
        Mark all as read
      </Button>
      <InlineAlert failure={reading.error} fields={[]} />
    </Place>
  );
}

const DONE = 'All notifications are marked as read.';
const DONE_HERE = 'The notifications shown here are marked as read.'; // shown when a newer notification has arrived meanwhile

/** At the end of the title's line, where a long reason moves no button; on phones below the title. */
const Place = styled.div`
  text-align: end;

  ${upTo.tablet} { text-align: start; }
`;
