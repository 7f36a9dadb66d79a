// Loaded before every command. A reader such as `… | head -1` may close the pipe early. That is no error of the
// command: it finishes its work, and the rest of its output is dropped.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
