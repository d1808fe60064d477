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
      // The watch polls the unread list; its own invalidations must not make it poll again.
      listNotifications: { providesTags: (_result, _error, arg) => (arg && arg.unread ? [] : ['Notifications']) },
    }),
});

export const { useListNotificationsQuery } = listApi;

export const { useReadNotificationsMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      readNotifications: {
        invalidatesTags: ['Notifications', 'Me'],
        // Shown as read at once, in every list and in the count; a failure brings the marks back.
        async onQueryStarted({ body }, { dispatch, getState, queryFulfilled }) {
          const isAll = 'all' in body;
          const asked = new Set(isAll ? [] : body.ids);
          const lists = listApi.util.selectCachedArgsForQuery(getState(), 'listNotifications');
          const read = new Set(
            lists
              .flatMap((arg) => listApi.endpoints.listNotifications.select(arg)(getState()).data?.data ?? [])
              .filter(({ id, readAt }) => readAt === null && (isAll || asked.has(id)))
              .map(({ id }) => id),
          );
          const left = (unread: number) => (isAll ? 0 : Math.max(0, unread - read.size));
          const readAt = new Date(now()).toISOString();
          const changes = [
            ...lists.map((arg) =>
              dispatch(
                listApi.util.updateQueryData('listNotifications', arg, (list) => {
                  list.unread = left(list.unread);
                  for (const one of list.data) if (read.has(one.id)) one.readAt = readAt;
                }),
              ),
            ),
            dispatch(
              meApi.util.updateQueryData('getMe', undefined, (me) => {
                me.unreadNotifications = left(me.unreadNotifications);
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
