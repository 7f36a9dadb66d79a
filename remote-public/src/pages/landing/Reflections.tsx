import { Container, theme, upTo, useReadLandingQuery } from 'shared-ui';
import styled from 'styled-components';

import { SectionTitle } from '../../layout/SectionTitle';
import { ProgrammePicture } from './ProgrammePicture';
import { Stars } from './Stars';

/** 'Founders’ reflections': quotes of former participants. */
export function Reflections() {
  const { data } = useReadLandingQuery();
  if (!data || data.testimonials.length === 0) return null;

  return (
    <Root aria-labelledby="reflections">
      <Container>
        <SectionTitle id="reflections">Founders’ reflections</SectionTitle>
        <Quotes>
          {data.testimonials.map(({ message, name, line, stars, photo }, at) => (
            <li key={name}>
              <Quote>
                <Stars count={stars} />
                <blockquote>{message}</blockquote>
                <figcaption>
                  <ProgrammePicture path={photo} width={52} height={52} alt="" seed={at} />
                  <span>
                    <b>{name}</b> {line}
                  </span>
                </figcaption>
              </Quote>
            </li>
          ))}
        </Quotes>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  h2 { margin-block: ${theme.space[8]} ${theme.space[48]}; }

  ${upTo.tablet} {
    h2 { margin-block-start: ${theme.space[48]}; }
  }
`;

const Quotes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[24]};

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  block-size: 100%;
  padding: ${theme.space[32]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  blockquote {
    flex: 1;
    font-size: 1.25rem;
    line-height: 1.5;
    text-wrap: pretty;
  }

  figcaption {
    display: flex;
    gap: 0.875rem;
    align-items: center;
    color: ${theme.color.text2};
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }

  ${upTo.magnified} { padding-inline: ${theme.space[12]}; }
  img { border-radius: 50%; }

  b {
    display: block;
    color: ${theme.color.text};
    font-size: 1rem;
    line-height: 1.375rem;
  }
`;
