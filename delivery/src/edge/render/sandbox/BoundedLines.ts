/** More characters than this are no page. */
const MAX_LINE_LENGTH = 8 * 1024 * 1024;

/** Cuts what a process says into lines, and keeps no more of a line than a page may have. */
export class BoundedLines {
  private parts: string[] = [];
  private length = 0;

  /** @throws Error when a line does not end */
  take(chunk: string): string[] {
    const [first = '', ...rest] = chunk.split('\n');
    this.add(first);
    return rest.map((next) => {
      const line = this.parts.join('');
      this.parts = [];
      this.length = 0;
      this.add(next);
      return line;
    });
  }

  private add(chunk: string): void {
    this.length += chunk.length;
    if (this.length > MAX_LINE_LENGTH) throw new Error('It says more than a page can be.');
    this.parts.push(chunk);
  }
}
