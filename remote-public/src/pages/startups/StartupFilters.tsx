import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Field, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { FilterTag } from './FilterTag';
import type { StartupFilter } from './filterAddress';
import { isOn, type SeasonFilterTag, toggleSeason } from './seasons';

interface StartupFiltersProps {
  /** The available seasons. */
  filterTags: readonly SeasonFilterTag[];
  filter: StartupFilter;
  onChange(part: Partial<StartupFilter>): void;
  /** The search field. */
  field: Ref<HTMLInputElement>;
}

/** Search and seasons above the grid. */
export function StartupFilters({ filterTags: tags, filter, onChange, field }: StartupFiltersProps) {
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
      <FilterTags role="group" aria-label="Season">
        {tags.map(({ id, label }) => (
          <FilterTag
            key={id}
            pressed={isOn(filter.seasons, id)}
            onClick={() => onChange({ seasons: toggleSeason(filter.seasons, id, tags) })}
          >
            {label}
          </FilterTag>
        ))}
      </FilterTags>
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

const FilterTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
