import { LegalPage } from '../../legal/LegalPage';
import { TERMS } from './terms';

/** /terms (rule 1.33). */
export function TermsPage() {
  return <LegalPage {...TERMS} />;
}
