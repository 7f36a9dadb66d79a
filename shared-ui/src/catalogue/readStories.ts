import type { Story, StoryFile } from './story';

/** A file of stories, as a module. */
export type StoryModule = { default: StoryFile } & Record<string, Story | StoryFile>;

/** One story and its position. */
export interface NamedStory {
  /** As used in addresses: `fields-select-field--long-options`. */
  id: string;
  /** The sheet that contains it: `Fields`. */
  sheet: string;
  /** `Select field`. */
  component: string;
  /** `Long options`. */
  name: string;
  story: Story;
}

/** All stories of these files, in the order of sheets, components and files. */
export function readStories(files: readonly StoryModule[]): NamedStory[] {
  return [...files]
    .sort((one, other) => (one.default.title < other.default.title ? -1 : 1))
    .flatMap(({ default: { title }, ...stories }) => {
      const [sheet = '', component = ''] = title.split('/');
      return Object.entries(stories).map(([exported, story]) => ({
        id: `${dashed(title)}--${dashed(spaced(exported))}`,
        sheet,
        component,
        name: spaced(exported),
        story: story as Story,
      }));
    });
}

/** Turns `LongName` into `Long name`. */
const spaced = (name: string) =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const dashed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
