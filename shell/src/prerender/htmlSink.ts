/** The target of React's pipe for a page. The edge renders without Node's streams; React needs only these methods. */
export function htmlSink(onEnd: (html: string) => void): NodeJS.WritableStream {
  const decoder = new TextDecoder();
  let html = '';
  const sink = {
    write(chunk: string | Uint8Array): boolean {
      html += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      return true;
    },
    end: () => onEnd(html + decoder.decode()),
    on: () => sink,
    destroy: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
}
