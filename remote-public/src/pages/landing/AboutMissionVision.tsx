import { Container, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

const PARTS = [
  {
    title: 'About',
    text: 'An accelerator programme and a reality show in one, made for founders and scaling startups across {region}. || An accelerator programme and a reality show in one, made for founders and scaling startups.',
  },
  {
    title: 'Mission',
    text: 'Put first-time founders next to people who have done it before, every week, until the product sells.',
  },
  {
    title: 'Vision',
    text: 'A region where building a company is prime-time material, and where the next investor already knows your name.',
  },
];

/** What we are, what we do, and why: one sentence each. */
export function AboutMissionVision() {
  const fill = useFill();
  return (
    <Root aria-label="About, mission and vision">
      <Container>
        <Columns>
          {PARTS.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{fill(text)}</p>
            </div>
          ))}
        </Columns>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: 6rem ${theme.space[112]};

  ${upTo.tablet} { padding-block-end: ${theme.space[72]}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-block-start: 3px solid ${theme.color.text};

  > div { padding: ${theme.space[28]} 2.25rem 0 0; }

  > div + div {
    padding-inline-start: 2.25rem;
    border-inline-start: 1px solid ${theme.color.line};
  }

  h3 {
    margin-block-end: ${theme.space[12]};
    ${typeset.d3}
  }

  p { color: ${theme.color.text2}; font-size: 1.0625rem; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > div, > div + div { padding: 1.375rem 0; border-inline-start: 0; }
    > div + div { border-block-start: 1px solid ${theme.color.line}; }
  }
`;
