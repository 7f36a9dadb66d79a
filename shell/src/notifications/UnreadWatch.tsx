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
 * Asks for everybody who shows it how much is unread (decision 005): every half minute while the tab
 * is in view, when it comes to the front, and after acts of the reader's own. Guests and hidden tabs
 * ask nothing. News is said aloud, politely; what was there before is not.
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
 * A notification may tell of what one may do, e.g. of a team one has joined or left: the menu follows
 * it at once (rule 2.46).
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
 * What to say when a newer notification is there than at the last answer.
 * @param latest its id; null when there is none, undefined before the first answer and for guests
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
