import { ApplyFormPage } from './ApplyFormPage';

/** /apply/investor (SPEC §2). */
export function ApplyInvestorPage() {
  return <ApplyFormPage title="Apply as Investor" form="mentorForm" underMasthead />;
}
