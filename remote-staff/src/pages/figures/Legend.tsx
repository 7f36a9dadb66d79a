import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** What pale and full columns are. */
export function Legend({ whole, part }: { whole: string; part: string }) {
  return (
    <Root aria-hidden>
      <span data-whole>{whole}</span>
      <span>{part}</span>
    </Root>
  );
}

const Root = styled.p`
  ${typeset.small}
  --ink: ${theme.color.link};
  display: flex;
  gap: ${theme.space[16]};
  padding-block-start: ${theme.space[8]};
  color: ${theme.color.text2};

  span { display: inline-flex; gap: ${theme.space[6]}; align-items: center; }
  span::before {
    content: '';
    inline-size: ${theme.space[12]};
    block-size: ${theme.space[12]};
    background: var(--ink);
  }
  span[data-whole]::before {
    border: 1px solid var(--ink);
    background: color-mix(in srgb, var(--ink) 18%, transparent);
  }
`;
