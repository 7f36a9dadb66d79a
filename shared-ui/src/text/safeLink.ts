/**
 * Parses a link from a user's profile and returns it only when it is safe: http and https, no user name or password.
 * Null for everything else, `javascript:` above all.
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
