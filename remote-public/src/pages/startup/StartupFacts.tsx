import type { PublicStartup } from 'api/contract/startups.contract';
import { Card, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { socialLinksOf } from '../../links/socialLinks';
import { seasonLabels, stageLabel } from '../../startup/labels';

/** Industry, stage, season and links of a startup. */
export function StartupFacts({ startup }: { startup: PublicStartup }) {
  const seasons = seasonLabels(startup).map((label) => label.replace('Season ', ''));

  return (
    <Root as="dl">
      <div>
        <dt>Industry</dt>
        <dd>{startup.industry}</dd>
      </div>
      <div>
        <dt>Stage</dt>
        <dd>{stageLabel(startup.stage)}</dd>
      </div>
      {seasons.length > 0 && (
        <div>
          <dt>Season</dt>
          <dd>{seasons.join(', ')}</dd>
        </div>
      )}
      {socialLinksOf(startup.socialLinks[0]).map(({ kind, label, href }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {label}
            </TextLink>
          </dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled(Card)`
  padding: ${theme.space[8]} 1.625rem;

  > div {
    display: flex;
    gap: ${theme.space[16]};
    justify-content: space-between;
    padding-block: 0.9375rem;
    border-block-end: 1px solid ${theme.color.line};
  }

  > div:last-child { border-block-end: 0; }
  dt { color: ${theme.color.text2}; }

  dd {
    min-inline-size: 0;
    font-weight: 650;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
