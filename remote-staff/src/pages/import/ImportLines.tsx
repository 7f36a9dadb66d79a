import type { ImportedLine } from 'contract/wire/imports.contract';
import { Pill, plural, Table } from 'shared-ui';

const MAX_SHOWN = 200;

/** What each line of a file would do, those that are wrong first. */
export function ImportLines({ lines }: { lines: readonly ImportedLine[] }) {
  const isWrong = ({ fate }: ImportedLine) => fate === 'wrong';
  const ordered = [...lines.filter(isWrong), ...lines.filter((line) => !isWrong(line))];
  const left = ordered.length - MAX_SHOWN;
  return (
    <>
      <Table
        caption="Lines of the file"
        rows={ordered.slice(0, MAX_SHOWN)}
        rowKey={({ line }) => line}
        columns={[
          { heading: 'Line', cell: ({ line }) => line },
          { heading: 'Row', cell: ({ name }) => name || '–', lead: true },
          {
            heading: 'What happens',
            cell: ({ fate, problem }) => (
              <span>
                <Pill tone={FATES[fate].tone}>{FATES[fate].label}</Pill> {problem}
              </span>
            ),
          },
        ]}
      />
      {left > 0 && <p>and {plural(left, 'more line')}</p>}
    </>
  );
}

const FATES = {
  created: { label: 'New', tone: 'ok' },
  changed: { label: 'Changed', tone: 'recur' },
  unchanged: { label: 'Stays as it is', tone: 'plain' },
  wrong: { label: 'Wrong', tone: 'warn' },
} as const;
