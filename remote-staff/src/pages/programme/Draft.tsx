import { useState } from 'react';
import { EmptyState, Field, RelativeTime } from 'shared-ui';

import { ActButton } from '../../acts/ActButton';
import { Section } from '../../details/Section';
import { ActRow } from '../../layout/ActRow';
import { Differences } from './Differences';
import { PreviewLinks } from './PreviewLinks';
import type { ProgrammeProps } from './programmeProps';

/** The draft: its changes, and the buttons to publish or discard it. */
export function Draft({ programme, sections }: ProgrammeProps) {
  const [because, setBecause] = useState('');
  const { edited_at, differences } = programme;
  if (edited_at === null)
    return (
      <Section title="Draft">
        <EmptyState>No draft yet. Save a section below to start one.</EmptyState>
      </Section>
    );

  const seen = { 'edited-at': edited_at };
  return (
    <Section title="Draft">
      <p>
        Saved <RelativeTime date={edited_at} />.{' '}
        {differences.length === 0 && 'It is the same as the published version.'}
      </p>
      <Differences programme={programme} sections={sections} />
      {differences.length > 0 && (
        <Field
          label="Version note (optional)"
          maxLength={200}
          value={because}
          onChange={({ target }) => setBecause(target.value)}
        />
      )}
      <ActRow>
        {differences.length > 0 && (
          <ActButton
            act="programme.publish"
            fields={{ ...seen, ...(because.trim() && { because: because.trim() }) }}
            title="Publish the programme"
            label="Publish"
            tone="primary"
            onDone={() => setBecause('')}
          />
        )}
        <ActButton
          act="programme.discard"
          fields={seen}
          title="Discard the draft"
          label="Discard draft"
        />
        <PreviewLinks />
      </ActRow>
    </Section>
  );
}
