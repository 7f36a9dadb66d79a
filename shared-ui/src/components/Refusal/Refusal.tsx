import { failureText, fieldErrors, theme } from 'shared-ui/core';
import styled from 'styled-components';

interface RefusalProps {
  /** Of the last try; undefined while there is none. */
  failure: Parameters<typeof fieldErrors>[0];
}

/**
 * Why a form as a whole was refused. What was said of single fields stands under them, and the end
 * of the session is the frame's to tell, once.
 */
export function Refusal({ failure }: RefusalProps) {
  const words = failureText(failure);
  if (!words || Object.keys(fieldErrors(failure)).length > 0) return null;
  return <Words role="alert">{words}</Words>;
}

const Words = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
