import { type RootState, useConfig } from 'shared-ui';

/** Whether this deployment takes applications: it says so, and has a form to take them with. */
export const applicationsOpen = (config: RootState['config']) =>
  config.applicationsOpen && Boolean(config.formWidget);

/** The same, for a page. */
export const useApplicationsOpen = () => applicationsOpen(useConfig());
