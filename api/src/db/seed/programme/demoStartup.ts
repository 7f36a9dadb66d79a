/** A founder of the demo programme. */
interface DemoFounder {
  /** Name and surname; a single word has no surname. */
  name: string;
  position: string;
  /** For the portrait. */
  woman: boolean;
}

/** A startup of the demo programme, as written by hand. */
export interface DemoStartup {
  name: string;
  industry: string;
  stage: 'pre-seed' | 'seed' | 'scaling';
  /** The sentence on the card. */
  pitch: string;
  /** What follows it on the profile. */
  story: string;
  /** Oldest first. */
  updates: string[];
  founders: DemoFounder[];
}

export const w = (name: string, position: string): DemoFounder => ({ name, position, woman: true });
export const m = (name: string, position: string): DemoFounder => ({
  name,
  position,
  woman: false,
});
