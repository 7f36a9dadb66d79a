/** @param limit people in a team that is not incorporated, invited ones included (rule 4.13) */
export const tooManyPeople = (limit: number) =>
  `A team has at most ${limit} people until the startup is incorporated.`;
