import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

export const { useListNotificationsQuery, useReadNotificationsMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // The watch polls the unread list; its own invalidations must not make it poll again.
      listNotifications: { providesTags: (_result, _error, arg) => (arg && arg.unread ? [] : ['Notifications']) },
      readNotifications: { invalidatesTags: ['Notifications', 'Me'] },
    }),
});
