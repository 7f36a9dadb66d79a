import { theme } from 'shared-ui';
import styled from 'styled-components';

/** The first tab stop: skips the header. @param target id of the page's main */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return <Root href={`#${target}`}>Skip to content</Root>;
}

const Root = styled.a`
  position: fixed;
  z-index: ${theme.layer.skip};
  inset-block-start: ${theme.space[12]};
  inset-inline-start: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border-radius: ${theme.radius.control};
  color: ${theme.brand.ink};
  background: ${theme.brand.cream};
  font-weight: 700;

  &:not(:focus) { transform: translateY(-200%); }
  @media print { display: none; } /* what is fixed is on every sheet, and this would be above the first one */
`;
