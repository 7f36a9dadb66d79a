import { plural } from 'shared-ui';

interface Counted {
  total: number;
  has_more_than_total: boolean;
}

/** The number of rows, e.g. '12 rows' or 'More than 1,000 rows'. */
export function countText({ total, has_more_than_total: more }: Counted): string {
  return more ? `More than ${plural(total, 'row')}` : plural(total, 'row');
}
