import { LegalPage } from '../../legal/LegalPage';
import { GDPR_STATEMENT } from './gdprStatement';

/** /gdpr (SPEC §2). */
export function GdprPage() {
  return <LegalPage {...GDPR_STATEMENT} />;
}
