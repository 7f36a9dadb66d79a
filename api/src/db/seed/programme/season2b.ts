import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2B: DemoStartup[] = [
  {
    name: 'Çırak',
    industry: 'HR tech',
    stage: 'seed',
    pitch:
      'Finds apprentices for machine shops and pays both sides for every month they stay, instead of taking a fee on the day they start.',
    story:
      'In Bursa, 380 workshops need hands and most leave the job sheet on the door. Çırak turns it into a message a seventeen-year-old will answer.',
    updates: [
      'One hundred apprentices have stayed six months. The industry average is two in five.',
      'We now test with a piece of brass and a file, not with a form.',
    ],
    founders: [m('Emir Kaya', 'CEO, Co-Founder'), w('Çağla Yılmaz', 'Product, Co-Founder')],
  },
  {
    name: 'Lumbarda',
    industry: 'Winetech',
    stage: 'pre-seed',
    pitch:
      'A probe and a phone app that watch fermentation in small wineries through the night, so the winemaker can sleep through September.',
    story:
      'Born in a cellar on Korčula with eleven barrels of grk. Forty family wineries in Dalmatia used it last harvest, and one in Slovenia by accident.',
    updates: [
      'Probe accuracy is within half a degree. The old thermometer was within a story.',
      'First export order: eight probes to Crete.',
    ],
    founders: [m('Roko Šestan', 'CEO, Co-Founder'), w('Mia Lozica', 'Enology, Co-Founder')],
  },
  {
    name: 'Dritare',
    industry: 'Proptech',
    stage: 'pre-seed',
    pitch:
      'Insulated window inserts cut to measure for panel buildings, fitted from inside in an hour without a permit or a scaffold.',
    story:
      'Tirana has 90,000 flats with single glazing. A Dritare insert costs a fifth of a new window and leaves with the tenant.',
    updates: [
      'Thirty flats in Kombinat measured before and after: 4.1 degrees warmer on the coldest night.',
      'The cutting table arrived in two halves. So did our weekend.',
    ],
    founders: [w('Ardita Leka', 'CEO, Co-Founder'), m('Endrit Shehu', 'Engineering, Co-Founder')],
  },
  {
    name: 'Vodomer',
    industry: 'Watertech',
    stage: 'seed',
    pitch:
      'A clip-on reader that turns any old water meter into a smart one and finds the leaking flat before the whole block pays for it.',
    story:
      'Sofia loses more than half of its water on the way. Vodomer starts where a caretaker can act: on the stairs, with a list of flats and litres.',
    updates: [
      'Block 214 in Lyulin found three leaks in a week and cut its bill by 22%.',
      'Reader two needs one battery in eight years. We will check in 2033.',
    ],
    founders: [m('Георги Стоянов', 'CEO, Co-Founder'), w('Десислава Колева', 'CTO, Co-Founder')],
  },
  {
    name: 'Pčelar',
    industry: 'Agritech',
    stage: 'pre-seed',
    pitch:
      'A scale under the hive and a microphone inside it: beekeepers learn about swarms, hunger and thieves before they drive out.',
    story:
      '1,900 hives between Vršac and Niš are on the scale. The microphone hears a queen getting ready to leave eight days ahead.',
    updates: [
      'Swarm alert was right in 87 of 100 hives this May.',
      'Somebody stole a hive in Kovin. The scale told the owner at 2:14 am, and the police at 2:20.',
    ],
    founders: [m('Никола Јовановић', 'CEO, Co-Founder'), w('Sanja Pavlović', 'Data, Co-Founder')],
  },
  {
    name: 'Meraki Care',
    industry: 'Healthtech',
    stage: 'seed',
    pitch:
      'Physiotherapy at home for people on islands without a physiotherapist: a camera counts the movement, a human sets the plan.',
    story:
      'Eleven islands, 640 patients, one ferry strike that proved the point. Therapists in Patras see forty people a day without a waiting room.',
    updates: [
      'Hip programme: 78% finish it at home. In clinics it is 52%.',
      'A grandmother on Naxos asked whether the camera minds her cat. It does not.',
    ],
    founders: [w('Ελένη Παππά', 'CEO, Co-Founder'), m('Νίκος Αναστασίου', 'CTO, Co-Founder')],
  },
  {
    name: 'Bujrum',
    industry: 'Travel',
    stage: 'pre-seed',
    pitch:
      'Dinner at a family table in Bosnia: hosts set the day and the menu, guests pay before, and nobody has to run a restaurant.',
    story:
      'Seventy households from Bihać to Trebinje cook for strangers on Thursdays. Average stay at the table: three hours and forty minutes.',
    updates: [
      'Hosts earned 31,000 euros last season. The best month was, of course, plum month.',
      'We added a field for stairs. Grandmothers asked.',
    ],
    founders: [w('Selma Hadžić', 'CEO, Co-Founder'), m('Dino Alić', 'Growth, Co-Founder')],
  },
  {
    name: 'Kod Kuće',
    industry: 'Eldercare',
    stage: 'seed',
    pitch:
      'Visits, errands and a weekly video letter for parents whose children live abroad, arranged by a coordinator from the same town.',
    story:
      'Eight hundred parents in Serbia have a coordinator they call by name. Children in Vienna and Zürich pay what a gym costs.',
    updates: [
      'We reached 800 parents. The oldest is 101 and corrects our grammar.',
      'New in Niš and Čačak from Monday.',
      'Coordinators now carry a blood pressure cuff and know what to do with the number.',
    ],
    founders: [w('Ivana Stanković', 'CEO, Co-Founder'), m('Marko Lukić', 'Product, Co-Founder')],
  },
];
