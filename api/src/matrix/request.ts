import type { TestUser } from '../testing';
import type { MatrixFixture } from './fixture';

/** What a row sends in addition to its path. */
export interface Request {
  /** Path parameters; the startup's own id is the default. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
}

export type Requests = Record<string, (fixture: MatrixFixture, me: TestUser) => Request>;
