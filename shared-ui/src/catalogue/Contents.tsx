import { Studio, theme } from 'shared-ui/core';
import styled from 'styled-components';

import type { NamedStory } from './readStories';

/** The contents of the catalogue: each sheet on both surfaces, and the stories with a page of their own. */
export function Contents({ stories }: { stories: readonly NamedStory[] }) {
  return (
    <Studio as="main">
      <Column>
        <h1>Catalogue of shared-ui</h1>
        {[...new Set(stories.map(({ sheet }) => sheet))].map((sheet) => (
          <section key={sheet}>
            <h2>{sheet}</h2>
            <ul>
              {stories.some((one) => one.sheet === sheet && !isAlone(one)) && (
                <li>
                  <a href={`#sheet=${sheet}&surface=studio`}>{sheet} on a light surface</a>
                  {', '}
                  <a href={`#sheet=${sheet}&surface=stage`}>{sheet} on a dark one</a>
                </li>
              )}
              {stories
                .filter((one) => one.sheet === sheet && isAlone(one))
                .map(({ id, component, name }) => (
                  <li key={id}>
                    <a href={`#story=${id}`}>
                      {component}: {name}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Column>
    </Studio>
  );
}

/** Whether the story has a page of its own. */
const isAlone = ({ story }: NamedStory) => story.parameters?.layout === 'fullscreen';

const Column = styled.div`
  min-block-size: 100vh;
  min-block-size: 100dvb;
  padding: ${theme.space[32]};

  h1, h2 { font-weight: 700; }
  section { margin-block-start: ${theme.space[24]}; }
  a { color: ${theme.color.link}; text-decoration: underline; }
  li { padding-block: ${theme.space[4]}; }
`;
