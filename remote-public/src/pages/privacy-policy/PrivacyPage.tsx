import { LegalPage } from '../../legal/LegalPage';
import { PRIVACY_POLICY } from './privacyPolicy';

/** /privacy-policy (rule 1.33). */
export function PrivacyPage() {
  return <LegalPage {...PRIVACY_POLICY} />;
}
