const { stdin, stdout } = process;
const end = process.reallyExit;

/** Sends a message to the edge: one line of JSON. Data of a release can only be inside of `message`. */
function say(message) {
  stdout.write(`${JSON.stringify(message)}\n`);
}

/** Reads messages of the edge, line by line; the process exits when the edge is gone. */
function listen(hear) {
  let rest = '';
  stdin.setEncoding('utf8');
  stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) hear(JSON.parse(line));
  });
  stdin.on('end', () => end(0));
}

module.exports = { listen, say };
