import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ProblemMessage } from '../http/problem-message.tsx';
import { PopupHost } from '../ui/feedback/popup-host.tsx';
import { useDialogAction } from './dialog-action.ts';

const REFUSED = { status: 409, data: { message: 'The buyer is deciding again' } };

type Refusal = () => Promise<never>;
const refuse: Refusal = () => Promise.reject(REFUSED);

function Question({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const { error, run, close } = useDialogAction(onClose);
  return (
    <div role="dialog">
      <ProblemMessage error={error} />
      <button type="button" onClick={() => void run(refusal, 'Confirmed')}>
        Confirm
      </button>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </div>
  );
}

/** The record has the action until `End` is pressed, as another user would. */
function Page({ refusal }: { refusal: Refusal }) {
  const [isOffered, setOffered] = useState(true);
  return (
    <MantineProvider>
      {isOffered && <Question refusal={refusal} onClose={() => setOffered(false)} />}
      <button type="button" onClick={() => setOffered(false)}>
        End
      </button>
      <PopupHost />
    </MantineProvider>
  );
}

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const message = () => screen.findByText(REFUSED.data.message);

it('an error outlives the dialog that disappears with its record', async () => {
  render(<Page refusal={refuse} />);
  await press('Confirm');
  await message();
  await press('End');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await message()).toBeVisible();
});

it('an answer that comes after the dialog disappeared is told', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  render(<Page refusal={() => promise} />);
  await press('Confirm');
  await press('End');
  reject(REFUSED);
  expect(await message()).toBeVisible();
});

it('an error that the user closed is not repeated', async () => {
  render(<Page refusal={refuse} />);
  await press('Confirm');
  await message();
  await press('Cancel');
  expect(screen.queryByText(REFUSED.data.message)).not.toBeInTheDocument();
});
