import { paths } from '../../paths.ts';
import { safeReturnPath } from '../../session/return-path.ts';

/** A path below the product's prefix; home for a link elsewhere. */
export function placeOfNotification(link: string): string {
  return safeReturnPath(link) ?? paths.home();
}
