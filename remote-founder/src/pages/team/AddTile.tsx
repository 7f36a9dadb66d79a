import { Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface AddTileProps extends ComponentPropsWithRef<'button'> {
  label: string;
}

/** The last tile of a grid of people, which adds one. */
export function AddTile({ label, ...rest }: AddTileProps) {
  return (
    <Tile type="button" tabIndex={0} aria-haspopup="dialog" {...rest}>
      <Sign>
        <Plus size={26} aria-hidden />
      </Sign>
      {label}
    </Tile>
  );
}

const Tile = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 15rem;
  padding: ${theme.space[12]};
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.card};
  background: transparent;
  font-weight: 650;
  cursor: pointer;

  &:hover { background: ${theme.color.surface}; }
  ${upTo.tablet} { min-block-size: 12.5rem; }
  @media print { display: none; }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: 50%;
  color: ${theme.brand.ink};
  background: ${theme.gradient.cta};
`;
