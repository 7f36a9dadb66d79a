export { guideFiles } from './guideFiles';
export { withOwnVersions } from './ownVersions';
