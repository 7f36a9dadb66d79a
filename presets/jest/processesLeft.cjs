const { readdirSync, readFileSync } = require('node:fs');

/**
 * Processes of this process group that belong to this one, or to nobody: whoever started them is gone.
 * A line each, with number and command; none where the system has no /proc.
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

/** Its name stands in parentheses and may hold any sign: what is read stands behind them. */
function statOf(pid) {
  const text = read(pid, 'stat');
  if (text === undefined) return undefined;
  const [, parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), group: Number(group) };
}

/** Undefined when the process has ended meanwhile, or is told of nowhere. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
