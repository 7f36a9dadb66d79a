import { ApplyFormPage } from './ApplyFormPage';

/** /apply/startup (SPEC §2). */
export function ApplyStartupPage() {
  return <ApplyFormPage title="Apply with your startup" form="startupForm" />;
}
