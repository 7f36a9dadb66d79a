import type { ActField } from 'contract/act-form';
import { Field, LAST_DAY, SelectField, TextArea } from 'shared-ui';

import { readable } from '../changes/listChanges';
import { PictureField } from './PictureField';
import { SearchedField } from './SearchedField';
import { Toggle } from './Toggle';

interface ActFieldInputProps {
  field: ActField;
  value: string | boolean;
  error: readonly string[] | undefined;
  onType: (value: string | boolean) => void;
}

const INPUT_TYPES: Partial<Record<NonNullable<ActField['kind']>, string>> = {
  number: 'number',
  day: 'date',
  month: 'month',
  moment: 'datetime-local',
  'local-time': 'datetime-local',
};

/** Without it browsers accept years of six digits. */
const MAX_VALUES: Partial<Record<NonNullable<ActField['kind']>, string>> = {
  day: LAST_DAY,
  month: LAST_DAY.slice(0, 7),
  moment: `${LAST_DAY}T23:59`,
  'local-time': `${LAST_DAY}T23:59`,
};

/** One field of an act or of a document, with the input that fits its kind. */
export function ActFieldInput({ field, value, error, onType }: ActFieldInputProps) {
  const { name, title, kind, required, options, maxLength, example, suggestions } = field;
  const help = helpOf(field);
  const suffix = required || kind === 'toggle' ? '' : ' (optional)';
  const label = title ?? capital(readable(name)) + suffix;
  const common = { name, label, help, error, required };

  if (kind === 'toggle')
    return <Toggle label={label} help={help} checked={value === true} onToggle={onType} />;
  const text = { ...common, value: String(value) };
  if (kind === 'choice') {
    const known = options.map((one) => ({ value: one, label: one || 'None' }));
    // A document's field already has a value.
    const none = title ? [] : [{ value: '', label: required ? 'Please choose' : 'Any' }];
    return (
      <SelectField
        {...text}
        options={[...none, ...known]}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  if (kind === 'paragraph')
    return (
      <TextArea {...text} maxLength={maxLength} onChange={({ target }) => onType(target.value)} />
    );
  if (kind === 'picture') return <PictureField {...common} value={text.value} onType={onType} />;
  if (suggestions)
    return (
      <SearchedField
        {...text}
        suggestions={suggestions}
        onChange={({ target }) => onType(target.value)}
      />
    );
  return (
    <Field
      {...text}
      type={(kind && INPUT_TYPES[kind]) ?? 'text'}
      min={field.min}
      max={field.max ?? (kind && MAX_VALUES[kind])}
      maxLength={maxLength}
      placeholder={example}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function helpOf({ help, kind }: ActField): string {
  const sentence = help && `${capital(help)}${/[.?!]$/.test(help) ? '' : '.'}`;
  return kind === 'moment' ? `${sentence} In your own time zone.`.trim() : sentence;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
