/** Given names and surnames of the 13 countries, for the audience of the show. */
const NAMES: [given: string, surnames: string][] = [
  [
    'Александър Борислав Цветана Невена Росица Пламен Стоян Йоана',
    'Димитров Христов Тодорова Василева Ангелова Янков',
  ], // Bulgaria
  ['Balša Bojana Vuk Anđela Novak Ksenija', 'Bulatović Đurović Knežević Vukčević Pejović'], // Montenegro
  ['Urška Miha Špela Aljaž Katja Rok', 'Kovačič Potočnik Mlakar Žnidaršič Kastelic'], // Slovenia
  [
    'Марија Дарко Сања Петар Билјана Игор Наташа Зоран',
    'Стојановски Јовановска Ѓорѓиев Атанасова Илиевски',
  ], // North Macedonia
  [
    'Ελευθερία Παναγιώτης Αγγελική Σπύρος Βασιλική Μανώλης',
    'Παπαδόπουλος Νικολάου Αλεξίου Καραγιάννη',
  ], // Greece
  ['Adnan Merima Kenan Azra Mirza Nejra', 'Mehmedović Softić Hasanović Imamović Babić'], // Bosnia and Herzegovina
  ['Matija Nikolina Hrvoje Tea Domagoj Klara', 'Šimić Vuković Grgić Blažević Radić'], // Croatia
  ['Andreea Ștefan Mădălina Bogdan Oana Cătălin', 'Țurcanu Niță Șerban Gheorghiu Rusu'], // Romania
  [
    'Dragana Nemanja Tijana Lazar Isidora Miloš Биљана Срђан',
    'Stojanović Živković Đokić Милошевић Радовановић',
  ], // Serbia
  ['Arta Ermal Mimoza Gjergj Elira Bledar', 'Kelmendi Çoba Dedej Lleshi Marku'], // Albania
  ['Στέφανος Eleni Κώστας Chrystalla Petros', 'Hadjigeorgiou Ιωάννου Charalambous Κυριάκου'], // Cyprus
  ['Fatmire Driton Kaltrina Besnik Arlinda', 'Rexhepi Hyseni Thaçi Bajrami Shala'], // Kosovo
  ['Ayşe Mustafa Gül İbrahim Tuğba Oğuz Işıl Çağrı', 'Demir Çelik Yıldırım Öz Aydın Güler Şen'], // Turkey
];

/**
 * A typical name of the 13 countries; deterministic by number.
 * @param n 0, 1, 2, …
 */
export function audienceName(n: number): { name: string; surname: string } {
  const [given, surnames] = NAMES[n % NAMES.length]!;
  const turn = Math.floor(n / NAMES.length);
  const names = given.split(' ');
  const families = surnames.split(' ');
  return {
    name: names[turn % names.length]!,
    surname: families[Math.floor(turn / names.length) % families.length]!,
  };
}
