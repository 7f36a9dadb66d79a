import type { StaffImports } from 'contract/wire/imports.contract';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  plural,
  QueryState,
  RelativeTime,
  Table,
  Tag,
  theme,
  typeset,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

import { useListImportsQuery } from '../../data/imports.endpoints';
import { IMPORT_KINDS } from '../../imports/importKinds';
import { UndoPreview } from './UndoPreview';

type PastImport = StaffImports['data'][number];

/** Imports of the last day, each with a preview of undoing it. */
export function PastImports() {
  const query = useListImportsQuery();
  const [opened, setOpened] = useState<number>();
  const headingId = useId();
  const [heading, goToHeading] = useFocusHome<HTMLHeadingElement>();
  const rows = query.currentData?.data ?? [];
  const chosen = rows.find(({ id, undone_at }) => id === opened && undone_at === null);
  const isGone = opened !== undefined && !chosen; // somebody else has undone it, or its 24 hours are over

  function handleGone() {
    setOpened(undefined);
    goToHeading();
  }

  const leaveGone = useEffectEvent(handleGone);
  useEffect(() => {
    if (isGone) leaveGone();
  }, [isGone]);

  return (
    <Section aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        Imports of the last 24 hours
      </h2>
      <QueryState query={query} height="6rem">
        {() =>
          rows.length === 0 ? (
            <EmptyState>
              No imports in the last 24 hours. An import can be undone for 24 hours.
            </EmptyState>
          ) : (
            <Card>
              <Table
                caption="Imports of the last 24 hours"
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  { heading: 'Import', lead: true, cell: (row) => titleOf(row) },
                  { heading: 'Result', cell: didText },
                  { heading: 'By', cell: ({ by }) => <Name>{by}</Name> },
                  { heading: 'When', cell: ({ at }) => <RelativeTime date={at} /> },
                  {
                    heading: 'Undo',
                    end: true,
                    cell: (row) =>
                      row.undone_at ? (
                        <Tag>Undone</Tag>
                      ) : (
                        <Button
                          size="sm"
                          tone="soft"
                          aria-label={`Undo ${titleOf(row)}`}
                          aria-expanded={row.id === opened}
                          onClick={() => setOpened(row.id === opened ? undefined : row.id)}
                        >
                          Undo
                        </Button>
                      ),
                  },
                ]}
              />
            </Card>
          )
        }
      </QueryState>
      {chosen && (
        <UndoPreview
          key={chosen.id}
          id={chosen.id}
          act={chosen.what === 'people' ? 'import.undo-people' : 'import.undo'}
          title={titleOf(chosen)}
          onDone={handleGone}
        />
      )}
    </Section>
  );
}

const titleOf = ({ id, what }: PastImport) =>
  `${IMPORT_KINDS.find(({ act }) => act === `import.${what}`)?.label ?? what} (import ${id})`;

function didText({ created, changed }: PastImport): string {
  const parts = [
    ...(created > 0 ? [`${created} new`] : []),
    ...(changed > 0 ? [`${plural(changed, 'row')} changed`] : []),
  ];
  return parts.join(', ') || 'No changes';
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  margin-block-start: ${theme.space[32]};

  h2 { ${typeset.h3} }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;
