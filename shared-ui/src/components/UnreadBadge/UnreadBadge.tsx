import { Badge } from '../Badge/Badge';

const MAX_SHOWN = 99;

/** A number of unread things, for the eye: whatever it stands on says the number in words. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge kind="count" aria-hidden>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </Badge>
  );
}

/** A name with its unread things, for the ear: 'Notifications, 3 unread'. */
export function withUnread(name: string, count: number): string {
  return count === 0 ? name : `${name}, ${count} unread`;
}
