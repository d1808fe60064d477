import { fromContract } from '@zakupki/api-client/rtk-query';
import { now } from '../../format/date/clock.ts';
import { meApi } from '../../entities/user/me-api.ts';
import { api } from '../../http/api.ts';
import { problemText } from '../../http/error-statuses.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';

const listApi = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // NotificationWatch polls the unread list: its invalidations must not make it poll again.
      listNotifications: { providesTags: (_result, _error, arg) => (arg && arg.unread ? [] : ['Notifications']) },
    }),
});

export const { useListNotificationsQuery } = listApi;

export const { useReadNotificationsMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      readNotifications: {
        invalidatesTags: ['Notifications', 'Me'],
        // Marks them as read at once, in every list and in the count. A failure restores the marks.
        async onQueryStarted({ body }, { dispatch, getState, queryFulfilled }) {
          const isAll = 'all' in body;
          const requestedIds = new Set(isAll ? [] : body.ids);
          const lists = listApi.util.selectCachedArgsForQuery(getState(), 'listNotifications');
          const readIds = new Set(
            lists
              .flatMap((arg) => listApi.endpoints.listNotifications.select(arg)(getState()).data?.data ?? [])
              .filter(({ id, readAt }) => readAt === null && (isAll || requestedIds.has(id)))
              .map(({ id }) => id),
          );
          const remaining = (unread: number) => (isAll ? 0 : Math.max(0, unread - readIds.size));
          const readAt = new Date(now()).toISOString();
          const changes = [
            ...lists.map((arg) =>
              dispatch(
                listApi.util.updateQueryData('listNotifications', arg, (list) => {
                  list.unread = remaining(list.unread);
                  for (const notification of list.data) if (readIds.has(notification.id)) notification.readAt = readAt;
                }),
              ),
            ),
            dispatch(
              meApi.util.updateQueryData('getMe', undefined, (me) => {
                me.unreadNotifications = remaining(me.unreadNotifications);
              }),
            ),
          ];
          try {
            await queryFulfilled;
          } catch (failure) {
            for (const change of changes) change.undo();
            showMessage(problemText(asApiError((failure as { error: unknown }).error)), 'danger');
          }
        },
      },
    }),
});
