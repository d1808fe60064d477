import { etag } from '@zakupki/api-client/operation';
import { meApi } from '../entities/user/me-api.ts';
import { profileApi } from '../entities/user/profile-api.ts';
import { getLocale } from '../i18n/locale.ts';
import type { Session } from '../session/session.ts';
import type { Store } from './store.ts';

/**
 * Saves the language a person switched to in their profile: e-mails are written in it. Not while acting as somebody:
 * the language is theirs. A profile that cannot be saved now is saved by the next switch.
 */
export async function keepLanguage(store: Store, session: Session): Promise<void> {
  const { token, actAs } = session.read();
  const { data: me } = meApi.endpoints.getMe.select()(store.getState());
  const locale = getLocale();
  if (token === null || actAs !== null || !me || me.user.locale === locale) return;
  const saving = store.dispatch(profileApi.endpoints.updateProfile.initiate({ body: { locale }, ifMatch: etag(me) }));
  const { data } = await saving;
  if (data) void store.dispatch(meApi.util.updateQueryData('getMe', undefined, () => data));
}
