/** A release that an address wants in place of what is deployed. */
export interface PreviewRequest {
  remote: string;
  /** A release id with its grant, or the address of a development server. */
  release: string;
}

/** Where code may come from that is not published: this machine. */
export const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** An address wants no more than this, in so many characters; the rest is not looked at. */
const MAX_PREVIEWS = 10;
const MAX_PREVIEW_LENGTH = 250;

/** What an address wants to show: `?mfe=remote-x@1.2.0-ab12cd34~<grant>,remote-y@http://localhost:3103`. */
export function previewRequestsIn(url: string): PreviewRequest[] {
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
