import type { LegalSection } from '../../legal/legalText';

const REPORT =
  'Anybody may report content they think is illegal or against these terms, by the [contact form](/contact) or at {legalMailLink}. Give us the address of the page, the reason, and, unless it is about abuse of children, your name and email address. You receive a confirmation and a decision with our reasons. This address is also our single point of contact under Articles 11 and 12 of the Digital Services Act; you may write in English';

/** Members' content, forbidden conduct, and our decisions about it. */
export const CONDUCT: LegalSection[] = [
  {
    id: 'your-content',
    title: 'What you publish',
    blocks: [
      'Profiles, startup pages, pictures and updates stay yours. By publishing them you allow us, free of charge and not exclusively, to store them, show them on this site, adapt their size and format, and quote them with your name when we present the programme. The permission ends when you delete the content; copies in printed matter or in episodes already made may stay.',
      'Publish only what you may publish: your own work, or what others have allowed. Pictures of people need those people’s agreement.',
    ],
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    blocks: [
      {
        items: [
          'posing as somebody else, inventing a startup, or buying followers;',
          'insults, threats, hatred against people for what they are, sexual content;',
          'false statements that harm a person or a company; other people’s private data or trade secrets;',
          'spam: adverts in updates, invitations to people you do not know, links that hide where they lead;',
          'breaking in, testing our defences without asking us, collecting data by machine beyond what a search engine does under robots.txt, or loading the service so that it fails for others.',
        ],
      },
      'If you find a weakness, write to {legalMailLink}. Who reports in good faith, and gives us time to mend it, has nothing to fear from us.',
    ],
  },
  {
    id: 'reporting',
    title: 'Reporting content, and how we decide',
    blocks: [
      `${REPORT} or {language}. || ${REPORT}.`,
      'Every report is read by a person; no machine decides. Depending on how serious the matter is we hide the content, remove it, pause functions of the account, or close it. The member concerned is told what we did, on which rule or law it rests, and how to object.',
      'Members and people who reported may object within six months. Somebody who did not take the first decision looks at it again. You may also go to a certified out-of-court settlement body or to a court.',
      'Whoever often reports what is plainly unfounded, or often publishes what is plainly illegal, may be barred from doing so for a while, after a warning.',
    ],
  },
  {
    id: 'our-content',
    title: 'What is ours',
    blocks: [
      'The name, the logo, the design, the episodes and the texts of this site belong to us or to those who let us use them. You may link to any page, share it with the buttons provided, and quote with the source named. For anything else, ask.',
      'We link to websites of startups and others. They are responsible for their own pages.',
    ],
  },
];
