import type { Choices } from 'contract/wire/consents.contract';
import {
  NO_CODE,
  privacyChoicesClosed,
  privacyChoicesOpened,
  toastShown,
  useConfig,
  useDispatch,
  useSelector,
} from 'shared-ui';
import { useLazy } from '../lazy/useLazy';
import { needsConsent } from './services';
import { useConsent, useServices } from './useConsent';

interface ConsentSlotProps {
  /** Nothing is measured, so no visitor is asked. */
  isQuiet?: boolean;
  onReload?: () => void;
}

/**
 * Shows the consent question: as a banner while a decision is needed, and as a dialog when a visitor wants to see or
 * change it.
 */
export function ConsentSlot({
  isQuiet = false,
  onReload = () => window.location.reload(),
}: ConsentSlotProps) {
  const config = useConfig();
  const open = useSelector(({ frame }) => frame.privacyChoicesOpen);
  const dispatch = useDispatch();
  const { consent, decide } = useConsent(onReload);
  useServices(isQuiet);
  const asking = !isQuiet && consent === null && needsConsent(config);
  const Banner = useLazy(asking, loadBanner);
  const ChoicesDialog = useLazy(open, loadDialog, () => {
    dispatch(privacyChoicesClosed()); // so that another press opens it
    dispatch(toastShown(NO_CODE));
  });

  function handleDecide(choices: Choices) {
    decide(choices);
    dispatch(privacyChoicesClosed());
  }

  return (
    <>
      {asking && Banner && (
        <Banner onDecide={handleDecide} onChoose={() => dispatch(privacyChoicesOpened())} />
      )}
      {open && ChoicesDialog && (
        <ChoicesDialog
          consent={consent ?? null}
          onDecide={handleDecide}
          onClose={() => dispatch(privacyChoicesClosed())}
        />
      )}
    </>
  );
}

const loadBanner = () => import('./ConsentBanner').then((module) => module.ConsentBanner);
const loadDialog = () => import('./ChoicesDialog').then((module) => module.ChoicesDialog);
