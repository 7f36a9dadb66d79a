import { MATRIX } from './table';

/** One line of the matrix. */
export interface Row {
  /** Route and bracket, as in the table. */
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** In the order of CALLERS. */
  statuses: number[];
}

/** The matrix, line by line. */
export const ROWS: Row[] = MATRIX.split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const [, name = '', statuses = ''] = /^(.*?)\s+((?:\d{3} ?){7})$/.exec(line) ?? [];
    const [method, url = ''] = name.split(' ');
    return {
      name,
      method: method as Row['method'],
      url,
      statuses: statuses.split(' ').map(Number),
    };
  });
