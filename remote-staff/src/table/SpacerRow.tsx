import styled from 'styled-components';

interface SpacerRowProps {
  /** px */
  height: number;
  columns: number;
}

/** Stands for the rows that are not drawn above or below those in sight. */
export function SpacerRow({ height, columns }: SpacerRowProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <Cell colSpan={columns} $height={height} />
    </tr>
  );
}

// Each height is another one: as an attribute, not as a class of its own.
const Cell = styled.td.attrs<{ $height: number }>(({ $height }) => ({
  style: { blockSize: $height, padding: 0, border: 0 },
}))``;
