// Loaded before every command. `… | head -1` reads no further: that is no fault of the command, which does its work
// to the end and says the rest to nobody.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
