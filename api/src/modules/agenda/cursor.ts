/** The last meeting of a page. The next page starts after it. */
export interface Cursor {
  startsAt: Date;
  id: number;
}

/** Formats the cursor for `next_after`. */
export const printCursor = ({ startsAt, id }: Cursor) => `${startsAt.getTime()}-${id}`;

/** @param text validated by the contract */
export function readCursor(text: string): Cursor {
  const [milliseconds, id] = text.split('-').map(Number);
  return { startsAt: new Date(milliseconds!), id: id! };
}
