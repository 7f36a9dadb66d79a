import { LegalPage } from '../../legal/LegalPage';
import { useApplicationPhase } from '../../programme/applications';
import { termsOf } from './terms';

/** /terms (rule 1.33). */
export function TermsPage() {
  return <LegalPage {...termsOf(useApplicationPhase() === 'over')} />;
}
