import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

interface TooltipProps {
  /** The additional text; a function is called when the tooltip is shown. */
  text: string | (() => string);
  children: ReactNode;
  /** For text that is not a tab stop itself. */
  focusable?: boolean;
}

/** Explains its content on hover and focus; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children, focusable = false }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const show = () => setShown(true);
  const hide = () => setShown(false);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }

  return (
    <Anchor
      tabIndex={focusable ? 0 : undefined}
      aria-describedby={shown ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={handleKeyDown}
    >
      {children}
      {shown && (
        <Bubble role="tooltip" id={id}>
          {typeof text === 'string' ? text : text()}
        </Bubble>
      )}
    </Anchor>
  );
}

const Anchor = styled.span`
  position: relative;
  display: inline-block;
  border-radius: 4px;
`;

const Bubble = styled.span`
  position: absolute;
  z-index: ${theme.layer.dropdown};
  inset-block-end: calc(100% + 6px);
  inset-inline-start: 0;
  inline-size: max-content;
  max-inline-size: min(20rem, 80vw);
  padding: 0.375rem 0.625rem;
  border-radius: ${theme.radius.slot};
  color: ${theme.toast.text};
  background: ${theme.toast.bg};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.25rem;
`;
