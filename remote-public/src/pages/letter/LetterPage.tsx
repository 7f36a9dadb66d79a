import { useParams } from 'react-router-dom';
import { dayName, ErrorState, Footer, LetterText, Skeleton, Studio, TextLink } from 'shared-ui';
import styled from 'styled-components';

import { TextHero } from '../../layout/TextHero';
import { useGetArchivedLetterQuery } from '../../letters/archive.endpoints';
import { LetterColumn } from '../../letters/LetterColumn';

const NOT_FOUND_STATUSES = [404, 422]; // 422 for an invalid id

/** /newsletter/{letterId}: one letter of the newsletter. */
export function LetterPage() {
  const { letterId: id = '' } = useParams();
  const { currentData: letter, error, isFetching, refetch } = useGetArchivedLetterQuery({ id });
  const missing = error && 'status' in error && NOT_FOUND_STATUSES.includes(error.status);

  return (
    <>
      <main>
        <TextHero>
          <TextLink to="/newsletter">All letters</TextLink>
          <h1>{letter?.subject ?? (missing ? 'Letter not found' : 'Newsletter')}</h1>
          {letter && (
            <p>
              {letter.sender},{' '}
              <time dateTime={letter.sent_at}>{dayName(letter.sent_at, 'UTC')}</time>
            </p>
          )}
        </TextHero>
        <Studio>
          <Page>
            {!letter && !error && <Skeleton height="24rem" />}
            {error && !missing && <ErrorState onRetry={refetch} busy={isFetching} />}
            {letter && <LetterText blocks={letter.blocks} />}
          </Page>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Page = styled(LetterColumn)`
  justify-items: start;
  overflow-wrap: anywhere;
`;
