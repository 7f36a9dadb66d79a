import type { StartupCard as Startup } from 'contract/wire/startups.contract';
import { Container, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { StartupCard } from '../startups/StartupCard';

/** The startups a person has founded. */
export function PersonStartups({ startups }: { startups: readonly Startup[] }) {
  return (
    <Root as="section" aria-labelledby="startups">
      <SectionTitle id="startups" size="title">
        Startups
      </SectionTitle>
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

  > h2 { margin-block-end: ${theme.space[24]}; }

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
