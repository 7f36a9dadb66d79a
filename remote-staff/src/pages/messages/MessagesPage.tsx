import type { MessageState } from 'contract/wire/inbox.contract';
import { useSearchParams } from 'react-router-dom';
import { Card, PagedList, SelectField, theme } from 'shared-ui';
import styled from 'styled-components';

import { type MessageFilter, useListMessagesInfiniteQuery } from '../../data/messages.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { STATE_TEXTS } from '../../messages/stateTexts';
import { MessageLine } from './MessageLine';

/** /staff/messages?state&assignee: messages from the contact form (rule 7.43). */
export function MessagesPage() {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const list = useListMessagesInfiniteQuery(filter);
  const messages = list.currentData?.pages.flatMap(({ data }) => data) ?? [];

  function handlePick(name: string, value: string) {
    const next = new URLSearchParams(address);
    next.set(name, value);
    setAddress(next, { replace: true });
  }

  return (
    <StaffPage section="Messages" title="Messages">
      <Filters>
        <SelectField
          label="Show"
          options={STATES}
          value={filter.state ?? 'all'}
          onChange={({ target }) => handlePick('state', target.value)}
        />
        <SelectField
          label="Assigned to"
          options={ASSIGNEES}
          value={filter.assignee ?? 'all'}
          onChange={({ target }) => handlePick('assignee', target.value)}
        />
      </Filters>
      <Sheet>
        <PagedList
          query={list}
          what="messages"
          label="Messages"
          empty="No messages match the filters."
        >
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </PagedList>
      </Sheet>
    </StaffPage>
  );
}

/** The default filter: messages that wait for somebody. */
function filterOf(address: URLSearchParams): MessageFilter {
  const state = address.get('state') ?? 'open';
  const assignee = address.get('assignee');
  return {
    state: Object.hasOwn(STATE_TEXTS, state) ? (state as MessageState) : undefined,
    assignee: assignee === 'me' || assignee === 'nobody' ? assignee : undefined,
  };
}

const STATES = [
  ...Object.entries(STATE_TEXTS).map(([value, label]) => ({ value, label })),
  { value: 'all', label: 'All' },
];

const ASSIGNEES = [
  { value: 'all', label: 'Anyone' },
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
];

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 16rem));
  gap: ${theme.space[16]};
  margin-block-end: ${theme.space[24]};
`;

const Sheet = styled(Card)`
  padding-inline: ${theme.space[20]};
`;
