import { useParams } from 'react-router-dom';
import { dayName, Footer, isMissing, LetterText, QueryState, Studio, TextLink } from 'shared-ui';
import styled from 'styled-components';

import { TextHero } from '../../layout/TextHero';
import { useGetArchivedLetterQuery } from '../../letters/archive.endpoints';
import { LetterColumn } from '../../letters/LetterColumn';

/** /newsletter/{letterId}: one letter of the newsletter. */
export function LetterPage() {
  const { letterId: id = '' } = useParams();
  const query = useGetArchivedLetterQuery({ id });
  const { currentData: letter, error } = query;

  return (
    <>
      <main>
        <TextHero>
          <TextLink to="/newsletter">All letters</TextLink>
          <h1>{letter?.subject ?? (isMissing(error) ? 'Letter not found' : 'Newsletter')}</h1>
          {letter && (
            <p>
              {letter.sender},{' '}
              <time dateTime={letter.sent_at}>{dayName(letter.sent_at, 'UTC')}</time>
            </p>
          )}
        </TextHero>
        <Studio>
          <Page>
            <QueryState query={query} height="24rem" missing={null}>
              {({ blocks }) => <LetterText blocks={blocks} />}
            </QueryState>
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
