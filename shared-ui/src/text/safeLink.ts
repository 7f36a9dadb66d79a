/**
 * A link somebody typed into their profile, fit for a page: http and https only, no user name or
 * password in it. Null for everything else, `javascript:` above all.
 */
export function safeLink(typed: string | null | undefined): URL | null {
  if (!typed) return null;
  try {
    const url = new URL(typed.trim());
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}
