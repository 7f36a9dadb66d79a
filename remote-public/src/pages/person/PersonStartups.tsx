import type { StartupCard as Startup } from 'api/contract/startups.contract';
import { Container, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { StartupCard } from '../startups/StartupCard';

/** The startups a person has founded. */
export function PersonStartups({ startups }: { startups: readonly Startup[] }) {
  return (
    <Root as="section" aria-labelledby="startups">
      <h2 id="startups">Startups</h2>
      <ul>
        {startups.map((startup) => (
          <li key={startup.id}>
            <StartupCard startup={startup} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled(Container)`
  padding-block-end: ${theme.space[112]};

  > h2 { ${typeset.d3} margin-block-end: ${theme.space[24]}; }

  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[24]};
  }
  li { display: grid; }

  ${upTo.tablet} {
    padding-block-end: ${theme.space[72]};

    ul { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[12]}; }
  }
`;
