/** The contract's pattern; a test compares them. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const NAME_RULE =
  'Lower-case letters, digits and hyphens, at most 64, starting with a letter or a digit, such as ticket-118.';

export const isWorldName = (name: string): boolean => NAME.test(name);
