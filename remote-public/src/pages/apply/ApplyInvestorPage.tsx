import { ApplyFormPage } from './ApplyFormPage';

/** /apply/investor (rule 1.37). */
export function ApplyInvestorPage() {
  return <ApplyFormPage title="Apply as Investor" form="mentorForm" underHeroHeader />;
}
