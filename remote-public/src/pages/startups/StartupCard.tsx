import type { StartupCard as Startup } from 'contract/wire/startups.contract';
import { Link } from 'react-router-dom';
import { Card, Picture, stageLabel, Tag, theme, typeset, useSite } from 'shared-ui';
import styled from 'styled-components';
import { SeasonTag } from '../../programme/SeasonTag';
import { seasonLabels } from '../../startup/labels';
import { truncate } from '../../text/truncate';

interface StartupCardProps {
  startup: Startup;
  /** Set for the first cards of the page: the picture is fetched eagerly. */
  early?: boolean;
}

/** One startup of the grid; the whole card links to its profile. */
export function StartupCard({ startup, early = false }: StartupCardProps) {
  const { id, slug, name, description, startup_image, industry, stage } = startup;
  const [season] = seasonLabels(startup, useSite().seasons);

  return (
    <Root as="article" lifts>
      <Cover>
        <Picture
          path={startup_image}
          alt=""
          widths="(max-width: 56.25em) 100vw, (max-width: 68.75em) 50vw, 400px"
          fallback="cover"
          seed={id}
          width={480}
          height={270}
          loading={early ? 'eager' : 'lazy'}
        />
        {season && <SeasonTag tone="caption">{season}</SeasonTag>}
      </Cover>
      <Text>
        <h2>
          <Link to={`/startups/${slug}`}>{name}</Link>
        </h2>
        <p>{truncate(description, 120)}</p>
        <Facts>
          <Tag>{industry}</Tag> <Tag>{stageLabel(stage)}</Tag>
        </Facts>
      </Text>
    </Root>
  );
}

const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;

  a::after { content: ''; position: absolute; inset: 0; }
  &:has(a:focus-visible) { outline: 3px solid ${theme.color.focus}; outline-offset: 3px; }
  &:has(a:focus-visible) a { outline: none; }
`;

const Cover = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;

  > span { position: absolute; inset-block-end: 0; inset-inline-start: 0; }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[8]};
  padding: ${theme.space[20]} 1.375rem 1.375rem;

  h2 { ${typeset.h3} }
  p { color: ${theme.color.text2}; font-size: 0.9375rem; line-height: 1.4375rem; }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[8]};
`;
