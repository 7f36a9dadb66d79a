import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What waits for the end of connections; one listener each, however much is asked on it. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Acts once when an answer has left, or nobody is there to read it any more. An answer that waits
 * behind others on its connection hears nothing of the connection's end: only the socket tells.
 */
export function whenOver(socket: Socket, answer: ServerResponse, act: () => void): void {
  const acts = waiting.get(socket) ?? waitFor(socket);
  const over = () => {
    if (acts.delete(over)) act();
  };
  acts.add(over);
  answer.once('close', over);
  if (socket.destroyed) over();
}

function waitFor(socket: Socket): Set<() => void> {
  const acts = new Set<() => void>();
  waiting.set(socket, acts);
  socket.once('close', () => {
    for (const over of acts) over();
  });
  return acts;
}
