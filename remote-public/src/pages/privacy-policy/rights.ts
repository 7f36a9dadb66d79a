import type { LegalSection } from '../../legal/legalText';

/** The authority for complaints, which depends on the company that runs the programme. */
const COMPLAINTS =
  'If you think we are wrong, tell us first: it is usually the quickest way. You may also complain to a supervisory authority, in particular where you live, where you work or where the matter took place.';

/** The reader's rights, and the contact for them. */
export const RIGHTS: LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      'You may, free of charge:',
      {
        items: [
          'ask what we hold about you, and get a copy (Article 15);',
          'have it corrected (Article 16): most of it you can change yourself in your account;',
          'have it erased (Article 17), or its use restricted (Article 18);',
          'take it with you in a machine-readable file (Article 20);',
          'object to a use that rests on our legitimate interest (Article 21);',
          'withdraw a consent at any time (Article 7(3)): by “Privacy choices” or the unsubscribe link in each newsletter.',
        ],
      },
      'Download and deletion of your data are in your account. For everything else write to {privacyMailLink}. We answer within one month. If a request is unusually large we may need up to two more, and tell you why within the first. We ask for proof of identity only when we doubt who is writing.',
      'How we work with these requests is described in our [GDPR Compliance Statement](/gdpr).',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      `${COMPLAINTS} Ours is the {authority}. || ${COMPLAINTS}`,
      'People in {nonEuNames} can turn to the data protection authority of their country as well.',
    ],
  },
  {
    id: 'young-people',
    title: 'Young people',
    blocks: [
      'Accounts are for people of 18 and older, because the programme involves contracts and equity. Watching, reading and following the news of the show has no such limit. If we learn that somebody younger has registered, we delete the account.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When something important changes we say so by email to everybody with an account, at least 14 days ahead, and on this page. Small corrections only change the date at the top. Earlier versions are available on request.',
      '{company}, {address}. Data protection: {privacyMailLink}.',
    ],
  },
];
