import { Container, theme, upTo, useConfig, useFill } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import ridges from './art/ridges.art';
import { DaySun } from './DaySun';

/** 'Now is the best time to build!' with the three steps of the quest (rule 1.24). */
export function BestTime() {
  const { productName } = useConfig();
  const fill = useFill();
  const steps = [
    {
      title: `Join The ${productName}`,
      text: fill(
        'Bring an MVP and a team of up to {teamWords} people, at pre-seed or seed stage. || Bring an MVP, at pre-seed or seed stage.',
      ),
    },
    {
      title: 'Get your game on',
      text: 'Meet your mentor every week, use experts on demand, and face the jury on camera.',
    },
    {
      title: 'Complete your funding quest',
      text: fill('Pitch at Demo Day. The best teams fly out to meet investors in {trip}.'),
    },
  ];

  return (
    <Root aria-labelledby="best-time">
      <DaySun />
      <Text>
        <SectionTitle id="best-time">Now is the best time to build!</SectionTitle>
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Text>
      <img src={ridges} width={1440} height={260} alt="" loading="lazy" decoding="async" />
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  color: ${theme.brand.ink};
  background: ${theme.gradient.day};
  overflow: hidden;

  > img {
    position: absolute;
    inset-block-end: -1px;
    inline-size: 100%;
    block-size: 16.25rem;
  }

  ${upTo.tablet} {
    > img { block-size: 12.5rem; }
  }
`;

const Text = styled(Container)`
  position: relative;
  padding-block: 6.5rem 18.125rem;

  h2 {
    max-inline-size: 10em;
  }

  ${upTo.tablet} { padding-block: ${theme.space[72]} 15.625rem; }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[40]};
  margin-block-start: 3.75rem;
  counter-reset: step;

  li { counter-increment: step; }

  li::before {
    content: counter(step);
    display: block;
    font: 900 8rem / 0.8 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  h3 {
    margin-block: 1.125rem ${theme.space[8]};
    font-size: 1.625rem;
    font-weight: 750;
    line-height: 1.25;
  }

  p {
    max-inline-size: 30ch;
    font-size: 1.125rem;
  }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.125rem;
    margin-block-start: 2.25rem;

    li::before { font-size: 6rem; }
  }
`;
