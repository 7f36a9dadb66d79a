/** Why a session cannot be moved: its mentor was retired or has left the startup (rule 5.8). */
export const mentorLeftNote = (mentor: string) =>
  `${mentor} is no longer your mentor. You can delete this session, but not move it.`;
