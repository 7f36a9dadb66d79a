import type { Deps } from '../deps/deps';
import type { Imprint } from './imprint';
import { renderLetter } from './renderLetter';
import type { MailBody, RenderedMail, StoredMail } from './stored/storedMail';

/** The mail as it goes out. Its secret exists here only; the database knows a hash and a nonce. */
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

/** Which meeting a mail is about, if any. */
export const aboutOf = (mail: StoredMail | RenderedMail) =>
  'letter' in mail ? mail.letter.about : mail.about;

/** In mails that an earlier version rendered and did not send. */
const TOKEN_PLACEHOLDER = '__TOKEN__';

/** Only what leads to us: people's words stand beside our links and may hold the mark as well. */
const ourLinks = (publicUrl: string) =>
  new RegExp(
    `${publicUrl.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}/[\\w/-]+\\?token=${TOKEN_PLACEHOLDER}`,
    'g',
  );
