/** Texts of pages while applications are not open yet. */
export const NOT_OPEN_YET = {
  title: 'Applications are not open yet.',
  text: '{season} takes applications from {opens} to {closes}.',
};
