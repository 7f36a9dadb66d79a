import type { LegalSection } from '../../legal/legalText';

/** The parties of the terms, and accounts. */
export const ACCOUNTS: LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are, and when these terms apply',
    blocks: [
      'This site belongs to {company}, {address} ({register}), “we”. You reach us at {legalMailLink}.',
      'The terms apply when you read the site, and become a contract between you and us when you register. You can read the site without an account.',
      'They are written for people first. Where a law of your country gives you, as a consumer, more than these terms do, you keep it.',
    ],
  },
  {
    id: 'accounts',
    title: 'Your account',
    blocks: [
      {
        items: [
          'You must be at least 18 years old and may have one account. It is free.',
          'Use your own name and an email address that you read. Startups are trusted because their founders can be found.',
          'Keep your password to yourself. If you think that somebody else knows it, change it: that ends every other session at once. Tell us if something looks wrong.',
          'An invitation to a startup’s team is meant for the person it was sent to and may not be passed on.',
          'You may delete your account at any time in your account settings. You then have 14 days to change your mind. The last founder of a startup first hands the startup over or asks us to close it.',
        ],
      },
      'You may cancel the contract at any time and without a reason. Registering costs nothing, so no payment has to be returned.',
    ],
  },
];
