/** Patterns of secrets and personal data in any text: a mailed link, an address, a token. */
const SECRET = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:token|code|state|email)=|[\w-]{43}/i;

/** @throws Error with the log lines that contain secrets, with the secrets cut off */
export function logHoldsNoSecret(written: string): void {
  const lines = written.split('\n').filter((line) => line.startsWith('{'));
  if (!lines.some((line) => line.includes('"app":"edge"') && line.includes('was answered.')))
    throw new Error('The processes wrote no log that could be read.');
  const telling = lines.filter((line) => SECRET.test(line));
  if (telling.length === 0) return;
  const shown = telling.slice(0, 5).map((line) => line.slice(0, line.search(SECRET) + 12));
  throw new Error(`${telling.length} lines of the log hold a secret:\n${shown.join('\n')}`);
}
