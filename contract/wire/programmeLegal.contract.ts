import { z } from 'zod';

import { mail, text } from './programmeFields.contract';
import { paragraph } from './text.contract';

/**
 * Statements of the responsible organisation about its compliance. Each has a text and the date on which an owner
 * confirmed exactly this text; pages show both (rule 1.45).
 */
export const STATEMENTS = [
  'records',
  'assessments',
  'officer',
  'processors',
  'hosting',
  'training',
  'review',
] as const;

export type Statement = (typeof STATEMENTS)[number];

const statement = (about: string) =>
  paragraph('statement', { min: 0, max: 1000 }).meta({ title: about, maxLength: 1000 });

/** The date on which an owner confirmed a statement, or empty. */
const DAY_ERROR = { error: 'The day must look like 2024-11-04.' };
const Confirmed = z.union([z.literal(''), z.iso.date(DAY_ERROR)], DAY_ERROR);

/** The responsible organisation, for legal texts and mails. */
export const ProgrammeLegal = z
  .object({
    company: text('legal name', 120),
    register: text('register and number', 160),
    address: text('address', 200),
    mail_privacy: mail('email address for data protection'),
    mail_legal: mail('email address for legal matters'),
    officer: text('data protection officer', 120),
    authority: text('supervisory authority', 300), // name and address
    law: text('governing law', 60), // 'Bulgarian law'
    data_law: text('data protection act', 120), // 'the Bulgarian Personal Data Protection Act'
    accounting_law: text('accounting law with a retention of ten years', 80), // 'Bulgarian accounting law'
    language: text('other language of messages', 40), // of messages to us
    processors: z
      .array(
        z.object({
          name: text('name', 120, 1),
          task: text('task', 160, 1),
          place: text('place', 120, 1),
        }),
      )
      .max(40)
      .meta({ title: 'Processors' }),
    valid_from: Confirmed.meta({ title: 'Texts valid from' }),
    statement_records: statement('Records of processing: statement'),
    confirmed_records: Confirmed.meta({ title: 'Records of processing: confirmed on' }),
    statement_assessments: statement('Impact assessments: statement'),
    confirmed_assessments: Confirmed.meta({ title: 'Impact assessments: confirmed on' }),
    statement_officer: statement('Data protection officer: statement'),
    confirmed_officer: Confirmed.meta({ title: 'Data protection officer: confirmed on' }),
    statement_processors: statement('Contracts with processors: statement'),
    confirmed_processors: Confirmed.meta({ title: 'Contracts with processors: confirmed on' }),
    statement_hosting: statement('Where data is stored: statement'),
    confirmed_hosting: Confirmed.meta({ title: 'Where data is stored: confirmed on' }),
    statement_training: statement('Training of staff: statement'),
    confirmed_training: Confirmed.meta({ title: 'Training of staff: confirmed on' }),
    statement_review: statement('Review of the GDPR statement: statement'),
    confirmed_review: Confirmed.meta({ title: 'Review of the GDPR statement: confirmed on' }),
  })
  .meta({ title: 'Who is responsible' });

export type ProgrammeLegal = z.infer<typeof ProgrammeLegal>;
