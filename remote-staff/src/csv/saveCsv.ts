import { saveAsFile } from 'shared-ui';

/** Excel takes a file for UTF-8 where it begins with this; everything else that reads CSV passes over it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param name of the file, without `.csv` */
export const saveCsv = (name: string, text: string): void =>
  saveAsFile(`${name}.csv`, BYTE_ORDER_MARK + text, 'text/csv');
