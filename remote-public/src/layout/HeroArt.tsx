import { queryOf, upTo } from 'shared-ui';
import styled from 'styled-components';

interface HeroArtProps {
  /** Address and size of the picture for wide windows. */
  wide: string;
  wideSize: readonly [width: number, height: number];
  /** The picture for windows up to 900 px. */
  narrow: string;
  /** Fetched with the page instead of lazily. */
  first?: boolean;
}

/** The decorative picture behind a section's text. */
export function HeroArt({ wide, wideSize, narrow, first = false }: HeroArtProps) {
  const [width, height] = wideSize;
  return (
    <Frame>
      <source media={NARROW} srcSet={narrow} />
      <img
        src={wide}
        width={width}
        height={height}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </Frame>
  );
}

const NARROW = queryOf(upTo.tablet);

const Frame = styled.picture`
  position: absolute;
  z-index: -1;
  inset: 0;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media print { display: none; } /* browsers print the text above it dark */
`;
