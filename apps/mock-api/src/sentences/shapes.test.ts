import type * as contract from '@zakupki/api-client/schema';
import { expectTypeOf, it } from 'vitest';
import type { Page } from '@zakupki/mock-engine/lists/page';
import type { FieldError } from '@zakupki/mock-engine/pipeline/field-error';
import type { AnyProblem, ApiProblem } from '@zakupki/mock-engine/pipeline/problem';

it('the contract describes errors and pages as the engine writes them', () => {
  expectTypeOf<contract.FieldError>().toExtend<FieldError>();
  expectTypeOf<contract.ApiProblem>().toExtend<ApiProblem>();
  expectTypeOf<contract.Page>().toEqualTypeOf<Page>();
});

it('a problem has a code of the contract or of the engine', () => {
  expectTypeOf<'order_not_open' | 'unknown_world'>().toExtend<AnyProblem>();
  expectTypeOf<'no_such_code'>().not.toExtend<AnyProblem>();
});
