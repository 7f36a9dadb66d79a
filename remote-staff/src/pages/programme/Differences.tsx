import { useState } from 'react';
import { Button, TextLink, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { fieldUrl, placeText } from '../../document/placeText';
import type { ProgrammeProps } from './programmeProps';

/** Initially: a new season differs in everything it contains. */
const MAX_SHOWN = 12;

/** The changes that publishing would make, by path: the current and the new value. */
export function Differences({ programme, sections }: ProgrammeProps) {
  const [all, setAll] = useState(false);
  const { differences, draft, published } = programme;
  const shown = all ? differences : differences.slice(0, MAX_SHOWN);
  return (
    <>
      <List>
        {shown.map(({ path, before, after }) => (
          <div key={path}>
            <dt>
              <TextLink to={fieldUrl(sections, path)}>
                {placeText(sections, path, after === '' ? published : draft)}
              </TextLink>
            </dt>
            <dd>
              {before !== '' && (
                <del>
                  <VisuallyHidden>was </VisuallyHidden>
                  {before}
                </del>
              )}
              <ins>
                <VisuallyHidden>becomes </VisuallyHidden>
                {after || 'nothing'}
              </ins>
            </dd>
          </div>
        ))}
      </List>
      {shown.length < differences.length && (
        <More tone="soft" size="sm" onClick={() => setAll(true)}>
          Show all {differences.length}
        </More>
      )}
    </>
  );
}

const More = styled(Button)`
  justify-self: start;
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;

  > div { display: flex; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[16]}; align-items: center; }
  dt { flex: 1 1 16rem; min-inline-size: 0; overflow-wrap: anywhere; }
  dd { display: flex; flex: 2 1 20rem; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[12]}; min-inline-size: 0; margin: 0; }
  del, ins { overflow-wrap: anywhere; min-inline-size: 0; }
  del { color: ${theme.color.text3}; }
  ins { font-weight: 650; text-decoration: none; }
  a { display: inline-flex; align-items: center; min-block-size: ${theme.size.target}; }
`;
