import type { Commit } from './readCommits';

/** The version after these commits (semver); unchanged when users notice none of them. */
export function nextVersion(version: string, commits: readonly Commit[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (commits.some(({ breaking }) => breaking)) return `${major + 1}.0.0`;
  if (commits.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  if (commits.some(({ type }) => type === 'fix' || type === 'perf'))
    return `${major}.${minor}.${patch + 1}`;
  return version;
}
