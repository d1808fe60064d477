import { useMantineColorScheme } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBolt,
  IconClock,
  IconFileDescription,
  IconFilePlus,
  IconFilter,
  IconGavel,
  IconHistory,
  IconKeyboard,
  IconLanguage,
  IconMessageCircleQuestion,
  IconTable,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { acceptsBids, canEnterBids } from '../../entities/order/accepting-bids.ts';
import { useGetOrderQuery } from '../../entities/order/order-api.ts';
import { ORDER_STATUSES, orderStatusWord } from '../../entities/order/order-status.tsx';
import { isAdministrator, useGetMeQuery } from '../../entities/user/me-api.ts';
import { recentVisits } from '../../entities/user/recent-visits.ts';
import { languageName, locales, otherLocales, setLocale, useLocale } from '../../i18n/locale.ts';
import { orderIdIn, paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { pageCommands } from '../../ui/layout/page-commands.ts';
import { SCHEMES } from '../../ui/theme/schemes.ts';
import { pagesFor } from './palette-pages.ts';

export type PaletteCommand = {
  readonly id: string;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>;
  /** Shown at the end of the row. */
  readonly note?: string;
  readonly keywords?: string;
  /** The shortcut that does the same. */
  readonly keys?: readonly string[];
} & ({ readonly to: string } | { readonly run: () => void });

/** What the palette offers besides its search. */
export function useCommands(onShortcuts: () => void) {
  const signedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  const pages = pagesFor(signedIn, me !== undefined && isAdministrator(me));
  const visits = signedIn && me && me.impersonator === null ? recentVisits(me.user.id) : [];
  const recent = visits
    .filter(({ to }) => to !== pathname)
    .flatMap(({ to, order }): PaletteCommand[] => {
      const page = pages.find((candidate) => candidate.to === to);
      const id = `recent-${to}`;
      if (order) return [{ id, to, label: order.title || m.orders_untitled(), note: order.number, Icon: IconClock }];
      return page ? [{ ...page, id }] : [];
    });
  return {
    recent,
    ofPage: [
      ...useOrderCommands(signedIn ? orderIdIn(pathname) : null),
      ...pageCommands().map(({ id, ...command }) => ({ ...command, id: `page-${id}`, Icon: IconBolt })),
      ...(signedIn && pathname === paths.orders() ? ordersFilters() : []),
    ],
    pages,
    settings: useSettings(onShortcuts),
  };
}

/** Links to the orders list by status, like its tabs. */
function ordersFilters(): PaletteCommand[] {
  return ORDER_STATUSES.map((status) => ({
    id: `status-${status}`,
    label: m.shell_palette_filter({ status: orderStatusWord(status) }),
    Icon: IconFilter,
    to: paths.orders({ status }),
  }));
}

/** The pages of the open order, and its actions that are links. */
function useOrderCommands(id: string | null): PaletteCommand[] {
  const { data: order } = useGetOrderQuery({ orderId: id ?? '' }, { skip: id === null });
  if (id === null || order?.id !== id) return [];
  const isOpen = acceptsBids(order);
  const tab = (name: string) => paths.order(id, { tab: name });
  return [
    ...(canEnterBids(order)
      ? [{ id: 'bid-new', label: m.shell_palette_add_bid(), Icon: IconFilePlus, to: paths.bidNew(id) }]
      : []),
    ...(order.status === 'published'
      ? [
          {
            id: 'invite',
            label: m.order_page_invite(),
            Icon: IconUserPlus,
            to: paths.order(id, { tab: 'suppliers', invite: 'true' }),
          },
        ]
      : []),
    ...(order.counts.bids > 0
      ? [{ id: 'compare', label: m.shell_palette_compare(), Icon: IconTable, to: tab('comparison') }]
      : []),
    ...(isOpen && order.counts.bids > 0
      ? [{ id: 'award', label: m.shell_palette_award(), Icon: IconGavel, to: tab('award') }]
      : []),
    { id: 'order', label: m.shell_palette_overview(), Icon: IconFileDescription, to: paths.order(id) },
    { id: 'bids', label: m.shell_palette_bids(), Icon: IconTable, to: paths.bids(id) },
    { id: 'conflicts', label: m.shell_palette_conflicts(), Icon: IconAlertTriangle, to: paths.conflicts(id) },
    { id: 'questions', label: m.shell_palette_questions(), Icon: IconMessageCircleQuestion, to: tab('questions') },
    { id: 'history', label: m.shell_palette_history(), Icon: IconHistory, to: tab('history') },
  ];
}

function useSettings(onShortcuts: () => void): PaletteCommand[] {
  const locale = useLocale();
  const { setColorScheme } = useMantineColorScheme();
  return [
    ...otherLocales(locale).map((other) => ({
      id: `language-${other}`,
      label: m.shell_switch_language({ language: languageName(other, locale) }),
      keywords: `language язык ${locales.map((each) => languageName(each)).join(' ')}`,
      Icon: IconLanguage,
      run: () => setLocale(other),
    })),
    ...SCHEMES.map(({ scheme, name, Icon }) => ({
      id: `scheme-${scheme}`,
      label: m.shell_palette_colors({ scheme: name() }),
      keywords: 'theme colours dark light тема цвета',
      Icon,
      run: () => setColorScheme(scheme),
    })),
    { id: 'shortcuts', label: m.shell_shortcuts(), keywords: 'keys клавиши', Icon: IconKeyboard, run: onShortcuts },
  ];
}
