import type { ProgrammeLegal, Statement } from '../wire/programmeLegal.contract';

type Stated = Pick<ProgrammeLegal, `${'statement' | 'confirmed'}_${Statement}`>;

export const DEMO_STATEMENTS: Stated = {
  statement_records: 'We keep the records of Article 30 for all processing.',
  confirmed_records: '2024-11-04',
  statement_assessments:
    'Two activities have been through a data protection impact assessment under Article 35, because they can affect people strongly: filming and broadcasting participants, and public profiles of founders. Out of these came, among others: areas without cameras at each event, a daily hour in which a founder can mark scenes as confidential, no recording of mentoring calls, and figures of views that tell nobody who looked. For each use that rests on a legitimate interest there is a written balancing test. You may have a summary.',
  confirmed_assessments: '2024-11-04',
  statement_officer:
    'Our data protection officer reports to the management, is not instructed in this task, and reads {privacyMailLink}.',
  confirmed_officer: '2024-11-04',
  statement_processors:
    'Hosting, storage, email delivery, video rooms and the application form are run by processors under contracts of Article 28, who act on our instructions only. Before we choose a processor we check its security, its own sub-processors and the place of processing.',
  confirmed_processors: '2024-11-04',
  statement_hosting:
    'The site and its database run in data centres in the European Union, and backups are encrypted.',
  confirmed_hosting: '2024-11-04',
  statement_training:
    'Staff, film crew and mentors are bound to confidentiality and trained before they start and then once a year. Access is given for a task and taken back at its end; who has which access is reviewed each quarter.',
  confirmed_training: '2024-11-04',
  statement_review: 'This statement is reviewed every year and after each change that matters.',
  confirmed_review: '2024-11-04',
};
