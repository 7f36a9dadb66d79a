/** Where a release lies in a store; ends in a slash. */
export const releasePrefix = (name: string, id: string) => `releases/${name}/${id}/`;

/** The file that says everything about a release; written last, so it vouches for the others. */
export const RELEASE_FILE = 'release.json';

/** Says that the release passed its checks; written by whoever published it. */
export const PASSED_FILE = 'passed.json';

/** Files of a release that are not for browsers. */
export const SERVER_FILE = 'server.cjs';
export const CONTRACT_FILE = 'contract.d.ts';

/** Source maps of a release: apart from its files, so that a bucket whose releases are public shows none. */
export const mapsKey = (name: string, id: string) => `maps/${name}/${id}.json.gz`;
