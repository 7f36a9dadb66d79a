import { theme, useSite } from 'shared-ui/core';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CHANNELS } from './channels';

/** The channels of the show, for the footer and the menu of small screens. For use on stage. */
export function SocialIcons() {
  const { channels } = useSite();
  if (channels.length === 0) return null;
  return (
    <List aria-label="Follow us">
      {channels.map(({ kind, href }) => {
        const { label, line, fill } = CHANNELS[kind];
        return (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener noreferrer" title={label}>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d={line}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
                {fill && <path d={fill} fill="currentColor" />}
              </svg>
              <VisuallyHidden>{label}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </List>
  );
}

/* On the narrowest phones the gap is smaller, so that all six fit in one line. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${theme.space[8]};

  > li { flex: 1 1 ${theme.size.target}; max-inline-size: calc(${theme.size.target} + ${theme.space[8]}); }

  a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: ${theme.size.target};
    block-size: ${theme.size.target};
    border-radius: ${theme.radius.control};
    color: ${theme.brand.cream};
    background: ${theme.brand.sidebar};
  }
  a:hover { background: ${theme.color.surface2}; }
`;
