// Loaded before anything else, on whatever Node the machine has: only syntax and modules that Node 12 knows.

/** The oldest Node the commands run on. The apps themselves run on the Node the workspace installs. */
export const OLDEST_NODE = 20;

/**
 * @param {string} version as in `process.version`
 * @returns {string | undefined} the sentence for the person, or nothing when the version will do
 */
export function nodeComplaint(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= OLDEST_NODE) return undefined;
  return 'Zakupki needs Node ' + OLDEST_NODE + ' or newer, this is ' + version + ': see https://nodejs.org/en/download';
}
