import type { SecurityEvent } from 'contract/wire/security-log.contract';
import { fullDate, RelativeTime, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** One security event: what, by whom and when. */
export function SecurityEventLine({ event }: { event: SecurityEvent }) {
  const { text, device, created_at } = event;
  return (
    <Line>
      <Text>{text}</Text>
      <Muted>
        {device ?? 'Our staff'} · <RelativeTime date={created_at} /> · {fullDate(created_at)}
      </Muted>
    </Line>
  );
}

const Line = styled.li`
  padding-block: ${theme.space[16]};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;
