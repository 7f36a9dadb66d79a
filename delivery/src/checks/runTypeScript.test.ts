import { faultsIn } from './runTypeScript';

const REPORTED = `../../tmp/a clone/.cache/check.ts(10,50): error TS2339: Property 'x' does not exist.
check.ts(12,1): error TS2322: Type 'A' is not assignable to type 'B'.
  Types of property 'id' are incompatible.
`;

describe('the messages of TypeScript', () => {
  it('give line and reason, however the file is referenced', () => {
    expect(faultsIn(REPORTED, 'check.ts')).toEqual([
      { line: 10, message: "Property 'x' does not exist." },
      {
        line: 12,
        message: "Type 'A' is not assignable to type 'B'. Types of property 'id' are incompatible.",
      },
    ]);
  });

  it.each(["shell.d.ts(1,1): error TS1005: ';' expected.", "error TS5023: Unknown option 'x'."])(
    'stop the check when a contract is invalid: %s',
    (text) => expect(() => faultsIn(text, 'check.ts')).toThrow('A contract cannot be read'),
  );
});
