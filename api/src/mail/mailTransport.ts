import type { Recipient } from './stored/letter';
import type { MailBody } from './stored/storedMail';

/** One mail to send. */
export interface OutgoingMail {
  messageId: string;
  to: Recipient;
  body: MailBody;
}

/** Sends mails out. */
export interface MailTransport {
  /** @throws MailRefused when a retry is useless, another error when not */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The receiving server will never accept this mail. */
export class MailRefused extends Error {
  /** @param isAboutAddress it accepts no mail for this recipient, whatever the content */
  constructor(
    message: string,
    readonly isAboutAddress = false,
  ) {
    super(message);
  }
}
