import type { PublicStartup } from 'contract/wire/startups.contract';
import { CalendarDays, Clock, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture, Sidebar, SidebarLayout, SidebarLink } from 'shared-ui';

interface MentorFrameProps {
  /** The current page, by its name in the side menu. */
  section: 'Mentorship' | 'Agenda' | 'My Hours';
  /** The current startup, when the page is about one. */
  startup?: PublicStartup;
  children: ReactNode;
}

/** The side menu around the pages of a mentor. */
export function MentorFrame({ section, startup, children }: MentorFrameProps) {
  const subject = startup && {
    name: startup.name,
    note: 'Mentorship',
    to: '/my/mentorships',
    picture: <Picture path={startup.startup_image} alt="" widths="40px" seed={startup.id} />,
  };
  const sidebar = (
    <Sidebar label="Mentor" section={section} role="Mentor" subject={subject}>
      <SidebarLink
        to="/my/mentorships"
        end={section !== 'Mentorship'}
        icon={<LayoutGrid size={20} aria-hidden />}
      >
        Mentorship
      </SidebarLink>
      <SidebarLink to="/my/mentorships/agenda" icon={<CalendarDays size={20} aria-hidden />}>
        Agenda
      </SidebarLink>
      <SidebarLink to="/my/mentorships/hours" icon={<Clock size={20} aria-hidden />}>
        My Hours
      </SidebarLink>
    </Sidebar>
  );
  return <SidebarLayout sidebar={sidebar}>{children}</SidebarLayout>;
}
