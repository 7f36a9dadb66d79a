import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sidebar, SidebarLayout, SidebarLink } from 'shared-ui';

/** The side menu around pages that do not belong to one startup. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const sidebar = (
    <Sidebar label="Founder" section="My Startups" role="Founder">
      <SidebarLink end to="/my/startups" icon={<LayoutGrid size={20} aria-hidden />}>
        My Startups
      </SidebarLink>
    </Sidebar>
  );
  return <SidebarLayout sidebar={sidebar}>{children}</SidebarLayout>;
}
