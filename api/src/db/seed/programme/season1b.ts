import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_1B: DemoStartup[] = [
  {
    name: 'Stećak 3D',
    industry: 'Heritage',
    stage: 'pre-seed',
    pitch:
      'Scans medieval tombstones and crumbling facades with a phone, and gives conservators a model they can measure to the millimetre.',
    story:
      '1,300 stećci scanned with volunteers from nine towns. Two ministries use the models for repairs.',
    updates: [
      'Scan number 1,300: Radimlja, in the rain, worth it.',
      'The model of the Mostar facade was used to cut the missing stone.',
    ],
    founders: [w('Emina Šarić', 'CEO, Co-Founder'), m('Tarik Mujić', 'CTO, Co-Founder')],
  },
  {
    name: 'Kalina Health',
    industry: 'Healthtech',
    stage: 'scaling',
    pitch:
      'Keeps a pregnancy’s papers, scans and dates in one place that midwife, doctor and mother can read, also without a signal.',
    story:
      'Half of the maternity wards in Vojvodina work with it. The paper book is still there, for the handprints.',
    updates: [
      '20,000 pregnancies. Twins are 312 of them.',
      'Offline mode saved a night in Zlatibor when the mast went down.',
    ],
    founders: [w('Milica Savić', 'CEO, Co-Founder'), w('Jelena Nikolić', 'Medical, Co-Founder')],
  },
  {
    name: 'Vardar Voice',
    industry: 'Media',
    stage: 'pre-seed',
    pitch:
      'Lets a local radio station publish every show as searchable text and clips the moment it ends, in Macedonian and Albanian.',
    story:
      'Nineteen stations, 400 hours a week. Listeners find the quarrel of Tuesday by its first sentence.',
    updates: [
      'Station nineteen is the one that taught half of us to listen.',
      'Clips are ready nine seconds after the jingle.',
    ],
    founders: [m('Горан Димовски', 'CEO, Co-Founder'), w('Teuta Ademi', 'Editorial, Co-Founder')],
  },
  {
    name: 'Delta Reeds',
    industry: 'Construction',
    stage: 'seed',
    pitch:
      'Insulation panels pressed from reeds of the Danube delta, cut by the people who live there and know when the birds have left.',
    story:
      'Sixty families in Tulcea earn a winter income. A panel keeps as much heat as mineral wool and weighs a third.',
    updates: [
      'Panels for 41 houses left Tulcea by barge.',
      'Fire class B, at last. The reeds were never the problem; the glue was.',
    ],
    founders: [
      m('Cristian Voicu', 'CEO, Co-Founder'),
      w('Raluca Enache', 'Production, Co-Founder'),
    ],
  },
  {
    name: 'Amfora',
    industry: 'Logistics',
    stage: 'pre-seed',
    pitch:
      'Shares the empty space of island ferries at night: small producers send a pallet for the price of a parcel, tracked to the quay.',
    story: 'Cheese from Tinos reaches Athens before breakfast. Forty producers would not go back.',
    updates: [
      'Pallet 5,000 was, fittingly, graviera.',
      'Two ferry lines gave us the hold on Sundays too.',
    ],
    founders: [
      m('Στέλιος Κωνσταντίνου', 'CEO, Co-Founder'),
      w('Danae Makri', 'Operations, Co-Founder'),
    ],
  },
  {
    name: 'Drini Data',
    industry: 'GovTech',
    stage: 'seed',
    pitch:
      'Shows citizens what their municipality buys, from whom and for how much, on one page a council, without a single PDF.',
    story:
      'Thirty-one municipalities in Kosovo are online. In four of them a tender was repeated after somebody read ours.',
    updates: [
      '31 of 38 municipalities. The other seven have read about themselves.',
      'Prizren now sends us the data before we ask.',
    ],
    founders: [w('Rina Zeqiri', 'CEO, Co-Founder'), m('Valon Sopa', 'CTO, Co-Founder')],
  },
];
