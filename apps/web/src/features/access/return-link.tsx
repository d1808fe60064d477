import { Button, type ButtonVariant } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { parseResumableAction, type ResumeState } from '../../session/resume-action.ts';
import { paths } from '../../paths.ts';
import { returnPathFrom } from '../../session/return-path.ts';
import { backLabel } from './return-label.ts';

export interface Return {
  /** Where the person was stopped, or null. */
  readonly to: string | null;
  /** Handed on to it: what can be done again there. */
  readonly state: ResumeState;
}

/** Where this notice leads back to, as its address says. */
export function useReturn(): Return {
  const [search] = useSearchParams();
  return { to: returnPathFrom(search, 'returnTo'), state: { again: parseResumableAction(search.get('again')) } };
}

/** The way back to the interrupted form, or into the product. */
export function ReturnLink({ back: { to, state }, variant = 'filled' }: { back: Return; variant?: ButtonVariant }) {
  return (
    <Button component={Link} to={to ?? paths.orders()} replace={to !== null} state={state} variant={variant}>
      {to ? backLabel(to) : m.shell_to_product()}
    </Button>
  );
}
