import styled from 'styled-components';

interface SpacerRowProps {
  /** px */
  height: number;
  columns: number;
}

/** Replaces the rows above or below the rendered ones. */
export function SpacerRow({ height, columns }: SpacerRowProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <Cell colSpan={columns} $height={height} />
    </tr>
  );
}

// Heights vary a lot, so the height is an inline style: each would create a class otherwise.
const Cell = styled.td.attrs<{ $height: number }>(({ $height }) => ({
  style: { blockSize: $height, padding: 0, border: 0 },
}))``;
