import type { StaffAct } from 'contract/wire/staff.contract';
import {
  Button,
  fieldErrors,
  hasStatus,
  InlineAlert,
  plural,
  SelectField,
  Skeleton,
  StepUp,
  theme,
  useFocusHome,
  wantsProof,
} from 'shared-ui';
import styled from 'styled-components';

import { ActButton } from '../../acts/ActButton';
import { FileField } from '../../acts/FileField';
import { ImportLines } from './ImportLines';
import { useDryRun } from './useDryRun';

/** A file of one kind: its columns, a preview of its lines, and the import button. */
export function ImportFile({ act }: { act: StaffAct }) {
  const { file, tried, isUnreadable, pick, tryFile, clear, busy, error } = useDryRun(act.name);
  const [picker, goToPicker] = useFocusHome<HTMLInputElement>();
  const faults = isUnreadable
    ? ['The file could not be read. Choose it again.']
    : fieldErrors(error).file;
  const retry = () => file && tryFile(file);
  // A file that was refused would be refused again unchanged.
  const mayWork = error && !hasStatus(error, 422);

  function handleDone() {
    clear();
    goToPicker();
  }

  return (
    <>
      <FileField ref={picker} about={act.file ?? 'CSV'} error={faults} onPick={pick} />
      {!wantsProof(error) && <InlineAlert failure={error} fields={['file']} />}
      <StepUp failure={error} about="This affects accounts" onProven={retry} />
      {mayWork && file && (
        <Again tone="ghost" size="sm" onClick={retry}>
          Try again
        </Again>
      )}
      {busy && !tried && <Skeleton height="12rem" />}
      {file && tried && (
        <Found aria-label="What would happen" aria-busy={busy}>
          <Columns>
            <legend>Match columns</legend>
            {tried.run.columns.map(({ name, about, heading }) => (
              <SelectField
                key={name}
                label={name}
                help={about}
                value={file.map[name] ?? heading ?? ''}
                options={[
                  { value: '', label: 'Not in the file' },
                  ...tried.run.headings.map((one) => ({ value: one, label: one })),
                ]}
                onChange={({ target }) =>
                  tryFile({ ...file, map: { ...file.map, [name]: target.value } })
                }
              />
            ))}
          </Columns>
          <p role="status">{sentence(tried.run)}</p>
          <ImportLines caption="Lines of the file" lines={tried.run.lines} />
          {tried.run.wrong === 0 && tried.run.rows > 0 && (busy || tried.file === file) && (
            <ActButton
              act={act.name}
              fields={{ map: JSON.stringify(tried.file.map) }}
              file={tried.file.text}
              title="Import"
              label={`Import ${plural(tried.run.rows, 'row')}`}
              tone="primary"
              size="md"
              busy={busy}
              onDone={handleDone}
            />
          )}
        </Found>
      )}
    </>
  );
}

function sentence({ rows, created, changed, unchanged, wrong }: Record<Count, number>): string {
  const fates = `${created} new, ${changed} changed, ${unchanged} unchanged, ${wrong} with errors`;
  const counts = `${plural(rows, 'row')}: ${fates}.`;
  return wrong === 0 ? counts : `${counts} Nothing can be imported until every row is correct.`;
}

type Count = 'rows' | 'created' | 'changed' | 'unchanged' | 'wrong';

const Again = styled(Button)`
  justify-self: start;
`;

const Found = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  > p { font-weight: 650; }
  > button { justify-self: start; }
`;

const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  padding: 0;
  border: 0;

  legend { margin-block-end: ${theme.space[12]}; font-weight: 650; }
`;
