// What `pnpm new:resource` changes: the new text of every file, by its path.
import { PlainError } from '../plain-error.mjs';
import { resourceYaml } from './resource-contract.mjs';
import { resourceChecks, resourceRecord, resourceRequests, resourceSource } from './resource-mock.mjs';
import { addImport, addToBlock } from './edits.mjs';
import { testSource } from './mock.mjs';
import { namesOf, sentence, singularOf } from './names.mjs';
import { ALL, CONTRACT, PATH_PARAMETERS, refuseTaken, registered, require } from './plan.mjs';

/** @typedef {{ all: ReturnType<typeof namesOf>, one: ReturnType<typeof namesOf>, path: string, prefix: string }} ResourcePlan */

const TABLES = 'apps/mock-api/src/model/tables.ts';
const LIFETIMES = 'apps/mock-api/src/model/lifetimes.ts';
const TESTS = 'apps/mock-api/test/contract';

/**
 * @param {string} name in the plural, `delivery-notes`
 * @param {{ path?: string, prefix?: string }} options
 * @param {import('./plan.mjs').Read} read
 */
export function planResource(name, { path = `/${name}`, prefix = name.replace(/[aeiou-]/g, '').slice(0, 3) }, read) {
  const all = namesOf(name);
  const one = namesOf(singularOf(all.pascal));
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || one.pascal === all.pascal) {
    throw new PlainError(
      `Name the resource in the plural and in small letters, such as delivery-notes, not "${name}".`,
    );
  }
  if (!/^\/[a-z-]+(\/[a-z-]+)*$/.test(path))
    throw new PlainError('--path is an address without parameters, such as /delivery-notes.');
  if (!/^[a-z]{2,4}$/.test(prefix)) throw new PlainError('--prefix has two to four small letters.');
  const contract = require(read, CONTRACT);
  if (contract.includes(`{name: ${name},`)) throw new PlainError(`The contract has the tag ${name}.`);
  /** @type {ResourcePlan} */
  const plan = { all, one, path, prefix };
  const created = {
    [`openapi/resources/${name}.yaml`]: resourceYaml(plan),
    [`apps/mock-api/src/resources/${name}/operations.ts`]: resourceSource(plan),
    [`apps/mock-api/src/model/records/${name}.ts`]: resourceRecord(plan),
    [`${TESTS}/${name}/${name}.checks.ts`]: resourceChecks(plan),
    [`${TESTS}/${name}/${name}.requests.ts`]: resourceRequests(plan),
    [`${TESTS}/${name}/${name}.test.ts`]: testSource(name),
  };
  refuseTaken(one.pascal, read);
  const taken = Object.keys(created).find((file) => read(file) !== null);
  if (taken) throw new PlainError(`${taken} exists.`);
  const ref = (/** @type {string} */ key) => `{$ref: 'resources/${name}.yaml#/paths/${key}'}`;
  const paths = `  ${path}: ${ref(all.camel)}\n  ${path}/{${one.camel}Id}: ${ref(one.camel)}`;
  const tag = `  - {name: ${name}, description: '${sentence(all.words)} of a buyer.'}`;
  const parameter = `${one.pascal}IdInPath:
  name: ${one.camel}Id
  in: path
  required: true
  description: The ${one.words}.
  schema: {$ref: 'common.yaml#/schemas/Id'}
  example: ${prefix}_1
`;
  const tables = addImport(require(read, TABLES), `import { ${one.camel}Record } from './records/${name}.ts';`);
  const row = `${all.camel}: table(${one.camel}Record, { owner }),`;
  return new Map([
    ...Object.entries(created),
    [CONTRACT, addToBlock(addToBlock(contract, ['tags'], tag), ['paths'], paths)],
    [PATH_PARAMETERS, `${require(read, PATH_PARAMETERS)}${parameter}`],
    [TABLES, withRow(tables, 'TABLES', row)],
    [LIFETIMES, withRow(require(read, LIFETIMES), 'LIFETIMES', `${all.camel}: { kept: BUSINESS },`)],
    [ALL, registered(require(read, ALL), all.camel, `./${name}/operations.ts`)],
  ]);
}

/**
 * @param {string} text of a module
 * @param {string} table its constant, an object
 * @param {string} row
 */
function withRow(text, table, row) {
  const end = text.indexOf('\n};\n', text.indexOf(`export const ${table}`)) + 1;
  return `${text.slice(0, end)}  ${row}\n${text.slice(end)}`;
}
