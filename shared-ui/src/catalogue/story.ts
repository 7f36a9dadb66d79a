import type { OwnUser } from 'contract/wire/user.contract';
import type { ReactElement } from 'react';
import type { AppStore } from 'shared-ui/core';

/** The environment of a story; Storybook calls it parameters as well. */
export interface Surroundings {
  /** `fullscreen`: the story has a page of its own, as dialogs and frames do. */
  layout?: 'fullscreen';
  /** The only surface that the component is made for; both when omitted. */
  surface?: Surface;
  /** The signed-in user; a guest when omitted. */
  user?: OwnUser;
  /** The current address, e.g. `/my/startups/7`. */
  at?: string;
  /** Puts api responses into the cache. */
  prepare?: (dispatch: AppStore['dispatch']) => unknown;
}

export type Surface = 'studio' | 'stage';

/** One or several states of a component. In Component Story Format, which Storybook reads. */
export interface Story {
  (): ReactElement;
  parameters?: Surroundings;
  /** User interaction before the story is shown. */
  play?: (shown: { canvasElement: HTMLElement }) => void;
}

/** The default export of a file of stories: `Fields/Select field`. The first half names the sheet. */
export interface StoryFile {
  title: string;
}
