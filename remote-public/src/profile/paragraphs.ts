/** Splits a plain text into paragraphs at empty lines; single line breaks are kept. */
export function paragraphs(text: string): { id: string; text: string }[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, i) => ({ id: `${i}`, text: part }));
}
