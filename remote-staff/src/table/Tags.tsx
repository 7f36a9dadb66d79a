import type { TagTone } from 'shared-ui';
import { Tag } from 'shared-ui';

interface TagsProps {
  /** Facts in a word or two; what is not so is false. */
  facts: readonly (readonly [label: string, tone?: TagTone] | false)[];
}

/** What a row is, in a few words. */
export function Tags({ facts }: TagsProps) {
  const shown = facts.filter((one) => one !== false);
  return shown.map(([label, tone]) => (
    <Tag key={label} tone={tone}>
      {label}
    </Tag>
  ));
}
