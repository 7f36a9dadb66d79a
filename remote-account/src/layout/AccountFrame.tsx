import { Bell, KeyRound, Link, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Container, PlainLink, printedAsBlock, Studio, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The existing account pages, in the order of rule 2.34. */
const PAGES = [
  { to: '/account/settings', label: 'Profile', Icon: UserRound },
  { to: '/account/credentials', label: 'Credentials', Icon: KeyRound },
  { to: '/account/social-links', label: 'Social Links', Icon: Link },
  { to: '/notifications', label: 'Notifications', Icon: Bell },
];

/** The side menu around every account page; on narrow screens a row above the page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the row scrolls: the entry of this page is scrolled into view.
  useEffect(() => {
    const [first] = menu.current!.querySelectorAll('a');
    const here = menu.current!.querySelector<HTMLElement>('[aria-current]');
    if (first && here) menu.current!.scrollLeft = here.offsetLeft - first.offsetLeft;
  }, []);

  return (
    <Ground as="main">
      <Columns>
        <Menu ref={menu} aria-label="Account">
          {PAGES.map(({ to, label, Icon }) => (
            <Entry key={to} to={to} aria-current={currentAt(pathname, to)}>
              <Icon size={20} aria-hidden />
              {label}
            </Entry>
          ))}
        </Menu>
        <Content>{children}</Content>
      </Columns>
    </Ground>
  );
}

/** Pages that are not in the menu, by the entry that links to them. */
const SUBPAGES: Readonly<Record<string, RegExp>> = {
  '/account/credentials': /^\/account\/(change-|second-factor|security-log)/,
  '/notifications': /^\/account\/following/,
};

/** The page itself, or the one that links to it. */
function currentAt(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return SUBPAGES[to]?.test(pathname) ? 'true' : undefined;
}

const Ground = styled(Studio)`
  min-block-size: calc(100vh - ${theme.size.header});
  min-block-size: calc(100dvh - ${theme.size.header});
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 15rem minmax(0, 45rem);
  align-items: start;
  gap: ${theme.space[48]};
  padding-block: 2.75rem 5rem;

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.125rem;
    padding-block: ${theme.space[20]} ${theme.space[56]};
  }
  ${printedAsBlock()}
`;

const Menu = styled.nav`
  ${upTo.tablet} {
    display: flex;
    gap: ${theme.space[6]};
    overflow-x: auto;
    margin-inline: calc(-1 * ${theme.space[20]});
    padding: ${theme.space[4]} ${theme.space[20]};
  }
  @media print { display: none; }
`;

const Entry = styled(PlainLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: 2.875rem;
  padding-inline: 0.875rem;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text2};
  font-weight: 600;

  &:hover { color: ${theme.color.text}; }
  &[aria-current] {
    color: ${theme.color.text};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.rest}, inset 0 0 0 1px ${theme.color.line};
    > svg { color: ${theme.color.accent}; }
  }
  ${upTo.tablet} {
    white-space: nowrap;
    > svg { display: none; }
  }
`;

const Content = styled.div`
  min-inline-size: 0;
`;
