import type { TestUser } from '../testing';
import type { MatrixFixture } from './fixture';

/** What a row sends beside its path. */
export interface Request {
  /** Fills the places of the path; the startup's own id stands in for what is not given. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
}

export type Requests = Record<string, (fixture: MatrixFixture, me: TestUser) => Request>;
