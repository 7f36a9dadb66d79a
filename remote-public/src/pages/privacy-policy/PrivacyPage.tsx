import { LegalPage } from '../../legal/LegalPage';
import { PRIVACY_POLICY } from './privacyPolicy';

/** /privacy-policy (SPEC §2). */
export function PrivacyPage() {
  return <LegalPage {...PRIVACY_POLICY} />;
}
