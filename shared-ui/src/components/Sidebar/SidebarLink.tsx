import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

interface SidebarLinkProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
  /** Marks the link only at exactly this address, not at addresses below it. */
  end?: boolean;
}

/** One link in a sidebar; a bright bar and `aria-current` mark the current page. */
export function SidebarLink({ to, icon, children, end }: SidebarLinkProps) {
  return (
    <li>
      <Root to={to} end={end}>
        {icon}
        {children}
      </Root>
    </li>
  );
}

const Root = styled(NavLink)`
  position: relative;
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  min-block-size: ${theme.size.target};
  padding-inline: ${theme.space[12]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text2};
  font-weight: 600;

  &:hover { color: ${theme.color.text}; }
  &[aria-current='page'] { color: ${theme.color.text}; background: ${theme.brand.sidebar}; }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: ${theme.space[8]};
    inset-inline-start: -1rem;
    inline-size: 4px;
    border-radius: 0 3px 3px 0;
    background: linear-gradient(${theme.brand.saffron}, ${theme.brand.ember}, ${theme.brand.pomegranate});
  }
`;
