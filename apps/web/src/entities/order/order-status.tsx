import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const ORDER = {
  draft: ['neutral', 'hollow', () => m.words_order_draft()],
  published: ['note', 'filled', () => m.words_order_published()],
  evaluation: ['warning', 'half', () => m.words_order_evaluation()],
  awarded: ['good', 'check', () => m.words_order_awarded()],
  unsuccessful: ['neutral', 'dash', () => m.words_order_unsuccessful()],
  cancelled: ['neutral', 'struck', () => m.words_order_cancelled()],
} as const satisfies Record<string, Look>;

type OrderStatusName = keyof typeof ORDER;

/** In lifecycle order. */
// Object.keys loses the key type.
export const ORDER_STATUSES = Object.keys(ORDER) as readonly OrderStatusName[];

export function orderStatusWord(status: OrderStatusName): string {
  return ORDER[status][2]();
}

/** Pixels of a column. Russian words are longer. */
export const orderStatusWidth = (): number => (getLocale() === 'ru' ? 170 : 144);

export function OrderStatusBadge({ status }: { status: OrderStatusName }) {
  return <StatusBadge look={ORDER[status]} />;
}
