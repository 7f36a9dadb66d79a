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
    question: 'Take back your old email address?',
    button: 'Take it back',
    done: 'Your old address is back, and all devices are signed out. We mailed you a link to set a new password.',
    run: undoEmail,
  },
  'keep-account': {
    question: 'Keep your account?',
    button: 'Keep my account',
    done: 'Your account stays, with everything in it.',
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
    question: 'Stop mails of this kind?',
    button: 'Stop them',
    done: 'You will get no more emails of this kind.',
    run: muteByLink,
  },
};
