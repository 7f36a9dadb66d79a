/** The last meeting of a page, which the next one follows. */
export interface Cursor {
  startsAt: Date;
  id: number;
}

/** As the `next_after` of an answer has it. */
export const printCursor = ({ startsAt, id }: Cursor) => `${startsAt.getTime()}-${id}`;

/** @param text as the contract has checked it */
export function readCursor(text: string): Cursor {
  const [milliseconds, id] = text.split('-').map(Number);
  return { startsAt: new Date(milliseconds!), id: id! };
}
