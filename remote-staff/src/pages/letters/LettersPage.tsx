import { ButtonLink, Card, PagedList, plural, RelativeTime, Tag, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { useListLettersInfiniteQuery } from '../../data/letters.endpoints';
import { EntryHead, ListEntry, MutedLine } from '../../layout/listEntry';
import { StaffPage } from '../../layout/StaffPage';
import { audienceText, LETTER_STATES } from '../../letters/letterTexts';

/** /staff/letters: letters to many, newest first (rule 7.60). */
export function LettersPage() {
  const list = useListLettersInfiniteQuery();
  const letters = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <StaffPage
      section="Letters"
      title="Letters"
      actions={<ButtonLink to="/staff/letters/new">Write a letter</ButtonLink>}
    >
      <Sheet>
        <PagedList query={list} what="letters" label="Letters" empty="No letters yet.">
          {letters.map(({ id, subject, state, audience, recipients, started_at, changed_at }) => (
            <ListEntry key={id}>
              <EntryHead>
                <TextLink to={`/staff/letters/${id}`}>{subject}</TextLink>
                <Tag tone={LETTER_STATES[state].tone}>{LETTER_STATES[state].label}</Tag>
              </EntryHead>
              <MutedLine>
                {audienceText(audience)}
                {recipients > 0 && ` · ${plural(recipients, 'recipient')}`} ·{' '}
                <RelativeTime date={started_at ?? changed_at} />
              </MutedLine>
            </ListEntry>
          ))}
        </PagedList>
      </Sheet>
    </StaffPage>
  );
}

const Sheet = styled(Card)`
  padding-inline: ${theme.space[20]};
`;
