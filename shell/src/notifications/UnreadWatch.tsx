import { useEffect, useRef, useState } from 'react';
import {
  plural,
  refreshUser,
  useDispatch,
  useReadUnreadQuery,
  useSessionStatus,
  VisuallyHidden,
} from 'shared-ui';

const POLL_INTERVAL_MS = 30_000; // 120 small calls an hour

/**
 * Polls the number of unread notifications for all its readers (decision 005): every 30 seconds while the tab is
 * visible, when it becomes visible, and after the reader's own actions. Guests and hidden tabs do not poll. New
 * notifications are announced politely; earlier ones are not.
 */
export function UnreadWatch() {
  const isMember = useSessionStatus() === 'member';
  const { currentData: answer } = useReadUnreadQuery(undefined, {
    skip: !isMember,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const text = useNews(answer?.latest, answer?.unread ?? 0);
  useUserAfterNews(answer?.latest);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}

/**
 * A notification may announce a change of permissions, e.g. after joining or leaving a team: then the menu is updated
 * at once (rule 2.46).
 */
function useUserAfterNews(latest: number | null | undefined): void {
  const dispatch = useDispatch();
  const known = useRef(latest);

  useEffect(() => {
    const isNews = known.current !== undefined && (latest ?? 0) > (known.current ?? 0);
    known.current = latest;
    if (isNews) void dispatch(refreshUser());
  }, [latest, dispatch]);
}

/**
 * Returns the announcement when a newer notification exists than in the last response.
 * @param latest its id; null when there is none, undefined before the first response and for guests
 */
function useNews(latest: number | null | undefined, unread: number): string {
  const [known, setKnown] = useState(latest);
  const [text, setText] = useState('');

  if (latest !== known) {
    setKnown(latest);
    const isNews = known !== undefined && (latest ?? 0) > (known ?? 0) && unread > 0;
    setText(isNews ? `You have ${plural(unread, 'unread notification')}.` : '');
  }
  return text;
}
