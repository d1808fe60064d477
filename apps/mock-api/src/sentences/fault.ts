/** An input error before it is translated. */
import type { FieldError } from '@zakupki/api-client/schema';
import type { MessageCode } from './sentence.ts';

export type Fault = {
  /** JSON pointer into the body, or `?name` of the query */
  pointer: string;
  code: FieldError['code'];
  said: MessageCode;
  params?: Record<string, string | number>;
};
