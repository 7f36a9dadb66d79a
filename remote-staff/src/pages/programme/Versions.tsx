import { EmptyState, RelativeTime, Tag } from 'shared-ui';

import { ActButton } from '../../acts/ActButton';
import { Section } from '../../details/Section';
import type { ProgrammeProps } from './programmeProps';

/** Published versions with date and author, each with a button to restore it. */
export function Versions({ programme }: Pick<ProgrammeProps, 'programme'>) {
  const { versions, version } = programme;
  return (
    <Section title="Versions">
      {versions.length === 0 && <EmptyState>No versions yet.</EmptyState>}
      <ul>
        {versions.map(({ id, published_at, by, why }) => (
          <li key={id}>
            <span>Version {id}</span>
            <RelativeTime date={published_at} />
            <span>{by}</span>
            {why && <span>“{why}”</span>}
            {id === version ? (
              <Tag tone="ok">Published</Tag>
            ) : (
              <ActButton
                act="programme.rollback"
                fields={{ version: id }}
                title={`Roll back to version ${id}`}
                label="Roll back"
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
