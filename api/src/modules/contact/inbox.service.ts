import { fullName } from 'contract/full-name';
import type { Inbox, InboxMessage, InboxQuery } from 'contract/wire/inbox.contract';
import { excerptOf } from '../../app/excerpt';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { conversation } from '../../mail/conversation';
import { mailOutcomes } from '../../mail/mailOutcomes.queries';
import { inboxQueries, toColleague } from './inbox.queries';

const PAGE_SIZE = 50;

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof inboxQueries>['byId']>>>;

/** The contact messages as an inbox (rule 7.43). */
export function inboxService({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const inbox = inboxQueries(db);
  return {
    async list(viewer: Viewer, { assignee, ...query }: InboxQuery): Promise<Inbox> {
      const whose = assignee === 'me' ? viewer.id : assignee;
      const rows = await inbox.page({ ...query, assignee: whose }, PAGE_SIZE + 1);
      const shown = rows.slice(0, PAGE_SIZE);
      const answers = await inbox.answerCounts(shown.map(({ message }) => message.id));
      return {
        data: shown.map((row) => ({
          ...toHead(row),
          excerpt: excerptOf(row.message.message),
          answers: answers.get(row.message.id) ?? 0,
        })),
        open: await inbox.countOpen(),
        next_before: rows.length > PAGE_SIZE ? shown.at(-1)!.message.id : null,
      };
    },

    /** @throws 404 */
    async get(id: number): Promise<InboxMessage> {
      const row = await inbox.byId(id);
      if (!row) throw notFound();
      const thread = conversation(config, id);
      const rows = await inbox.answers(id);
      const ids = rows.map(({ answer }) => thread.idOf(answer.id));
      const mails = await mailOutcomes(db, ids);
      return {
        ...toHead(row),
        text: row.message.message,
        answers: rows.map(({ answer, author }) => {
          const mail = mails.get(thread.idOf(answer.id));
          return {
            id: answer.id,
            text: answer.text,
            by: author && fullName(author),
            created_at: answer.createdAt.toISOString(),
            // A mail that is no longer in the outbox was delivered, or its failure was recorded.
            mail: mail?.state ?? 'sent',
            problem: mail?.reason ?? null,
          };
        }),
        reply_to: config.replyTo,
        colleagues: await inbox.colleagues(),
      };
    },
  };
}

const toHead = ({ message, assignee }: Row) => ({
  id: message.id,
  name: message.name,
  email: message.email,
  state: message.state,
  assignee: assignee && toColleague(assignee),
  created_at: message.createdAt.toISOString(),
});
