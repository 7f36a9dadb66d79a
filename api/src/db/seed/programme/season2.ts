import { type DemoStartup, m, w } from './demoStartup';

export const SEASON_2: DemoStartup[] = [
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
