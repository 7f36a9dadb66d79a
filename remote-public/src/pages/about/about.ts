/** Principles that always apply, independent of the day's script. */
export const PRINCIPLES = [
  {
    title: 'The work is the story',
    text: 'Nobody gets lines and nobody is asked to quarrel. A first paying customer or a prototype that freezes on a field in Kikinda is drama enough.',
  },
  {
    title: 'Mentors before money',
    text: 'Every team meets its mentor each week before it meets an investor. Most problems that look like funding turn out to be the product.',
  },
  {
    title: 'The rules are public',
    text: '{equityWords}, {monthsWords} months, {episodesWords} episodes. {?guidelines}What we take, what we give and where cameras never go is written in the [guidelines](/faq#guidelines) for everybody. || {equityWords}, {monthsWords} months, {episodesWords} episodes. What we take, what we give and where cameras never go is [answered](/faq) for everybody.',
  },
] as const;

/** The course of a season, for newcomers. */
export const SEASON = [
  {
    title: 'Weeks online',
    text: 'From {runs} teams work where they live: a one-on-one session with their mentor each week, workshops, experts on demand. || Teams work where they live: a one-on-one session with their mentor each week, workshops, experts on demand.',
  },
  {
    title: '{EventsWords} times together || Times together',
    text: 'Onsite events of {eventDaysWords} days bring everybody to one place, with the crew. Dates are fixed ahead, travel is covered.',
  },
  {
    title: '{EpisodesWords} episodes || Episodes',
    text: 'The premiere is in {premiere}. Viewers see what investors usually never see: the weeks between two pitches.',
  },
  {
    title: 'One finale',
    text: 'Demo Day and the Grand Finale in {finale}, {prize}, and for the best teams the flight to {trip} to meet top investors. || Demo Day and the Grand Finale, {prize}, and for the best teams the flight to {trip} to meet top investors. || Demo Day and the Grand Finale close the season. They are in {finale}. The winners get {prize}. The best teams fly to {trip} to meet top investors.',
  },
] as const;
