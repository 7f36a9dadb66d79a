import path from 'node:path';

import type { Config } from '../app/env';
import type { MailTransport } from './mailTransport';
import { productTitle } from './site';

/** SMTP when SMTP_URL is set, else a folder of .eml files. */
export async function createTransport(config: Config): Promise<MailTransport> {
  const from = { name: productTitle(config), address: config.mailFrom };
  if (config.smtpUrl) {
    const { smtpTransport } = await import('./smtpTransport');
    return smtpTransport(config.smtpUrl, from);
  }
  const { folderTransport } = await import('./folderTransport');
  return folderTransport(path.join(config.dataDir, 'outbox'), from);
}
