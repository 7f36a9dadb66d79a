import { ButtonLink } from 'shared-ui';

import { useListStaffActsQuery } from '../data/acts.endpoints';

interface FormLinkProps {
  /** Name of the act, e.g. `users.merge`. */
  act: string;
  /** What the form has in it already, by field. */
  fields: Readonly<Record<string, string>>;
  label: string;
}

/** Leads to the form of an act that wants more than the page knows. Renders nothing for who may not do it. */
export function FormLink({ act, fields, label }: FormLinkProps) {
  const may = useListStaffActsQuery().data?.data.some(({ name }) => name === act);
  if (!may) return null;
  return (
    <ButtonLink size="sm" tone="soft" to={`/staff/acts/${act}?${new URLSearchParams(fields)}`}>
      {label}
    </ButtonLink>
  );
}
