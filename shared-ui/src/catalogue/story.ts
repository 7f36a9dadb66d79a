import type { OwnUser } from 'contract/wire/user.contract';
import type { ReactElement } from 'react';
import type { AppStore } from 'shared-ui/core';

/** What stands around a story; Storybook calls them parameters too. */
export interface Surroundings {
  /** `fullscreen`: has the page for itself, as dialogs and frames have. */
  layout?: 'fullscreen';
  /** The one surface it is made for; both when left out. */
  surface?: Surface;
  /** Who is signed in; a guest when left out. */
  user?: OwnUser;
  /** The address in view, e.g. `/my/startups/7`. */
  at?: string;
  /** Puts answers of the api into the cache. */
  prepare?: (dispatch: AppStore['dispatch']) => unknown;
}

export type Surface = 'studio' | 'stage';

/** One state, or several side by side, of a component. In Component Story Format, which Storybook reads. */
export interface Story {
  (): ReactElement;
  parameters?: Surroundings;
  /** What a person does before one looks at it. */
  play?: (shown: { canvasElement: HTMLElement }) => void;
}

/** The default export of a file of stories: `Fields/Select field`. The first half is the sheet it stands on. */
export interface StoryFile {
  title: string;
}
