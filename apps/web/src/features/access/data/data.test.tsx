import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';

const PATH = '/zakupki/settings/data';

it('exports all orders as one file', async () => {
  const files: Blob[] = [];
  const create = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
  const { user } = await renderScreen(PATH, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
  const orders = JSON.parse((await files[0]?.text()) ?? '') as { order: { id: string } }[];
  expect(orders.map(({ order }) => order.id)).toContain('ord_fasteners');
});

it('asks for a phone number first', async () => {
  await renderScreen(PATH, { as: 'no-phone' });
  expect(await screen.findByText('Add a phone number to your profile first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export everything' })).not.toBeInTheDocument();
});
