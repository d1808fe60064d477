/** A thread: types of every path, operation and schema. */
import openapiTypescript, { astToString } from 'openapi-typescript';
import { serve } from './serve.ts';

serve(async (contract) => {
  const ast = await openapiTypescript(JSON.stringify(contract), {
    alphabetize: false,
    // Defaults stay optional in answers, nullable stays nullable.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return astToString(ast);
});
