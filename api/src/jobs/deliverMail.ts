import type { FastifyBaseLogger } from 'fastify';

import type { NotifyDeps } from '../deps/deps';
import { type MailAnswers, takeRequests } from '../mail/mailRequests';
import type { MailTransport } from '../mail/mailTransport';
import { mailWorker } from '../mail/mailWorker';
import { sendConfirmation } from '../modules/newsletter/sendConfirmation';
import { sendResetLink } from '../modules/password/sendResetLink';

const MAIL_ANSWERS: MailAnswers = {
  reset: (deps, email) => sendResetLink(deps, email, 'stranger'),
  newsletter: sendConfirmation,
};

/** Writes requested mails, and sends everything that is due. */
export async function deliverMail(
  deps: NotifyDeps,
  transport: MailTransport,
  log?: FastifyBaseLogger,
  stopped?: AbortSignal,
): Promise<void> {
  await takeRequests(deps);
  await mailWorker(deps, transport, MAIL_ANSWERS, log).sendDue(stopped);
}
