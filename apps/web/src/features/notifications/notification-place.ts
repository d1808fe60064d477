import { paths } from '../../paths.ts';
import { safeReturnPath } from '../../session/return-path.ts';

/** Where a notification leads, below the prefix; home when it leads nowhere in the product. */
export function placeOfNotification(link: string): string {
  return safeReturnPath(link) ?? paths.home();
}
