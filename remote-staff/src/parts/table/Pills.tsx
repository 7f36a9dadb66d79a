import type { PillTone } from 'shared-ui';
import { Pill } from 'shared-ui';

interface PillsProps {
  /** Facts in a word or two; what is not so is false. */
  facts: readonly (readonly [label: string, tone?: PillTone] | false)[];
}

/** What a row is, in a few words. */
export function Pills({ facts }: PillsProps) {
  const shown = facts.filter((one) => one !== false);
  return shown.map(([label, tone]) => (
    <Pill key={label} tone={tone}>
      {label}
    </Pill>
  ));
}
