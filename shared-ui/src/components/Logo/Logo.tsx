import { theme, useConfig } from 'shared-ui/core';
import styled from 'styled-components';

import { PlainLink } from '../PlainLink/PlainLink';
import { Mark } from './Mark';

/** Mark and name, as a link to the home page. @param size of the mark in pixels */
export function Logo({ size = 40 }: { size?: number }) {
  const { productName } = useConfig();
  return (
    <Root to="/" aria-label={`The ${productName}, home`}>
      <Mark size={size} />
      <span aria-hidden>
        {/* The space is for readers of the plain text: 'Venture Quest'. */}
        {productName.split(' ').map((word) => (
          <Word key={word}>{`${word} `}</Word>
        ))}
      </span>
    </Root>
  );
}

const Root = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[12]};
  color: ${theme.color.text};
  font: 900 1.6875rem/0.86 ${theme.font.display};
  letter-spacing: 0.01em;
  text-transform: uppercase;

  svg { flex: none; }
  /* With large fonts on a phone only the mark is left. */
  @container (max-width: 15rem) { > span { display: none; } }
`;

const Word = styled.span`
  display: block;
`;
