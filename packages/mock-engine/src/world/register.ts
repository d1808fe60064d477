/**
 * The types of a mock's domain. An application declares them once, by merging:
 * `declare module '@zakupki/mock-engine/world/register' { interface Register { tables: typeof TABLES } }`.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
export interface Register {}

/** What an operation declares for the gates of the application, which merges it like `Register`. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
export interface OperationFlags<_Target> {}

/** What the application has registered under a name; the default in a program without an application. */
export type Registered<Name extends string, Default> = Register extends Readonly<Record<Name, infer T>> ? T : Default;
