import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Field, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { Chip } from './Chip';
import type { StartupFilter } from './filterAddress';
import { isOn, pressed, type SeasonChip } from './seasons';

interface StartupFiltersProps {
  /** The seasons to choose from. */
  chips: readonly SeasonChip[];
  filter: StartupFilter;
  onChange(part: Partial<StartupFilter>): void;
  /** The search field. */
  field: Ref<HTMLInputElement>;
}

/** Search and seasons above the grid. */
export function StartupFilters({ chips, filter, onChange, field }: StartupFiltersProps) {
  return (
    <Root role="search" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Search startups"
        labelHidden
        icon={<Search size={20} aria-hidden="true" />}
        ref={field}
        type="search"
        name="search"
        maxLength={100}
        autoComplete="off"
        placeholder="Search startups"
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Chips role="group" aria-label="Season">
        {chips.map(({ id, label }) => (
          <Chip
            key={id}
            pressed={isOn(filter.seasons, id)}
            onClick={() => onChange({ seasons: pressed(filter.seasons, id, chips) })}
          >
            {label}
          </Chip>
        ))}
      </Chips>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  align-items: center;
  margin-block-end: 1.625rem;

  > :first-child { flex: 1 1 20rem; max-inline-size: 27.5rem; }

  ${upTo.tablet} {
    > :first-child { flex-basis: 100%; max-inline-size: none; }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
