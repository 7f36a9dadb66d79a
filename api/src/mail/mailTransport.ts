import path from 'node:path';

import type { Config } from '../app/env';
import type { MailBody } from '../db/schema';
import { productTitle, type Recipient } from './letter';

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
export class MailRefused extends Error {}

/** SMTP when SMTP_URL is set, else a folder of .eml files that any mail program opens. */
export async function createTransport(config: Config): Promise<MailTransport> {
  const from = { name: productTitle(config), address: config.mailFrom };
  if (config.smtpUrl) {
    const { smtpTransport } = await import('./smtpTransport');
    return smtpTransport(config.smtpUrl, from);
  }
  const { folderTransport } = await import('./folderTransport');
  return folderTransport(path.join(config.dataDir, 'outbox'), from);
}
