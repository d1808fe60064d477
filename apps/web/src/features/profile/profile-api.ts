import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Proving that a phone number is one's own. */
export const { useRequestPhoneCodeMutation, useConfirmPhoneMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { requestPhoneCode: {}, confirmPhone: {} }),
});
