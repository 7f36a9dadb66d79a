import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  /** For SMTP_URL. */
  url: string;
  /** The message ids of all received mails, in order; a mail that arrived twice is listed twice. */
  ids: string[];
  close(): Promise<void>;
}

/** @param onMail called with each mail; the response to its sender follows when this has finished */
export async function mailCatcher(onMail: () => void | Promise<void>): Promise<MailCatcher> {
  const ids: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return done(new Error('Its sender was killed amid it.'));
      ids.push(/^message-id: <(.+)>$/im.exec(mail)![1]!);
      await onMail();
      done();
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    ids,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
