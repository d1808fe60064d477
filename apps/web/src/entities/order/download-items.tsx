import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { type PageCommand } from '../../ui/layout/page-commands.ts';
import { type DownloadArg, useDownload } from '../../http/files/download.ts';
import { paths } from '../../paths.ts';
import { acceptsBids } from './accepting-bids.ts';
import styles from './download-items.module.css';

type Choice = {
  readonly label: () => string;
  readonly help: () => string;
  readonly isFor: (order: Order) => boolean;
  readonly what: (orderId: string) => DownloadArg;
};

const forEveryOrder = () => true;
const orderExport = (format: 'xlsx' | 'csv' | 'json') => (orderId: string) =>
  ({ operationId: 'exportOrder', arg: { orderId, format } }) as const;

const CHOICES: readonly Choice[] = [
  {
    label: () => m.download_xlsx(),
    help: () => m.download_xlsx_help(),
    isFor: forEveryOrder,
    what: orderExport('xlsx'),
  },
  { label: () => m.download_csv(), help: () => m.download_csv_help(), isFor: forEveryOrder, what: orderExport('csv') },
  {
    label: () => m.download_award(),
    help: () => m.download_award_help(),
    isFor: ({ status }) => status === 'awarded',
    what: (orderId) => ({ operationId: 'exportOrder', arg: { orderId, format: 'csv', table: 'award' } }),
  },
  {
    label: () => m.download_json(),
    help: () => m.download_json_help(),
    isFor: forEveryOrder,
    what: orderExport('json'),
  },
  {
    label: () => m.download_form(),
    help: () => m.download_form_help(),
    isFor: acceptsBids,
    what: (orderId) => ({ operationId: 'getBidForm', arg: { orderId } }),
  },
];

/** The files of `DownloadItems` as commands of the palette. */
export function useDownloadCommands(order: Order): PageCommand[] {
  const { save } = useDownload();
  return CHOICES.filter(({ isFor }) => isFor(order)).map(({ label, what }) => ({
    id: `download-${label()}`,
    label: m.shell_palette_download({ file: label() }),
    run: () => void save(what(order.id)),
  }));
}

/** Items of a menu: the files an order can be saved as. */
export function DownloadItems({ order }: { order: Order }) {
  const { save } = useDownload();
  return (
    <>
      {order.status !== 'draft' && (
        <Menu.Item component={Link} to={paths.order(order.id, { view: 'request' })} className={styles['item'] ?? ''}>
          {m.requests_document_open()}
          <span className={`zk-block zk-secondary zk-tiny ${styles['help']}`}>{m.requests_document_help()}</span>
        </Menu.Item>
      )}
      <Menu.Label>{m.download_title()}</Menu.Label>
      {CHOICES.filter(({ isFor }) => isFor(order)).map((choice) => (
        <Menu.Item
          key={choice.label()}
          className={styles['item'] ?? ''}
          onClick={() => void save(choice.what(order.id))}
        >
          {choice.label()}
          <span className={`zk-block zk-secondary zk-tiny ${styles['help']}`}>{choice.help()}</span>
        </Menu.Item>
      ))}
    </>
  );
}
