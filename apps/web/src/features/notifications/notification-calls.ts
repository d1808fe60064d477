import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** What the product tells by itself, and what of it was read. */
export const {
  useListNotificationsQuery,
  useReadNotificationsMutation,
  endpoints: notificationEndpoints,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // The watch asks for the unread ones and must not be sent asking again by what it finds itself.
      listNotifications: { providesTags: (_result, _error, arg) => (arg && arg.unread ? [] : ['Notifications']) },
      readNotifications: { invalidatesTags: ['Notifications', 'Me'] },
    }),
});
