import { type MantineColorScheme, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './icon-button.module.css';

/** The three settings in the order the button goes through them. */
export const SCHEMES = [
  { scheme: 'light', Icon: IconSun, name: () => m.shell_scheme_light() },
  { scheme: 'dark', Icon: IconMoon, name: () => m.shell_scheme_dark() },
  { scheme: 'auto', Icon: IconDeviceDesktop, name: () => m.shell_scheme_system() },
] as const satisfies readonly { scheme: MantineColorScheme; Icon: typeof IconSun; name: () => string }[];

/** Goes on to the next colour scheme: light, dark, as the system has it. */
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
