import type { EmailAction } from 'contract/wire/email-actions.contract';
import type { NotifyDeps } from '../../deps/deps';
import { confirmNewsletter, leaveNewsletter } from '../newsletter/newsletterActs';
import { muteByLink } from '../notifications/muteByLink';
import { keepAccountByLink } from '../privacy/keepAccountByLink';
import { undoEmail, verifyEmail } from './changeEmail';

interface Action {
  /** The question of the confirmation page, and the label of its button. */
  question: string;
  button: string;
  /** The confirmation afterwards. */
  done: string;
  /**
   * @param by user agent of the caller
   * @throws 422 for an invalid or expired token
   */
  run(deps: NotifyDeps, token: string, by: string): Promise<void>;
}

/** The actions of links in mails, run by the button of the confirmation page. */
export const EMAIL_ACTIONS: Record<EmailAction, Action> = {
  'verify-email': {
    question: 'Is this email address yours?',
    button: 'Yes, it is mine',
    done: 'Thank you! Your email address is confirmed.',
    run: verifyEmail,
  },
  'undo-email': {
    question: 'Restore your old email address?',
    button: 'Restore my old address',
    done: 'Your old email address is restored, and all devices are signed out. We emailed you a link to set a new password.',
    run: undoEmail,
  },
  'keep-account': {
    question: 'Keep your account?',
    button: 'Keep my account',
    done: 'Your account will not be deleted. Everything in it is kept.',
    run: keepAccountByLink,
  },
  'confirm-newsletter': {
    question: 'Subscribe to the newsletter?',
    button: 'Subscribe',
    done: 'Thank you! You are subscribed.',
    run: confirmNewsletter,
  },
  'leave-newsletter': {
    question: 'Unsubscribe from the newsletter?',
    button: 'Unsubscribe',
    done: 'You are unsubscribed.',
    run: leaveNewsletter,
  },
  mute: {
    question: 'Turn off these emails?',
    button: 'Turn off',
    done: 'You will no longer get emails of this kind.',
    run: muteByLink,
  },
};
