/** A plain text as paragraphs: an empty line parts them, single line breaks stay inside. */
export function paragraphs(text: string): { id: string; text: string }[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, i) => ({ id: `${i}`, text: part }));
}
