import type { ActAnswer } from 'contract/wire/staff.contract';
import { Download } from 'lucide-react';
import { Button, Card, type Column, EmptyState, plural, Table, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { Changes } from '../../changes/Changes';
import { factText } from '../../changes/factText';
import { readable } from '../../changes/listChanges';
import { saveCsv } from '../../csv/saveCsv';
import { toCsv } from '../../csv/toCsv';

type Row = Record<string, unknown>;

interface AnswerProps extends ActAnswer {
  /** Name of the act. */
  name: string;
}

/** The result of an act: one sentence, and the facts of one object or a list of them. */
export function Answer({ name, message, before, after, names, answer }: AnswerProps) {
  const rows: Row[] = Array.isArray(answer) ? answer : [];
  const columns = columnsOf(rows);
  const handleSave = () => saveCsv(name, toCsv(rows));

  return (
    <Sheet role="status" aria-label="Answer">
      {message && <Done>{message}</Done>}
      <Changes before={before} after={after} names={names} />
      {Array.isArray(answer) && rows.length === 0 && <EmptyState>No results.</EmptyState>}
      {rows.length > 0 && (
        <>
          <Head>
            <span>{plural(rows.length, 'result')}</span>
            <Button tone="ghost" size="sm" onClick={handleSave}>
              <Download size={18} aria-hidden />
              Export CSV
            </Button>
          </Head>
          <Table
            caption="Answer"
            columns={columns}
            rows={rows.map((row, at) => ({ row, at }))}
            rowKey={({ at }) => at}
          />
        </>
      )}
      {!message && !Array.isArray(answer) && <Facts facts={answer} />}
    </Sheet>
  );
}

/** The facts of one object. */
function Facts({ facts }: { facts: Row }) {
  return (
    <List>
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact}>
          <dt>{readable(fact)}</dt>
          <dd>{factText(value, readable(fact))}</dd>
        </div>
      ))}
    </List>
  );
}

function columnsOf(rows: readonly Row[]): Column<{ row: Row; at: number }>[] {
  const facts = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return facts.map((fact) => {
    const heading = readable(fact);
    return { heading, cell: ({ row }) => factText(row[fact], heading) };
  });
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[16]};
  margin-block-start: ${theme.space[24]};
  padding: ${theme.space[24]};
  overflow-x: auto;

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Done = styled.p`
  font-size: 1.0625rem;
  font-weight: 650;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: space-between;
  color: ${theme.color.text2};
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;

  > div { display: grid; grid-template-columns: minmax(7rem, 14rem) minmax(0, 1fr); gap: ${theme.space[16]}; }
  dt { color: ${theme.color.text2}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
