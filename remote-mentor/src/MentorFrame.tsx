import type { PublicStartup } from 'api/contract/startups.contract';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture, RailLayout, RailLink, SideRail } from 'shared-ui';

interface MentorFrameProps {
  /** The startup in view, when the page is about one. */
  startup?: PublicStartup;
  children: ReactNode;
}

/** The side menu around the pages of a mentor. */
export function MentorFrame({ startup, children }: MentorFrameProps) {
  const subject = startup && {
    name: startup.name,
    note: 'Mentorship',
    to: '/my/mentorships',
    picture: <Picture path={startup.startup_image} alt="" widths="40px" seed={startup.id} />,
  };
  const rail = (
    <SideRail label="Mentor" section="Mentorship" role="Mentor" subject={subject}>
      <RailLink to="/my/mentorships" icon={<LayoutGrid size={20} aria-hidden />}>
        Mentorship
      </RailLink>
    </SideRail>
  );
  return <RailLayout rail={rail}>{children}</RailLayout>;
}
