/**
 * Cuts a text for a card: `length` characters plus '...' (rule 3.8). Counts whole characters, so
 * that no emoji or letter outside the basic plane is cut in half.
 */
export function truncate(text: string, length = 120): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('')}...`;
}
