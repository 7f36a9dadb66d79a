import { startProblem } from './startProblem';

const failed = (code: string | undefined, message: string) =>
  startProblem(Object.assign(new Error(message), { code }));

it.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432', 'cannot be reached'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.example', 'cannot be reached'],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432', 'cannot be reached'],
  [undefined, 'timeout exceeded when trying to connect', 'cannot be reached'],
  ['53300', 'sorry, too many clients already', 'cannot be reached'],
  ['28P01', 'password authentication failed for user "quest"', 'rejects the connection'],
  ['3D000', 'database "quest" does not exist', 'rejects the connection'],
])('%s is one sentence about the database: %s', (code, message, what) => {
  expect(failed(code, message)).toBe(`The database at DATABASE_URL ${what}: ${message}.`);
});
