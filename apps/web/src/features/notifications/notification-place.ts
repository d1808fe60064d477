import { paths } from '../../paths.ts';
import { safeReturnPath } from '../../session/return-path.ts';

/** Returns a path of the product, or home when the link leads elsewhere. */
export function placeOfNotification(link: string): string {
  return safeReturnPath(link) ?? paths.home();
}
