import { failureText, fieldErrors, hasStatus, toApiFailure } from 'shared-ui/core';

it.each([
  [undefined, undefined],
  [{ status: 422, message: 'The name is taken.' }, 'The name is taken.'],
  [{ status: 401, message: 'Unauthenticated.', endsSession: true as const }, undefined],
  [{ status: 401, message: 'Wrong email or password.' }, 'Wrong email or password.'],
  [{ status: 500 }, 'Something went wrong'],
  [{ name: 'TypeError', message: 'x is undefined' }, 'Something went wrong'],
  [{ name: 'AbortError', message: 'The page was left.' }, undefined],
])('says of %j: %s', (failure, text) => {
  expect(failureText(failure)).toBe(text);
});

it('uses the fallback message for a failure without one', () => {
  expect(failureText({ status: 0 }, 'Failed to reset password')).toBe('Failed to reset password');
});

it.each([
  [undefined, {}],
  [{ status: 422, errors: { email: ['Taken.'] } }, { email: ['Taken.'] }],
  [{ name: 'Error' }, {}],
])('finds the fields of %j', (failure, errors) => {
  expect(fieldErrors(failure)).toEqual(errors);
});

it.each([
  [undefined, false],
  [{ status: 0 }, false],
  [{ status: 404 }, true],
  [{ status: 409 }, true],
  [{ name: 'TypeError', message: 'x is undefined' }, false],
])('knows the status of %j', (failure, isEither) => {
  expect(hasStatus(failure, 404, 409)).toBe(isEither);
});

it('reads the message of a server that calls it error', () => {
  const response = { status: 422, data: { error: 'Too long.' } };
  expect(toApiFailure({ response })).toEqual({ status: 422, message: 'Too long.' });
});

it('keeps the conflicts', () => {
  const response = { status: 409, data: { message: 'Taken.', conflicts: ['2025-03-20 14:00:00'] } };
  expect(toApiFailure({ response })).toEqual({ status: 409, ...response.data });
});

it.each([undefined, null, 'a text', new Error('Network Error')])(
  'knows of no answer when %p was thrown',
  (thrown) => expect(toApiFailure(thrown)).toEqual({ status: 0 }),
);

it.each([
  ['<html>Bad gateway</html>'],
  [null],
  [['Taken.']],
  [{ message: '', errors: 'none', conflicts: 'none' }],
  [{ message: 7, errors: ['Taken.'] }],
])('states only the status of an answer with %j', (data) => {
  expect(toApiFailure({ response: { status: 502, data } })).toStrictEqual({ status: 502 });
});

it('keeps all messages of a field, and a single one as a list', () => {
  const errors = { email: ['Taken.', 'Too long.'], name: 'Too short.' };
  expect(toApiFailure({ response: { status: 422, data: { errors } } })).toStrictEqual({
    status: 422,
    errors: { email: ['Taken.', 'Too long.'], name: ['Too short.'] },
  });
});
