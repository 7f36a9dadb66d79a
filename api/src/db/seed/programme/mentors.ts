import type { PortraitOptions } from 'art';

interface DemoMentor {
  name: string;
  company: string;
  /** IANA */
  timeZone: string;
  woman: boolean;
  /** For the fifteen in the landing's gallery: the same portrait as there. */
  face?: Partial<PortraitOptions>;
}

const mentor = (
  name: string,
  company: string,
  city: string,
  face?: DemoMentor['face'],
): DemoMentor => ({
  name,
  company,
  timeZone: `Europe/${city}`,
  woman: face?.woman ?? false,
  face: face && { seed: '', ...face },
});

/** Twenty-one mentors, first the gallery's fifteen in its order. */
export const MENTORS: DemoMentor[] = [
  mentor('Elif Demirtaş', 'Bosphor Labs', 'Istanbul', {
    woman: true,
    hair: 'long',
    backdrop: 1,
    clothes: 6,
    top: 'blazer',
    hairColour: 0,
  }),
  mentor('Marko Jovanović', 'Kanal 9 Ventures', 'Belgrade', {
    woman: false,
    hair: 'part',
    beard: true,
    backdrop: 0,
    glasses: false,
  }),
  mentor('Ioana Dragomir', 'Carpat Cloud', 'Bucharest', {
    woman: true,
    hair: 'bob',
    glasses: true,
    backdrop: 3,
  }),
  mentor('Nikos Papadakis', 'Meltemi Capital', 'Athens', {
    woman: false,
    hair: 'crop',
    hairColour: 6,
    backdrop: 5,
    beard: true,
  }),
  mentor('Ana Kovačević', 'Studio Kino', 'Zagreb', {
    woman: true,
    hair: 'wavy',
    backdrop: 4,
    glasses: false,
    hairColour: 2,
  }),
  mentor('Blerim Krasniqi', 'Fusha Pay', 'Belgrade', {
    woman: false,
    hair: 'bald',
    beard: true,
    backdrop: 2,
  }),
  mentor('Petya Dimitrova', 'Rila Robotics', 'Sofia', {
    woman: true,
    hair: 'bun',
    backdrop: 7,
    glasses: false,
  }),
  mentor('Luka Zupan', 'Triglav Data', 'Ljubljana', {
    woman: false,
    hair: 'quiff',
    backdrop: 6,
    beard: false,
    glasses: true,
  }),
  mentor('Selin Aydoğan', 'Kasaba Capital', 'Istanbul', {
    woman: true,
    hair: 'scarf',
    backdrop: 0,
    clothes: 2,
    glasses: false,
  }),
  mentor('Dragan Petrovski', 'Vardar Works', 'Skopje', {
    woman: false,
    hair: 'curly',
    backdrop: 3,
    beard: true,
  }),
  mentor('Mirela Hodžić', 'Neretva Health', 'Sarajevo', {
    woman: true,
    hair: 'curly',
    backdrop: 1,
    hairColour: 1,
  }),
  mentor('Andreas Christou', 'Petra Energy', 'Nicosia', {
    woman: false,
    hair: 'part',
    hairColour: 6,
    backdrop: 7,
    glasses: true,
    beard: false,
  }),
  mentor('Besa Gjoka', 'Iliria Design', 'Tirane', {
    woman: true,
    hair: 'long',
    backdrop: 2,
    hairColour: 3,
    glasses: false,
  }),
  mentor('Tomislav Horvat', 'Jadran Mobility', 'Zagreb', {
    woman: false,
    hair: 'crop',
    backdrop: 4,
    beard: true,
    glasses: true,
  }),
  mentor('Milica Vuković', 'Lovćen Media', 'Podgorica', {
    woman: true,
    hair: 'bob',
    backdrop: 5,
    hairColour: 5,
    glasses: false,
  }),
  mentor('Horia Stanescu', 'Bucegi Ventures', 'Bucharest'),
  mentor('Božidar Savić', 'Fruška Agro', 'Belgrade'),
  mentor('Δημήτρης Γεωργίου', 'Pireas Freight', 'Athens'),
  mentor('Владимир Ангелов', 'Iskar Semiconductors', 'Sofia'),
  mentor('Kaan Tekin', 'Kordon Retail', 'Istanbul'),
  mentor('Goran Marušić', 'Kvarner Legal', 'Zagreb'),
];
