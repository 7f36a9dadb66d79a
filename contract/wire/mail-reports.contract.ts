import { z } from 'zod';

import { emailOf } from './session.contract';
import { Done, paragraph } from './text.contract';

/** A mail provider's report on an address: it permanently rejects mail, or its owner complained about one. */
export const MailReport = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: emailOf('The email must be an address.'),
  /** The provider's reason. */
  detail: paragraph('detail', { min: 0, max: 500 }).default(''),
});

export type MailReport = z.infer<typeof MailReport>;

/** Body of POST /mail-reports. If some reports are invalid, the valid ones are still accepted. */
export const MailReports = z.object({ reports: z.array(MailReport).min(1).max(100) });

export type MailReports = z.infer<typeof MailReports>;

/** Response of POST /mail-reports. */
export const MailReportsTaken = Done.extend({
  errors: z.record(z.string(), z.array(z.string())).optional(), // errors of rejected reports, by field: `reports.3.email`
});
