import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Reading of pasted blocks and files; nothing is stored, so nothing grows stale. */
export const { useParseOrderImportMutation, useParseBidImportMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { parseOrderImport: {}, parseBidImport: {} }),
});
