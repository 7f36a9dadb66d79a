import { failureText, fieldErrors, theme } from 'shared-ui/core';
import styled from 'styled-components';

interface InlineAlertProps {
  /** Of the last try; undefined while there is none. */
  failure: Parameters<typeof fieldErrors>[0];
  /** Names of the fields that show what was said of them; every field when left out. */
  fields?: readonly string[];
  /** The sentence for it; the server's own when left out. */
  textOf?: (failure: InlineAlertProps['failure']) => string | undefined;
}

/**
 * Why a form as a whole was refused. What was said of single fields stands under them, and the end
 * of the session is the frame's to tell, once.
 */
export function InlineAlert({ failure, fields, textOf = failureText }: InlineAlertProps) {
  const text = textOf(failure);
  const errorsBelow = Object.keys(fieldErrors(failure)).some(
    (name) => fields?.includes(name) ?? true,
  );
  if (!text || errorsBelow) return null;
  return <Text role="alert">{text}</Text>;
}

const Text = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
