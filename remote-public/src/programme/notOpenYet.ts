/** What pages say of applications that are still to come. */
export const NOT_OPEN_YET = {
  title: 'Applications are not open yet.',
  text: '{season} takes applications from {opens} to {closes}.',
};
