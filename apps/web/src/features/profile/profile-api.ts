import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useRequestPhoneCodeMutation, useConfirmPhoneMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { requestPhoneCode: {}, confirmPhone: {} }),
});
