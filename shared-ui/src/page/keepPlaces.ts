/**
 * Remembers the order of elements before hydration: React replaces those of a page that e.g. a translator has changed.
 * @returns finds the replacement of one; undefined where their number has changed, as it could be another one
 */
export function keepPlaces<Found extends HTMLElement>(
  page: HTMLElement,
  selector: string,
): (element: Found) => Found | undefined {
  const all = () => [...page.querySelectorAll<Found>(selector)];
  const before = all();
  return (element) => {
    if (element.isConnected) return element;
    const now = all();
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}
