import { fromContract } from '@zakupki/api-client/rtk-query';
import { useDispatch } from 'react-redux';
import { api } from '../../http/api.ts';

// A credit may be booked by joining, and a seat taken is told of in the notifications.
const changesSeat = { invalidatesTags: () => ['Webinars' as const] };

/** Taking a seat, giving it back, coming to the webinar. */
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
      joinWebinar: { invalidatesTags: ['Webinars', 'Access', 'Credits'] },
    }),
});

/** Has every answer about webinars that is on show asked for again. */
export function useAskAgain(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags(['Webinars']));
}
