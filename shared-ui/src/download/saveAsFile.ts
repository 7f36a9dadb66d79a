/**
 * Hands a text to the browser as a download.
 * @param name of the file, e.g. 'my-data.json'
 * @param type e.g. 'application/json'
 */
export function saveAsFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
