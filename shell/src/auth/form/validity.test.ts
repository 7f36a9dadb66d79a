import { browserErrors, valuesOf } from './validity';

function aForm(inner: string): HTMLFormElement {
  document.body.innerHTML = `<form>${inner}</form>`;
  return document.querySelector('form')!;
}

describe('validation errors of the browser', () => {
  it.each([
    [
      '<label for="a">Surname</label><input id="a" name="surname" required>',
      {
        surname: ['The surname field is required.'],
      },
    ],
    [
      '<label for="a">Email</label><input id="a" name="email" type="email" value="omer@">',
      {
        email: ['The email must be a valid email address.'],
      },
    ],
    ['<input name="nameless" required>', { nameless: ['The nameless field is required.'] }],
    [
      '<label for="a">Email</label><input id="a" name="email" type="email" value="o@x.example">',
      {},
    ],
    ['<button type="submit">Go</button>', {}],
  ])('%s', (inner, errors) => expect(browserErrors(aForm(inner))).toEqual(errors));
});

it('reads the values of a form unchanged', () => {
  const form = aForm('<input name="password" value="  spaced  "><input type="file" name="photo">');
  expect(valuesOf(form)).toEqual({ password: '  spaced  ' });
});
