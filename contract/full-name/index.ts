/** The fields of a name; surname '/' means that the person has none (rule 2.1). */
interface Named {
  name: string;
  surname?: string | null;
}

/**
 * A person's name as one text, exactly as they write it, on pages and in mails.
 * The surname is shown when it is longer than one character (rule 2.1).
 */
export function fullName({ name, surname }: Named): string {
  const family = surname?.trim() ?? '';
  return [...family].length > 1 ? `${name} ${family}` : name;
}
