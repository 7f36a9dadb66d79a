/** Sources of code that is not published: only this machine. */
export const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** Largest number of previews in one address; further ones are ignored. */
const MAX_PREVIEWS = 10;
const MAX_PREVIEW_LENGTH = 250;

/**
 * Parses the previews of an address: `?mfe=remote-x@1.2.0-ab12cd34~<grant>,remote-y@http://localhost:3103`.
 * @returns for each remote a release id with its grant, or the address of a development server
 */
export function previewRequestsIn(url: string): { remote: string; release: string }[] {
  const asked = new URL(url, 'http://edge').searchParams.getAll('mfe');
  const texts = asked
    .flatMap((value) => value.split(','))
    .map((text) => text.trim().slice(0, MAX_PREVIEW_LENGTH));
  return texts
    .filter(Boolean)
    .slice(0, MAX_PREVIEWS)
    .map((text) => {
      const [remote = '', ...rest] = text.split('@');
      return { remote, release: rest.join('@') };
    });
}
