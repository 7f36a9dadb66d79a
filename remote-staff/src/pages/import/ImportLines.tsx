import type { ImportedLine, UndoneLine } from 'contract/wire/imports.contract';
import { plural, Table, Tag } from 'shared-ui';

const MAX_SHOWN = 200;

interface ImportLinesProps {
  caption: string;
  lines: readonly (ImportedLine | UndoneLine)[];
}

/** The effect of each line of a file, failing lines first. */
export function ImportLines({ caption, lines }: ImportLinesProps) {
  const ordered = [...lines.filter(isProblem), ...lines.filter((line) => !isProblem(line))];
  const left = ordered.length - MAX_SHOWN;
  return (
    <>
      <Table
        caption={caption}
        rows={ordered.slice(0, MAX_SHOWN)}
        rowKey={({ line }) => line}
        columns={[
          { heading: 'Line', cell: ({ line }) => line },
          { heading: 'Row', cell: ({ name }) => name || '–', lead: true },
          {
            heading: 'What happens',
            cell: ({ fate, problem }) => (
              <span>
                <Tag tone={FATE_TAGS[fate].tone}>{FATE_TAGS[fate].label}</Tag> {problem}
              </span>
            ),
          },
        ]}
      />
      {left > 0 && <p>and {plural(left, 'more line')}</p>}
    </>
  );
}

const isProblem = ({ fate }: ImportedLine | UndoneLine) => fate === 'wrong' || fate === 'refused';

const FATE_TAGS = {
  created: { label: 'New', tone: 'ok' },
  changed: { label: 'Changed', tone: 'recur' },
  unchanged: { label: 'Unchanged', tone: 'plain' },
  wrong: { label: 'Error', tone: 'warn' },
  removed: { label: 'Removed', tone: 'recur' },
  restored: { label: 'Restored', tone: 'ok' },
  gone: { label: 'Already removed', tone: 'plain' },
  refused: { label: 'In use', tone: 'warn' },
} as const;
