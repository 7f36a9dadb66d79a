import type { ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { PlainLink } from '../PlainLink/PlainLink';
import { threeLines } from './sidebarStyles';

export interface SidebarHeadingProps {
  /** A square picture. */
  picture: ReactNode;
  name: string;
  /** The label of the link, e.g. 'My Startups'. */
  note: string;
  to: string;
}

/** The subject of the pages beside a sidebar, with a link back to the list of all such subjects. */
export function SidebarHeading({ picture, name, note, to }: SidebarHeadingProps) {
  return (
    <Root to={to}>
      <Frame>{picture}</Frame>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </Root>
  );
}

const Root = styled(PlainLink)`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  margin-block-end: ${theme.space[16]};
  padding: 0.625rem;
  border-radius: ${theme.radius.control};
  background: ${theme.brand.sidebar};

  b, small { display: block; overflow-wrap: anywhere; }
  b { line-height: 1.25rem; ${threeLines} }
  small { color: ${theme.color.text3}; font-size: 0.875rem; line-height: 1.125rem; }
`;

const Frame = styled.span`
  flex: none;
  overflow: hidden;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 9px;
`;
