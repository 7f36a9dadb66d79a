import { ApplyFormPage } from './ApplyFormPage';

/** /apply/mentor (rule 1.37). */
export function ApplyMentorPage() {
  return <ApplyFormPage title="Apply as Mentor" form="mentorForm" />;
}
