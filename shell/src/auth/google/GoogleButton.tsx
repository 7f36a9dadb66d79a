import { useState } from 'react';
import { Button, ButtonLink, type Failure, InlineAlert, theme, useConfig } from 'shared-ui';
import styled from 'styled-components';

import { useGoogleAddressQuery } from '../calls/auth.endpoints';
import { GoogleMark } from './GoogleMark';

/** The address is valid for ten minutes. */
const ADDRESS_REFRESH_INTERVAL_MS = 8 * 60_000;

/** Google sign-in, where it is configured; else nothing. */
export function GoogleButton() {
  const { googleEnabled, authBase } = useConfig();
  return googleEnabled ? <GoogleChoice authBase={authBase} /> : null;
}

/** The address is fetched on render (rule 2.19), so that the button is a plain link. */
function GoogleChoice({ authBase }: { authBase: string }) {
  const { data, isFetching, refetch } = useGoogleAddressQuery(
    { authBase },
    { pollingInterval: ADDRESS_REFRESH_INTERVAL_MS, refetchOnMountOrArgChange: true },
  );
  const [failure, setFailure] = useState<Failure>();

  async function handleLatePress() {
    setFailure(undefined);
    const answer = await refetch();
    if (answer.data) window.location.assign(answer.data.url);
    else setFailure(answer.error);
  }

  const values = (
    <>
      <GoogleMark />
      Continue with Google
    </>
  );
  return (
    <>
      <Or>or</Or>
      {data ? (
        <ButtonLink tone="ghost" href={data.url}>
          {values}
        </ButtonLink>
      ) : (
        <>
          <Button tone="ghost" busy={isFetching} onClick={handleLatePress}>
            {values}
          </Button>
          <InlineAlert failure={failure} fields={[]} />
        </>
      )}
    </>
  );
}

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  color: ${theme.color.text3};
  font-size: 0.875rem;

  &::before, &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${theme.color.line};
  }
`;
