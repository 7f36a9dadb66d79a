import { PagedList, PageTitle, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { ListSheet } from '../../layout/ListSheet';
import { SecurityEventLine } from './SecurityEventLine';
import { useListSecurityEventsInfiniteQuery } from './securityLog.endpoints';

/** /account/security-log: the events of the account's ways in. */
export function SecurityLogPage() {
  const list = useListSecurityEventsInfiniteQuery();
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <AccountFrame>
      <PageTitle>Security log</PageTitle>
      <Text>
        Sign-ins and changes to how you sign in, in the last twelve months. Do you see something you
        did not do? <TextLink to="/account/change-password">Change your password</TextLink> to sign
        out all other devices.
      </Text>
      <ListSheet>
        <PagedList
          query={list}
          what="entries"
          label="Security log"
          empty="Nothing yet. Your next sign-in shows up here."
        >
          {events.map((event) => (
            <SecurityEventLine key={event.id} event={event} />
          ))}
        </PagedList>
      </ListSheet>
    </AccountFrame>
  );
}

const Text = styled.p`
  margin-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
`;
