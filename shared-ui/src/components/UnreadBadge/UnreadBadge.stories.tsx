import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { UnreadBadge, withUnread } from './UnreadBadge';

export default { title: 'Content/Unread badge' } satisfies StoryFile;

export const Counts: Story = () => (
  <Row>
    <span role="img" aria-label={withUnread('Notifications', 3)}>
      <UnreadBadge count={3} />
    </span>
    <span role="img" aria-label={withUnread('Messages', 128)}>
      <UnreadBadge count={128} />
    </span>
    <span>
      None: <UnreadBadge count={0} />
    </span>
  </Row>
);
