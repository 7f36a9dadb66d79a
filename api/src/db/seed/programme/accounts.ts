/** The password of every demo account (README, "Demo accounts"). */
export const DEMO_PASSWORD = 'Demo-pass-2025';

/** Extra facts about people with a demo account or a bio. */
export const KNOWN: Record<string, { email?: string; username?: string; bio: string }> = {
  'Teodora Ilić': {
    email: 'founder@demo.example',
    username: 'teodora',
    bio: 'Agronomist turned founder. Building forecast tools for farms too small for a sales team to visit. Novi Sad.',
  },
  'Stefan Marković': {
    username: 'stefanm',
    bio: 'Firmware, solder and long drives. Zrno runs on what I would want in my own field.',
  },
  'Jelena Đorđević': {
    username: 'jelenadj',
    bio: 'Ten years of plant protection advice in Vojvodina, now in an app that wakes you only when it matters.',
  },
  'Ömer Şahin': { username: 'omersahin', bio: 'Mechanical engineer from Edirne. I remove screws.' },
  'Maja Kos': {
    email: 'founder2@demo.example',
    bio: 'Former courier, current route planner. I know every courtyard in Ljubljana and most of the dogs.',
  },
  'Elif Demirtaş': {
    email: 'mentor@demo.example',
    bio: 'Twice a founder in agricultural hardware, now running Bosphor Labs in Istanbul. Bring me your unit economics, not your slides.',
  },
  'Marko Jovanović': {
    email: 'mentor2@demo.example',
    bio: 'Invests from Belgrade in companies people can explain to their aunt. Kanal 9 Ventures.',
  },
  'Nikos Papadakis': {
    bio: 'Thirty years of shipping and eleven of early-stage investing. Patient, except about cash flow.',
  },
};

/** Demo accounts that belong to no startup. */
export const BYSTANDERS = [
  {
    email: 'member@demo.example',
    name: 'Lara',
    surname: 'Mesić',
    woman: true,
    bio: 'Watches every episode with her whole floor.',
  },
  {
    email: 'investor@demo.example',
    name: 'Theo',
    surname: 'Vassiliou',
    woman: false,
    isInvestor: true,
    bio: 'Writes first cheques from Limassol, mostly for things that float.',
  },
  {
    email: 'admin@demo.example',
    name: 'Iris',
    surname: 'Kolar',
    woman: true,
    isAdmin: true,
    bio: 'Programme team.',
  },
];
