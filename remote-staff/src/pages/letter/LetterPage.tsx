import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState, ErrorState, Skeleton, theme } from 'shared-ui';
import styled from 'styled-components';

import { useGetLetterQuery } from '../../data/letters.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { History } from '../../record/History';
import { LetterForm } from './LetterForm';
import { LetterPreview } from './LetterPreview';
import { Outcome } from './Outcome';
import { useBegunForm } from './useBegunForm';

/** /staff/letters/{letterId}, or /staff/letters/new: the form of a draft, or the outcome of a letter. */
export function LetterPage() {
  const { letterId: id = '' } = useParams();
  const isNew = id === 'new';
  const {
    currentData: letter,
    error,
    isFetching,
    refetch,
  } = useGetLetterQuery({ id }, { skip: isNew });
  // The form of a draft stays when somebody else sends the letter meanwhile.
  const [written, setWritten] = useState<number>();
  if (letter?.state === 'draft' && written !== letter.id) setWritten(letter.id);
  const form = useBegunForm(id);
  const isWritten = letter !== undefined && (letter.state === 'draft' || written === letter.id);
  const missing = error && 'status' in error && [404, 422].includes(error.status);

  return (
    <StaffPage
      section="Letters"
      title={letter?.subject ?? (isNew ? 'New letter' : 'Letter')}
      above={[{ label: 'Letters', to: '/staff/letters' }]}
    >
      {!form.isBegun && !letter && !error && <Skeleton height="24rem" />}
      {missing && <EmptyState>There is no such letter any more.</EmptyState>}
      {error && !missing && !letter && <ErrorState onRetry={refetch} busy={isFetching} />}
      <Column>
        {(form.isBegun || isWritten) && (
          <LetterForm key={form.key} letter={letter} refetch={refetch} onStored={form.onStored} />
        )}
        {letter && letter.state !== 'draft' && <Outcome letter={letter} />}
        {letter && <LetterPreview id={letter.id} />}
        {letter && <History kind="letter" id={letter.id} />}
      </Column>
    </StaffPage>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[24]};
`;
