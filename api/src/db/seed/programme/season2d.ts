import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2D: DemoStartup[] = [
  {
    name: 'Elia Trace',
    industry: 'Foodtech',
    stage: 'seed',
    pitch:
      'A light sensor for a phone that tells in a minute whether olive oil is what the label says, and from which valley it came.',
    story:
      'Trained on 5,200 samples from Messinia to Lesbos. Twelve cooperatives print the result on the tin, good years and bad ones.',
    updates: [
      'A blind test in Kalamata: 96 of 100 right, and one argument that lasted until dinner.',
      'The sensor fits inside a bottle cap now.',
    ],
    founders: [m('Γιώργος Μανωλάκης', 'CEO, Co-Founder'), w('Sofia Karra', 'Optics, Co-Founder')],
  },
  {
    name: 'Kafeneio',
    industry: 'Fintech',
    stage: 'pre-seed',
    pitch:
      'One screen for a small café: the tab, the till, the taxes and the shifts, made for owners who also carry the trays.',
    story:
      'Greek cafés fill in four systems a day. Kafeneio replaced them in 310 places, most of which never had a manual.',
    updates: [
      'Closing the day takes two minutes instead of twenty-five.',
      'We went offline on purpose for an hour in ten cafés. Nobody noticed. Good.',
    ],
    founders: [w('Κατερίνα Βλάχου', 'CEO, Co-Founder'), m('Thanos Ioannidis', 'CTO, Co-Founder')],
  },
  {
    name: 'Perde',
    industry: 'Climate',
    stage: 'pre-seed',
    pitch:
      'Outdoor blinds for balconies that close themselves before the heat arrives, sold by the floor and paid from the saved power.',
    story:
      'A west-facing flat in Adana needs half the cooling behind a Perde. Four blocks share one weather station and argue about the colour.',
    updates: [
      'Measured in August: indoor peak down by 5.6 degrees.',
      'The motor is now a third of the price, because we stopped buying it from a door company.',
    ],
    founders: [m('Onur Şimşek', 'CEO, Co-Founder'), w('Ebru Güneş', 'Design, Co-Founder')],
  },
  {
    name: 'Lokma',
    industry: 'Foodtech',
    stage: 'seed',
    pitch:
      'Tells a bakery at four in the morning how much to bake, from last year’s sales, the weather and who plays at home tonight.',
    story:
      'Two hundred bakeries in Istanbul throw away 41% less. What is still left at eight goes to a canteen by a driver who passes anyway.',
    updates: [
      'Derby night forecast: off by nine simit. We will take it.',
      '41% less waste over 200 bakeries, measured in sacks of flour.',
    ],
    founders: [
      w('Elif Tunç', 'CEO, Co-Founder'),
      m('Barış Erdem', 'Data, Co-Founder'),
      m('Cem Arslan', 'Sales, Co-Founder'),
    ],
  },
  {
    name: 'Parcela',
    industry: 'Legal tech',
    stage: 'pre-seed',
    pitch:
      'Turns a box of old land papers into a clean title: scans, matches the parcels on a map and lists what is missing and where to get it.',
    story:
      'A quarter of Romanian farmland has a title somebody disputes. Parcela has cleared 1,100 parcels, the oldest paper from 1897.',
    updates: [
      '1,100 parcels. One of them turned out to be a lake.',
      'The cadastre office in Dolj accepts our files as they are.',
    ],
    founders: [
      m('Mihai Dumitrescu', 'CEO, Co-Founder'),
      w('Ana-Maria Constantinescu', 'Legal, Co-Founder'),
    ],
  },
  {
    name: 'Vrabche',
    industry: 'Edtech',
    stage: 'pre-seed',
    pitch:
      'A reading app for six-year-olds with dyslexia in Bulgarian: short sessions, a patient sparrow, and a report a parent understands.',
    story:
      'Built with speech therapists in Plovdiv over two school years. Children read for nine minutes a day and stop by themselves.',
    updates: [
      'First study: 140 children, reading speed up by a third in a term.',
      'The sparrow has a scarf for winter. The children voted.',
    ],
    founders: [w('Виктория Петрова', 'CEO, Co-Founder'), m('Калоян Иванов', 'CTO, Co-Founder')],
  },
  {
    name: 'Kyma',
    industry: 'Watertech',
    stage: 'seed',
    pitch:
      'Desalination on solar power in the size of a fridge, rented to small hotels and boats by the cubic metre, service included.',
    story:
      'Fourteen hotels around Paphos drank from it last summer. One unit makes two cubic metres a day and sends its own service request.',
    updates: [
      'Filter life is up to eleven months. The sand from Akamas was the problem, and the answer.',
      'A hotel turned off its water truck for good.',
    ],
    founders: [
      w('Χριστίνα Δημητρίου', 'CEO, Co-Founder'),
      m('Michalis Savva', 'Engineering, Co-Founder'),
    ],
  },
  {
    name: 'Kujdes',
    industry: 'Care',
    stage: 'pre-seed',
    pitch:
      'Helps parents in one building run a small day care together: shifts, insurance, meals and the little drama, in one app.',
    story:
      'Pristina has a place for one child in four. Twenty-three buildings share 190 children, and most of the parents now know each other’s names.',
    updates: [
      '23 buildings, 190 children, one hamster.',
      'The insurer agreed to cover shared care by the hour. It took nine months and it is done.',
    ],
    founders: [w('Vlora Krasniqi', 'CEO, Co-Founder'), w('Era Hoti', 'Product, Co-Founder')],
  },
];
