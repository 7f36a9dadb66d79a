import { ApplyFormPage } from './ApplyFormPage';

/** /apply/startup (rule 1.37). */
export function ApplyStartupPage() {
  return <ApplyFormPage title="Apply with your startup" form="startupForm" />;
}
