import { useState } from 'react';
import { Card, PageTitle, theme, upTo, useUser } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileSkeleton';

/** /account/settings: how a person appears to everybody else. */
export function ProfilePage() {
  const user = useUser();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user); // a session that ends keeps the form and its words

  return (
    <AccountFrame>
      <PageTitle>Profile</PageTitle>
      <Sheet>{known ? <ProfileForm user={known} /> : <ProfileSkeleton />}</Sheet>
    </AccountFrame>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
