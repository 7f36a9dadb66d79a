/**
 * Path and query of a request target. It may be an absolute URL, as sent to proxies (RFC 9112 §3.2.2); its host is
 * ignored, like that of the `Host` header.
 */
export function withoutHost(url: string): string {
  const own = url.replace(/^https?:\/\/[^/?#\\]*/i, '');
  return own === url || /^[/\\]/.test(own) ? own : `/${own}`;
}

/** Encodings of letters, digits, `-`, `_` and `~`, which mean the same as the character (RFC 3986 §6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The request target in a form that all readers parse alike: it contains no other host, nothing in its path is encoded
 * needlessly, and a percent sign without a valid encoding is escaped. A mistyped address gets the same response as any
 * other that does not exist.
 */
export function readableUrl(url: string): string {
  const own = withoutHost(url).replace(/^[/\\]+/, '/');
  const [path = '/'] = own.split('?', 1);
  const query = own.slice(path.length);
  try {
    decodeURIComponent(path);
    return path.replace(NEEDLESSLY_ENCODED, decodeURIComponent) + query;
  } catch {
    return path.replaceAll('%', '%25') + query;
  }
}

/**
 * Removes consecutive slashes, because browsers would parse another path or another host than the edge. @param url path
 * and query
 */
export function withoutEmptySegments(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return path.replace(/[/\\]{2,}|\\/g, '/') + url.slice(path.length);
}
