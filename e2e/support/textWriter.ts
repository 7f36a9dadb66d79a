import type { APIRequestContext } from '@playwright/test';

import { headersOf } from './callApi';
import type { Member } from './people';

const HARMLESS = 'Zrno';

/** A form, as JSON or as one with files. */
interface Sent {
  data?: Record<string, unknown>;
  multipart?: Record<string, string>;
}

interface Refused {
  message: string;
  errors?: Record<string, string[]>;
}

/** Sends forms of texts that may be anything. */
export function textWriter(request: APIRequestContext) {
  return async function post(who: Member, path: string, sent: Sent): Promise<void> {
    const answer = await request.post(path, { headers: headersOf(who), ...sent });
    if (answer.ok()) return;
    const { message, errors = {} } = (await answer.json()) as Refused;
    const [kind, fields] = Object.entries(sent)[0] as [keyof Sent, Record<string, unknown>];
    const bad = Object.keys(errors).filter((name) => fields[name] !== HARMLESS);
    if (bad.length === 0) throw new Error(`${path}: ${answer.status()} ${message}`);
    // A field that refuses a text, a name with an address in it, stores nothing of it.
    const harmless = Object.fromEntries(bad.map((name) => [name, HARMLESS]));
    await post(who, path, { [kind]: { ...fields, ...harmless } });
  };
}
