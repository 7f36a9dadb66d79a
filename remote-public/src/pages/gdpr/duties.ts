import type { LegalSection } from '../../legal/legalText';

const INCIDENT =
  'We contain it, write it down, and judge the risk the same day. The authority is told within 72 hours unless a risk is unlikely; the people concerned are told without delay when the risk is high, in plain words and with advice on what to do.';

/** Organisation: assessments, processors, transfers, breaches, authority. */
export const DUTIES: LegalSection[] = [
  {
    id: 'assessments',
    title: 'Records and assessments',
    blocks: [
      'We keep the records of Article 30 for all processing. {?confirmedAssessments}Two activities have been through a data protection impact assessment under Article 35, because they can affect people strongly: filming and broadcasting participants, and public profiles of founders.',
      '{?confirmedAssessments}Out of these came, among others: areas without cameras at each event, a daily hour in which a founder can mark scenes as confidential, no recording of mentoring calls, and figures of views that tell nobody who looked.',
      '{?confirmedAssessments}For each use that rests on a legitimate interest there is a written balancing test. {?confirmedAssessments}You may have a summary.',
    ],
  },
  {
    id: 'by-design',
    title: 'Privacy by design and by default',
    blocks: [
      {
        items: [
          'Every remote call is tested with nine kinds of caller, from guest to administrator; a call without a rule fails the build.',
          'Passwords are hashed with argon2id; the secret of an authenticator app is encrypted, and of a passkey we have the public half only. Session, reset and invitation tokens are stored as hashes; on encrypted connections a session is bound to a cookie that scripts cannot read.',
          'Answers about accounts are the same whether an address is known to us or not, wherever that can be.',
          'Uploaded pictures lose their metadata. A guest’s view is told apart by a code whose key is thrown away each day.',
          'Trailers and social posts are links. Forms load only after a click or a consent.',
          'The site asks other companies for nothing before consent: fonts, icons and pictures are our own.',
        ],
      },
    ],
  },
  {
    id: 'transfers',
    title: 'Processors and transfers',
    blocks: [
      'Before we choose a processor we check its security, its own sub-processors and the place of processing. Data is stored in the European Union. Access from elsewhere needs an adequacy decision or the standard contractual clauses of Decision (EU) 2021/914, with an assessment of the law of the country concerned.',
      'Teams and mentors in {nonEuNames} see the names and meeting times of those they work with. This follows from the programme both have joined (Article 49(1)(b)), and is limited to it.',
      'The current list of processors is sent on request: {privacyMailLink}.',
    ],
  },
  {
    id: 'breaches',
    title: 'If something goes wrong',
    blocks: [
      `{?confirmedOfficer}Staff and processors report every incident to the data protection officer at once. ${INCIDENT} || Staff and processors report every incident at once. ${INCIDENT}`,
    ],
  },
  {
    id: 'training',
    title: 'People',
    blocks: [
      '{?confirmedTraining}Staff, film crew and mentors are bound to confidentiality and trained before they start and then once a year. Access is given for a task and taken back at its end; who has which access is reviewed each quarter.',
    ],
  },
  {
    id: 'authority',
    title: 'Supervisory authority and contact',
    blocks: [
      'Lead supervisory authority: {authority}. You may complain there, or to the authority where you live or work.',
      '{company}, {address}. {?confirmedOfficer}Data protection officer: {privacyMailLink}.',
      '{?confirmedReview}This statement is reviewed every year and after each change that matters. Last review: {confirmedReview}.',
    ],
  },
];
