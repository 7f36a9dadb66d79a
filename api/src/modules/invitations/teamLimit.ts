/** People in a team that is not incorporated, invited ones included (rule 4.13). */
export const MAX_TEAM_SIZE = 5;

export const tooManyPeople = `A team has at most ${MAX_TEAM_SIZE} people until the startup is incorporated.`;
