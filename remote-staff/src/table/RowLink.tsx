import { useLocation } from 'react-router-dom';
import { TextLink } from 'shared-ui';

interface RowLinkProps {
  to: string;
  /** Name of the row, unique in its table; it contains the visible text. */
  name: string;
  children: string;
}

/** Where a page of a row was opened from. */
export interface FromTable {
  /** Search, order and filters of the table. */
  tableSearch: string;
}

/** Opens the page of a row. That page links back to the table as it is now. */
export function RowLink({ to, name, children }: RowLinkProps) {
  const { search: tableSearch } = useLocation();
  return (
    <TextLink
      to={to}
      state={{ tableSearch } satisfies FromTable}
      aria-label={name === children ? undefined : name}
    >
      {children}
    </TextLink>
  );
}
