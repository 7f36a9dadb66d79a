import { LayoutDashboard, Users } from 'lucide-react';

import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { aUser } from '../../testing/people';
import { PageTitle } from '../PageTitle/PageTitle';
import { Picture } from '../Picture/Picture';
import { Sidebar } from '../Sidebar/Sidebar';
import { SidebarLink } from '../Sidebar/SidebarLink';
import { SidebarLayout } from './SidebarLayout';

export default { title: 'Frame/Sidebar layout' } satisfies StoryFile;

/** The layout of the pages of one startup. */
const page = (name: string, title: string) => (
  <SidebarLayout
    sidebar={
      <Sidebar
        label="Startup"
        section="Team"
        role="Founder"
        subject={{
          picture: <Picture path={null} alt="" loading="eager" />,
          name,
          note: 'My Startups',
          to: '/my/startups',
        }}
      >
        <SidebarLink to="/my/startups/7" end icon={<LayoutDashboard size={20} aria-hidden />}>
          Dashboard
        </SidebarLink>
        <SidebarLink to="/my/startups/7/team" icon={<Users size={20} aria-hidden />}>
          Team
        </SidebarLink>
      </Sidebar>
    }
  >
    <PageTitle>{title}</PageTitle>
  </SidebarLayout>
);

export const Founder: Story = () => page('Zrno', 'Team');
Founder.parameters = {
  layout: 'fullscreen',
  at: '/my/startups/7/team',
  user: aUser({ roles: ['founder'] }),
};

export const LongNames: Story = () => page(LONG_NAME, LONG_NAME);
LongNames.parameters = {
  layout: 'fullscreen',
  at: '/my/startups/7',
  user: aUser({ name: LONG_NAME, surname: LONG_NAME, roles: ['founder'] }),
};
