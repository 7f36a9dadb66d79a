import { Field, SelectField } from 'shared-ui';
import type { ManyAct } from './manyAct';

type Asked = NonNullable<ManyAct<never>['asks']>;

interface ActQuestionProps extends Omit<Asked, 'field'> {
  value: string;
  error: readonly string[] | undefined;
  onTell: (value: string) => void;
}

/** The value of an act's field for all chosen rows. */
export function ActQuestion({ options, type = 'text', onTell, ...field }: ActQuestionProps) {
  if (options) {
    return (
      <SelectField {...field} options={options} onChange={({ target }) => onTell(target.value)} />
    );
  }
  return (
    <Field
      {...field}
      type={type}
      autoComplete="off"
      onChange={({ target }) => onTell(target.value)}
    />
  );
}
