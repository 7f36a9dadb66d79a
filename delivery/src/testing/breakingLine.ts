import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a connection breaks. */
export interface Break {
  /** The write that fails: a part of its address. */
  key: string;
  /** How many of the request's bytes get through, given its size. */
  bytes(size: number): number;
  /** Called after those bytes: decides what happens to the connection, or to the process at its end. */
  broken(line: Socket): void;
}

/** A connection to a local bucket that can break at any byte of a request. */
export interface BreakingLine {
  /** The bucket's address through this connection. */
  url: string;
  /** Until `mend`, every attempt at that write ends at that byte. */
  break(where: Break): void;
  mend(): void;
  stop(): Promise<void>;
}

/** @param url of a bucket without TLS, in the form of STORE_URL */
export async function breakingLine(url: string): Promise<BreakingLine> {
  const bucket = new URL(url);
  const lines = new Set<Socket>();
  let where: Break | undefined;
  const server = createServer((line) => {
    const far = connect(Number(bucket.port), bucket.hostname);
    for (const end of [line, far]) {
      lines.add(end);
      end.on('error', () => {}); // the test breaks it on purpose
      end.on('close', () => void lines.delete(end));
    }
    far.pipe(line);
    line.on('close', () => far.destroy());
    /** Bytes that still get through; undefined while the connection is intact. */
    let left: number | undefined;
    line.on('data', (piece: Buffer) => {
      if (left === undefined && where) left = cutIn(piece, where);
      if (left === undefined) return void far.write(piece);
      if (left < 0) return;
      far.write(piece.subarray(0, left));
      left -= piece.length;
      if (left > 0) return;
      left = -1;
      far.unpipe(line).resume().end();
      where!.broken(line);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    break(next) {
      where = next;
    },
    mend() {
      where = undefined;
    },
    async stop() {
      for (const line of lines) line.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A small request arrives in one piece, or its head in one and its body in the next. */
function cutIn(piece: Buffer, { key, bytes }: Break): number | undefined {
  const text = piece.toString('latin1');
  const start = text.search(/PUT \S+ HTTP/);
  if (start < 0 || !text.slice(start, text.indexOf('\r\n', start)).includes(key)) return undefined;
  const head = text.indexOf('\r\n\r\n', start) + 4;
  const [, length = '0'] = /content-length: (\d+)/i.exec(text.slice(start, head)) ?? [];
  return start + bytes(head - start + Number(length));
}
