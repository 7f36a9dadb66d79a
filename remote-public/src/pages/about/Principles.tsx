import { Container, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { RichText } from '../../rich-text/RichText';
import { PRINCIPLES } from './about';

/** Three principles of the crew. */
export function Principles() {
  return (
    <Root aria-labelledby="principles">
      <Container>
        <SectionTitle id="principles">What we hold to</SectionTitle>
        <Columns>
          {PRINCIPLES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <RichText>{text}</RichText>
              </p>
            </li>
          ))}
        </Columns>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: ${theme.space[112]} ${theme.space[88]};

  h2 { margin-block-end: ${theme.space[48]}; }

  ${upTo.tablet} {
    padding-block: ${theme.space[72]} ${theme.space[56]};

    h2 { margin-block-end: ${theme.space[28]}; }
  }
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block-start: 3px solid ${theme.color.text};

  li { padding: ${theme.space[28]} 2.25rem 0 0; }
  li + li { padding-inline-start: 2.25rem; border-inline-start: 1px solid ${theme.color.line}; }
  h3 { ${typeset.h3} margin-block-end: ${theme.space[8]}; }
  p { color: ${theme.color.text2}; font-size: 1.0625rem; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);

    li, li + li { padding: 1.375rem 0; border-inline-start: 0; }
    li + li { border-block-start: 1px solid ${theme.color.line}; }
  }
`;
