import type { Responsible } from '../modules/programme/programme.queries';
import { userText } from './text/userText';

/** Who is responsible for what a mail says, line by line; nothing before an owner has said so. */
export type Imprint = readonly string[];

/**
 * The lines at the end of every mail (rule 7.58). Without a legal name there are none: an address
 * alone does not say whose it is.
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

/** The document may be older than the rule that its fields are of one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
