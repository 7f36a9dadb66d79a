import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_1A: DemoStartup[] = [
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
];
