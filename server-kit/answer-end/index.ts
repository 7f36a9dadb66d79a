import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Callbacks by connection, so that each connection has one listener, however many requests it carries. */
const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once, when a response was sent or its connection has closed. A pipelined response that waits behind others
 * gets no event when the connection closes; only the socket does.
 */
export function onAnswerEnd(socket: Socket, answer: ServerResponse, act: () => void): void {
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
