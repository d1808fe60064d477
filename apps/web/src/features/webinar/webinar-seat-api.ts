import { fromContract } from '@zakupki/api-client/rtk-query';
import { useDispatch } from 'react-redux';
import { api } from '../../http/api.ts';

const changesSeat = { invalidatesTags: () => ['Webinars' as const] };

export const {
  useGetWebinarQuery,
  useRegisterForWebinarMutation,
  useCancelWebinarRegistrationMutation,
  useJoinWebinarMutation,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      getWebinar: { providesTags: ['Webinars'] },
      registerForWebinar: changesSeat,
      cancelWebinarRegistration: changesSeat,
      // Joining may grant credits.
      joinWebinar: { invalidatesTags: ['Webinars', 'Access', 'Credits'] },
    }),
});

export function useReloadWebinars(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags(['Webinars']));
}
