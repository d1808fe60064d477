import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EXHAUSTIVE } from '../../../test/exhaustive.ts';

const files = () => screen.findByRole('list', { name: 'Files' });

it('lists the files of an order and downloads one', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  const [file] = within(await files()).getAllByRole('listitem');
  expect(file).toHaveTextContent(/^Спецификация крепежа\.xlsx.*Specification · 2 kB · 12 Oct, /);
  const saved: string[] = [];
  const create = vi.fn<typeof URL.createObjectURL>(() => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'Download Спецификация крепежа.xlsx' }));
  await expect.poll(() => saved).toEqual(['Спецификация крепежа.xlsx']);
  expect(create.mock.calls.map(([blob]) => blob instanceof Blob && blob.size)).toEqual([2227]);
});

it('rejects invalid files before sending, next to the file', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  const list = await files();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  // The user can turn off the filter of the file dialog.
  input.removeAttribute('accept');
  await user.upload(input, [new File(['MZ'], 'setup.exe'), new File([], 'empty.pdf')]);
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent(/^setup\.exe.*This file type is not supported\./);
  expect(rows[2]).toHaveTextContent(/^empty\.pdf.*The file is empty\./);
  await user.click(screen.getByRole('button', { name: 'Remove setup.exe from the list' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('deletes a file after confirmation, or explains why it cannot', EXHAUSTIVE, async () => {
  const { user, mock } = await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  await files();
  const remove = 'Delete Спецификация крепежа.xlsx';
  await mock.scenario([{ when: { operationId: 'deleteAttachment' }, then: { status: 409 }, times: 1 }]);
  await user.click(screen.getByRole('button', { name: remove }));
  const dialog = await screen.findByRole('dialog', { name: remove });
  await user.click(within(dialog).getByRole('button', { name: 'Delete file' }));
  await within(dialog).findByRole('alert');
  await user.click(within(dialog).getByRole('button', { name: 'Delete file' }));
  await screen.findByText('Спецификация крепежа.xlsx deleted');
  await expect.poll(() => screen.queryByRole('list', { name: 'Files' })).toBeNull();
});
