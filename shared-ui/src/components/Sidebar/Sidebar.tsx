import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import ridge from '../../art/sidebar.art';
import { Logo } from '../Logo/Logo';
import { MenuOpener } from '../MenuOpener/MenuOpener';
import { SidebarHeading, type SidebarHeadingProps } from './SidebarHeading';
import { SidebarProfile } from './SidebarProfile';
import { Bar, Foot, Panel, Ridge, Root, Section } from './sidebarStyles';

interface SidebarProps {
  /** Name of the navigation, e.g. 'Startup'. */
  label: string;
  /** Name of the current page for the top bar of small screens, e.g. 'Dashboard'. */
  section: string;
  /** The reader's role here, e.g. 'Founder'; shown only to holders of that role. */
  role: string;
  subject?: SidebarHeadingProps;
  /** `SidebarLink`s. */
  children: ReactNode;
}

/**
 * The dark sidebar of working pages: subject, navigation and reader. Below 900 px it is a bar on top, whose list opens
 * and closes (rule 1.22).
 */
export function Sidebar({ label, section, role, subject, children }: SidebarProps) {
  const { pathname } = useLocation();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the list
  useEffect(() => setOpen(false), [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is longer than the window shows where one is
  useEffect(() => {
    const list = panel.current!;
    const here = list.querySelector<HTMLElement>('[aria-current="page"]');
    if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
  }, [pathname, open]);

  return (
    <Root as="aside" aria-label="Side menu">
      <Bar>
        <Logo size={42} />
        <Section aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          {section}
          <ChevronDown size={16} aria-hidden />
        </Section>
        <MenuOpener />
      </Bar>
      <Panel ref={panel} id={panelId} data-open={open || undefined}>
        {subject && <SidebarHeading {...subject} />}
        <nav aria-label={label}>
          <ul>{children}</ul>
        </nav>
        <Foot>
          <SidebarProfile role={role} />
        </Foot>
      </Panel>
      <Ridge src={ridge} alt="" width={264} height={260} />
    </Root>
  );
}
