/**
 * Types of arguments and replies of operations, for the client and the server.
 * All of them are derived from the generated types, so they cannot differ from the contract.
 */
import type { routes } from './generated/routes.gen.ts';
import type { operations } from './generated/schema.gen.ts';

export type OperationId = keyof operations & keyof typeof routes;

type Parameters<O extends OperationId> = operations[O]['parameters'];
type Named<T> = [T] extends [never] | [undefined] ? unknown : NonNullable<T>;

export type PathParams<O extends OperationId> = Named<Parameters<O>['path']>;

/** Query parameters by name; comma lists are arrays. */
export type Query<O extends OperationId> = Named<Parameters<O>['query']>;

type RequestBody<O extends OperationId> = NonNullable<operations[O]['requestBody']>;

/** A form with a part `file`: `File` is the sender's or the receiver's type of it. */
type FormWith<B, File> = { [K in keyof B]: K extends 'file' ? File : B[K] };

/** The sent body: JSON, or a form with a part `file`; `undefined` without a body. */
type Input<O extends OperationId, File> = [RequestBody<O>] extends [never]
  ? undefined
  : RequestBody<O> extends { content: { 'application/json': infer B } }
    ? B
    : RequestBody<O> extends { content: { 'multipart/form-data': infer B } }
      ? FormWith<B, File>
      : undefined;

/** The body that a caller passes; `undefined` for an operation without one. */
export type Body<O extends OperationId> = Input<O, File>;

/** A file as a server receives it. */
export type UploadedFile = {
  /** the sender's name, not to be trusted */
  name: string;
  /** the sender's media type, empty when missing */
  declaredType: string;
  bytes: Uint8Array;
  /** media type by the signature of the content; null when unknown */
  contentType: string | null;
};

type HeaderNames<O extends OperationId> = Parameters<O> extends { header: infer H } ? keyof H : never;

/** Names of the operations that take If-Match, and of those that take an Idempotency-Key. */
type Guarded<O extends OperationId> = 'If-Match' extends HeaderNames<O> ? { ifMatch: string } : unknown;
type Keyed<O extends OperationId> = 'Idempotency-Key' extends HeaderNames<O> ? { idempotencyKey: string } : unknown;
type WithBody<O extends OperationId> = [Body<O>] extends [undefined] ? unknown : { body: Body<O> };

type Flat<T> = { [K in keyof T]: T[K] };

/**
 * A caller's argument: path and query parameters by name, with `body`, `ifMatch` (an ETag) and
 * `idempotencyKey` (a UUID) where the operation takes them.
 */
export type Arg<O extends OperationId> = Flat<PathParams<O> & Query<O> & WithBody<O> & Guarded<O> & Keyed<O>>;

/** An argument that may be left out where nothing in it is required. */
export type CallArg<O extends OperationId> = Record<never, never> extends Arg<O> ? Arg<O> | void : Arg<O>;

/** The same as the last parameter of a function. */
export type CallArgs<O extends OperationId> =
  Record<never, never> extends Arg<O> ? [arg?: Arg<O> | void] : [arg: Arg<O>];

type Responses<O extends OperationId> = operations[O]['responses'];
type SuccessStatus<O extends OperationId> = Extract<keyof Responses<O>, 200 | 201 | 202 | 204>;
type JsonOf<R> = R extends { content: { 'application/json': infer J } } ? J : undefined;
/** Media types of responses other than JSON. */
type FileTypeOf<R> = R extends { content: infer C } ? Exclude<keyof C, 'application/json'> : never;
type FileOf<R> = [FileTypeOf<R>] extends [never] ? never : Blob;

/** The body of a successful response: JSON, a Blob for a file, `undefined` without a body. */
export type Result<O extends OperationId> = {
  [S in SuccessStatus<O>]: [FileTypeOf<Responses<O>[S]>] extends [never]
    ? JsonOf<Responses<O>[S]>
    : Exclude<JsonOf<Responses<O>[S]>, undefined> | FileOf<Responses<O>[S]>;
}[SuccessStatus<O>];

/** The file of a response, written at once or in chunks, after the rest of the request is done. */
type FileBody<Type> = { type: Type } & (
  | { write: () => Promise<Uint8Array> }
  | { stream: () => AsyncIterable<Uint8Array> }
);

type Headed = { headers?: Record<string, string> };
type FileReply<S, R> = [FileTypeOf<R>] extends [never] ? never : { status: S; file: FileBody<FileTypeOf<R>> } & Headed;
type JsonReply<S, R> =
  JsonOf<R> extends undefined
    ? [FileTypeOf<R>] extends [never]
      ? { status: S } & Headed
      : never
    : { status: S; body: JsonOf<R> } & Headed;

/** A successful reply declared in the contract: status, body or file, and headers. */
export type Reply<O extends OperationId> = {
  [S in SuccessStatus<O>]: JsonReply<S, Responses<O>[S]> | FileReply<S, Responses<O>[S]>;
}[SuccessStatus<O>];

/** A validated request, as passed to a handler. */
export type OperationRequest<O extends OperationId> = {
  params: PathParams<O>;
  query: Query<O>;
  body: Input<O, UploadedFile>;
};

/** One handler per operation. A missing handler or an undeclared status does not compile. */
export type Handlers<Context, O extends OperationId = OperationId> = {
  [K in O]: (request: OperationRequest<K>, context: Context) => Reply<K>;
};

/** The version of an entity in the form of an ETag, for If-Match: entries of a list come without an ETag. */
export function etag(entity: { version: number }): string {
  return `"${entity.version}"`;
}
