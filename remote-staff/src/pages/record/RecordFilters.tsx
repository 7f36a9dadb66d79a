import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Field, LAST_DAY, SelectField, theme, yearFault } from 'shared-ui';
import styled from 'styled-components';

import type { RecordFilter } from '../../data/record.endpoints';
import { useRecordedActs } from './useRecordedActs';

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange: (changed: RecordFilter) => void;
}

const EFFECTS = [
  { value: '', label: 'Changes only' },
  { value: 'all', label: 'Changes and reads' },
];

/** The filter of the record. The search text applies on submit, the other fields at once. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const [search, setSearch] = useState(filter.search ?? '');
  const names = useRecordedActs();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onChange({ search: search.trim() });
  }

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <SearchLine>
        <Field
          type="search"
          label="Search"
          help="A person, a startup, an act or a reason. One or two letters find names only."
          icon={<Search size={20} aria-hidden />}
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" tone="soft">
          Search
        </Button>
      </SearchLine>
      <SelectField
        label="Act"
        options={[{ value: '', label: 'Any' }, ...names]}
        value={filter.act ?? ''}
        onChange={({ target }) => onChange({ act: target.value })}
      />
      <SelectField
        label="Show"
        options={EFFECTS}
        value={filter.effect ?? ''}
        onChange={({ target }) => onChange({ effect: target.value as RecordFilter['effect'] })}
      />
      <Field
        type="date"
        label="From (UTC)"
        max={LAST_DAY}
        error={yearFault(filter.from ?? '')}
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field
        type="date"
        label="To (UTC)"
        max={LAST_DAY}
        error={yearFault(filter.to ?? '')}
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  margin-block-end: ${theme.space[24]};

  /* As wide as the longest option: nothing is cut, and a field without room wraps. */
  > * { flex: 1 1 max-content; min-inline-size: min(12rem, 100%); max-inline-size: 100%; }
`;

const SearchLine = styled.div`
  && { flex-basis: 100%; }
  display: grid;
  grid-template: auto auto auto / minmax(0, 1fr) auto;
  gap: 0.375rem ${theme.space[12]};
  align-items: center;

  /* Label, field and help are rows of this grid, so that the button is beside the field. */
  > :first-child { display: grid; grid-row: 1 / 4; grid-template-rows: auto; grid-template-rows: subgrid; }
  > button { grid-row: 2; }
`;
