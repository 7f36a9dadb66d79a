import type { Access } from 'contract/wire/access.contract';
import {
  fullDate,
  InlineAlert,
  QueryState,
  StepUp,
  useDispatch,
  userChanged,
  useToast,
  wantsProof,
} from 'shared-ui';

import { AccountLine, AccountLines } from '../../layout/AccountLine';
import { AccountSection } from '../../layout/AccountSection';
import { RemovablePasskey } from '../../second-factor/RemovablePasskey';
import { AccessLine } from './AccessLine';
import {
  useEndConfirmationMutation,
  useReadAccessQuery,
  useStopCalendarMutation,
  useUnlinkGoogleMutation,
} from './privacy.endpoints';

const LINKS: Record<Access['mailed_links'][number]['purpose'], string> = {
  reset: 'Password reset link',
  verify: 'Email confirmation link',
  'take-back': 'Account recovery link',
};

/** Ways into the account besides password and devices, each with a button to end it. */
export function AccessSection() {
  const toast = useToast();
  const dispatch = useDispatch();
  const query = useReadAccessQuery();
  const [unlinkGoogle, unlinking] = useUnlinkGoogleMutation();
  const [stopCalendar, stopping] = useStopCalendarMutation();
  const [endConfirmation, calling] = useEndConfirmationMutation();
  const unlinkingId = unlinking.isLoading ? unlinking.originalArgs?.id : undefined;

  async function end(act: Promise<{ data?: { message: string } }>) {
    const { data } = await act;
    if (data) toast.success(data.message);
    return data !== undefined;
  }

  async function handleCallOff() {
    if (await end(endConfirmation())) dispatch(userChanged({ pending_email: null }));
  }

  return (
    <AccountSection title="Other ways to sign in">
      <QueryState query={query} height="4rem">
        {(access) =>
          isEmpty(access) ? (
            <p>
              No passkey, Google account, calendar address or emailed link gives access to your
              account.
            </p>
          ) : (
            <AccountLines>
              {access.passkeys.map((passkey) => (
                <RemovablePasskey
                  key={`passkey ${passkey.id}`}
                  passkey={passkey}
                  name={`Passkey: ${passkey.name}`}
                  about={`Added on ${fullDate(passkey.created_at)}`}
                />
              ))}
              {access.google.map(({ id, email, linked_at }) => (
                <AccessLine
                  key={`google ${id}`}
                  name={email ? `Google: ${email}` : 'Google'}
                  about={`Linked on ${fullDate(linked_at)}`}
                  way="Unlink"
                  busy={unlinkingId === id}
                  onEnd={() => end(unlinkGoogle({ id }))}
                />
              ))}
              {access.calendar && (
                <AccessLine
                  name="Calendar address"
                  about="Anyone who has it can read your meetings, but nothing else"
                  way="Stop sharing"
                  busy={stopping.isLoading}
                  onEnd={() => end(stopCalendar())}
                />
              )}
              {access.mailed_links.map(({ id, purpose, email, expires_at }) => {
                const line = {
                  name: LINKS[purpose],
                  about: `Sent to ${email}, expires on ${fullDate(expires_at)}`,
                };
                const key = `${purpose} ${id}`;
                if (purpose !== 'verify') return <AccountLine key={key} {...line} />;
                const busy = calling.isLoading;
                return (
                  <AccessLine key={key} {...line} way="Revoke" busy={busy} onEnd={handleCallOff} />
                );
              })}
            </AccountLines>
          )
        }
      </QueryState>
      <InlineAlert failure={wantsProof(unlinking.error) ? undefined : unlinking.error} />
      <InlineAlert failure={stopping.error} />
      <InlineAlert failure={calling.error} />
      <StepUp
        failure={unlinking.error}
        onProven={() => end(unlinkGoogle(unlinking.originalArgs!))}
      />
      {query.currentData?.mailed_links.some(({ purpose }) => purpose !== 'verify') && (
        <p>
          You cannot revoke recovery links here, so that nobody who uses your session can lock you
          out. They expire by themselves.
        </p>
      )}
    </AccountSection>
  );
}

const isEmpty = ({ passkeys, google, calendar, mailed_links }: Access) =>
  passkeys.length === 0 && google.length === 0 && !calendar && mailed_links.length === 0;
