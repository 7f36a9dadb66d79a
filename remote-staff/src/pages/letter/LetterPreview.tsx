import { useState } from 'react';
import { Card, LetterText, plural, QueryState, SelectField, theme } from 'shared-ui';
import styled from 'styled-components';

import { usePreviewLetterQuery } from '../../data/letters.endpoints';

/**
 * The stored letter as three of its current recipients would read it, and the reasons that prevent sending. Without
 * recipients it is shown as for a recipient whose name is unknown.
 */
export function LetterPreview({ id }: { id: number }) {
  const query = usePreviewLetterQuery({ id });
  const [at, setAt] = useState(0);

  return (
    <Sheet as="section" aria-label="Preview">
      <h2>Preview</h2>
      <QueryState query={query} height="12rem">
        {({ data, problems, recipients, nameless }) => {
          const shown = data[at] ?? data[0] ?? nameless;
          return (
            <>
              {problems.length > 0 && (
                <Problems>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </Problems>
              )}
              {data.length === 0 ? (
                <p>
                  This audience is empty now. The preview is for a reader whose name is not known.
                </p>
              ) : (
                <>
                  <p>{plural(recipients, 'person', 'people')} would get it now.</p>
                  <SelectField
                    label="Preview as"
                    value={String(at)}
                    options={data.map(({ to }, index) => ({
                      value: String(index),
                      label: to.name ? `${to.name} (${to.email})` : to.email,
                    }))}
                    onChange={({ target }) => setAt(Number(target.value))}
                  />
                </>
              )}
              {shown && (
                <Mail>
                  <h3>{shown.subject}</h3>
                  <LetterText blocks={shown.blocks} />
                </Mail>
              )}
            </>
          );
        }}
      </QueryState>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[16]};
  padding: ${theme.space[24]};

  > h2 { font-size: 1.125rem; font-weight: 700; }
`;

const Problems = styled.ul`
  color: ${theme.color.danger};
  font-weight: 600;
`;

const Mail = styled.article`
  display: grid;
  gap: ${theme.space[16]};
  padding-block-start: ${theme.space[16]};
  border-block-start: 1px solid ${theme.color.line};

  > h3 { font-size: 1.5rem; font-weight: 800; overflow-wrap: anywhere; }
`;
