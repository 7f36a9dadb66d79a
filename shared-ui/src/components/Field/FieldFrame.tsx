import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { FieldText } from './fieldText';

interface FieldFrameProps extends FieldText {
  /** Id of the control that the label belongs to. */
  controlId: string;
  messages: readonly string[];
  children: ReactNode;
}

/** Label above a control, help and errors below; screen readers announce errors when they appear. */
export function FieldFrame(props: FieldFrameProps) {
  const { controlId, label, labelHidden, help, messages, children } = props;
  const text = <label htmlFor={controlId}>{label}</label>;
  return (
    <Root>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children}
      {help && <Help id={`${controlId}-help`}>{help}</Help>}
      <div id={`${controlId}-errors`} aria-live="polite">
        {messages.map((message) => (
          <Message key={message}>
            <CircleAlert size={18} aria-hidden />
            {message}
          </Message>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-inline-size: 0;

  label { ${typeset.label} }
  > div:empty { margin-block-start: -0.375rem; } /* takes no space, but a live region must be rendered */
`;

const Help = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Message = styled.p`
  ${typeset.small}
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${theme.color.danger};
  font-weight: 600;
`;
