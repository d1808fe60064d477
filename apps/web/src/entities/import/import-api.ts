import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Parsing stores nothing, so no tags. */
export const { useParseOrderImportMutation, useParseBidImportMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { parseOrderImport: {}, parseBidImport: {} }),
});
