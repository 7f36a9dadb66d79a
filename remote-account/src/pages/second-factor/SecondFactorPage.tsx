import { useEffect, useState } from 'react';
import {
  Card,
  PageTitle,
  QueryState,
  refreshUser,
  theme,
  upTo,
  useDispatch,
  useReadSecondFactorQuery,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { Authenticator } from './Authenticator';
import { PasskeyCard } from './PasskeyCard';
import { RecoveryCodeCard } from './RecoveryCodeCard';
import { RecoveryCodeList } from './RecoveryCodeList';

/** /account/second-factor: the second factors, with buttons to add or remove them. */
export function SecondFactorPage() {
  const query = useReadSecondFactorQuery();
  const factor = query.currentData;
  const [codes, setCodes] = useState<string[]>([]);
  const dispatch = useDispatch();
  const isWanted = useUser()?.needs_second_factor === true;

  // A staff account may go on once it has a second factor. It may have been added in another browser,
  // so the user is read again.
  const mayGoOn = isWanted && Boolean(factor?.since);
  useEffect(() => {
    if (mayGoOn) void dispatch(refreshUser());
  }, [mayGoOn, dispatch]);

  /** A further factor brings no codes: those of the first stay in view until they are saved (rule 2.43). */
  function handleCodes(made: string[]) {
    if (made.length > 0) setCodes(made);
  }

  return (
    <AccountFrame>
      <PageTitle>Second factor</PageTitle>
      <Text>
        With a second factor, your password alone is not enough to sign in. You also need something
        that only you have.
      </Text>
      {isWanted && (
        <Notice role="status">Staff need a second factor. Please add one to continue.</Notice>
      )}
      {codes.length > 0 && <RecoveryCodeList codes={codes} onDone={() => setCodes([])} />}
      <Sheet>
        <QueryState query={query} height="6rem">
          {({ authenticator }) => (
            <Authenticator addedAt={authenticator?.added_at} onCodes={handleCodes} />
          )}
        </QueryState>
      </Sheet>
      {factor && <PasskeyCard passkeys={factor.passkeys} onCodes={handleCodes} />}
      {factor?.since && (
        <RecoveryCodeCard left={factor.recovery_codes_left} onCodes={handleCodes} />
      )}
    </AccountFrame>
  );
}

const Text = styled.p`
  margin-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
`;

const Notice = styled(Text)`
  font-weight: 600;
`;

const Sheet = styled(Card)`
  padding: ${theme.space[24]} ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
