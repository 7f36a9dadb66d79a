import { useParams } from 'react-router-dom';
import { Card, EmptyState, fullDate, LinkedText, QueryState, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useGetMessageQuery } from '../../data/messages.endpoints';
import { messageTitle } from '../../details/titles';
import { StaffPage } from '../../layout/StaffPage';
import { History } from '../../record/History';
import { AnswerForm } from './AnswerForm';
import { Answers } from './Answers';
import { MessageActions } from './MessageActions';

/** /staff/messages/{messageId}: a message, its answers, and its actions. */
export function MessagePage() {
  const { messageId: id = '' } = useParams();
  const query = useGetMessageQuery({ id });
  const { currentData: loaded } = query;

  return (
    <StaffPage
      section="Messages"
      title={loaded ? messageTitle(loaded) : 'Message'}
      above={[{ label: 'Messages', to: '/staff/messages' }]}
    >
      <QueryState
        query={query}
        height="16rem"
        missing={<EmptyState>This message does not exist, or was deleted.</EmptyState>}
      >
        {(message) => (
          <Columns>
            <div>
              <Sheet>
                <Muted>
                  {message.email}, {fullDate(message.created_at)}
                </Muted>
                <Text>
                  <LinkedText>{message.text}</LinkedText>
                </Text>
              </Sheet>
              <Answers answers={message.answers} />
              <AnswerForm key={message.id} message={message} onOutdated={query.refetch} />
              <History kind="message" id={message.id} />
            </div>
            <MessageActions message={message} />
          </Columns>
        )}
      </QueryState>
    </StaffPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(20rem, 38%);
  align-items: start;
  gap: ${theme.space[20]};

  > div { display: grid; gap: ${theme.space[20]}; }
  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
`;

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[24]};
`;

const Muted = styled.p`
  color: ${theme.color.text3};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: ${theme.size.measure};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
