import { TextLink } from 'shared-ui';
import { aUser, type Rendered, renderPage } from 'shared-ui/testing';

import { MeetingPage } from '../pages/meeting/MeetingPage';

/** Opens the page of session 71 as its mentor. */
export const openMeeting = (): Rendered =>
  renderPage(
    <>
      <TextLink to="/startups">Elsewhere</TextLink>
      <MeetingPage />
    </>,
    {
      at: '/my/mentorships/agenda/71',
      path: '/my/mentorships/agenda/:meetingId',
      user: aUser({ id: 1, roles: ['mentor'] }),
    },
  );
