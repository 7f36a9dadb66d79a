/** Shares are of the picture's width (x) or height (y, heights); `relief` is a factor. */
export interface HeroOptions {
  seed?: string;
  sunX?: number;
  sunY?: number;
  /** Share of the shorter side. */
  sunRadius?: number;
  /** Where the founders stand; empty for nobody. */
  peopleX?: number[];
  peopleHeight?: number;
  /** How high the hill under the founders rises. */
  rise?: number;
  /** Moves the front hill down (more than 0) or up. */
  lift?: number;
  /** Moves the ridges behind it; as `lift` unless given. */
  ridgeLift?: number;
  /** How steep the ridges are; 1 suits a wide picture. */
  relief?: number;
  /** Darkens the left half, where the text stands. */
  shade?: boolean;
  /** The sun rises once, 700 ms, unless the visitor asks for calm. */
  moving?: boolean;
}

/** The options with every default in place, and the sun in pixels. */
export type HeroScene = Required<HeroOptions> & { x: number; y: number; radius: number };
