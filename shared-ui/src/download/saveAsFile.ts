/** An iPhone reads the file only after its owner has confirmed the download. */
const OBJECT_URL_LIFETIME_MS = 600_000;

/**
 * Offers a text as a download.
 * @param name of the file, e.g. 'my-data.json'
 * @param type e.g. 'application/json'
 */
export function saveAsFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
