/** People in a team that is not incorporated, invited ones included (rule 4.13). */
export const MOST_PEOPLE = 5;

export const tooManyPeople = `A team has at most ${MOST_PEOPLE} people until the startup is incorporated.`;
