import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The midday sun of the orange section, with its rings. Decorative. */
export function DaySun() {
  return (
    <Sun viewBox="0 0 700 700" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeOpacity=".16" strokeWidth="1.5">
        <circle cx="350" cy="350" r="190" />
        <circle cx="350" cy="350" r="240" />
        <circle cx="350" cy="350" r="290" />
        <circle cx="350" cy="350" r="340" />
      </g>
      <circle data-disc cx="350" cy="350" r="150" />
    </Sun>
  );
}

const Sun = styled.svg`
  position: absolute;
  inset-block-start: -18.75rem;
  inset-inline-end: -5.625rem;
  inline-size: 40rem;
  block-size: 40rem;

  [data-disc] {
    fill: ${theme.brand.cream};
    fill: color-mix(in srgb, ${theme.brand.cream} 70%, ${theme.brand.saffron});
    opacity: 0.75;
  }

  ${upTo.tablet} {
    inset-block-start: -8.125rem;
    inset-inline-end: -9.375rem;
    inline-size: 23.75rem;
    block-size: 23.75rem;
  }
`;
