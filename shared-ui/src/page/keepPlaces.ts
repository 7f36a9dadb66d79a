/**
 * Remembers where elements of a document stand: React replaces those of a page that somebody has changed before its
 * code came, such as a translator.
 * @returns finds one of them again; nothing where the page now has more of them, or fewer: it could be another one
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
