import { etag } from '@zakupki/api-client/operation';
import { meApi } from '../entities/user/me-api.ts';
import { profileApi } from '../entities/user/profile-api.ts';
import { getLocale } from '../i18n/locale.ts';
import type { Session } from '../session/session.ts';
import type { Store } from './store.ts';

/**
 * Saves the language chosen on the page in the user's profile, which e-mails use. Skipped during impersonation: the
 * profile belongs to the other user. If saving fails, the next switch saves it.
 */
export async function saveLanguage(store: Store, session: Session): Promise<void> {
  const { token, actAs } = session.read();
  const { data: me } = meApi.endpoints.getMe.select()(store.getState());
  const locale = getLocale();
  if (token === null || actAs !== null || !me || me.user.locale === locale) return;
  const saving = store.dispatch(profileApi.endpoints.updateProfile.initiate({ body: { locale }, ifMatch: etag(me) }));
  const { data } = await saving;
  if (data) void store.dispatch(meApi.util.updateQueryData('getMe', undefined, () => data));
}
