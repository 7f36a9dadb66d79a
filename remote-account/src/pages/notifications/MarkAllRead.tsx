import { CheckCheck } from 'lucide-react';
import { Button, failureText, useReadUnreadQuery, useToast } from 'shared-ui';

import { useReadNotificationsMutation } from './notifications.endpoints';

/** Marks everything read; not there when nothing is unread. */
export function MarkAllRead() {
  const toast = useToast();
  const { data } = useReadUnreadQuery();
  const [read, reading] = useReadNotificationsMutation();
  if (!data?.unread) return null;

  async function handleRead() {
    const { error } = await read({});
    if (error) toast.error(failureText(error));
    else toast.success('All notifications are marked as read.');
  }

  return (
    <Button tone="ghost" size="sm" busy={reading.isLoading} onClick={handleRead}>
      <CheckCheck size={18} aria-hidden />
      Mark all as read
    </Button>
  );
}
