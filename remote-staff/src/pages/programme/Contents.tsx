import { Tag, TextLink } from 'shared-ui';

import { Section } from '../../details/Section';
import { isWithin, valueAt } from '../../document/documentPath';
import type { ProgrammeProps } from './programmeProps';

/** The sections of the document: how much is filled in, and whether the draft changes it. */
export function Contents({ programme, sections }: ProgrammeProps) {
  const { draft, differences } = programme;
  return (
    <Section title="Edit">
      <ul>
        {sections.map(({ name, title, part, fields }) => {
          const places = fields.map((field) => `${part}.${field.name}`);
          const isChanged = differences.some(({ path }) =>
            places.some((place) => isWithin(path, place)),
          );
          return (
            <li key={name}>
              <TextLink to={`/staff/programme/${name}`}>{title}</TextLink>
              <span>{amountText(places.map((place) => valueAt(draft, place)))}</span>
              {isChanged && <Tag tone="warn">Changed</Tag>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** '2 entries' for a list, '3 of 10 filled in' for other fields. */
function amountText(values: readonly unknown[]): string {
  const list = values.find((value) => Array.isArray(value));
  if (list) return list.length === 1 ? '1 entry' : `${list.length || 'no'} entries`;
  const filled = values.filter((value) => value !== '' && value !== null && value !== undefined);
  return `${filled.length} of ${values.length} filled in`;
}
