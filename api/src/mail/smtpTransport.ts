import { createTransport } from 'nodemailer';

import { compose, type Sender } from './compose';
import { MailRefused, type MailTransport } from './mailTransport';

/** @param url e.g. `smtps://user:secret@mail.example:465` */
export function smtpTransport(url: string, from: Sender): MailTransport {
  // Shorter than the worker's claim on a mail, so that nobody sends it a second time meanwhile.
  const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(mail, from));
      } catch (error) {
        const { responseCode = 0, command, message } = error as SmtpError;
        if (!isForGood(responseCode, message)) throw error;
        throw new MailRefused(message, command === 'RCPT TO');
      }
    },
    close: () => transport.close(),
  };
}

/** As nodemailer reports it. */
interface SmtpError extends Error {
  responseCode?: number;
  /** What was answered so. */
  command?: string;
}

/**
 * 5xx says no for good, but 530-538 are about our own credentials, and a full mailbox or a quota
 * (552, 5.2.2, 5.3.x, 5.7.x, or in words) is over after a while.
 */
function isForGood(code: number, message: string): boolean {
  if (code < 500 || code === 552 || (code >= 530 && code <= 538)) return false;
  return !/\b5\.(2\.2|3\.\d|7\.\d+)\b|quota|mailbox (is )?full|over limit|rate limit/i.test(
    message,
  );
}
