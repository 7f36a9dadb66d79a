import { useId } from 'react';
import { Card, Tag, TextLink, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { actTitle } from '../../acts/actTitle';
import type { ActsOfScope } from './groupActs';
import { SCOPE_NAMES } from './scopeNames';

/** The acts of one scope, each with name and description. */
export function ActGroup({ scope, acts }: ActsOfScope) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{SCOPE_NAMES[scope]}</h2>
      <Card as="ul">
        {acts.map(({ name, about, effect }) => (
          <Entry key={name}>
            <TextLink to={`/staff/acts/${name}`}>{actTitle(name)}</TextLink>
            <span>{about}</span>
            {effect === 'irreversible' && <Tag tone="warn">Cannot be undone</Tag>}
            {effect === 'reads' && <Tag>Read only</Tag>}
          </Entry>
        ))}
      </Card>
    </section>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr) auto;
  gap: ${theme.space[4]} ${theme.space[16]};
  align-items: center;
  min-block-size: ${theme.size.target};
  padding: ${theme.space[8]} ${theme.space[20]};
  line-height: 1.375rem;

  + li { border-block-start: 1px solid ${theme.color.line}; }
  > span:nth-child(2) { color: ${theme.color.text2}; }
  > span:last-child { justify-self: start; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[12]} ${theme.space[16]};
  }
`;
