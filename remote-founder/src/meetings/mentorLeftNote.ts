/** Why a session moves to no other time: its mentor was retired or has left the startup (rule 5.8). */
export const mentorLeftNote = (mentor: string) =>
  `${mentor} is no longer your mentor: this session can be deleted, but not moved.`;
