import { ArrowUpRight, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  IconButton,
  Logo,
  menuClosed,
  PlainLink,
  SocialIcons,
  Stage,
  theme,
  useDispatch,
  useSite,
} from 'shared-ui';
import styled from 'styled-components';

import { MenuAccount } from './MenuAccount';
import sunrise from './menu.art';
import { publicPlaces } from './publicPlaces';

/** The full-page menu of small screens. While it is open, the rest of the page is inert. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const dispatch = useDispatch();
  const close = () => dispatch(menuClosed());

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    closer.current?.focus(); // the dialog would focus its first link, which leads home
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (openedAt.current !== pathname) dispatch(menuClosed());
  }, [pathname, dispatch]);

  return (
    <Sheet ref={dialog} aria-label="Menu" onClose={close}>
      <Inside>
        <Art src={sunrise} alt="" width={390} height={430} />
        <Top>
          <Logo />
          <Closer label="Close menu" ref={closer} onClick={close}>
            <X size={28} aria-hidden />
          </Closer>
        </Top>
        <nav aria-label="Main">
          {publicPlaces(useSite()).map(({ label, to, href }) => (
            <Place key={label} to={to} href={href} target={href && '_blank'} onClick={close}>
              {label}
              {href && <ArrowUpRight size={30} aria-label="on another site" />}
            </Place>
          ))}
          <MenuAccount onChosen={close} />
        </nav>
        <SocialIcons />
      </Inside>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${theme.brand.night};
`;

const Inside = styled(Stage)`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[28]};
  min-block-size: 100%;
  padding: 1.125rem ${theme.space[24]} ${theme.space[28]};

  > nav { flex: 1; }
`;

const Art = styled.img`
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  inline-size: 100%;
  block-size: min(26.875rem, 60%);
  object-fit: cover;
  -webkit-mask-image: linear-gradient(transparent, black 26%);
  mask-image: linear-gradient(transparent, black 26%);
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Closer = styled(IconButton)`
  color: ${theme.color.text};
`;

const Place = styled(PlainLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.8125rem;
  border-block-end: 1px solid ${theme.color.line};
  font: 900 3.625rem/1 ${theme.font.display};
  text-transform: uppercase;
`;
