/**
 * What was asked for, as an address every part can read: it names no other host, and a percent sign
 * that encodes nothing stands for itself. A mistyped address is answered like any other that is none.
 */
export function readableUrl(url: string): string {
  const own = url.replace(/^[/\\]+/, '/');
  const [path = '/'] = own.split('?', 1);
  try {
    decodeURIComponent(path);
    return own;
  } catch {
    return path.replaceAll('%', '%25') + own.slice(path.length);
  }
}
