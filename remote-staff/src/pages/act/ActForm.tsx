import { readFields } from 'contract/act-form';
import type { ActAnswer, ActPreview, StaffAct } from 'contract/wire/staff.contract';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  Button,
  Card,
  Field,
  fieldErrors,
  InlineAlert,
  newAttemptKey,
  theme,
  upTo,
  useFirstWrongField,
} from 'shared-ui';
import styled from 'styled-components';
import { ActDialog } from '../../acts/ActDialog';
import { ActFieldInput } from '../../acts/ActFieldInput';
import { actTitle } from '../../acts/actTitle';
import { FileField, readText } from '../../acts/FileField';
import {
  type NamedCall,
  usePerformActMutation,
  usePreviewActMutation,
} from '../../data/acts.endpoints';
import { Answer } from './Answer';
import { firstValues, readValues } from './readValues';

/** An act's fields and its result. An act that changes data is previewed first. */
export function ActForm({ act }: { act: StaffAct }) {
  const [search] = useSearchParams();
  const fields = readFields(act.fields);
  const [values, setValues] = useState(() => firstValues(fields, search));
  const [file, setFile] = useState<File>();
  const [unreadable, setUnreadable] = useState(false);
  const [secret, setSecret] = useState('');
  const [asked, setAsked] = useState<{ what: NamedCall; preview: ActPreview }>();
  const [answer, setAnswer] = useState<ActAnswer>();
  const [look, looking] = usePreviewActMutation();
  const [perform, performing] = usePerformActMutation();
  const { error } = act.effect === 'reads' ? performing : looking;
  const form = useFirstWrongField(error);
  const faults = fieldErrors(error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (looking.isLoading || performing.isLoading) return;
    setAnswer(undefined);
    const text = file && (await readText(file).catch(() => undefined));
    setUnreadable(file !== undefined && text === undefined);
    const call = {
      fields: readValues(fields, values),
      ...(act.file !== null && { file: text }),
      ...(act.secret !== null && { secret }),
    };
    const what = { name: act.name, call };
    if (act.effect === 'reads') {
      const { data } = await perform({ ...what, attemptKey: newAttemptKey() });
      setAnswer(data);
    } else {
      const { data: preview } = await look(what);
      setAsked(preview && { what, preview });
    }
  }

  return (
    <>
      <Sheet as="form" ref={form} noValidate onSubmit={handleSubmit}>
        {fields.map((field) => (
          <ActFieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={faults[`fields.${field.name}`]}
            onType={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        {act.file !== null && (
          <FileField
            about={act.file}
            error={unreadable ? ['The file could not be read. Choose it again.'] : faults.file}
            onPick={setFile}
          />
        )}
        {act.secret !== null && (
          <Field
            type="password"
            label={act.secret}
            autoComplete="new-password"
            value={secret}
            error={faults.secret}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
        <InlineAlert failure={error} fields={Object.keys(faults).filter(isShown)} />
        <Button type="submit" busy={looking.isLoading || performing.isLoading}>
          {act.effect === 'reads' ? 'Look up' : 'See what will happen'}
        </Button>
      </Sheet>
      {answer && <Answer name={act.name} {...answer} />}
      {asked && (
        <ActDialog
          act={act}
          {...asked}
          title={actTitle(act.name)}
          label="Confirm"
          onDone={setAnswer}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );

  /** Whether the field's own error message is shown under it. */
  function isShown(name: string): boolean {
    return (
      fields.some((field) => name === `fields.${field.name}`) ||
      (name === 'file' && act.file !== null) ||
      (name === 'secret' && act.secret !== null)
    );
  }
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[20]};
  justify-items: stretch;
  max-inline-size: 42rem;
  padding: ${theme.space[24]};

  > button { justify-self: start; }
  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;
