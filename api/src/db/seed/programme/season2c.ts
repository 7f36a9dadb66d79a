import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2C: DemoStartup[] = [
  {
    name: 'Fjala',
    industry: 'Language tech',
    stage: 'pre-seed',
    pitch:
      'Speech to text that understands Albanian as it is spoken, Gheg and Tosk, for courts, newsrooms and people who cannot type.',
    story:
      'Trained on 2,600 hours that we recorded ourselves in Pristina, Shkodër and on three buses. Courts in two cities transcribe with it.',
    updates: [
      'Word error rate on Gheg is down to 9.8%. On my uncle it is 14.',
      'The court in Gjakova cleared a backlog of 212 hearings.',
    ],
    founders: [m('Arbër Gashi', 'CEO, Co-Founder'), w('Dafina Berisha', 'Research, Co-Founder')],
  },
  {
    name: 'Trasa',
    industry: 'Logistics',
    stage: 'seed',
    pitch:
      'Forecasts of waiting times at 46 border crossings for hauliers, built on truck telematics and updated every six minutes.',
    story:
      'A truck at Bajakovo waits anything between 20 minutes and 9 hours. Trasa tells the dispatcher in Maribor which, and where to go instead.',
    updates: [
      'Forecast error at Horgoš is under 25 minutes for the first time.',
      'A haulier from Celje saved 1,140 driver hours in a quarter and sent us a photo of empty calendars.',
    ],
    founders: [m('Gašper Vidmar', 'CEO, Co-Founder'), w('Ana Zupančič', 'Data, Co-Founder')],
  },
  {
    name: 'Karst Robotics',
    industry: 'Robotics',
    stage: 'pre-seed',
    pitch:
      'Crawlers that inspect tunnels and culverts in the dark and draw a map of every crack, without closing the road above.',
    story:
      'Tested in the caves around Postojna, where nothing is flat and nothing is dry. Two motorway companies now send them in at night.',
    updates: [
      'Crawler three came out of a 400 m culvert with 61 cracks on the map and one annoyed salamander, unharmed.',
      'Battery swap takes 40 seconds with gloves on.',
    ],
    founders: [m('Matej Hribar', 'CEO, Co-Founder'), w('Nika Žagar', 'Robotics, Co-Founder')],
  },
  {
    name: 'Doina',
    industry: 'Music tech',
    stage: 'pre-seed',
    pitch:
      'Licences folk recordings from village archives to film and games, and pays the singers’ families for every second that is used.',
    story:
      'Four thousand recordings from Maramureș to Oltenia, each with a name, a year and an heir. A streaming series used nine of them this winter.',
    updates: [
      'First payout day: 212 families, 18,400 euros.',
      'We digitised a reel marked "nothing". It was a wedding from 1963.',
    ],
    founders: [w('Anca Moldovan', 'CEO, Co-Founder'), m('Vlad Ionescu', 'Product, Co-Founder')],
  },
  {
    name: 'Vranac Labs',
    industry: 'Materials',
    stage: 'pre-seed',
    pitch:
      'A soft, strong sheet material made from grape skins that wineries throw away, for shoemakers who want to leave leather.',
    story:
      'One tonne of skins from Crmnica makes 300 square metres. Two shoe workshops in Podgorica have cut, stitched and walked in it for a winter.',
    updates: [
      'The sheet passed 100,000 bends without a crack.',
      'Our fermenter is called Baba. Baba is busy.',
    ],
    founders: [w('Milena Vujović', 'CEO, Co-Founder'), m('Luka Perović', 'Chemistry, Co-Founder')],
  },
  {
    name: 'Tiha',
    industry: 'Mobility',
    stage: 'pre-seed',
    pitch:
      'An electric outboard and a battery on rent for lake boats, quiet enough to hear the pelicans and cheap enough for fishermen.',
    story:
      'Thirty boats on Lake Skadar run on Tiha. A battery is swapped at the jetty in Virpazar while the coffee is still hot.',
    updates: [
      '30 boats. The park counted more herons this spring and will not say why.',
      'The propeller survived the reeds at last. Version six, for those who count.',
    ],
    founders: [
      m('Danilo Kaluđerović', 'CEO, Co-Founder'),
      w('Jovana Radulović', 'Operations, Co-Founder'),
    ],
  },
  {
    name: 'Konec',
    industry: 'Circular economy',
    stage: 'seed',
    pitch:
      'A marketplace for the offcuts and end rolls of textile factories: measured, photographed and sold by the metre within a day.',
    story:
      'Štip sews for half of Europe and throws away 2,000 tonnes a year. Konec has moved 140 of them to 600 small brands.',
    updates: [
      '140 tonnes kept out of the landfill since January.',
      'A camera over the cutting table now measures a remnant in eleven seconds.',
    ],
    founders: [w('Ана Ристовска', 'CEO, Co-Founder'), m('Бојан Митревски', 'CTO, Co-Founder')],
  },
  {
    name: 'Zdravko',
    industry: 'Healthtech',
    stage: 'pre-seed',
    pitch:
      'Shows which pharmacy nearby has a medicine on the shelf right now, and holds it for two hours while you find the bus.',
    story:
      'One in five prescriptions in Skopje ends in a walk from door to door. 118 pharmacies share their stock with Zdravko and nobody sees whose.',
    updates: [
      'Average search went from four pharmacies to one.',
      'Insulin can now be held for a whole day. That was the first thing people asked for.',
    ],
    founders: [m('Филип Андонов', 'CEO, Co-Founder'), w('Marija Kostova', 'Pharmacy, Co-Founder')],
  },
];
