const LIBRARY = /[\\/]node_modules[\\/]/;

/** Libraries this worker has read, by file. */
const read = new Map();

/**
 * Jest reads every module again for every test file that loads it. Libraries do not change while
 * tests run, so a worker reads each of their files once.
 *
 * @param {{ readFile(file: string): string }} files of one test file
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
