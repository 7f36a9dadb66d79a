import { theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { RichText } from '../rich-text/RichText';

/** One step of the way in. `text` is our copy. */
export interface Step {
  title: string;
  text: string;
}

/** The steps of the way in, in order. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const fill = useFill();
  const known = steps.filter(({ title, text }) => fill(title) && fill(text));
  return (
    <Root $count={known.length}>
      {known.map(({ title, text }) => (
        <li key={title}>
          <h3>{fill(title)}</h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${theme.space[32]};
  counter-reset: step;

  li {
    counter-increment: step;
    border-block-start: 3px solid;
    border-image: ${theme.gradient.art} 1;
    padding-block-start: ${theme.space[24]};
  }

  li::before {
    content: counter(step);
    display: block;
    font: 900 6rem / 0.8 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  h3 {
    ${typeset.h3}
    margin-block: ${theme.space[20]} ${theme.space[8]};
  }

  p { color: ${theme.color.text2}; font-size: 1.0625rem; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[28]};

    li {
      display: grid;
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: ${theme.space[12]};
    }
    li::before { grid-row: span 2; font-size: 4.5rem; }
    h3 { margin-block-start: 0; }
  }

  ${upTo.magnified} { li { display: block; } }
`;
