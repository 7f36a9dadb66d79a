import type { Device } from 'api/contract/devices.contract';
import {
  Button,
  ErrorState,
  failureText,
  Pill,
  RelativeTime,
  Skeleton,
  theme,
  typeset,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { AccountSection } from '../../AccountSection';
import {
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useListDevicesQuery,
} from './privacy.endpoints';

/** Where the reader is signed in, and the way to sign out there. */
export function DevicesSection() {
  const toast = useToast();
  const { data: devices, isError, isFetching, refetch } = useListDevicesQuery();
  const [endDevice, ending] = useEndDeviceMutation();
  const [endOthers, endingOthers] = useEndOtherDevicesMutation();
  const endingId = ending.isLoading ? ending.originalArgs?.id : undefined;

  async function say(act: Promise<{ error?: Parameters<typeof failureText>[0] }>, done: string) {
    const { error } = await act;
    if (error) toast.error(failureText(error));
    else toast.success(done);
  }

  return (
    <AccountSection title="Devices">
      {!devices && !isError && <Skeleton height="4rem" />}
      {isError && !devices && <ErrorState onRetry={refetch} busy={isFetching} />}
      <List>
        {devices?.map((device) => (
          <Line key={device.id}>
            <DeviceWords device={device} />
            {!device.current && (
              <Button
                tone="ghost"
                size="sm"
                aria-label={`Sign out ${device.name}`}
                busy={endingId === device.id}
                onClick={() => say(endDevice({ id: device.id }), `${device.name} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </Line>
        ))}
      </List>
      {devices && (
        <>
          <Quiet>
            Signing out everywhere also unlinks Google and stops your calendar’s address.
          </Quiet>
          <Button
            tone="soft"
            busy={endingOthers.isLoading}
            onClick={() => say(endOthers(), 'Only this device is signed in now.')}
          >
            Sign out everywhere else
          </Button>
        </>
      )}
    </AccountSection>
  );
}

function DeviceWords({ device }: { device: Device }) {
  return (
    <div>
      <p>
        <b>{device.name}</b> {device.current && <Pill tone="ok">This device</Pill>}
      </p>
      <Quiet>
        Last used <RelativeTime date={device.last_used_at} />
      </Quiet>
    </div>
  );
}

const List = styled.ul`
  inline-size: 100%;

  > li + li { border-block-start: 1px solid ${theme.color.line}; }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
`;

const Quiet = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;
