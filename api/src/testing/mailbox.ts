import { deliverMail } from '../jobs/deliverMail';
import type { OutgoingMail } from '../mail/mailTransport';
import type { TestKit } from './testApp';

export interface Mailbox {
  /** Delivers what waits, and answers it: every mail since the last time. */
  collect(): Promise<OutgoingMail[]>;
  /** The same for one address. */
  for(email: string): Promise<OutgoingMail[]>;
}

/** Where all mail of a test app arrives. */
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

/** The address of the first link in a mail that has a token, and the token. */
export function linkIn(mail: OutgoingMail | undefined): { url: URL; token: string } {
  const text = /https?:\/\/\S+[?&]token=\S+/.exec(mail?.body.text ?? '')?.[0];
  if (!text) throw new Error(`No link in the mail: ${mail?.body.text}`);
  const url = new URL(text);
  return { url, token: url.searchParams.get('token')! };
}
