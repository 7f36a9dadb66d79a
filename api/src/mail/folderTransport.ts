import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

import { compose, type Sender } from './compose';
import type { MailTransport } from './mailTransport';

/** Writes each mail to a file named by its message id, so one id is one file. */
export function folderTransport(folder: string, from: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, from));
      const file = path.join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '_')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
