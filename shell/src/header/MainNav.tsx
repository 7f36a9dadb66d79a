import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainLink, theme, upTo, useSite } from 'shared-ui';
import styled from 'styled-components';

import { publicPlaces } from './publicPlaces';

/** The links in the header of wide screens; narrow ones have them in the menu. */
export function MainNav() {
  const { pathname } = useLocation();
  return (
    <Nav aria-label="Main">
      {publicPlaces(useSite()).map(({ label, to, href }) => (
        <Fragment key={label}>
          <PlainLink
            to={to}
            href={href}
            target={href && '_blank'}
            aria-current={to === pathname ? 'page' : undefined}
          >
            {label}
          </PlainLink>{' '}
        </Fragment>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${theme.space[28]};
  color: ${theme.color.text2};
  font-weight: 600;

  a { padding-block: ${theme.space[12]}; white-space: nowrap; }
  a:hover, a[aria-current] { color: ${theme.color.text}; }

  ${upTo.tablet} { display: none; }
`;
