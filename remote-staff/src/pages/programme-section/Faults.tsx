import { theme } from 'shared-ui';
import styled from 'styled-components';

/** Errors of a list, or of a group, as a whole. */
export function Faults({ of: messages = [] }: { of: readonly string[] | undefined }) {
  if (messages.length === 0) return null;
  return <Text>{messages.join(' ')}</Text>;
}

const Text = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
