/** The folder of a release in a store; ends in a slash. */
export const releasePrefix = (name: string, id: string) => `releases/${name}/${id}/`;

/** The description of a release; written last, so its existence means that the other files are complete. */
export const RELEASE_FILE = 'release.json';

/** The statement that the release passed its checks; written by its publisher. */
export const PASSED_FILE = 'passed.json';

/** Files of a release that are not for browsers. */
export const SERVER_FILE = 'server.cjs';
export const CONTRACT_FILE = 'contract.d.ts';

/** Source maps of a release: separate from its files, so that a bucket with public releases exposes none. */
export const mapsKey = (name: string, id: string) => `maps/${name}/${id}.json.gz`;
