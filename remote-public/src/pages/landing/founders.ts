import danilo from './art/founders/danilo-radovic.art';
import emre from './art/founders/emre-yildiz.art';
import gezim from './art/founders/gezim-hoxha.art';
import ivana from './art/founders/ivana-peric.art';
import katerina from './art/founders/katerina-ilieva.art';

/** Five founders who made it to air in Season 1. */
export const SEASON_ONE = [
  { name: 'Danilo Radović', from: 'Ploveo, Montenegro', photo: danilo },
  { name: 'Emre Yıldız', from: 'Bulutça, Turkey', photo: emre },
  { name: 'Ivana Perić', from: 'Marinela, Croatia', photo: ivana },
  { name: 'Gëzim Hoxha', from: 'Rrufe, Albania', photo: gezim },
  { name: 'Katerina Ilieva', from: 'Rodopi Bio, Bulgaria', photo: katerina },
] as const;

/** What three of them say about it, with up to five stars (rule 1.26). */
export const TESTIMONIALS = [
  {
    message:
      'Season 1 put a deadline on everything we had been postponing. We left with a pilot, a lead investor and a product people could name.',
    name: 'Katerina Ilieva',
    position: 'Co-founder, Rodopi Bio',
    stars: 5,
    avatar: katerina,
  },
  {
    message:
      'My mentor asked the same hard question every week until I had the numbers. By episode six, so did the jury.',
    name: 'Gëzim Hoxha',
    position: 'Founder, Rrufe',
    stars: 5,
    avatar: gezim,
  },
  {
    message:
      'I was afraid of the cameras. It turned out that explaining your company to a film crew is the best pitch training there is.',
    name: 'Danilo Radović',
    position: 'Co-founder, Ploveo',
    stars: 4,
    avatar: danilo,
  },
] as const;
