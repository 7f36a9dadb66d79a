import { PagedList, PageTitle, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { ListSheet } from '../../layout/ListSheet';
import { FollowedLine } from './FollowedLine';
import { useListFollowedInfiniteQuery } from './followed.endpoints';

/** /account/following: the startups and people that the reader follows (rule 3.43). */
export function FollowingPage() {
  const list = useListFollowedInfiniteQuery();
  const followed = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <AccountFrame>
      <PageTitle>Following</PageTitle>
      <Text>
        Startups and people you follow. Choose which notifications you get, and where, under{' '}
        <TextLink to="/notifications">Notifications</TextLink>.
      </Text>
      <ListSheet>
        <PagedList
          query={list}
          what="entries"
          label="Following"
          empty="You are not following anyone yet. Use the Follow button on the page of a startup or a person."
        >
          {followed.map((one) => (
            <FollowedLine key={`${one.kind} ${one.id}`} followed={one} />
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
