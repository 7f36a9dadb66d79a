/**
 * What only an owner can say of the organisation, in the words that were confirmed and with their day;
 * nothing before (rule 1.45).
 * @param name as facts have it, e.g. 'Assessments'
 */
export const confirmedStatement = (name: string) =>
  `{statement${name}} (Confirmed on {confirmed${name}}.)`;
