import { api } from 'shared-ui';

/** The one cache of the product, with the tags that belong to these pages alone. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Devices'] });
