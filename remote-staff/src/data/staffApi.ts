import { api } from 'shared-ui';

/**
 * The product's single cache, with the tags of the staff area, one per subject. An endpoint that changes data by an act
 * names the tags that its pages show; `StaffRecord` and `StaffToday` are invalidated by every act.
 */
export const staffApi = api.enhanceEndpoints({
  addTagTypes: ['StaffActs', 'StaffRecord', 'StaffToday'],
});
