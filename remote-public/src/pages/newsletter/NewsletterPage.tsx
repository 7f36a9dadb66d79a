import { dayName, EmptyState, Footer, QueryState, Studio, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { TextHero } from '../../layout/TextHero';
import { useListArchivedLettersQuery } from '../../letters/archive.endpoints';
import { LetterColumn } from '../../letters/LetterColumn';

/** /newsletter: the letters of the newsletter, newest first (rule 7.67). */
export function NewsletterPage() {
  const query = useListArchivedLettersQuery();

  return (
    <>
      <main>
        <TextHero>
          <h1>Newsletter</h1>
          <p>
            What we wrote to our readers. To get the next one, leave your address on{' '}
            <TextLink to="/#join">the first page</TextLink>.
          </p>
        </TextHero>
        <Studio>
          <LetterColumn>
            <QueryState query={query} height="16rem">
              {({ data }) =>
                data.length === 0 ? (
                  <EmptyState>No letter has been sent yet.</EmptyState>
                ) : (
                  <List>
                    {data.map(({ id, subject, excerpt, sent_at }) => (
                      <li key={id}>
                        <h2>
                          <TextLink to={`/newsletter/${id}`}>{subject}</TextLink>
                        </h2>
                        <time dateTime={sent_at}>{dayName(sent_at, 'UTC')}</time>
                        <p>{excerpt}</p>
                      </li>
                    ))}
                  </List>
                )
              }
            </QueryState>
          </LetterColumn>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const List = styled.ul`
  display: grid;
  max-inline-size: ${theme.size.measure};
  overflow-wrap: anywhere;

  li { display: grid; gap: ${theme.space[8]}; padding-block: ${theme.space[24]}; }
  li + li { border-block-start: 1px solid ${theme.color.line}; }
  h2 { font-size: 1.25rem; font-weight: 700; }
  time { color: ${theme.color.text3}; font-size: 0.9375rem; }
  p { color: ${theme.color.text2}; }
`;
