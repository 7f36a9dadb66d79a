import { confirmedStatement } from '../../legal/confirmedStatement';
import type { LegalSection } from '../../legal/legalText';

/** The sentence about the company that runs the programme, by the known facts. */
const RUNS =
  '{company} runs The {product} from {city}, for people in {countries} countries of which {euWords} are in the European Union.';

/** Roles, principles and rights. */
export const PRINCIPLES: LegalSection[] = [
  {
    id: 'commitment',
    title: 'What we commit to',
    blocks: [
      `${RUNS} We apply Regulation (EU) 2016/679 (GDPR) and {dataLaw} to everybody’s data alike. Where a country outside the EU asks for more, such as Serbia’s Law on Personal Data Protection or Turkey’s Law No. 6698, we do that too. || ${RUNS} We apply Regulation (EU) 2016/679 (GDPR) to everybody’s data alike. Where a country outside the EU asks for more, we do that too.`,
      'This statement belongs to the [Privacy Policy](/privacy-policy), which names all purposes, legal bases and retention times.',
    ],
  },
  {
    id: 'roles',
    title: 'Who is responsible for what',
    blocks: [
      {
        items: [
          'We are the controller of accounts, profiles, programme data, the newsletter and the recordings of the show.',
          'A founder who invites somebody decides whose address to type in; from then on we are responsible for that address.',
          'Mentors receive the names and meeting times of their teams to do their task.',
          'Broadcasters, video platforms and Google (when you sign in with Google) are controllers of their own.',
          'Hosting, storage, email delivery, video rooms and the application form are run by others for us: they are our processors.',
        ],
      },
      confirmedStatement('Officer'),
    ],
  },
  {
    id: 'principles',
    title: 'The principles, and what keeps them',
    blocks: [
      {
        table: {
          caption: 'Article 5 GDPR in practice',
          head: ['Principle', 'How it is kept'],
          rows: [
            [
              'Lawfulness, fairness, transparency',
              'One purpose and one legal basis for each use, published in a table. Nothing goes to third parties before consent, and Reject is as easy as Accept',
            ],
            [
              'Purpose limitation',
              'Programme data is not used for advertising. The newsletter uses nothing of an account but the name of a member who has proven the address',
            ],
            [
              'Data minimisation',
              'Four fields to register. Page views carry no identifier. Email addresses and phone numbers are left out of every public answer of the server',
            ],
            [
              'Accuracy',
              'Members change their data themselves; a new email address is verified by a link',
            ],
            [
              'Storage limitation',
              'Fixed times for each kind of data, carried out by a job every hour and not by hand',
            ],
            [
              'Integrity and confidentiality',
              'Encryption in transit, hashed passwords and tokens, rights checked at each call',
            ],
            [
              'Accountability',
              'Tests that run with each change of the software, a record of what staff does, and what is confirmed below',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    blocks: [
      {
        table: {
          caption: 'Rights of people whose data we hold',
          head: ['Right', 'Article', 'The quickest way'],
          rows: [
            ['Information and copy', '15', 'Download in your account, or an email to us'],
            ['Correction', '16', 'Profile and credentials in your account'],
            ['Erasure', '17', 'Delete account; with 14 days to undo it'],
            ['Restriction', '18', 'An email to us'],
            ['Portability', '20', 'Download in your account: JSON and your pictures'],
            ['Objection', '21', 'An email to us; against the newsletter the link in it'],
            ['No decision by machine alone', '22', 'There are none here'],
            ['Withdrawal of consent', '7(3)', '“Privacy choices” at the foot of every public page'],
          ],
        },
      },
      'Requests go to {privacyMailLink}. Each one is confirmed within three working days and answered within one month, free of charge. If we refuse, we say why and where you can complain. Scenes of the show are weighed against freedom of expression, case by case, by two people.',
    ],
  },
];
