/** The kinds of import, by their act. */
export const IMPORT_KINDS = [
  { act: 'import.startups', label: 'Startups' },
  { act: 'import.people', label: 'People' },
  { act: 'import.mentors', label: 'Mentors' },
  { act: 'import.assignments', label: 'Mentor assignments' },
];
