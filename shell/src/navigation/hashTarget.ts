/** Returns the element that an address names; a name with invalid encoding is used unchanged. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
