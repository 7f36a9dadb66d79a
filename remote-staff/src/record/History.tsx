import type { SubjectKind } from 'contract/wire/staff.contract';
import { useId } from 'react';
import { PagedList, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useReadStaffHistoryInfiniteQuery } from '../data/record.endpoints';
import { RecordLine } from './RecordLine';
import { RecordSheet } from './RecordSheet';

interface HistoryProps {
  kind: SubjectKind;
  id: number;
}

/** The acts on one object, newest first, for the object's page. */
export function History({ kind, id }: HistoryProps) {
  const query = useReadStaffHistoryInfiniteQuery({ kind, id });
  const headingId = useId();
  const entries = query.currentData?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>History</h2>
      <RecordSheet>
        <PagedList query={query} what="entries" empty="No history yet." labelledBy={headingId}>
          {entries.map((entry) => (
            <RecordLine key={entry.id} entry={entry} />
          ))}
        </PagedList>
      </RecordSheet>
    </Section>
  );
}

const Section = styled.section`
  margin-block-start: ${theme.space[32]};

  h2 { ${typeset.h3} margin-block-end: ${theme.space[12]}; }
`;
