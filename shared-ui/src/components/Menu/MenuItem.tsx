import type { ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled, { css } from 'styled-components';

import { PlainLink } from '../PlainLink/PlainLink';
import { UnreadBadge, withUnread } from '../UnreadBadge/UnreadBadge';

/** A link (`to`, `href`) or an action (`onSelect`). */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  to?: string;
  href?: string;
  onSelect?: () => void;
  /** Number of new items there. */
  unread?: number;
}

interface MenuItemProps extends MenuEntry {
  onChosen: () => void;
}

/** One line of a menu. The list moves the focus, so the line is not a tab stop. */
export function MenuItem(props: MenuItemProps) {
  const { label, icon, to, href, unread = 0, onSelect, onChosen } = props;
  const name = unread > 0 ? withUnread(label, unread) : undefined;
  const item = { role: 'menuitem', tabIndex: -1, 'aria-label': name };
  if (to !== undefined || href !== undefined) {
    return (
      <Place {...item} to={to} href={href} onClick={onChosen}>
        {icon}
        {label}
        <UnreadBadge count={unread} />
      </Place>
    );
  }

  function handleClick() {
    onChosen();
    onSelect?.();
  }

  return (
    <Act {...item} type="button" onClick={handleClick}>
      {icon}
      {label}
    </Act>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  inline-size: 100%;
  min-block-size: ${theme.size.target};
  padding-inline: ${theme.space[12]};
  border: 0;
  border-radius: ${theme.radius.slot};
  color: ${theme.color.text};
  background: none;
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  svg { color: ${theme.color.text3}; }
  > span { margin-inline-start: auto; }
  &:hover, &:focus { background: ${theme.color.surface2}; }
  &:focus-visible { outline-offset: -3px; }
`;

const Place = styled(PlainLink)`
  ${line}
`;

const Act = styled.button`
  ${line}
`;
