import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_1: DemoStartup[] = [
  {
    name: 'Ploveo',
    industry: 'Travel',
    stage: 'seed',
    pitch:
      'A search engine for ferry, bus and rail across the region. One ticket, eleven operators, three alphabets and no phone calls.',
    story:
      'Started in Kotor after a missed ferry. The demo day pitch was sold as a ticket to the jury, valid on all eleven lines.',
    updates: [
      'Operator eleven is on board. From Bar to Bari in one booking.',
      'We sold 9,000 tickets in August, 212 of them to the same dog.',
    ],
    founders: [m('Danilo Radović', 'Co-founder'), w('Tamara Đukić', 'CTO, Co-Founder')],
  },
  {
    name: 'Rodopi Bio',
    industry: 'Biotech',
    stage: 'seed',
    pitch:
      'Natural dyes fermented from local yeast strains, for textile mills that need to leave synthetic colour behind by next year.',
    story:
      'Four colours in production in Plovdiv, a lead investor, and a mill in Prato that dyes nothing else since spring.',
    updates: [
      'Colour five is a green that holds 40 washes. It took 212 strains.',
      'The mill in Prato renewed for two years.',
    ],
    founders: [w('Katerina Ilieva', 'Co-founder'), m('Тодор Маринов', 'Fermentation, Co-Founder')],
  },
  {
    name: 'Rrufe',
    industry: 'Insurtech',
    stage: 'pre-seed',
    pitch:
      'Lightning-risk modelling for insurers and wind farms, built on twenty years of storm data from the eastern Adriatic.',
    story:
      'The jury asked for numbers every week until there were some. Three insurers now price roofs with them.',
    updates: [
      'Third insurer signed. The map of Vlorë alone paid for our servers.',
      'We predicted 11 of 13 strikes on one wind farm. The other two were on us.',
    ],
    founders: [m('Gëzim Hoxha', 'Founder')],
  },
  {
    name: 'Bulutça',
    industry: 'Accessibility',
    stage: 'seed',
    pitch:
      'Turns meetings into Turkish Sign Language in real time with an animated interpreter that deaf colleagues helped to draw.',
    story:
      'Used in 40 town halls. The vocabulary grows by vote: deaf users decide which sign wins.',
    updates: [
      '4,000 signs, each approved by at least three signers.',
      'Eskişehir runs every council meeting with us.',
    ],
    founders: [m('Emre Yıldız', 'CEO, Co-Founder'), w('Derya Koç', 'Linguistics, Co-Founder')],
  },
  {
    name: 'Marinela',
    industry: 'Marine',
    stage: 'seed',
    pitch:
      'Finds a free berth the way others find a parking space, books it from the water and pays the harbour master before you tie up.',
    story:
      '87 harbours between Umag and Dubrovnik. Harbour masters keep the key: they can still say no to a catamaran.',
    updates: [
      '87 harbours. Vis took the longest and the most wine.',
      'Average time from search to rope: six minutes.',
    ],
    founders: [w('Ivana Perić', 'CEO, Co-Founder'), m('Josip Tomić', 'CTO, Co-Founder')],
  },
  {
    name: 'Snežnik',
    industry: 'Safety',
    stage: 'pre-seed',
    pitch:
      'Avalanche warnings for a single slope and not for a whole region, from three poles with sensors and a model that explains itself.',
    story: 'Rescue services on the Slovenian side of the Julian Alps read it every morning at six.',
    updates: [
      'Twelve slopes instrumented before the first snow.',
      'The model said no on Saturday. The slope agreed on Sunday.',
    ],
    founders: [m('Blaž Kralj', 'CEO, Co-Founder'), w('Tina Oblak', 'Data, Co-Founder')],
  },
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
