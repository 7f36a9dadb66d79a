import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface SlotRowProps {
  /** In the reader's zone, e.g. '3:00 PM'. */
  time: string;
  /** The time in the mentor's zone; null when it is the same. */
  theirs: string | null;
  selected: boolean;
  confirmed: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** One offered time. It shows the effect of the next press, and keeps its height. */
export function SlotRow({ time, theirs, selected, confirmed, ref, onPress }: SlotRowProps) {
  return (
    <Row
      ref={ref}
      type="button"
      aria-pressed={selected}
      data-confirmed={(selected && confirmed) || undefined}
      data-stacked={(selected && !confirmed && theirs !== null) || undefined}
      onClick={onPress}
    >
      <Own>
        <SlotText time={time} selected={selected} confirmed={confirmed} />
      </Own>
      {theirs && <Theirs>{theirs}</Theirs>}
    </Row>
  );
}

type SlotTextProps = Pick<SlotRowProps, 'time' | 'selected' | 'confirmed'>;

function SlotText({ time, selected, confirmed }: SlotTextProps) {
  if (!selected) return time;
  if (!confirmed) return `Click to confirm ${time}`;
  return (
    <>
      <Check size={18} aria-label="Confirmed:" />
      {time}
    </>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  inline-size: 100%;
  padding-inline: ${theme.space[8]};
  block-size: 2.5rem; /* the rows are 40 px, and never change between the two presses (rule 5.29) */
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.slot};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-size: 0.9375rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover { border-color: ${theme.color.text}; }
  &[aria-pressed='true'] {
    border-color: transparent;
    color: ${theme.brand.ink};
    background: ${theme.gradient.cta} border-box;
  }
  &[data-stacked] { flex-direction: column; gap: 0; font-size: 0.875rem; line-height: 1.2; }
  &[data-confirmed] { color: ${theme.brand.cream}; background: ${theme.brand.fig}; }
`;

const Own = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[8]};
`;

/* The hour is first: a long name may be truncated, the row may not grow. */
const Theirs = styled.span`
  ${typeset.small}
  overflow: hidden;
  min-inline-size: 0;
  max-inline-size: 100%;
  line-height: inherit;
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
