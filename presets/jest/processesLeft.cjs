const { readdirSync, readFileSync } = require('node:fs');

/**
 * Processes of this process group whose parent is this process, or whose parent has exited. One line each, with pid and
 * command; empty where the system has no /proc.
 * @returns {string[]}
 */
module.exports = function processesLeft() {
  const own = statOf(process.pid);
  return own ? numbers().flatMap((pid) => lineOf(pid, own.group)) : [];
};

const lineOf = (pid, group) => {
  const stat = statOf(pid);
  const isLeft = stat?.group === group && [process.pid, 1].includes(stat.parent);
  return isLeft ? [`${pid} ${read(pid, 'cmdline')?.replaceAll('\0', ' ').slice(0, 300)}`] : [];
};

function numbers() {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid);
}

/**
 * The process name is in parentheses and may contain any character, so the fields are read after the last parenthesis.
 */
function statOf(pid) {
  const text = read(pid, 'stat');
  if (text === undefined) return undefined;
  const [, parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), group: Number(group) };
}

/** Undefined when the process has exited in the meantime or the system has no /proc. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
