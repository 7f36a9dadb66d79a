import type { InboxMessage } from 'contract/wire/inbox.contract';
import { Card, fullDate, Tag, theme } from 'shared-ui';
import styled from 'styled-components';

/** The mailed answers, oldest first. */
export function Answers({ answers }: Pick<InboxMessage, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <Sheet as="section" aria-label="Answers">
      <ol>
        {answers.map(({ id, text, by, created_at, mail, problem }) => (
          <li key={id}>
            <p>
              {by ?? 'Former member'}, {fullDate(created_at)}{' '}
              <Tag tone={mail === 'failed' ? 'warn' : 'plain'}>{MAILS[mail]}</Tag>
            </p>
            {problem && mail === 'failed' && <p>{problem}</p>}
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const MAILS = { waiting: 'On its way', sent: 'Sent', failed: 'Could not be delivered' };

const Sheet = styled(Card)`
  padding-inline: ${theme.space[24]};

  li { display: grid; gap: ${theme.space[12]}; padding-block: ${theme.space[20]}; }
  li + li { border-block-start: 1px solid ${theme.color.line}; }
  p { color: ${theme.color.text3}; }
  blockquote { max-inline-size: ${theme.size.measure}; overflow-wrap: anywhere; white-space: pre-line; }
`;
