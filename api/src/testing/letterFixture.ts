import { SECOND } from '../app/clock';
import { newsletterSubscriptions } from '../db/schema';
import { postLetters } from '../modules/letters/postLetters';
import type { Answer } from './caller';
import { mailbox } from './mailbox';
import type { TestUser } from './people';
import type { TestKit } from './testApp';

/** Creates an author of letters to many. */
export function letterFixture(kit: TestKit, writer: () => TestUser) {
  const mail = mailbox(kit);
  const act = (name: string, fields: object, more: object = {}): Promise<Answer> =>
    kit.post(`/staff/acts/letters.${name}`, { fields, ...more }, { as: writer() });
  const read = async (path: string) =>
    (await kit.get(`/staff/letters/${path}`, { as: writer() })).body;

  return {
    mail,
    act,
    get: (id: number) => read(`${id}`),
    preview: (id: number) => read(`${id}/preview`),

    async subscribe(...emails: string[]) {
      const row = { status: 'confirmed', createdAt: kit.clock.now() } as const;
      await kit.db
        .insert(newsletterSubscriptions)
        .values(emails.map((email) => ({ ...row, email })));
    },

    async draft(more: object = {}): Promise<number> {
      const fields = { subject: 'News, {{name}}', body: 'Hello **{{name}}**', ...more };
      return (await act('create', fields)).body.answer.id;
    },

    /** Acts that cannot be undone are previewed first, then confirmed by typing. */
    async agreed(name: string, id: number): Promise<Answer> {
      const looked = await act(`${name}/preview`, { id });
      if (looked.status !== 200) return looked;
      return act(name, { id }, { seen: looked.body.seen, confirm: String(id) });
    },

    /** The mails of the next batch. */
    async batch() {
      await postLetters(kit.deps);
      kit.clock.advance(10 * SECOND);
      return mail.collect();
    },
  };
}
