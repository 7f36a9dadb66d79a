interface SeasonTexts {
  headline: string;
  announcement: string;
  teaser: string;
  teaser_text: string;
  teaser_note: string;
  milestones: readonly { description: string }[];
}

/** A season with the facts filled into all its texts. */
export function fillSeason<Filled extends SeasonTexts>(
  season: Filled,
  fill: (text: string) => string,
): Filled {
  return {
    ...season,
    headline: fill(season.headline),
    announcement: fill(season.announcement),
    teaser: fill(season.teaser),
    teaser_text: fill(season.teaser_text),
    teaser_note: fill(season.teaser_note),
    milestones: season.milestones.map((milestone) => ({
      ...milestone,
      description: fill(milestone.description),
    })),
  };
}
