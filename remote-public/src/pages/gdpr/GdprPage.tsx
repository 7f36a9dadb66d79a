import { LegalPage } from '../../legal/LegalPage';
import { GDPR_STATEMENT } from './gdprStatement';

/** /gdpr (rule 1.33). */
export function GdprPage() {
  return <LegalPage {...GDPR_STATEMENT} />;
}
