import type { PublicStartup } from 'api/contract/startups.contract';
import { Container, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { paragraphs } from '../../startup/paragraphs';
import { StartupFacts } from './StartupFacts';

/** What the startup says about itself, beside its facts. */
export function StartupAbout({ startup }: { startup: PublicStartup }) {
  return (
    <Columns>
      <Prose>
        <h2>About the startup</h2>
        {paragraphs(startup.description).map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </Prose>
      <StartupFacts startup={startup} />
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17.5rem, 4fr);
  gap: ${theme.space[64]};
  align-items: start;
  padding-block: ${theme.space[64]} ${theme.space[72]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[40]};
    padding-block: ${theme.space[40]};
  }
`;

const Prose = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 { ${typeset.d3} margin-block-end: 1.125rem; }

  p {
    max-inline-size: 64ch;
    color: ${theme.color.text2};
    font-size: 1.125rem;
    line-height: 1.62;
    white-space: pre-line;
  }

  p + p { margin-block-start: ${theme.space[16]}; }
`;
