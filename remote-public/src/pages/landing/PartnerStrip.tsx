import { Container, PlainLink, theme, upTo, useReadLandingQuery } from 'shared-ui';
import styled from 'styled-components';

import { ProgrammePicture } from './ProgrammePicture';

/** Our own letterings for partners without a picture, set in the two font families that every page has anyway. */
const LETTERING = /^demo:(heavy|plain|poster|fine|firm|spaced|tall)$/;

/** The partners of the programme. */
export function PartnerStrip() {
  const { data } = useReadLandingQuery();
  if (!data || data.partners.length === 0) return null;

  return (
    <Container>
      <List aria-label="Partners">
        {data.partners.map(({ name, logo, href }) => {
          const picture = logo !== '' && !LETTERING.test(logo);
          const mark = picture ? (
            <ProgrammePicture path={logo} width={160} height={44} alt={name} instead={name} />
          ) : (
            name
          );
          return (
            <li key={name} data-lettering={LETTERING.exec(logo)?.[1] ?? 'plain'}>
              {href ? (
                <PlainLink href={href} target="_blank" rel="noopener">
                  {mark}
                </PlainLink>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </List>
    </Container>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2.25rem;
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[40]};
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 1.6875rem;
  line-height: 1;
  white-space: nowrap;

  img { inline-size: 10rem; block-size: 2.75rem; object-fit: contain; }

  [data-lettering='heavy'] { font-weight: 900; letter-spacing: -0.045em; }
  [data-lettering='plain'] { font-weight: 650; }
  [data-lettering='poster'] { font: 800 1.15em / 1 ${theme.font.display}; letter-spacing: 0.1em; text-transform: uppercase; }
  [data-lettering='fine'] { font-weight: 400; letter-spacing: -0.02em; }
  [data-lettering='firm'] { font-weight: 800; letter-spacing: -0.02em; }
  [data-lettering='spaced'] { font-weight: 900; letter-spacing: 0.14em; text-transform: lowercase; }
  [data-lettering='tall'] { font: 600 1.15em / 1 ${theme.font.display}; }

  ${upTo.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    white-space: normal;
    gap: 1.625rem ${theme.space[20]};
    padding-block: ${theme.space[32]};
    font-size: clamp(1rem, 5.4vw, 1.375rem);
  }

  ${upTo.magnified} { grid-template-columns: minmax(0, 1fr); }
`;
