import { api } from 'shared-ui';

/** The product's single cache, with the tags that only these pages use. */
export const founderApi = api.enhanceEndpoints({ addTagTypes: ['Mentors'] });
