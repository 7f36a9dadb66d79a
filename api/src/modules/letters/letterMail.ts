import type { LetterAudience } from 'contract/wire/letters.contract';
import type { Deps } from '../../deps/deps';
import {
  type MergeValues,
  mergeBlocks,
  mergeProblems,
  mergeText,
  textOf,
} from '../../mail/markdown/mergeFields';
import { parseMarkdown, parsePlain } from '../../mail/markdown/parseMarkdown';
import { emailActionLink, productTitle } from '../../mail/site';
import type { Letter } from '../../mail/stored/letter';
import { unsubscribeToken } from '../newsletter/newsletterActs';
import { muteToken } from '../notifications/muteByLink';
import type { LetterRow } from './letters.queries';

type Written = Pick<LetterRow, 'subject' | 'body' | 'format'>;
type ReadLetter = Pick<ReturnType<typeof readLetter>, 'subject' | 'blocks'>;

/** A parsed letter: its blocks, and the reasons why it cannot be sent. */
export function readLetter({ subject, body, format }: Written) {
  const { blocks, problems } = format === 'markdown' ? parseMarkdown(body) : parsePlain(body);
  const marks = [...mergeProblems(subject), ...mergeProblems(textOf(blocks))];
  const all = new Set([...problems, ...marks, ...(problems.length === 0 ? missing() : [])]);
  return { subject, blocks, problems: [...all] };

  /** Merge fields without a fallback, which would be empty for subscribers known by address only. */
  function missing(): string[] {
    if (blocks.length === 0) return ['The letter has no text.'];
    const isBlank = (text: string) => mergeText(text, {}).trim() === '';
    return [
      ...(isBlank(subject)
        ? ['The subject is empty for recipients whose fields have no value.']
        : []),
      ...(isBlank(textOf(blocks))
        ? ['The text is empty for recipients whose fields have no value.']
        : []),
    ];
  }
}

/** The text of a letter for one recipient. */
export const textFor = ({ subject, blocks }: ReadLetter, values: MergeValues) => ({
  subject: mergeText(subject, values),
  blocks: mergeBlocks(blocks, values),
});

interface To {
  userId: number | null;
  email: string;
  values: MergeValues;
}

/** A letter as the mail to one recipient, with one-click unsubscribe (RFC 8058). */
export function letterMail(
  deps: Pick<Deps, 'config' | 'keys'>,
  letter: ReadLetter & { sender: string; audience: LetterAudience },
  { userId, email, values }: To,
): Letter {
  const { config } = deps;
  const { subject, blocks } = textFor(letter, values);
  const toNewsletter = letter.audience.to === 'newsletter' || userId === null;
  const act = toNewsletter ? 'leave-newsletter' : 'mute';
  const token = toNewsletter ? unsubscribeToken(deps, email) : muteToken(deps, userId, 'letter');
  const url = `${emailActionLink(config, act).url}?token=${encodeURIComponent(token)}`;
  return {
    kind: 'letter',
    subject,
    heading: subject,
    paragraphs: [],
    blocks,
    sender: letter.sender,
    replyTo: config.replyTo,
    unsubscribe: { label: 'Unsubscribe', url },
    why: toNewsletter
      ? 'You are receiving this email because you subscribed to the newsletter.'
      : `You are receiving this email because you take part in ${productTitle(config)}.`,
  };
}
