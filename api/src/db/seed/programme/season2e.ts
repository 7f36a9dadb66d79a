import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2E: DemoStartup[] = [
  {
    name: 'Shpejt',
    industry: 'Fintech',
    stage: 'seed',
    pitch:
      'Pays film crews, riders and fair staff the evening they finish, not sixty days later, and takes the wait off the employer’s books.',
    story:
      'Four million euros paid out in Kosovo and Albania so far, on average 51 minutes after the shift ends.',
    updates: [
      'Our fastest payout: four minutes. The rider was still wearing his helmet.',
      'A bank in Tirana funds the float from May.',
    ],
    founders: [m('Liridon Morina', 'CEO, Co-Founder'), m('Ilir Bytyqi', 'CTO, Co-Founder')],
  },
  {
    name: 'Arka',
    industry: 'Fintech',
    stage: 'pre-seed',
    pitch:
      'Savings circles, as grandmothers run them, with a bank account underneath: everyone pays in monthly, one takes the pot, no interest.',
    story:
      'In Albania every third family has been in a circle. Arka keeps the list, the reminders and the trust, and 3,400 people have had their turn.',
    updates: [
      'Default rate after 14 months: 0.4%. Shame is a strong collateral.',
      'Circles can now have a godmother who settles disputes. It was the most asked feature.',
    ],
    founders: [w('Besarta Hysi', 'CEO, Co-Founder'), m('Klajdi Prifti', 'CTO, Co-Founder')],
  },
  {
    name: 'Butrint Blue',
    industry: 'Oceantech',
    stage: 'pre-seed',
    pitch:
      'Grinds the shells that mussel farms throw away into a lime that replaces a tenth of the cement in pavements and breakwaters.',
    story:
      'The farms of Butrint pile up 6,000 tonnes of shells a year. The promenade in Sarandë already has 400 metres of them.',
    updates: [
      '400 metres of promenade, no cracks after a winter.',
      'The mill runs on olive pits now. The neighbours prefer the smell.',
    ],
    founders: [m('Andi Dervishi', 'CEO, Co-Founder'), w('Jonida Çela', 'Materials, Co-Founder')],
  },
  {
    name: 'Ledina',
    industry: 'Construction',
    stage: 'pre-seed',
    pitch:
      'Dry clay boards that go up like plasterboard, keep a room at the right humidity and can be returned to the field they came from.',
    story:
      'Slavonian clay, hemp from two villages, no kiln. A school in Osijek built a classroom with it and stopped opening windows for headaches.',
    updates: [
      'Fire test passed: 60 minutes. Clay has practice.',
      'First pallet went to Graz. The mason called to say thank you, and then for a second one.',
    ],
    founders: [w('Dora Matić', 'CEO, Co-Founder'), m('Krešimir Babić', 'Production, Co-Founder')],
  },
  {
    name: 'Signalka',
    industry: 'Rail',
    stage: 'seed',
    pitch:
      'Retrofits old railway signals with a box that tells the dispatcher, in plain words, what failed and which wrench to bring.',
    story:
      'Signals in Serbia are forty years old on average and will not be replaced soon. 64 boxes on the Niš line cut delays by a quarter.',
    updates: [
      '64 signals, 25% fewer delays between Niš and Stalać.',
      'The message now names the fuse. Crews stopped bringing the whole van.',
    ],
    founders: [
      m('Vladimir Simić', 'CEO, Co-Founder'),
      w('Nevena Ristić', 'Hardware, Co-Founder'),
      m('Uroš Tadić', 'Software, Co-Founder'),
    ],
  },
  {
    name: 'Vetrokaz',
    industry: 'Energy',
    stage: 'pre-seed',
    pitch:
      'Wind forecasts for single turbines: farms with one mast learn when to sell, when to store and when to send the mechanic up.',
    story:
      'The košava does not read weather models. Vetrokaz learns from the mast itself and earns its fee in the three windiest weeks.',
    updates: [
      'We called the January košava within two hours, nine days ahead.',
      'A mechanic wrote that he has not climbed in vain since November.',
    ],
    founders: [
      w('Katarina Vasić', 'CEO, Co-Founder'),
      m('Aleksandar Kostić', 'Models, Co-Founder'),
    ],
  },
  {
    name: 'Nona Table',
    industry: 'Foodtech',
    stage: 'pre-seed',
    pitch:
      'Meals for care homes cooked after residents’ own recipes, soft where they must be and never grey, planned for a kitchen of two.',
    story:
      'Recipes come from 900 interviews in Slovenia and Istria. In eleven homes people eat a fifth more, which is all a nurse wants to hear.',
    updates: [
      'Plates come back empty: leftovers down from 38% to 17%.',
      'Mrs. Marta, 93, rejected our štruklji. We are on version four.',
    ],
    founders: [w('Eva Golob', 'CEO, Co-Founder'), m('Jaka Turk', 'Kitchen, Co-Founder')],
  },
];
