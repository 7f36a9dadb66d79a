import { unreadCalls } from 'shared-ui/core';

import type { Story, StoryFile } from '../../catalogue/story';
import { aUser } from '../../testing/people';
import { MenuOpener } from './MenuOpener';

export default { title: 'Actions/Menu opener' } satisfies StoryFile;

/** Visible in the bars of small screens only. */
export const Plain: Story = () => <MenuOpener />;

export const WithUnread: Story = () => <MenuOpener />;
WithUnread.parameters = {
  user: aUser(),
  prepare: (dispatch) =>
    dispatch(
      unreadCalls.util.upsertQueryData('readUnread', undefined, { unread: 128, latest: null }),
    ),
};
