import type { Deps } from '../deps/deps';
import type { Imprint } from './imprint';
import { renderLetter } from './renderLetter';
import type { MailBody, RenderedMail, StoredMail } from './stored/storedMail';

/** The mail as sent. Its token exists only here; the database has a hash and a nonce. */
export function renderStoredMail(
  mail: StoredMail | RenderedMail,
  { keys, config }: Pick<Deps, 'keys' | 'config'>,
  imprint: Imprint,
): MailBody {
  const token = mail.nonce === undefined ? undefined : keys.token(mail.nonce);
  if ('letter' in mail) return renderLetter(mail.letter, { ...config, imprint }, token);
  const { nonce: _nonce, about: _about, headers = {}, ...body } = mail;
  const links = ourLinks(config.publicUrl);
  const fill = (message: string) =>
    message.replace(links, (link) => link.replace(TOKEN_PLACEHOLDER, token ?? ''));
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
  const text = fill(body.text);
  return { ...body, text, html: fill(body.html), headers: Object.fromEntries(filled) };
}

/** The meeting of a mail, if any. */
export const aboutOf = (mail: StoredMail | RenderedMail) =>
  'letter' in mail ? mail.letter.about : mail.about;

/** In unsent mails rendered by an earlier version. */
const TOKEN_PLACEHOLDER = '__TOKEN__';

/** Matches only our own links, because user-supplied text beside them may contain the placeholder. */
const ourLinks = (publicUrl: string) =>
  new RegExp(
    `${publicUrl.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}/[\\w/-]+\\?token=${TOKEN_PLACEHOLDER}`,
    'g',
  );
