import type Mail from 'nodemailer/lib/mailer';

import type { OutgoingMail } from './mailTransport';
import { headerText } from './text/headerText';

export interface Sender {
  name: string;
  address: string;
}

/** Builds a mail for nodemailer. Addresses are objects, because a text could contain a second address. */
export function compose({ messageId, to, body }: OutgoingMail, from: Sender): Mail.Options {
  const { subject, text, html, replyTo, calendar, headers, sender } = body;
  return {
    messageId: `<${messageId}>`,
    from: { name: headerText(sender ?? from.name), address: from.address },
    to: { name: headerText(to.name), address: to.email },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'meeting.ics', content: calendar.ics },
    }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}
