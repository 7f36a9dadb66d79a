import { type Failure, failureText, fieldErrors, theme } from 'shared-ui/core';
import styled from 'styled-components';

interface InlineAlertProps {
  /** The last failure; undefined when there is none. */
  failure: Failure;
  /** Names of the fields that show their own messages; every field when omitted. */
  fields?: readonly string[];
  /** Returns the sentence for a failure; the server's own when omitted. */
  textOf?: (failure: Failure) => string | undefined;
}

/**
 * Shows why a whole form was refused. Messages for single fields appear below them, and the frame announces an expired
 * session once.
 */
export function InlineAlert({ failure, fields, textOf = failureText }: InlineAlertProps) {
  const text = textOf(failure);
  const errorsBelow = Object.keys(fieldErrors(failure)).some(
    (name) => fields?.includes(name) ?? true,
  );
  if (!text || errorsBelow) return null;
  return (
    <Text ref={reveal} role="alert">
      {text}
    </Text>
  );
}

/** The pressed button may be at the edge of the window, and the reason beyond it. jsdom cannot scroll. */
const reveal = (text: HTMLElement | null) => text?.scrollIntoView?.({ block: 'nearest' });

const Text = styled.p`
  scroll-margin-block-end: ${theme.space[16]};
  color: ${theme.color.danger};
  font-weight: 600;
`;
