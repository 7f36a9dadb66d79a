import type { APIRequestContext } from '@playwright/test';

import { headersOf } from './callApi';
import type { Member } from './people';

const HARMLESS = 'Zrno';

/** A form, sent as JSON or as multipart with files. */
interface Sent {
  data?: Record<string, unknown>;
  multipart?: Record<string, string>;
}

interface Refused {
  message: string;
  errors?: Record<string, string[]>;
}

/** Sends forms with arbitrary texts. */
export function textWriter(request: APIRequestContext) {
  return async function post(who: Member, path: string, sent: Sent): Promise<void> {
    const answer = await request.post(path, { headers: headersOf(who), ...sent });
    if (answer.ok()) return;
    const { message, errors = {} } = (await answer.json()) as Refused;
    const [kind, fields] = Object.entries(sent)[0] as [keyof Sent, Record<string, unknown>];
    const bad = Object.keys(errors).filter((name) => fields[name] !== HARMLESS);
    if (bad.length === 0) throw new Error(`${path}: ${answer.status()} ${message}`);
    // When one field refuses a text (for example a name with an address in it), nothing is stored.
    const harmless = Object.fromEntries(bad.map((name) => [name, HARMLESS]));
    await post(who, path, { [kind]: { ...fields, ...harmless } });
  };
}
