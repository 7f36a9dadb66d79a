import { ApplyFormPage } from './ApplyFormPage';

/** /apply/mentor (SPEC §2). */
export function ApplyMentorPage() {
  return <ApplyFormPage title="Apply as Mentor" form="mentorForm" />;
}
