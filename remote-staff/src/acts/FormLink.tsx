import { ButtonLink } from 'shared-ui';

import { useListStaffActsQuery } from '../data/acts.endpoints';

interface FormLinkProps {
  /** Name of the act, e.g. `users.merge`. */
  act: string;
  /** Prefilled values of the form, by field. */
  fields: Readonly<Record<string, string>>;
  label: string;
}

/**
 * Links to the form of an act that needs more input than the page has. Renders nothing for readers whose scopes do not
 * allow the act.
 */
export function FormLink({ act, fields, label }: FormLinkProps) {
  const may = useListStaffActsQuery().data?.data.some(({ name }) => name === act);
  if (!may) return null;
  return (
    <ButtonLink size="sm" tone="soft" to={`/staff/acts/${act}?${new URLSearchParams(fields)}`}>
      {label}
    </ButtonLink>
  );
}
