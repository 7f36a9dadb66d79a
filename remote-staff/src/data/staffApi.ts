import { api } from 'shared-ui';

/**
 * The one cache of the product, with the tags of the staff area: one a subject. Whoever changes something
 * by an act names what its pages show; `StaffRecord` and `StaffToday` go with every act.
 */
export const staffApi = api.enhanceEndpoints({
  addTagTypes: ['StaffActs', 'StaffRecord', 'StaffToday'],
});
