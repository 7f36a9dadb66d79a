import type { Responsible } from '../modules/programme/programme.queries';
import { userText } from './text/userText';

/** The responsible party in a mail, line by line; empty until an owner has published it. */
export type Imprint = readonly string[];

/**
 * The lines at the end of every mail (rule 7.58). None without a legal name, because an address alone does not say
 * whose it is.
 */
export function imprintOf(responsible: Responsible): Imprint {
  const { company, register, address, mail_hello: hello, mail_privacy: privacy } = responsible;
  if (oneLine(company) === '') return [];
  const contacts = [hello, privacy !== hello && privacy && `data protection: ${privacy}`];
  return [
    userText(oneLine(company)),
    userText(oneLine(register)),
    userText(oneLine(address)),
    oneLine(contacts.filter(Boolean).join(', ')),
  ].filter((line) => line !== '');
}

/** The document may be older than the rule that its fields are single lines. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
