import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useRequestPhoneCodeMutation, useConfirmPhoneMutation, useRequestEmailChangeMutation } =
  api.injectEndpoints({
    endpoints: (build) => fromContract(build, { requestPhoneCode: {}, confirmPhone: {}, requestEmailChange: {} }),
  });
