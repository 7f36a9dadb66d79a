import { useLocation } from 'react-router-dom';
import { ButtonLink, queryOf, Stage, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { headerIsFixed } from '../header/headerRule';
import sign from './sign.art';
import sky from './sky.art';
import skyPhone from './skyPhone.art';

const NARROW = queryOf(upTo.tablet);

/** The page at an unknown address (rule 1.13). */
export function NotFoundPage() {
  const { pathname } = useLocation();

  return (
    <Room as="main" $underHeroHeader={!headerIsFixed(pathname)}>
      <picture>
        <source media={NARROW} srcSet={skyPhone} width={390} height={844} />
        <Sky src={sky} alt="" width={1440} height={900} />
      </picture>
      <Sign
        src={sign}
        alt="404: the zero is a rising sun with one founder in front of it"
        width={750}
        height={750}
      />
      <h1>Page not found</h1>
      <p>Please check the URL in the address bar and try again.</p>
      <ButtonLink tone="gradient" size="lg" to="/">
        ← Go back home
      </ButtonLink>
    </Room>
  );
}

const Room = styled(Stage)<{ $underHeroHeader: boolean }>`
  --sign: min(100vw, 46.875rem, 90vh);
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-block-size: 100vh;
  min-block-size: 100svh;
  padding-block: ${({ $underHeroHeader }) => ($underHeroHeader ? theme.size.heroHeader : 0)}
    ${theme.space[112]};

  h1 { ${typeset.d3} font-size: min(3.5rem, 14vw); text-align: center; }
  p {
    margin: ${theme.space[8]} ${theme.space[20]} 1.625rem;
    font-size: 1.25rem;
    text-align: center;
    ${upTo.tablet} { font-size: 1.125rem; }
  }
  > a { align-self: center; }
`;

const Sky = styled.img`
  position: absolute;
  inset: 0;
  z-index: -2;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/* The rings around the sun extend under the bar above and the text below. */
const Sign = styled.img`
  z-index: -1;
  align-self: center;
  inline-size: var(--sign);
  block-size: var(--sign);
  margin-block: calc(var(--sign) * -0.255) calc(var(--sign) * -0.277);
  pointer-events: none;

  ${upTo.tablet} { margin-block: calc(var(--sign) * -0.064) calc(var(--sign) * -0.156); }
`;
