const LIBRARY = /[\\/]node_modules[\\/]/;

/** Library files that this worker has read, by path. */
const read = new Map();

/**
 * Jest reads every module again for every test file. Libraries do not change during a run, so a worker reads each of
 * their files once.
 *
 * @param {{ readFile(file: string): string }} files the file reader of one test file
 */
module.exports = function readOnce(files) {
  const readAnew = files.readFile.bind(files);

  files.readFile = (file) => {
    if (!LIBRARY.test(file)) return readAnew(file);
    const known = read.get(file) ?? readAnew(file);
    read.set(file, known);
    return known;
  };
};
