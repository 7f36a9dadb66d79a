import type { Recipient } from './stored/letter';
import type { MailBody } from './stored/storedMail';

/** One mail on its way out. */
export interface OutgoingMail {
  messageId: string;
  to: Recipient;
  body: MailBody;
}

/** How mail leaves the house. */
export interface MailTransport {
  /** @throws MailRefused when trying again is useless, anything else when it is not */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The receiving side will never take this mail. */
export class MailRefused extends Error {
  /** @param isAboutAddress it takes no mail for this recipient, whatever is in it */
  constructor(
    message: string,
    readonly isAboutAddress = false,
  ) {
    super(message);
  }
}
