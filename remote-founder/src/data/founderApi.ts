import { api } from 'shared-ui';

/** The one cache of the product, with the tags that belong to these pages alone. */
export const founderApi = api.enhanceEndpoints({ addTagTypes: ['Mentors'] });
