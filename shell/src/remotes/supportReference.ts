/** Returns a new reference for one failure, e.g. `VQ-7F3A-0314`: four random letters, month and day. */
export function supportReference(now = new Date()): string {
  const random = Math.floor(Math.random() * 0x10000);
  const day = `${pad(now.getMonth() + 1, 2)}${pad(now.getDate(), 2)}`;
  return `VQ-${pad(random.toString(16).toUpperCase(), 4)}-${day}`;
}

const pad = (value: string | number, length: number) => String(value).padStart(length, '0');
