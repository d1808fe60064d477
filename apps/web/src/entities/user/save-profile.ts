import { etag } from '@zakupki/api-client/operation';
import type { Me, ProfilePatch } from '@zakupki/api-client/schema';
import { staleCurrent } from '@zakupki/api-client/stale';
import { asApiError } from '../../http/problem-message.tsx';
import { useUpdateCachedMe, useUpdateProfileMutation } from './profile-api.ts';

/**
 * Saves changed fields of the profile. A patch contains nothing else, so that a retry on the newest version overwrites
 * nothing the user did not change.
 */
export function useSaveProfile() {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const remember = useUpdateCachedMe();

  async function send(me: Me, body: ProfilePatch): Promise<Me> {
    try {
      return await update({ body, ifMatch: etag(me) }).unwrap();
    } catch (error) {
      const current = staleCurrent('updateProfile', asApiError(error));
      if (!current) throw error;
      return await update({ body, ifMatch: etag(current) }).unwrap();
    }
  }

  async function save(me: Me, body: ProfilePatch): Promise<void> {
    remember(await send(me, body));
  }

  return { save, isBusy: isLoading };
}
