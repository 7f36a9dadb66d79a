import {
  Button,
  fullDate,
  InlineAlert,
  QueryState,
  RelativeTime,
  Tag,
  theme,
  typeset,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { AccountLine, AccountLines } from '../../layout/AccountLine';
import { AccountSection } from '../../layout/AccountSection';
import {
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useListDevicesQuery,
} from './privacy.endpoints';

/** The reader's sessions, with buttons to sign them out. */
export function DevicesSection() {
  const toast = useToast();
  const query = useListDevicesQuery();
  const [endDevice, ending] = useEndDeviceMutation();
  const [endOthers, endingOthers] = useEndOtherDevicesMutation();
  const endingId = ending.isLoading ? ending.originalArgs?.id : undefined;

  async function say(act: Promise<{ error?: unknown }>, done: string) {
    const { error } = await act;
    if (!error) toast.success(done);
  }

  return (
    <AccountSection title="Devices">
      <QueryState query={query} height="4rem">
        {(devices) => (
          <AccountLines>
            {devices.map((device) => (
              <AccountLine
                key={device.id}
                name={device.name}
                mark={device.current && <Tag tone="ok">This device</Tag>}
                about={
                  <>
                    Signed in on {fullDate(device.signed_in_at)} · last used{' '}
                    <RelativeTime date={device.last_used_at} />
                  </>
                }
              >
                {!device.current && (
                  <Button
                    tone="ghost"
                    size="sm"
                    aria-label={`Sign out ${device.name}, signed in on ${fullDate(device.signed_in_at)}`}
                    busy={endingId === device.id}
                    onClick={() =>
                      say(endDevice({ id: device.id }), `${device.name} is signed out.`)
                    }
                  >
                    Sign out
                  </Button>
                )}
              </AccountLine>
            ))}
          </AccountLines>
        )}
      </QueryState>
      <InlineAlert failure={ending.error} />
      {query.currentData && (
        <>
          <Note>
            Signing out everywhere also unlinks Google and turns off your calendar address.
          </Note>
          <Button
            tone="soft"
            busy={endingOthers.isLoading}
            onClick={() => say(endOthers(), 'Only this device is signed in now.')}
          >
            Sign out everywhere else
          </Button>
          <InlineAlert failure={endingOthers.error} />
        </>
      )}
    </AccountSection>
  );
}

const Note = styled.small`
  ${typeset.small}
  color: ${theme.color.text3};
`;
