import type { QuestionGroup } from './question';

/** About the cameras. */
export const REALITY_SHOW: QuestionGroup = {
  id: 'reality-show',
  title: 'Reality Show',
  questions: [
    {
      id: 'do-we-have-to-be-filmed',
      question: 'Do we have to be on camera?',
      answer: [
        'Yes. Participation in the reality show is part of the programme, so at least one founder of each team takes part in the filming at every onsite event. Team members who do not want to appear can stay off camera.',
      ],
    },
    {
      id: 'where-to-watch',
      question: 'How many episodes are there, and when?',
      answer: [
        '{EpisodesWords}. The premiere is in {premiere}, the Grand Finale in {finale}. The episodes appear on our video channel, which you find at the foot of every page.',
      ],
    },
    {
      id: 'is-it-scripted',
      question: 'Is it scripted?',
      answer: [
        'No. Nobody gets lines, and nobody is asked to quarrel. The crew may ask you to repeat an entrance or to explain a number once more for viewers who have never seen a cap table.',
      ],
    },
    {
      id: 'confidential',
      question: 'What about our secrets?',
      answer: [
        'Source code, customer names, unpublished figures and negotiations are yours to mark. During each filming day there is an hour in which you can mark scenes as confidential, and they are not used. Your private mentoring calls are never recorded. {?guidelines}The guidelines describe how it works.',
      ],
    },
    {
      id: 'who-wins',
      question: 'Who decides who wins?',
      answer: [
        'A jury of mentors and investors scores every startup on product, traction, team and pitch, with the same sheet for all. At the Grand Finale in {finale} it awards {thePrize} and the places on the trip to {trip}. Followers on this site do not count as votes. || A jury of mentors and investors scores every startup on product, traction, team and pitch, with the same sheet for all. At the Grand Finale in {finale} it names the winners. They get {prize}. The best teams travel to {trip}. Followers on this site do not count as votes.',
      ],
    },
    {
      id: 'language',
      question: 'Which language is spoken on the show?',
      answer: [
        'English, with subtitles. Speak your own language with your team whenever it helps; the editors translate.',
      ],
    },
  ],
};
