/** 'June 2025' of '2025-06', '15 December 2024' of '2024-12-15'. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number?];
  const name = MONTHS[month - 1];
  return day === undefined ? `${name} ${year}` : `${day} ${name} ${year}`;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
