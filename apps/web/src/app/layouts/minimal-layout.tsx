import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { paths } from '../../paths.ts';
import { PlainShell } from './plain-shell.tsx';

/** The layout of steps that must be completed first: no navigation. */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function MinimalLayout() {
  useLocale();
  return (
    <PlainShell
      home={paths.index()}
      actions={
        <Button component={Link} to={paths.logout()} variant="subtle" color="gray">
          {m.shell_sign_out()}
        </Button>
      }
    />
  );
}
