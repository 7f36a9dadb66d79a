import { useId } from 'react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { PlainLink } from '../PlainLink/PlainLink';

interface FooterColumnProps {
  title: string;
  places: readonly { label: string; to?: string; href?: string }[];
}

/** A titled list of links. */
export function FooterColumn({ title, places }: FooterColumnProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {places.map(({ label, to, href }) => (
          <li key={label}>
            <PlainLink to={to} href={href} target={href && '_blank'}>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  h2 {
    ${typeset.label}
    margin-block-end: ${theme.space[8]};
    color: ${theme.color.text};
    font-weight: 700;
  }
  a { display: inline-block; padding-block: 0.3125rem; }
  a:hover { color: ${theme.color.text}; text-decoration: underline; text-underline-offset: 3px; }
`;
