import type * as contract from '@zakupki/api-client/schema';
import { expectTypeOf, it } from 'vitest';
import type { Page } from '../lists/page.ts';
import type { FieldError } from '../pipeline/field-error.ts';
import type { AnyProblem, ApiProblem } from '../pipeline/problem.ts';

it('the contract describes errors and pages as the engine writes them', () => {
  expectTypeOf<contract.FieldError>().toExtend<FieldError>();
  expectTypeOf<contract.ApiProblem>().toExtend<ApiProblem>();
  expectTypeOf<contract.Page>().toEqualTypeOf<Page>();
});

it('a problem has a code of the contract or of the engine', () => {
  expectTypeOf<'order_not_open' | 'unknown_world'>().toExtend<AnyProblem>();
  expectTypeOf<'no_such_code'>().not.toExtend<AnyProblem>();
});
