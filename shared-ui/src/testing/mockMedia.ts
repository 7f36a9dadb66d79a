/**
 * Mocks media queries: those that contain one of these words match.
 * @example mockMedia('min-width', 'reduced-motion')
 */
export function mockMedia(...yes: string[]): void {
  window.matchMedia = (media) => {
    const matches = yes.some((text) => media.includes(text));
    return Object.assign(new EventTarget(), { media, matches }) as unknown as MediaQueryList;
  };
}
