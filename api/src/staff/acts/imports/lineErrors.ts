/** What is wrong with a line of a file. */
interface WrongLine {
  line: number;
  problem?: string | undefined;
}

/** Details of an error about lines of a file: by line, for forms, and as a list, for programs. */
export const lineErrors = <Line extends WrongLine>(lines: readonly Line[]) => ({
  errors: Object.fromEntries(
    lines.map(({ line, problem }) => [`line ${line}`, problem ? [problem] : []]),
  ),
  body: { lines },
});
