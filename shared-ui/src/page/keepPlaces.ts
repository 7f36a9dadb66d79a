/**
 * Remembers the order of elements before hydration: React replaces those of a page that e.g. a translator has changed.
 * @returns a function that finds the replacement of one; it returns undefined when their number has changed, because
 * the result could be a different element
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
