const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A fact as people read it: yes and no, a list with commas, a time in the reader's zone. */
export function factText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return MOMENT.test(value) ? momentText(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(factText).join(', ');
  return JSON.stringify(value);
}

function momentText(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
