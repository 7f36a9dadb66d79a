import type { InboxEntry } from 'contract/wire/inbox.contract';
import { plural, RelativeTime, Tag, TextLink } from 'shared-ui';

import { EntryHead, ListEntry, MutedLine } from '../../layout/listEntry';
import { STATE_TEXTS } from '../../messages/stateTexts';

/** One message of the inbox: sender, first words, assignee. */
export function MessageLine({ message }: { message: InboxEntry }) {
  const { id, name, excerpt, state, assignee, answers, created_at } = message;
  return (
    <ListEntry>
      <EntryHead>
        <TextLink to={`/staff/messages/${id}`}>{name}</TextLink>
        {state !== 'open' && <Tag>{STATE_TEXTS[state]}</Tag>}
        {answers > 0 && <Tag tone="ok">{plural(answers, 'answer')}</Tag>}
      </EntryHead>
      <p>{excerpt}</p>
      <MutedLine>
        <RelativeTime date={created_at} />
        {` · ${assignee ? assignee.name : 'Not assigned'}`}
      </MutedLine>
    </ListEntry>
  );
}
