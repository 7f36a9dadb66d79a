import { createTransport } from 'nodemailer';

import { compose, type Sender } from './compose';
import { MailRefused, type MailTransport } from './mailTransport';

/** @param url e.g. `smtps://user:secret@mail.example:465` */
export function smtpTransport(url: string, from: Sender): MailTransport {
  // Shorter than the worker's lease, so that no other worker sends the mail meanwhile.
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
  /** The failed command. */
  command?: string;
}

/**
 * 5xx is permanent, except 530-538, which are about our own credentials, and a full mailbox or a quota (552, 5.2.2,
 * 5.3.x, 5.7.x, or by message).
 */
function isForGood(code: number, message: string): boolean {
  if (code < 500 || code === 552 || (code >= 530 && code <= 538)) return false;
  return !/\b5\.(2\.2|3\.\d|7\.\d+)\b|quota|mailbox (is )?full|over limit|rate limit/i.test(
    message,
  );
}
