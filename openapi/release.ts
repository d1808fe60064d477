/** The stored form of a released contract, and the version that a change requires. */
import { breakingChanges, type Contract } from './compatibility.ts';

/**
 * Checks the version: a contract that differs from its last release has a higher one, and a higher major version (before
 * 1.0 a higher minor one) when it breaks callers; its part of the changelog then has each break as a line. Returns null
 * when all is said.
 * @param changelog the text of CHANGELOG.md
 */
export function versionFault(
  released: Contract,
  contract: Contract,
  changelog: string,
  today = new Date(),
): string | null {
  const [was, is] = [released, contract].map(({ info }) => info.version.split('.').map(Number)) as [number[], number[]];
  const at = was.findIndex((part, index) => part !== is[index]);
  const isRaised = at !== -1 && (is[at] ?? 0) > (was[at] ?? 0);
  const broken = breakingChanges(released, contract, today);
  const step = was[0] === 0 ? 1 : 0;
  if (broken.length > 0 && !(isRaised && at <= step)) {
    const next = step === 0 ? `${Number(was[0]) + 1}.0.0` : `0.${Number(was[1]) + 1}.0`;
    const fault = `The contract breaks callers of ${released.info.version}; its version has to be ${next}, or this has to stay:`;
    return [fault, ...broken].join('\n  ');
  }
  const { version } = contract.info;
  const said = new Set(
    changelog
      .split(/^## /mu)
      .find((part) => part.startsWith(`${version}\n`))
      ?.split('\n'),
  );
  const unsaid = broken.map((sentence) => `- ${sentence}`).filter((line) => !said.has(line));
  if (unsaid.length > 0) {
    const fault = `Version ${version} does not say that it breaks callers. Undo this, or add the lines to its part of openapi/CHANGELOG.md:`;
    return [fault, ...unsaid].join('\n  ');
  }
  const now = releasedForm(contract);
  const differs = JSON.stringify(now) !== JSON.stringify({ ...released, info: now.info });
  if (differs && !isRaised)
    return `The contract differs from release ${released.info.version}; raise info.version in openapi/openapi.yaml.`;
  return null;
}

/** The contract as a release is stored: what callers depend on, without texts, examples and errors. */
export function releasedForm({ info, paths, components, security, 'x-problems': problems }: Contract): Contract {
  return {
    info: { version: info.version },
    ...(security !== undefined && { security }),
    paths: withoutTexts(paths) as Contract['paths'],
    components: withoutTexts({
      schemas: components?.['schemas'] ?? {},
      parameters: components?.['parameters'] ?? {},
      headers: components?.['headers'] ?? {},
      responses: components?.['responses'] ?? {},
    }) as Contract['paths'],
    'x-problems': Object.fromEntries(Object.keys(problems ?? {}).map((code) => [code, {}])),
  };
}

const TEXTS = ['description', 'title', 'examples', 'example', 'links', 'externalDocs', 'x-problems', 'x-source'];
/** Their keys are names of the contract. */
const MAPS = ['properties', 'schemas', 'parameters', 'headers', 'responses', 'paths'];

function withoutTexts(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutTexts(entry));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !TEXTS.includes(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutTexts(part, !isMap && MAPS.includes(key))]));
}
