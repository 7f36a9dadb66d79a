import { confirmedStatement } from '../../legal/confirmedStatement';
import type { LegalSection } from '../../legal/legalText';

const CONTACT = '{company}, {address}.';

const INCIDENT =
  'We contain it, write it down, and judge the risk the same day. The authority is told within 72 hours unless a risk is unlikely; the people concerned are told without delay when the risk is high, in plain words and with advice on what to do.';

/** Organisation: assessments, processors, transfers, breaches, authority. */
export const DUTIES: LegalSection[] = [
  {
    id: 'assessments',
    title: 'Records and assessments',
    blocks: [confirmedStatement('Records'), confirmedStatement('Assessments')],
  },
  {
    id: 'by-design',
    title: 'Privacy by design and by default',
    blocks: [
      {
        items: [
          'Every remote call is tested with every kind of caller, from guest to administrator; a call without a rule fails the build.',
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
      confirmedStatement('Processors'),
      confirmedStatement('Hosting'),
      'Access from elsewhere needs an adequacy decision or the standard contractual clauses of Decision (EU) 2021/914, with an assessment of the law of the country concerned.',
      'Teams and mentors in {nonEuNames} see the names and meeting times of those they work with. {?nonEuNames}This follows from the programme both have joined (Article 49(1)(b)), and is limited to it.',
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
    blocks: [confirmedStatement('Training')],
  },
  {
    id: 'authority',
    title: 'Supervisory authority and contact',
    blocks: [
      'Lead supervisory authority: {authority}. You may complain there, or to the authority where you live or work. || You may complain to the supervisory authority where you live or work.',
      `${CONTACT} {?confirmedOfficer}Data protection officer: {officer}, {privacyMailLink}. || ${CONTACT} {?confirmedOfficer}Data protection officer: {privacyMailLink}.`,
      '{statementReview} Last review: {confirmedReview}.',
    ],
  },
];
