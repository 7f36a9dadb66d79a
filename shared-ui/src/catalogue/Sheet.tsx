import { Stage, Studio, theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { Framed } from './Framed';
import type { NamedStory } from './readStories';
import type { Surface } from './story';

interface SheetProps {
  title: string;
  stories: readonly NamedStory[];
  surface: Surface;
}

/** All stories of a sheet on one surface, except those that need a page of their own. */
export function Sheet({ title, stories, surface }: SheetProps) {
  const Surfaced = surface === 'stage' ? Stage : Studio;
  const shown = stories.filter(({ story: { parameters = {} } }) => {
    const fits = parameters.surface === undefined || parameters.surface === surface;
    return fits && parameters.layout !== 'fullscreen';
  });
  const components = [...new Set(shown.map(({ component }) => component))];

  return (
    <Surfaced as="main">
      <Column>
        <h1>{title}</h1>
        {components.map((component) => (
          <States key={component}>
            <h2>{component}</h2>
            {shown
              .filter((one) => one.component === component)
              .map(({ id, name, story }) => (
                <figure key={id} id={id}>
                  <figcaption>{name}</figcaption>
                  <Framed story={story} />
                </figure>
              ))}
          </States>
        ))}
      </Column>
    </Surfaced>
  );
}

const Column = styled.div`
  max-inline-size: ${theme.size.main};
  min-block-size: 100vh;
  min-block-size: 100dvb;
  margin-inline: auto;
  padding: ${theme.space[32]} ${theme.space[20]};

  h1 { font-weight: 700; }
`;

const States = styled.section`
  margin-block-start: ${theme.space[32]};
  padding-block-start: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};

  > h2 { font-weight: 700; }
  > figure { margin-block-start: ${theme.space[20]}; }
  > figure > figcaption {
    margin-block-end: ${theme.space[8]};
    color: ${theme.color.text2};
    font-size: 0.875rem;
  }
  ${upTo.phone} { margin-block-start: ${theme.space[24]}; }
`;
