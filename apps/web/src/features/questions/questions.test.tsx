import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const PAGE = '/zakupki/orders/ord_fasteners?tab=questions';
const card = (name: string) => screen.findByRole('listitem', { name });

it('lists questions, newest first, and filters unanswered ones', async () => {
  const { user, at } = await renderScreen(PAGE, { as: 'buyer' });
  const waiting = await card('Question 2');
  expect(waiting).toHaveTextContent('Unanswered');
  expect(waiting).toHaveTextContent('ООО «КрепМаркет» asked, about line 8, Трос стальной 6 мм');
  expect(await card('Question 1')).toHaveTextContent('Допустим 10.9');
  await user.click(screen.getByRole('button', { name: 'Answered' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Question 2' })).not.toBeInTheDocument());
  expect(at()).toBe(`${PAGE}&questions=answered`);
});

it('records a question with supplier and line', async () => {
  const { user } = await renderScreen(PAGE, { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Record a question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record a question' });
  const record = within(dialog).getByRole('button', { name: 'Record' });
  await user.click(record);
  expect(dialog).toHaveTextContent('At least 3 characters');
  await user.type(within(dialog).getByLabelText('Question'), 'Нужны ли паспорта?');
  await user.selectOptions(within(dialog).getByLabelText('Line'), 'itm_fasteners_2');
  await user.type(within(dialog).getByLabelText(/Asked by/), 'ооо «метиз-сервис»');
  await user.click(record);
  const recorded = await card('Question 3');
  expect(recorded).toHaveTextContent('ООО «Метиз-Сервис» asked, about line 2, Гайка М8');
});

it('saves an answer, and offers it as an e-mail', async () => {
  const { user } = await renderScreen(PAGE, { as: 'buyer' });
  const waiting = await card('Question 2');
  expect(screen.queryByRole('button', { name: 'Attach files' })).not.toBeInTheDocument();
  await user.click(within(waiting).getByRole('button', { name: 'Answer' }));
  expect(within(waiting).getByRole('button', { name: 'Attach files' })).toBeVisible();
  const field = within(waiting).getByLabelText('Your answer');
  expect(field).toHaveFocus();
  await user.click(await within(waiting).findByRole('button', { name: 'Save answer' }));
  expect(waiting).toHaveTextContent('Enter an answer');
  await user.type(field, 'Да, можно');
  await user.click(within(waiting).getByRole('button', { name: 'Save answer' }));
  await user.click(await within(await card('Question 2')).findByRole('button', { name: 'Write e-mail to suppliers' }));
  expect(await card('Question 2')).toHaveTextContent('Да, можно');
  const letter = await screen.findByRole('dialog', { name: 'Tell suppliers' });
  const text = within(letter).getByLabelText<HTMLTextAreaElement>('Text').value;
  expect(text).toContain('Трос поставляем бухтами');
  expect(text).toContain('Да, можно');
  // The letter does not reveal who asked.
  expect(text).not.toContain('КрепМаркет');
  await user.click(within(letter).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Sent to /)).toBeVisible();
});

it('sends an answer to the invited suppliers in one step', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_tender?tab=questions', { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Record a question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record a question' });
  await user.type(within(dialog).getByLabelText('Question'), 'Поддоны новые?');
  await user.click(within(dialog).getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const cards = await screen.findAllByRole('listitem', { name: /^Question \d+$/ });
  const open = within(cards.find(({ textContent }) => textContent.includes('Поддоны новые?')) as HTMLElement);
  await user.click(open.getByRole('button', { name: 'Answer' }));
  await user.type(open.getByLabelText('Your answer'), 'Да');
  await user.click(await open.findByRole('button', { name: /^Send to [3-6] suppliers$/ }));
  expect(await screen.findByText(/^Answer sent to [3-6] suppliers$/)).toBeVisible();
  expect(open.queryByRole('button', { name: 'Write e-mail to suppliers' })).not.toBeInTheDocument();
});

it('shows another user’s answer before replacing it', async () => {
  const { user, mock } = await renderScreen(PAGE, { as: 'buyer' });
  const waiting = await card('Question 2');
  await user.click(within(waiting).getByRole('button', { name: 'Answer' }));
  await user.type(within(waiting).getByLabelText('Your answer'), 'Мой ответ');
  const token = await mock.signIn('buyer');
  await fetch(`${mock.baseUrl}/orders/ord_fasteners/questions/qst_fasteners_2/answer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'If-Match': '"1"', 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Чужой ответ' }),
  });
  await user.click(await within(waiting).findByRole('button', { name: 'Save answer' }));
  await within(waiting).findByText('Чужой ответ');
  await user.click(within(waiting).getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(within(waiting).queryByLabelText('Your answer')).not.toBeInTheDocument());
  // Before the questions have been fetched again.
  expect(await card('Question 2')).toHaveTextContent(/Answered by .*Мой ответ/);
});

it('explains the empty page, and why a cancelled order takes no questions', async () => {
  await renderScreen('/zakupki/orders/ord_forklift?tab=questions', { as: 'buyer' });
  await screen.findByText('Suppliers’ questions and your answers appear here.');
  expect(screen.getByText('The order is cancelled, so questions can no longer be recorded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record a question' })).not.toBeInTheDocument();
});

it('does not say that nobody gets an answer before it is known who was invited', async () => {
  const { user } = await renderScreen('/zakupki/orders/ord_fasteners?tab=questions', {
    as: 'buyer',
    before: async (baseUrl, world) => {
      await world.force([{ when: { operationId: 'listInvitations' }, then: { status: 500 } }]);
      return baseUrl;
    },
  });
  const waiting = within(await card('Question 2'));
  await user.click(waiting.getByRole('button', { name: 'Answer' }));
  expect(waiting.getByLabelText('Your answer')).toHaveAccessibleDescription(/^Every invited supplier gets/);
  waiting.getByRole('button', { name: 'Send answer' });
});
