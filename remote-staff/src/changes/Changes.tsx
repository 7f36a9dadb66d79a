import { theme, upTo, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { type ChangesShown, listChanges } from './listChanges';

/** The changes of an act: the old value struck through, then the new one. Empty when nothing changes. */
export function Changes(shown: ChangesShown) {
  const changes = listChanges(shown);
  if (changes.length === 0) return null;
  const several = new Set(changes.map(({ thing }) => thing)).size > 1;

  return (
    <List>
      {changes.map(({ key, thing, fact, before, after }) => (
        <div key={key}>
          <dt>{several ? `${fact} of ${thing}` : fact}</dt>
          <dd>
            {before !== null && (
              <del>
                <VisuallyHidden>was </VisuallyHidden>
                {before}
              </del>
            )}
            {after !== null && (
              <ins>
                <VisuallyHidden>becomes </VisuallyHidden>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  font-size: 0.9375rem;

  > div { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: ${theme.space[4]} ${theme.space[16]}; }
  dt { color: ${theme.color.text2}; overflow-wrap: anywhere; }
  dd { display: flex; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[12]}; margin: 0; }
  del, ins { overflow-wrap: anywhere; min-inline-size: 0; }
  del { color: ${theme.color.text3}; }
  ins { font-weight: 650; text-decoration: none; }

  ${upTo.tablet} { > div { grid-template-columns: minmax(0, 1fr); } }
`;
