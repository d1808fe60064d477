import { Button, type ButtonVariant } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function LinkButton({
  to,
  variant = 'filled',
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <Button component={Link} to={to} variant={variant}>
      {children}
    </Button>
  );
}
