import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field, SelectField, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import type { TableParams } from '../data/tables.endpoints';
import type { TableFilter } from './tableColumn';

const SEARCH_DELAY_MS = 300;

interface TableToolbarProps {
  filters: readonly TableFilter[];
  params: TableParams;
  onChange: (values: Record<string, string>) => void;
  /** The searched fields, e.g. 'Name, industry or description'. */
  searchHelp: string;
}

/** Search and filters of a table, as in its address. */
export function TableToolbar({ filters, params, onChange, searchHelp }: TableToolbarProps) {
  const asked = params.search ?? '';
  const [typed, setTyped] = useState(asked);
  const written = useRef(asked);

  // After Back, or a link to another search, the field follows the address, unless it wrote it itself.
  useEffect(() => {
    if (written.current === asked) return;
    written.current = asked;
    setTyped(asked);
  }, [asked]);

  useEffect(() => {
    const search = typed.trim();
    if (search === asked) return;
    const timer = setTimeout(() => {
      written.current = search;
      onChange({ search });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, onChange]);

  return (
    <Root role="search">
      <Field
        label="Search"
        type="search"
        icon={<Search size={20} aria-hidden />}
        help={searchHelp}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {filters.map(({ param, label, all, options }) => (
        <SelectField
          key={param}
          label={label}
          options={[{ value: '', label: all }, ...options]}
          value={params[param] ?? ''}
          onChange={({ target }) => onChange({ [param]: target.value })}
        />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 2fr) repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: start;

  ${upTo.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(max(9rem, 40%), 1fr)); /* two, one on the smallest phone */
    > :first-child { grid-column: 1 / -1; }
  }
`;
