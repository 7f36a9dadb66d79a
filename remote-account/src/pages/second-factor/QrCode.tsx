import { theme } from 'shared-ui';
import styled from 'styled-components';
import { encode } from 'uqr';

const QUIET_ZONE_MODULES = 4; // scanners require a quiet zone

/** A QR code, rendered locally: the text is not sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE_MODULES });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </Picture>
  );
}

const Picture = styled.svg`
  inline-size: min(14rem, 100%);
  border-radius: ${theme.radius.control};
  shape-rendering: crispEdges;
`;
