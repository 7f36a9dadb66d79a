import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';

import { type MenuEntry, MenuItem } from './MenuItem';
import { MenuList } from './MenuList';
import { useCloseOutside } from './useCloseOutside';

interface MenuProps {
  /** Name of the list, and of a button whose label is a picture. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  entries: readonly MenuEntry[];
  /** Opens the list above the button, for buttons at the bottom of a panel. */
  up?: boolean;
}

/**
 * A button that opens a list of links and actions. Arrows, Home, End and first letters move the focus in it. Escape and
 * Tab close it and return the focus to the button.
 */
export function Menu({ label, button, entries, up = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const root = useCloseOutside<HTMLDivElement>(open, () => setOpen(false));

  function handleClose() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <Root ref={root}>
      <Opener
        ref={opener}
        type="button"
        // Without it, Safari focuses an ancestor at a press: that closes an open menu, and the click opens it again.
        tabIndex={0}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
      >
        {button}
      </Opener>
      {open && (
        <MenuList id={listId} label={label} up={up} onClose={handleClose}>
          {entries.map((entry) => (
            <MenuItem key={entry.label} {...entry} onChosen={handleClose} />
          ))}
        </MenuList>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Opener = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  text-align: start;
  cursor: pointer;
`;
