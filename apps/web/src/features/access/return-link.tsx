import { Button, type ButtonVariant } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { resumableActionIn, type ResumeState } from '../../session/resume-action.ts';
import { paths } from '../../paths.ts';
import { returnPathFrom } from '../../session/return-path.ts';
import { backLabel } from './return-label.ts';

export type Return = {
  readonly to: string | null;
  readonly state: ResumeState;
};

export function useReturn(): Return {
  const [search] = useSearchParams();
  return { to: returnPathFrom(search, 'returnTo'), state: { resume: resumableActionIn(search) } };
}

export function ReturnLink({ back: { to, state }, variant = 'filled' }: { back: Return; variant?: ButtonVariant }) {
  return (
    <Button component={Link} to={to ?? paths.orders()} replace={to !== null} state={state} variant={variant}>
      {to ? backLabel(to) : m.shell_to_product()}
    </Button>
  );
}
