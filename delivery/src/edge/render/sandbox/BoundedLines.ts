/** A longer line cannot be a page. */
const MAX_LINE_LENGTH = 8 * 1024 * 1024;

/** Splits a process's output into lines, and buffers no more than a page may have. */
export class BoundedLines {
  private parts: string[] = [];
  private length = 0;

  /** @throws Error when a line is too long */
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
