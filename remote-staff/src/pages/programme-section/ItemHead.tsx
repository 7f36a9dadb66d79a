import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { IconButton, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface ItemHeadProps {
  /** Name of the entry. */
  name: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The list is full. */
  isFull: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The name of an entry, which expands it, and the entry's actions. */
export function ItemHead(props: ItemHeadProps) {
  const { name, isOpen, isFirst, isLast, isFull, onToggle, onMove, onCopy, onRemove } = props;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <Root>
      <Name type="button" aria-expanded={isOpen} onClick={onToggle}>
        <Arrow size={18} aria-hidden />
        <span>{name}</span>
      </Name>
      <IconButton
        data-move="-1"
        label={`Move ${name} up`}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        data-move="1"
        label={`Move ${name} down`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Copy ${name}`} disabled={isFull} onClick={onCopy}>
        <Copy size={18} aria-hidden />
      </IconButton>
      <IconButton tone="danger" label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
`;

const Name = styled.button`
  display: flex;
  flex: 1 1 10rem;
  gap: ${theme.space[8]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${theme.size.target};
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  font-weight: 650;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  svg { flex: none; }
  span { min-inline-size: 0; }
  ${upTo.tablet} { flex-basis: 100%; }
`;
