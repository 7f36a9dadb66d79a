import { useEffect } from 'react';
import {
  Card,
  HeldBack,
  isSettled,
  PageTitle,
  refreshUser,
  Skeleton,
  useDispatch,
  useReadSecondFactorQuery,
  useUser,
} from 'shared-ui';

import { AccountFrame } from '../../layout/AccountFrame';
import { PendingSections } from '../../layout/AccountSection';
import { AccessSection } from './AccessSection';
import { CredentialRow } from './CredentialRow';
import { DataSection } from './DataSection';
import { DeleteAccountSection } from './DeleteAccountSection';
import { DevicesSection } from './DevicesSection';
import { EmailState } from './EmailState';
import { useListDevicesQuery, useReadAccessQuery, useReadDeletionQuery } from './privacy.endpoints';
import { SecondFactorSection } from './SecondFactorSection';
import { SecurityLogSection } from './SecurityLogSection';

const MASK = '••••••••'; // independent of the length of the password

/** /account/credentials: the ways of signing in; shown here, changed on separate pages. */
export function CredentialsPage() {
  const user = useUser();
  const dispatch = useDispatch();
  const isRead = useSectionsRead();

  // A change of address is confirmed or cancelled from a mail, often on another device.
  useEffect(() => {
    void dispatch(refreshUser());
  }, [dispatch]);

  return (
    <AccountFrame>
      <PageTitle>Credentials</PageTitle>
      <Card>
        {!user && <Skeleton height="16rem" />}
        {user && (
          <dl>
            <CredentialRow label="Email" to="/account/change-email">
              {user.email}
              <EmailState verified={user.email_verified_at !== null} pending={user.pending_email} />
            </CredentialRow>
            <CredentialRow label="Username" to="/account/change-username">
              @{user.username}
            </CredentialRow>
            <CredentialRow label="Phone" to="/account/change-phone">
              {user.phone_number}
            </CredentialRow>
            <CredentialRow label="Password" to="/account/change-password">
              {user.has_password && MASK}
            </CredentialRow>
          </dl>
        )}
      </Card>
      <HeldBack until={isRead} placeholder={<PendingSections height="32rem" />}>
        <SecondFactorSection />
        <DevicesSection />
        <AccessSection />
        <SecurityLogSection />
        <DataSection />
        <DeleteAccountSection />
      </HeldBack>
    </AccountFrame>
  );
}

/** How tall the sections are is not known before their data: shown one by one, each would move the buttons below it. */
function useSectionsRead(): boolean {
  const reads = [
    useReadSecondFactorQuery(),
    useListDevicesQuery(),
    useReadAccessQuery(),
    useReadDeletionQuery(),
  ];
  return reads.every(isSettled);
}
