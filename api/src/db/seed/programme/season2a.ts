import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2A: DemoStartup[] = [
  {
    name: 'Kolo Mobility',
    industry: 'Mobility',
    stage: 'pre-seed',
    pitch:
      'Shared electric cargo bikes for the last kilometre of city deliveries, with a route planner that learns each courier’s habits.',
    story:
      'Twenty-six bikes run in Ljubljana for three bakeries, a pharmacy chain and anyone moving flat without a van. The planner knows which courtyards have steps.',
    updates: [
      'Bike 14 has done 3,000 km and asked for its second chain. We now replace chains at 2,800.',
      'The pharmacy chain moved its last two vans to us. 41 stops before noon.',
    ],
    founders: [w('Maja Kos', 'CEO, Co-Founder'), m('Žan Novak', 'CTO, Co-Founder')],
  },
  {
    name: 'Güneşli',
    industry: 'Climate',
    stage: 'seed',
    pitch:
      'Rooftop solar for apartment blocks: we handle the votes, the permits and the billing so neighbours share one installation fairly.',
    story:
      'Turkish law lets a block share its roof, but forty owners must agree. Güneşli has closed 19 of those votes in İzmir, the longest after eleven meetings.',
    updates: [
      'Vote number nineteen passed, 31 to 4. Two of the four asked for our card afterwards.',
      'Bornova block saved 38% on its first bill. We framed it.',
      'Permits in İzmir went from 71 days to 26 with the new form.',
    ],
    founders: [
      w('Zeynep Aksoy', 'CEO, Co-Founder'),
      m('Kerem Öztürk', 'Engineering, Co-Founder'),
      w('Nazlı Çetin', 'Legal, Co-Founder'),
    ],
  },
  {
    name: 'Adrivolt',
    industry: 'Energy',
    stage: 'pre-seed',
    pitch:
      'Second-life batteries packaged for marinas and small harbours that cannot get a bigger grid connection before the summer season.',
    story:
      'Old bus batteries get a second job in a container the size of a parking space. The first one keeps twelve berths in Split charged through August.',
    updates: [
      'Container one passed its salt spray test: 500 hours, no rust on the busbars.',
      'Hvar wants two for June. The ferry company wants to know what they weigh.',
    ],
    founders: [m('Ante Bilić', 'CEO, Co-Founder'), w('Lucija Barić', 'CTO, Co-Founder')],
  },
  {
    name: 'Žito Lab',
    industry: 'Foodtech',
    stage: 'pre-seed',
    pitch:
      'Rapid grain quality tests that fit in a backpack and return protein, moisture and toxin readings in four minutes flat.',
    story:
      'Mills pay by quality, farmers deliver by hope. Žito Lab brings the laboratory to the trailer, so both sides read the same number before the price is named.',
    updates: [
      'Fourteen mills in Pelagonia tested 900 trailers with us this harvest.',
      'Toxin reading now needs four minutes, not nine. The kettle is no longer the fastest thing in the room.',
    ],
    founders: [
      m('Стефан Николовски', 'CEO, Co-Founder'),
      w('Елена Трајковска', 'Chemistry, Co-Founder'),
    ],
  },
  {
    name: 'Mozaik',
    industry: 'Edtech',
    stage: 'pre-seed',
    pitch:
      'Classroom software that turns one lesson plan into versions for every reading level, in nine languages of the region.',
    story:
      'A teacher in Sarajevo has thirty pupils and five reading levels. Mozaik writes the other four worksheets and leaves the judgement to her.',
    updates: [
      '62 schools started the term with us, eleven of them in two scripts at once.',
      'A pupil in Zenica moved up two levels and asked for the harder sheet. Best support ticket ever.',
    ],
    founders: [
      w('Amina Begić', 'CEO, Co-Founder'),
      m('Haris Delić', 'CTO, Co-Founder'),
      w('Lejla Kovač', 'Pedagogy, Co-Founder'),
    ],
  },
  {
    name: 'Puls',
    industry: 'Healthtech',
    stage: 'seed',
    pitch:
      'A cardiac patch and care line for rural clinics, so a nurse can rule out an emergency before a two-hour drive to hospital.',
    story:
      'Forty clinics around Iași send a trace and get a cardiologist’s answer in nine minutes. In a year that spared 311 families the drive.',
    updates: [
      'Patch battery now lasts 72 hours. That covers a long weekend.',
      'Nurse Mihaela found an arrhythmia on a routine day. The patient drove himself to the ward and waved.',
      'We are certified as a class IIa device. The binder weighs six kilos.',
    ],
    founders: [
      w('Ioana Munteanu', 'CEO, Co-Founder'),
      m('Radu Popescu', 'Medical, Co-Founder'),
      m('Ștefan Lungu', 'CTO, Co-Founder'),
    ],
  },
  {
    name: 'Kutija',
    industry: 'Logistics',
    stage: 'pre-seed',
    pitch:
      'Reusable parcel boxes on deposit for online shops, tracked end to end and returned through any corner store on the map.',
    story:
      'One box makes forty trips before it is recycled. 230 corner stores in Zagreb take them back and earn a little on each.',
    updates: [
      'Return rate is 94%. The missing 6% are, we hear, excellent for moving house.',
      'Box number 7 finished trip forty. It goes on our wall.',
    ],
    founders: [m('Filip Jurić', 'CEO, Co-Founder'), w('Petra Knežević', 'Operations, Co-Founder')],
  },
  {
    name: 'Thalassa Mesh',
    industry: 'Oceantech',
    stage: 'seed',
    pitch:
      'Floating sensor network that warns fish farms about heat and algae two days ahead, serviced by the farms’ own boats.',
    story:
      'Twenty-two buoys between Limassol and Larnaca. When the water turned in July, nine farms lowered their nets in time and lost nothing.',
    updates: [
      'The July warning went out 51 hours before the bloom. Nine farms, no losses.',
      'Gulls defeated version three of the antenna. Version four is a cone.',
    ],
    founders: [
      m('Ανδρέας Λοΐζου', 'CEO, Co-Founder'),
      w('Maria Georgiou', 'Oceanography, Co-Founder'),
    ],
  },
];
