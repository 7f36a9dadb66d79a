import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { RailLayout, RailLink, SideRail } from 'shared-ui';

/** The side menu around the pages of a mentor. */
export function MentorFrame({ children }: { children: ReactNode }) {
  const rail = (
    <SideRail label="Mentor" section="Mentorship" role="Mentor">
      <RailLink to="/my/mentorships" icon={<LayoutGrid size={20} aria-hidden />}>
        Mentorship
      </RailLink>
    </SideRail>
  );
  return <RailLayout rail={rail}>{children}</RailLayout>;
}
