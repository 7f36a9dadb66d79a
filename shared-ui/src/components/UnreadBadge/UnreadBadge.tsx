import { Badge } from '../Badge/Badge';

const MAX_SHOWN = 99;

/** A number of unread items. Decorative: the element around it has the number in its accessible name. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge kind="count" aria-hidden>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </Badge>
  );
}

/** An accessible name with the number, e.g. 'Notifications, 3 unread'. */
export function withUnread(name: string, count: number): string {
  return count === 0 ? name : `${name}, ${count} unread`;
}
