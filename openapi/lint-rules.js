/** Rules of the contract that Redocly has no settings for. */

/** An address must match only one path: where one path has a fixed segment and another a parameter, an id could equal it. */
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

/**
 * Every property has a description: directly, or through its reference, a branch of a combination or the entries of a
 * list.
 */
function PropertiesAreDescribed() {
  return {
    Schema(schema, { report, location, resolve }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!isDescribed(property, resolve)) {
          report({ message: `Describe ${name} in a sentence.`, location: location.child(['properties', name]).key() });
        }
      }
    },
  };
}

/** The contract states the last day of a deprecated operation, and the headers of its answers repeat it. */
function DeprecatedHasSunset() {
  return {
    Operation(operation, { report, location }) {
      const { deprecated, 'x-deprecated-on': since, 'x-sunset': sunset } = operation;
      if (!deprecated && (since ?? sunset) === undefined) return;
      if (deprecated && DAY.test(since) && DAY.test(sunset) && since < sunset) return;
      const message = 'A deprecated operation has x-deprecated-on and a later x-sunset, both days such as 2026-11-25.';
      report({ message, location: location.child(['deprecated']).key() });
    },
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDescribed(schema, resolve, from) {
  if (schema.description) return true;
  if (schema.$ref) {
    const { node, location } = resolve(schema, from);
    return node !== undefined && isDescribed(node, resolve, location.source.absoluteRef);
  }
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []);
  return [...branches, ...(schema.items ? [schema.items] : [])].some((part) => isDescribed(part, resolve, from));
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
  return {
    id: 'contract',
    rules: {
      oas3: {
        'paths-match-once': PathsMatchOnce,
        'properties-are-described': PropertiesAreDescribed,
        'deprecated-has-sunset': DeprecatedHasSunset,
      },
    },
  };
}
