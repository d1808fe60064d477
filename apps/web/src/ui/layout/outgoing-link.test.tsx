import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutgoingLink } from './outgoing-link.tsx';

afterEach(cleanup);

it.each(['https://metiz.example/a?b=c', 'HTTP://metiz.example'])(
  'opens %s in a new tab without access to this page (D7)',
  (href) => {
    render(<OutgoingLink href={href}>Metiz</OutgoingLink>);
    const link = screen.getByRole('link', { name: 'Metiz' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'metiz.example',
])('shows %j as text (D7)', (href) => {
  render(<OutgoingLink href={href}>Metiz</OutgoingLink>);
  expect(screen.getByText('Metiz')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
