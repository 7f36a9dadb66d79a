import type { APIRequestContext } from '@playwright/test';

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

/** Sends forms of texts that may be anything, and answers what the api said. */
export function textWriter(request: APIRequestContext) {
  const headers = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

  async function post<Answer>(who: Member, path: string, sent: Sent): Promise<Answer> {
    const answer = await request.post(`/api${path}`, { headers: headers(who), ...sent });
    if (answer.ok()) return (await answer.json()) as Answer;
    const { message, errors = {} } = (await answer.json()) as Refused;
    const [kind, fields] = Object.entries(sent)[0] as [keyof Sent, Record<string, unknown>];
    const bad = Object.keys(errors).filter((name) => fields[name] !== HARMLESS);
    if (bad.length === 0) throw new Error(`${path}: ${answer.status()} ${message}`);
    // A field that refuses a text, a name with an address in it, stores nothing of it.
    const harmless = Object.fromEntries(bad.map((name) => [name, HARMLESS]));
    return post(who, path, { [kind]: { ...fields, ...harmless } });
  }

  async function get<Answer>(who: Member, path: string): Promise<Answer> {
    const answer = await request.get(`/api${path}`, { headers: headers(who) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  return { get, post };
}
