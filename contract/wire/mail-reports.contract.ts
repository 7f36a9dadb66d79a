import { z } from 'zod';

import { emailOf } from './session.contract';
import { paragraph } from './text.contract';

/** What a mail provider says of an address: it takes no mail for good, or complained of one. */
export const MailReport = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: emailOf('The email must be an address.'),
  /** The provider's reason. */
  detail: paragraph('detail', { min: 0, max: 500 }).default(''),
});

export type MailReport = z.infer<typeof MailReport>;

/** Body of POST /mail-reports. */
export const MailReports = z.object({ reports: z.array(MailReport).min(1).max(100) });
