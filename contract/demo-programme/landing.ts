import type { ProgrammeLanding } from '../wire/programme.contract';

/** People, partners and pictures of the landing (rules 1.24 to 1.26). */
export const DEMO_LANDING: ProgrammeLanding = {
  partners: [
    { name: 'Balkora', logo: 'demo:heavy', href: '' },
    { name: 'Kasaba Capital', logo: 'demo:plain', href: '' },
    { name: 'Meridian 21', logo: 'demo:poster', href: '' },
    { name: 'Studio Kino', logo: 'demo:fine', href: '' },
    { name: 'Delta Banka', logo: 'demo:firm', href: '' },
    { name: 'Telos', logo: 'demo:spaced', href: '' },
    { name: 'Fusha Pay', logo: 'demo:tall', href: '' },
  ],
  founders_title: 'Season 1 Founders',
  founders: [
    { name: 'Danilo Radović', line: 'Ploveo, Montenegro', photo: 'demo:danilo-radovic' },
    { name: 'Emre Yıldız', line: 'Bulutça, Turkey', photo: 'demo:emre-yildiz' },
    { name: 'Ivana Perić', line: 'Marinela, Croatia', photo: 'demo:ivana-peric' },
    { name: 'Gëzim Hoxha', line: 'Rrufe, Albania', photo: 'demo:gezim-hoxha' },
    { name: 'Katerina Ilieva', line: 'Rodopi Bio, Bulgaria', photo: 'demo:katerina-ilieva' },
  ],
  mentors: [
    { name: 'Elif Demirtaş', line: 'Bosphor Labs', photo: 'demo:elif-demirtas' },
    { name: 'Marko Jovanović', line: 'Kanal 9 Ventures', photo: 'demo:marko-jovanovic' },
    { name: 'Ioana Dragomir', line: 'Carpat Cloud', photo: 'demo:ioana-dragomir' },
    { name: 'Nikos Papadakis', line: 'Meltemi Capital', photo: 'demo:nikos-papadakis' },
    { name: 'Ana Kovačević', line: 'Studio Kino', photo: 'demo:ana-kovacevic' },
    { name: 'Blerim Krasniqi', line: 'Fusha Pay', photo: 'demo:blerim-krasniqi' },
    { name: 'Petya Dimitrova', line: 'Rila Robotics', photo: 'demo:petya-dimitrova' },
    { name: 'Luka Zupan', line: 'Triglav Data', photo: 'demo:luka-zupan' },
    { name: 'Selin Aydoğan', line: 'Kasaba Capital', photo: 'demo:selin-aydogan' },
    { name: 'Dragan Petrovski', line: 'Vardar Works', photo: 'demo:dragan-petrovski' },
    { name: 'Mirela Hodžić', line: 'Neretva Health', photo: 'demo:mirela-hodzic' },
    { name: 'Andreas Christou', line: 'Petra Energy', photo: 'demo:andreas-christou' },
    { name: 'Besa Gjoka', line: 'Iliria Design', photo: 'demo:besa-gjoka' },
    { name: 'Tomislav Horvat', line: 'Jadran Mobility', photo: 'demo:tomislav-horvat' },
    { name: 'Milica Vuković', line: 'Lovćen Media', photo: 'demo:milica-vukovic' },
  ],
  testimonials: [
    {
      message:
        'Season 1 put a deadline on everything we had been postponing. We left with a pilot, a lead investor and a product people could name.',
      name: 'Katerina Ilieva',
      line: 'Co-founder, Rodopi Bio',
      stars: 5,
      photo: 'demo:katerina-ilieva',
    },
    {
      message:
        'My mentor asked the same hard question every week until I had the numbers. By episode six, so did the jury.',
      name: 'Gëzim Hoxha',
      line: 'Founder, Rrufe',
      stars: 5,
      photo: 'demo:gezim-hoxha',
    },
    {
      message:
        'I was afraid of the cameras. It turned out that explaining your company to a film crew is the best pitch training there is.',
      name: 'Danilo Radović',
      line: 'Co-founder, Ploveo',
      stars: 4,
      photo: 'demo:danilo-radovic',
    },
  ],
  gallery: [
    { picture: 'demo:ridge-walk', alt: 'Founders on a ridge at sunrise', size: 'big' },
    { picture: 'demo:pitch-night', alt: 'A pitch in front of a full hall', size: 'small' },
    { picture: 'demo:harbour', alt: 'Three founders at the harbour', size: 'small' },
    { picture: 'demo:old-bridge', alt: 'A team on an old stone bridge', size: 'small' },
    { picture: 'demo:workshop', alt: 'A workshop around one table', size: 'small' },
    { picture: 'demo:city-evening', alt: 'The host city in the evening', size: 'small' },
    { picture: 'demo:film-set', alt: 'An interview on the film set', size: 'small' },
    { picture: 'demo:last-light', alt: 'Last light on the coast', size: 'wide' },
  ],
};
