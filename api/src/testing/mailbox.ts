import { deliverMail } from '../jobs/deliverMail';
import type { OutgoingMail } from '../mail/mailTransport';
import type { TestKit } from './testApp';

export interface Mailbox {
  /** Delivers waiting mails, and returns all mails since the last call. */
  collect(): Promise<OutgoingMail[]>;
  /** The same for one address. */
  for(email: string): Promise<OutgoingMail[]>;
}

/** Receives all mail of a test app. */
export function mailbox(kit: TestKit): Mailbox {
  async function collect() {
    const arrived: OutgoingMail[] = [];
    await deliverMail(kit.deps, {
      send: async (mail) => void arrived.push(mail),
      close: () => undefined,
    });
    return arrived;
  }
  return {
    collect,
    for: async (email) => (await collect()).filter(({ to }) => to.email === email),
  };
}

/** The path of the first link with a token in a mail, and the token. */
export function linkIn(mail: OutgoingMail | undefined): { url: URL; token: string } {
  const text = /https?:\/\/\S+[?&]token=\S+/.exec(mail?.body.text ?? '')?.[0];
  if (!text) throw new Error(`No link in the mail: ${mail?.body.text}`);
  const url = new URL(text);
  return { url, token: url.searchParams.get('token')! };
}
