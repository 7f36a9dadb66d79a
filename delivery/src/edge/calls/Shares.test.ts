import { Shares } from './Shares';

const { signal } = new AbortController();
const shares = () => new Shares({ each: 2, waiting: 2 });

/** @returns who was admitted, in order, and a function with which a named visitor asks */
function asking(lane: Shares) {
  const inside: string[] = [];
  const enter = (who: string, name: string, until = signal) =>
    lane.enter(who, until).then((leave) => {
      inside.push(name);
      return leave;
    });
  return { inside, enter };
}

describe('the shared connections', () => {
  it('go to the calls of one address up to its share, and then to others in order of arrival', async () => {
    const lane = shares();
    const { inside, enter } = asking(lane);
    const [leave] = await Promise.all([enter('ana', '1'), enter('ana', '2')]);
    const third = enter('ana', '3');
    const fourth = enter('ana', '4');
    await enter('ivo', 'of another');
    expect(inside).toEqual(['1', '2', 'of another']);
    expect(lane.load()).toEqual({ running: 3, waiting: 2 });

    leave!();
    (await third)();
    await fourth;
    expect(inside).toEqual(['1', '2', 'of another', '3', '4']);
    expect(lane.load()).toEqual({ running: 3, waiting: 0 });
  });

  it('are refused with 429 to an address with the maximum number of waiting calls', async () => {
    const { inside, enter } = asking(shares());
    for (const name of ['1', '2', '3', '4']) void enter('ana', name);
    await expect(enter('ana', '5')).rejects.toMatchObject({ statusCode: 429 });
    await expect(enter('ivo', 'of another')).resolves.toBeDefined();
    expect(inside).toEqual(['1', '2', 'of another']);
  });

  it('are neither given to a client that disconnected, nor reserved for it', async () => {
    const lane = shares();
    const { inside, enter } = asking(lane);
    const [leave] = await Promise.all([enter('ana', '1'), enter('ana', '2')]);
    const gone = new AbortController();
    const left = enter('ana', 'gone', gone.signal);
    const next = enter('ana', '3');
    gone.abort(new Error('They have left.'));
    await expect(left).rejects.toThrow('They have left.');
    await expect(enter('ana', 'late', gone.signal)).rejects.toThrow('They have left.');
    expect(lane.load()).toEqual({ running: 2, waiting: 1 });

    leave!();
    await next;
    expect(inside).toEqual(['1', '2', '3']);
  });

  it('are counted while one of the address is in use', async () => {
    const lane = shares();
    const { inside, enter } = asking(lane);
    const [leave] = await Promise.all([enter('ana', '1'), enter('ana', '2')]);
    leave!();
    await enter('ana', '3');
    void enter('ana', '4');
    await enter('ivo', 'of another');
    expect(inside).toEqual(['1', '2', '3', 'of another']);
  });

  it('leave no entry behind after all are released', async () => {
    const lane = shares();
    const all = await Promise.all(['ana', 'ana', 'ivo'].map((who) => lane.enter(who, signal)));
    for (const leave of all) leave();
    expect(lane.load()).toEqual({ running: 0, waiting: 0 });
  });
});
