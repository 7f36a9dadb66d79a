import styled from 'styled-components';

import { LinkedText } from '../LinkedText/LinkedText';

/** A user's text, with line breaks and web addresses. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Root>
      <LinkedText>{children}</LinkedText>
    </Root>
  );
}

const Root = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  min-inline-size: 0;
`;
