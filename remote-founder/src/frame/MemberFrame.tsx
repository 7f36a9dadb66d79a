import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { RailLayout, RailLink, SideRail } from 'shared-ui';

/** The side menu around the pages that belong to no single startup. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const rail = (
    <SideRail label="Founder" section="My Startups" role="Founder">
      <RailLink end to="/my/startups" icon={<LayoutGrid size={20} aria-hidden />}>
        My Startups
      </RailLink>
    </SideRail>
  );
  return <RailLayout rail={rail}>{children}</RailLayout>;
}
