export { guideFiles } from './guideFiles';
