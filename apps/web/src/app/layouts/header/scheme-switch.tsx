import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { m } from '#messages';
import styles from './icon-button.module.css';
import { SCHEMES } from '../../../ui/theme/schemes.ts';

/** Cycles through the colour schemes: light, dark, system. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const index = SCHEMES.findIndex(({ scheme }) => scheme === colorScheme);
  const { Icon, name } = SCHEMES[index] ?? SCHEMES[2];
  const next = SCHEMES[(index + 1) % SCHEMES.length] ?? SCHEMES[0];
  const label = m.shell_scheme_switch({ current: name(), next: next.name() });
  return (
    <UnstyledButton
      className={styles['button']}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next.scheme)}
    >
      <Icon size={18} aria-hidden />
    </UnstyledButton>
  );
}
