import { Card, TextLink, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { SocialLink } from '../links/socialLinks';

interface ProfileFactsProps {
  label: string;
  /** Plain facts, e.g. `['Industry', 'Agritech']`. */
  facts?: [name: string, value: string][];
  links: SocialLink[];
}

/** Facts and links of a profile, one per line; absent when there are none. */
export function ProfileFacts({ label, facts = [], links }: ProfileFactsProps) {
  if (facts.length + links.length === 0) return null;
  return (
    <Root as="dl" aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {links.map(({ kind, label: text, href }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
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
  }

  > div + div { border-block-start: 1px solid ${theme.color.line}; }
  dt { color: ${theme.color.text2}; }

  dd {
    min-inline-size: 0;
    font-weight: 650;
    text-align: end;
    overflow-wrap: anywhere;
  }

  a { display: inline-block; }
  ${upTo.magnified} { > div { flex-wrap: wrap; } }
`;
