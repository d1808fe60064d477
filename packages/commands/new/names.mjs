// Names of what is generated, from the name of the operation or resource.

const PASCAL = /[A-Z][a-z0-9]*/g;

/** @param {string} name `orderNotes`, `OrderNotes` or `order-notes` */
export function namesOf(name) {
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter) => String(letter).toUpperCase());
  const words = (pascal.match(PASCAL) ?? []).map((word) => word.toLowerCase());
  return {
    /** `OrderNotes` */
    pascal,
    /** `orderNotes` */
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    /** `order-notes` */
    kebab: words.join('-'),
    /** `order notes` */
    words: words.join(' '),
  };
}

/** @param {string} pascal `OrderNotes` → `OrderNote`; a name that is not a plural is unchanged */
export function singularOf(pascal) {
  if (pascal.endsWith('ies')) return `${pascal.slice(0, -3)}y`;
  return /[^sui]s$/.test(pascal) ? pascal.slice(0, -1) : pascal;
}

/** @param {string} operationId `listOrderNotes` */
export function operationNames(operationId) {
  const [, verb = '', noun = ''] = /^([a-z]+)([A-Z].*)$/.exec(operationId) ?? [];
  return { verb, noun: namesOf(noun), row: namesOf(singularOf(noun)) };
}

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
