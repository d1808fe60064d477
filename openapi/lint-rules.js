/** Rules of the contract that Redocly has no settings for. */

/** An address belongs to one path: where one names a segment and another takes any, an id could be that name. */
function PathsMatchOnce() {
  return {
    Paths(paths, { report, location }) {
      const seen = [];
      for (const path of Object.keys(paths)) {
        const other = seen.find((one) => matches(one, path));
        if (other) {
          report({ message: `An address can match ${other} and ${path}.`, location: location.child([path]).key() });
        }
        seen.push(path);
      }
    },
  };
}

const isParameter = (segment) => segment.startsWith('{');

function matches(one, other) {
  const [segments, others] = [one.split('/'), other.split('/')];
  return (
    segments.length === others.length &&
    segments.every((segment, at) => segment === others[at] || isParameter(segment) || isParameter(others[at]))
  );
}

export default function lintRules() {
  return { id: 'contract', rules: { oas3: { 'paths-match-once': PathsMatchOnce } } };
}
