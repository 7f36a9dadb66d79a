import type { Suggestions } from 'contract/act-form';
import type { StaffScope } from 'contract/wire/staff.contract';
import { type ComponentProps, useId, useState } from 'react';
import { Field, useDebounced } from 'shared-ui';
import {
  type TableParams,
  useListStaffMentorsInfiniteQuery,
  useListStaffPeopleInfiniteQuery,
  useListStaffSessionsInfiniteQuery,
  useListStaffStartupsInfiniteQuery,
} from '../data/tables.endpoints';
import { useScopes } from '../data/useScopes';
import { startText } from '../time/startText';

interface SearchedFieldProps extends Omit<ComponentProps<typeof Field>, 'list'> {
  suggestions: Suggestions;
  value: string;
}

/** One suggestion: the field's value, and its name. */
interface Option {
  value: string;
  label: string;
}

/** The scopes that may search each list; for all others the lists do not exist. */
const REQUIRED_SCOPES: Record<Suggestions, readonly StaffScope[]> = {
  startups: ['programme'],
  people: ['people'],
  mentors: ['programme', 'sessions'],
  'upcoming-sessions': ['sessions', 'programme'],
  'past-sessions': ['sessions', 'programme'],
};

/** A field for an address, a slug or a number, which is filled by typing a name and choosing a suggestion. */
export function SearchedField({ suggestions, onChange, ...field }: SearchedFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const scopes = useScopes();
  const canSearch = REQUIRED_SCOPES[suggestions].some((scope) => scopes.includes(scope));
  const debounced = useDebounced(typed.trim());
  const search = canSearch ? debounced : '';
  const options = useOptions(suggestions, search);

  return (
    <>
      <Field
        {...field}
        help={canSearch ? `Type a name, then choose from the list. ${field.help}` : field.help}
        list={listId}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <datalist id={listId}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  );
}

function useOptions(suggestions: Suggestions, search: string): Option[] {
  const isOf = (one: Suggestions) => suggestions === one && search !== '';
  const startups = useFirstPage(useListStaffStartupsInfiniteQuery, isOf('startups'), { search });
  const people = useFirstPage(useListStaffPeopleInfiniteQuery, isOf('people'), { search });
  const mentors = useFirstPage(useListStaffMentorsInfiniteQuery, isOf('mentors'), { search });
  const isPast = isOf('past-sessions');
  const sessions = useFirstPage(
    useListStaffSessionsInfiniteQuery,
    isPast || isOf('upcoming-sessions'),
    {
      search,
      status: 'booked',
      ...(isPast ? { when: 'past', order: 'desc' } : { when: 'upcoming' }),
    },
  );
  return [
    ...startups.map(({ slug, name }) => ({ value: slug, label: name })),
    ...[...people, ...mentors].map(({ email, name }) => ({ value: email, label: name })),
    ...sessions.map((row) => ({
      value: String(row.id),
      label: `${row.startup.name} with ${row.mentor.name}, ${startText(row)}`,
    })),
  ];
}

type UseRows<Row> = (
  params: TableParams,
  options: { skip: boolean },
) => { currentData?: { pages: readonly { data: Row[] }[] } };

function useFirstPage<Row>(useRows: UseRows<Row>, isWanted: boolean, params: TableParams): Row[] {
  const { currentData } = useRows(params, { skip: !isWanted });
  return isWanted ? (currentData?.pages[0]?.data ?? []) : [];
}
