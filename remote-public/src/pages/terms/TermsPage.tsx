import { LegalPage } from '../../legal/LegalPage';
import { TERMS } from './terms';

/** /terms (SPEC §2). */
export function TermsPage() {
  return <LegalPage {...TERMS} />;
}
