import { useState } from 'react';
import {
  Card,
  ErrorState,
  PageTitle,
  refreshUser,
  sessionCalls,
  theme,
  upTo,
  useDispatch,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';

/** /account/settings: the reader's public profile. */
export function ProfilePage() {
  const user = useUser();
  const [known, setKnown] = useState(user);
  const { error, isFetching } = sessionCalls.endpoints.currentUser.useQueryState();
  const dispatch = useDispatch();
  if (user && user !== known) setKnown(user); // when the session ends, the form and its input stay

  return (
    <AccountFrame>
      <PageTitle>Profile</PageTitle>
      <Sheet>
        {known && <ProfileForm user={known} />}
        {!known && !error && <ProfileSkeleton />}
        {!known && error && (
          <ErrorState
            onRetry={() => void dispatch(refreshUser())}
            busy={isFetching}
            failure={error}
          />
        )}
      </Sheet>
    </AccountFrame>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
