import type { RecordEntry } from 'contract/wire/staff.contract';
import { RelativeTime, Tag, theme } from 'shared-ui';
import styled from 'styled-components';

import { actTitle } from '../acts/actTitle';
import { Changes } from '../changes/Changes';
import { listChanges } from '../changes/listChanges';

const SOURCES: Record<RecordEntry['source'], string> = {
  web: 'Staff area',
  cli: 'Command line',
  member: 'Member',
};

/** One row of the record: who, what and when; its changes are expandable. */
export function RecordLine({ entry }: { entry: RecordEntry }) {
  const { act, at, by, source, text, why, subjects, effect } = entry;
  const about = subjects.map(({ name }) => name).join(', ');
  const hasDetails = listChanges(entry).length > 0;

  return (
    <Line>
      <Text>{text ?? [actTitle(act), about].filter(Boolean).join(': ')}</Text>
      <Facts>
        <span>{by.name}</span>
        {entry.for && <span>on behalf of {entry.for.name}</span>}
        <RelativeTime date={at} />
        <span translate="no">{act}</span>
        <Tag>{SOURCES[source]}</Tag>
        {effect === 'irreversible' && <Tag tone="warn">Cannot be undone</Tag>}
      </Facts>
      {why && <Why>“{why}”</Why>}
      {hasDetails && (
        <details>
          <summary>What changed</summary>
          <Changes {...entry} />
        </details>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[16]};

  summary { inline-size: fit-content; min-block-size: ${theme.size.target}; padding-block: ${theme.space[8]}; color: ${theme.color.link}; font-weight: 650; cursor: pointer; }
`;

const Text = styled.p`
  font-weight: 650;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: center;
  color: ${theme.color.text2};
  font-size: 0.875rem;

  > * { overflow-wrap: anywhere; }
`;

const Why = styled.p`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;
