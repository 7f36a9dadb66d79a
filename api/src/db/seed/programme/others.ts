import { type DemoStartup, m, w } from './demoStartup';

/** Guests of the show, in neither season. */
export const OTHERS: DemoStartup[] = [
  {
    name: 'Tabla',
    industry: 'Edtech',
    stage: 'seed',
    pitch:
      'A second life for interactive whiteboards: replaces the dead computer inside and brings 6,000 classrooms back to the lesson.',
    story:
      'Alumni of another programme and guests of episode four, where they fixed a board on air in eleven minutes.',
    updates: [
      'Board 2,000 is back. It had been a coat rack.',
      'Ministry framework contract signed for three years.',
    ],
    founders: [m('Петар Ђурић', 'CEO, Co-Founder'), w('Dunja Milić', 'Hardware, Co-Founder')],
  },
  {
    name: 'Zeytin',
    industry: 'Agritech',
    stage: 'scaling',
    pitch:
      'Shakes, nets and lends: olive harvest machines on rent by the tree, booked by phone and brought by a neighbour with a trailer.',
    story:
      'Guests of the Ayvalık episode. Two million trees shaken since 2021, most of them before ten in the morning.',
    updates: [
      'Two million trees. Ayvalık smells of it.',
      'Our trailers now have names. Fatma is the fast one.',
    ],
    founders: [w('Sevgi Polat', 'CEO, Co-Founder'), m('Hakan Doğan', 'Operations, Co-Founder')],
  },
  {
    name: 'Prozor',
    industry: 'Proptech',
    stage: 'pre-seed',
    pitch:
      'Finds the owners of empty shop windows in Bosnian towns and fills them for a month: a workshop, a gallery, a first try at a shop.',
    story:
      'Sixty windows in Tuzla and Banja Luka have had a tenant since. Nineteen of them stayed.',
    updates: [
      'Nineteen of sixty stayed. We had hoped for six.',
      'A luthier in Tuzla sold a guitar through the glass, at night.',
    ],
    founders: [w('Ajla Hodžić', 'CEO, Co-Founder'), m('Nemanja Bojić', 'Community, Co-Founder')],
  },
  {
    name: 'Lapad Lights',
    industry: 'Smart city',
    stage: 'seed',
    pitch:
      'Street lamps that dim for bats and brighten for buses, retrofitted into the old lanterns of towns that may not change their look.',
    story:
      'Guests of the coast special. Dubrovnik, Kotor and Korčula have 1,100 of them and the same postcards as before.',
    updates: [
      '1,100 lanterns, 63% less power, the same light on photographs.',
      'The bat people sent flowers.',
    ],
    founders: [m('Vlaho Kovač', 'CEO, Co-Founder'), w('Nera Glavić', 'Engineering, Co-Founder')],
  },
  {
    name: 'Iskra Kits',
    industry: 'Edtech',
    stage: 'pre-seed',
    pitch:
      'A box a month with one real experiment for ten-year-olds, written by teachers from Varna and tested on children who are honest.',
    story:
      'Four thousand families subscribe. Box 17, the one with the lemon, is the reason there is a support line.',
    updates: [
      'Box 24: a radio you can eat half of.',
      '4,000 families. The lemon battery still leads.',
    ],
    founders: [
      w('Ралица Георгиева', 'CEO, Co-Founder'),
      m('Мартин Тодоров', 'Content, Co-Founder'),
    ],
  },
];

/** Unpublished: visible to its team, its mentors and staff only. */
export const DRAFT: DemoStartup = {
  name: 'Skica',
  industry: 'Design tools',
  stage: 'pre-seed',
  pitch:
    'Turns a carpenter’s pencil sketch into a cutting list and a price before the customer has finished the coffee, in any unit they grew up with.',
  story:
    'Eight workshops around Novo Mesto try it this spring. The profile goes live when they agree on the name of the third screen.',
  updates: ['First cutting list without a single correction, from a sketch on a napkin.'],
  founders: [m('Rok Pirc', 'CEO, Co-Founder')],
};
