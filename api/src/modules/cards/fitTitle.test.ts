import { fitTitle } from './fitTitle';

it.each([
  ['Zrno', 136, 2],
  ['Get to know the heroes of the show', 86, 3],
  ['Aleksandra-Konstantina Papadimitriou-Hadžibegić', 52, 5],
  ['Donaudampfschifffahrtsgesellschaftskapitänswitwenrente', 52, 5],
])('sets %s at %i pixels', (title, size, lines) => {
  expect(fitTitle(title, 640)).toEqual({ size, lines });
});
