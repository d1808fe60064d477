// Loaded first, on any installed Node: only syntax and modules of Node 12.

/** The oldest Node that runs the commands. The apps run on the Node that the workspace installs. */
const OLDEST_NODE = 20;

/**
 * @param {string} version as in `process.version`
 * @returns {string | undefined} the message for the user; undefined for a supported version
 */
export function nodeComplaint(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= OLDEST_NODE) return undefined;
  return 'Zakupki needs Node ' + OLDEST_NODE + ' or newer, this is ' + version + ': see https://nodejs.org/en/download';
}
