import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState, QueryState, theme } from 'shared-ui';
import styled from 'styled-components';

import { useGetLetterQuery } from '../../data/letters.endpoints';
import { letterTitle, NEW_LETTER } from '../../details/titles';
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
  const query = useGetLetterQuery({ id }, { skip: isNew });
  const { currentData: letter, refetch } = query;
  // The form of a draft stays when somebody else sends the letter meanwhile.
  const [written, setWritten] = useState<number>();
  if (letter?.state === 'draft' && written !== letter.id) setWritten(letter.id);
  const form = useBegunForm(id);
  const isWritten = letter !== undefined && (letter.state === 'draft' || written === letter.id);

  return (
    <StaffPage
      section="Letters"
      title={letter ? letterTitle(letter) : isNew ? NEW_LETTER : 'Letter'}
      above={[{ label: 'Letters', to: '/staff/letters' }]}
    >
      <Column>
        {(form.isBegun || isWritten) && (
          <LetterForm key={form.key} letter={letter} refetch={refetch} onStored={form.onStored} />
        )}
        {!isNew && (
          <QueryState
            query={query}
            height="24rem"
            missing={<EmptyState>This letter does not exist, or was deleted.</EmptyState>}
          >
            {(stored) => (
              <>
                {stored.state !== 'draft' && <Outcome letter={stored} />}
                <LetterPreview id={stored.id} />
                <History kind="letter" id={stored.id} />
              </>
            )}
          </QueryState>
        )}
      </Column>
    </StaffPage>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[24]};
`;
