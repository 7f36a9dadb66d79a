import type { TagTone } from 'shared-ui';
import { Tag } from 'shared-ui';

interface TagsProps {
  /** Labels of one or two words; false entries are left out. */
  facts: readonly (readonly [label: string, tone?: TagTone] | false)[];
}

/** A row's properties as short labels. */
export function Tags({ facts }: TagsProps) {
  const shown = facts.filter((one) => one !== false);
  return shown.map(([label, tone]) => (
    <Tag key={label} tone={tone}>
      {label}
    </Tag>
  ));
}
