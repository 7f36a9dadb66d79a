/** One line of the invite dialog. `id` only tells rows apart on screen. */
export interface InviteRow {
  id: number;
  email: string;
  position: string;
}

/** Errors of a row, by field; an empty object means that it is valid. */
export interface RowFaults {
  email?: string;
  position?: string;
}

/** Maximum number of invitations per request (rule 4.10). */
export const MAX_ROWS = 20;

const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The errors of every row, in order (rule 4.11). */
export function faultsOf(rows: readonly InviteRow[]): RowFaults[] {
  const emails = rows.map((row) => row.email.trim().toLowerCase());

  return rows.map((row, index) => {
    const email = emails[index] ?? '';
    const faults: RowFaults = {};
    if (!SIMPLE_ADDRESS.test(email)) faults.email = 'Enter a valid email address.';
    else if (emails.indexOf(email) < index) faults.email = 'This address is already in the list.';
    if (!row.position.trim()) faults.position = 'Enter a position.';
    return faults;
  });
}

/** The api's names of the fields of all rows. */
export function fieldsOf(rows: readonly InviteRow[]): string[] {
  return rows.flatMap((_row, index) => [`members.${index}.email`, `members.${index}.position`]);
}

/** The errors of the api, e.g. under `members.1.email`, by row. */
export function faultsFromApi(errors: Record<string, string[]>, count: number): RowFaults[] {
  return Array.from({ length: count }, (_, index) => ({
    email: errors[`members.${index}.email`]?.[0],
    position: errors[`members.${index}.position`]?.[0],
  }));
}

/** Whether no row has an error. */
export function allValid(faults: readonly RowFaults[]): boolean {
  return faults.every(({ email, position }) => !email && !position);
}
