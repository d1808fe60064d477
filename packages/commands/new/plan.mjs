// What `pnpm new:operation` changes: the new text of every file, by its path.
import { PlainError } from '../plain-error.mjs';
import { operationExamples, operationSchemas, operationYaml } from './contract.mjs';
import { addBefore, addImport, addToBlock } from './edits.mjs';
import { checksSource, operationSource, requestsSource } from './mock.mjs';
import { operationNames } from './names.mjs';

/**
 * @typedef {ReturnType<typeof import('./names.mjs').namesOf>} Names
 * @typedef {{
 *   operationId: string, kind: 'list' | 'get' | 'act', tag: string, path: string, paged: boolean, person: string,
 *   verb: string, noun: Names, row: Names, folder: string, file: string,
 *   parameters: readonly import('./contract.mjs').PathParameter[],
 * }} OperationPlan
 *
 * Reads a file of the repository by its path from the root; null when there is no such file.
 * @typedef {(path: string) => string | null} Read
 */

export const CONTRACT = 'openapi/openapi.yaml';
export const PATH_PARAMETERS = 'openapi/path-parameters.yaml';
export const ALL = 'apps/mock-api/src/resources/all.ts';
const ROUTES = 'packages/api-client/src/generated/routes.gen.ts';
const DOCUMENT = 'packages/api-client/src/generated/document.gen.json';
const CHECKS = 'apps/mock-api/test/contract';

/** @param {Read} read @param {string} path */
export function require(read, path) {
  const text = read(path);
  if (text === null) throw new PlainError(`There is no ${path}.`);
  return text;
}

/** @param {Read} read */
const tagsOf = (read) =>
  [...require(read, CONTRACT).matchAll(/^ {2}- \{name: ([a-z-]+),/gm)].map(([, tag = '']) => tag);

/**
 * @param {string} operationId
 * @param {{ tag?: string, path?: string, paged?: boolean, folder?: string, file?: string }} options
 * @param {Read} read
 * @returns {OperationPlan}
 */
export function planOf(operationId, { tag = '', path = '', paged = false, folder = tag, file }, read) {
  const { verb, noun, row } = operationNames(operationId);
  if (verb === '')
    throw new PlainError(`Name the operation by verb and noun, such as listOrderNotes, not "${operationId}".`);
  if (['create', 'update', 'delete'].includes(verb)) {
    throw new PlainError(`pnpm new:resource writes ${verb}${noun.pascal} together with the read that it needs.`);
  }
  const tags = tagsOf(read);
  if (!tags.includes(tag))
    throw new PlainError(`--tag is one of ${tags.join(', ')}; pnpm new:resource makes another one.`);
  if (!/^\/[a-z]/.test(path))
    throw new PlainError('--path is an address of the contract, such as /orders/{orderId}/notes.');
  const kind = verb === 'list' ? 'list' : verb === 'get' ? 'get' : 'act';
  if (paged && kind !== 'list') throw new PlainError('--paged is for an operation that lists.');
  const person = path.startsWith('/admin/') ? 'admin' : 'buyer';
  const parameters = parametersOf(path, read);
  const subject = kind === 'list' ? row : noun;
  return {
    operationId,
    kind,
    tag,
    path,
    paged,
    person,
    verb,
    noun,
    row: subject,
    folder,
    file: file ?? noun.kebab,
    parameters,
  };
}

/**
 * Two schemas of one name would become `Delivery` and `Delivery-2` in everything that is generated.
 *
 * @param {string} name of a new schema
 * @param {Read} read
 */
export function refuseTaken(name, read) {
  const { components } = /** @type {{ components: { schemas: Record<string, unknown> } }} */ (
    JSON.parse(require(read, DOCUMENT))
  );
  if (name in components.schemas)
    throw new PlainError(`The contract has a schema ${name}: use another noun, or --file with the file that has it.`);
}

/** @param {string} path @param {Read} read */
function parametersOf(path, read) {
  const known = [
    ...require(read, PATH_PARAMETERS).matchAll(/^(\w+):\n {2}name: (\w+)\n[^]*?\n {2}example: (\S+)$/gm),
  ].map(([, ref = '', name = '', example = '']) => ({ ref, name, example }));
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = known.find((candidate) => candidate.name === name);
    if (!parameter)
      throw new PlainError(`${PATH_PARAMETERS} has no ${name}, only ${known.map((each) => each.name).join(', ')}.`);
    return parameter;
  });
}

/**
 * @param {OperationPlan} plan
 * @param {Read} read
 * @returns {Map<string, string>}
 */
export function planOperation(plan, read) {
  const { operationId, noun, tag, folder, file } = plan;
  const inFolder = read(`apps/mock-api/src/resources/${folder}/operations.ts`) === null;
  const mock = `${folder}/${inFolder ? 'operations/' : ''}${noun.kebab}`;
  if (require(read, ROUTES).includes(`\n  ${operationId}: `)) throw new PlainError(`${operationId} exists.`);
  const files = new Map([
    ...contractFiles(plan, read),
    [`apps/mock-api/src/resources/${mock}.ts`, operationSource(plan, `${mock}.ts`)],
    [`${CHECKS}/${tag}/${noun.kebab}.checks.ts`, checksSource(plan)],
    [`${CHECKS}/${tag}/${noun.kebab}.requests.ts`, requestsSource(plan)],
  ]);
  for (const path of files.keys()) {
    if (read(path) !== null && path !== CONTRACT && path !== `openapi/resources/${file}.yaml`) {
      throw new PlainError(`${path} exists: add ${operationId} to it by hand.`);
    }
  }
  return files.set(ALL, registered(require(read, ALL), noun.camel, `./${mock}.ts`));
}

/** @param {string} all @param {string} name @param {string} from */
export const registered = (all, name, from) =>
  addBefore(addImport(all, `import { ${name} } from '${from}';`), '} satisfies Operations;', `  ...${name},`);

/** @param {OperationPlan} plan @param {Read} read */
function contractFiles(plan, read) {
  const { path, noun, row, file } = plan;
  const contract = require(read, CONTRACT);
  const resource = `openapi/resources/${file}.yaml`;
  const known = new RegExp(
    `^ {2}${path.replace(/[{}]/g, '\\$&')}: \\{\\$ref: 'resources/([a-z-]+)\\.yaml#/paths/(\\w+)'\\}$`,
    'm',
  ).exec(contract);
  if (known && known[1] !== file)
    throw new PlainError(`${path} is in openapi/resources/${known[1]}.yaml: use --file ${known[1]}.`);
  const key = known?.[2] ?? noun.camel;
  const head = `# ${row.words.charAt(0).toUpperCase()}${row.words.slice(1)}: what it is for.\n\npaths:\n`;
  let yaml = read(resource) ?? head;
  yaml = addToBlock(yaml, ['paths', key], operationYaml(plan));
  for (const [section, parts] of Object.entries({
    schemas: operationSchemas(plan),
    examples: operationExamples(plan),
  })) {
    for (const [name, text] of Object.entries(parts)) {
      if (new RegExp(`^ {2}${name}:`, 'm').test(blockOf(yaml, section))) continue;
      if (section === 'schemas') refuseTaken(name, read);
      yaml = addToBlock(addToBlock(yaml, [section], ''), [section, name], text);
    }
  }
  const line = `  ${path}: {$ref: 'resources/${file}.yaml#/paths/${key}'}`;
  return new Map([
    [resource, yaml],
    ...(known ? [] : /** @type {[string, string][]} */ ([[CONTRACT, addToBlock(contract, ['paths'], line)]])),
  ]);
}

/** @param {string} yaml @param {string} section */
const blockOf = (yaml, section) => yaml.split(new RegExp(`^${section}:$`, 'm'))[1]?.split(/^\w+:$/m)[0] ?? '';
