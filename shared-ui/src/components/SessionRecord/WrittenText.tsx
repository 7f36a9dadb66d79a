import styled from 'styled-components';

import { LinkedText } from '../LinkedText/LinkedText';

/** What somebody wrote, with its lines and web addresses. */
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
