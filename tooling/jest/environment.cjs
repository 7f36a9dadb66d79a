const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What browsers have and jsdom lacks, taken from Node. MessageChannel is left out on purpose:
 * with it React's scheduler keeps a port open and Jest never exits.
 */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    makeFilesReadable(this.global);
  }
};

/** jsdom's files can be picked but not streamed, and so not be sent to a pretended api. */
function makeFilesReadable({ Blob, FileReader }) {
  Blob.prototype.stream ??= function stream() {
    return new ReadableStream({
      start: (controller) => {
        const reader = new FileReader();
        reader.onload = () => {
          controller.enqueue(new Uint8Array(reader.result));
          controller.close();
        };
        reader.readAsArrayBuffer(this);
      },
    });
  };
}
