/**
 * A statement that only an owner can make about the organisation, in the confirmed words and with the date of
 * confirmation. Empty until then (rule 1.45).
 * @param name as in the facts, e.g. 'Assessments'
 */
export const confirmedStatement = (name: string) =>
  `{statement${name}} (Confirmed on {confirmed${name}}.)`;
