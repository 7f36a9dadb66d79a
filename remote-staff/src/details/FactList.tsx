import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';
import { factText } from '../changes/factText';

interface FactListProps {
  /** Names and values: a text, a number, yes or no, a time, or an element. */
  facts: Readonly<Record<string, ReactNode>>;
}

/** The facts of an object, by name. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'object' && value !== null ? value : factText(value, name)}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space[16]} ${theme.space[24]};
  margin: 0;

  dt { color: ${theme.color.text2}; font-size: 0.875rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
