import { BodyBudget } from './BodyBudget';

const budget = () => new BodyBudget({ all: 10, each: 6 }, 2);
const TOO_MANY = expect.objectContaining({ statusCode: 429 });
const BUSY = expect.objectContaining({ statusCode: 503 });

describe('memory for request bodies', () => {
  it('is refused with 429 to an address that is sending the maximum already', () => {
    const room = budget();
    const first = room.open('ana');
    room.open('ana');
    expect(() => room.open('ana')).toThrow(TOO_MANY);
    expect(() => room.open('ivo')).not.toThrow();

    first.arrived();
    first.arrived();
    expect(() => room.open('ana')).not.toThrow();
    expect(() => room.open('ana')).toThrow(TOO_MANY);
  });

  it('is refused with 429 to an address that holds its whole share, until its calls are answered', () => {
    const room = budget();
    const held = room.open('ana');
    held.take(6);
    held.arrived();
    const next = room.open('ana');
    expect(() => next.take(1)).toThrow(TOO_MANY);
    expect(() => room.open('ivo').take(4)).not.toThrow();

    held.close();
    expect(() => next.take(6)).not.toThrow();
  });

  it('is refused with 503 once all addresses together use all of it', () => {
    const room = budget();
    const bodies = ['ana', 'ivo', 'eva'].map((who) => room.open(who));
    bodies[0]!.take(5);
    bodies[1]!.take(5);
    expect(() => bodies[2]!.take(1)).toThrow(BUSY);
    bodies[1]!.close();
    expect(() => bodies[2]!.take(5)).not.toThrow();
    expect(() => bodies[2]!.take(1)).toThrow(BUSY);
  });

  it('is counted for an address while any of its bodies is held', () => {
    const room = budget();
    const [refused, held] = [room.open('ana'), room.open('ana')];
    held.take(6);
    refused.close();
    const next = room.open('ana');
    expect(() => next.take(1)).toThrow(TOO_MANY);
    expect(() => room.open('ana')).toThrow(TOO_MANY);
  });

  it('is released once, and only as much as was taken', () => {
    const room = budget();
    const refused = room.open('ana');
    refused.take(3);
    expect(() => refused.take(4)).toThrow(TOO_MANY);
    const other = room.open('ivo');
    other.take(6);

    refused.close();
    refused.close();
    const next = room.open('eva');
    next.take(4);
    expect(() => next.take(1)).toThrow(BUSY);
    const again = [room.open('ana'), room.open('ana')];
    expect(() => room.open('ana')).toThrow(TOO_MANY);
    for (const body of [...again, other, next]) body.close();
    expect(() => room.open('ana').take(6)).not.toThrow();
  });
});
