/**
 * Path and query of what was asked for. It may be a whole address, as one asks a proxy (RFC 9112 §3.2.2); its host
 * decides nothing here, as that of the `Host` header does not.
 */
export function withoutHost(url: string): string {
  const own = url.replace(/^https?:\/\/[^/?#\\]*/i, '');
  return own === url || /^[/\\]/.test(own) ? own : `/${own}`;
}

/**
 * What was asked for, as an address every reader understands alike: it names no other host, and a percent sign
 * that encodes nothing stands for itself. A mistyped address is answered like any other that is none.
 */
export function readableUrl(url: string): string {
  const own = withoutHost(url).replace(/^[/\\]+/, '/');
  const [path = '/'] = own.split('?', 1);
  try {
    decodeURIComponent(path);
    return own;
  } catch {
    return path.replaceAll('%', '%25') + own.slice(path.length);
  }
}

/**
 * The address of a page without slashes that follow each other: browsers would read another path in
 * them than the edge, or another host. @param url path and query
 */
export function withoutEmptySegments(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return path.replace(/[/\\]{2,}|\\/g, '/') + url.slice(path.length);
}
