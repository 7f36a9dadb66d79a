import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { nextItem } from './nextItem';

interface MenuListProps {
  id: string;
  label: string;
  up: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The open list. Its first line has the initial focus; arrows and first letters move it. */
export function MenuList({ id, label, up, onClose, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    stops(list.current)[0]?.focus();
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      onClose();
      return;
    }
    const lines = stops(list.current);
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(
      event.key,
      at,
      lines.map((line) => line.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    lines[next]?.focus();
  }

  return (
    <Root ref={list} $up={up} id={id} role="menu" aria-label={label} onKeyDown={handleKeyDown}>
      {children}
    </Root>
  );
}

function stops(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

const Root = styled.div<{ $up: boolean }>`
  position: absolute;
  z-index: ${theme.layer.dropdown};
  inset-block: ${({ $up }) => ($up ? 'auto calc(100% + 8px)' : 'calc(100% + 8px) auto')};
  inset-inline-end: 0;
  min-inline-size: 14rem;
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised}, inset 0 0 0 1px ${theme.color.line};
`;
