import { useState } from 'react';
import { Card, ErrorState, LetterText, plural, SelectField, Skeleton, theme } from 'shared-ui';
import styled from 'styled-components';

import { usePreviewLetterQuery } from '../../data/letters.endpoints';

/**
 * The stored letter as three of its current recipients would read it, and the reasons that prevent sending. Without
 * recipients it is shown as for a recipient whose name is unknown.
 */
export function LetterPreview({ id }: { id: number }) {
  const { currentData: preview, isError, isFetching, refetch } = usePreviewLetterQuery({ id });
  const [at, setAt] = useState(0);
  const isForNobody = preview?.data.length === 0;
  const shown = preview?.data[at] ?? preview?.data[0] ?? preview?.nameless;

  return (
    <Sheet as="section" aria-label="Preview" aria-busy={isFetching}>
      <h2>As it is read</h2>
      {!preview && !isError && <Skeleton height="12rem" />}
      {!preview && isError && <ErrorState onRetry={refetch} busy={isFetching} />}
      {preview && preview.problems.length > 0 && (
        <Problems>
          {preview.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
      {isForNobody && (
        <p>
          Nobody is in this audience now. This is how it reads for somebody whose name is not known.
        </p>
      )}
      {preview && !isForNobody && (
        <>
          <p>{plural(preview.recipients, 'person', 'people')} would get it now.</p>
          <SelectField
            label="As seen by"
            value={String(at)}
            options={preview.data.map(({ to }, index) => ({
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
