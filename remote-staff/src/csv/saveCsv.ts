import { saveAsFile } from 'shared-ui';

/** Excel reads a file as UTF-8 only if it begins with this; other CSV readers skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param name of the file, without `.csv` */
export const saveCsv = (name: string, text: string): void =>
  saveAsFile(`${name}.csv`, BYTE_ORDER_MARK + text, 'text/csv');
