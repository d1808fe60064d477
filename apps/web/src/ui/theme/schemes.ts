import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { m } from '#messages';

/** Colour schemes in the order the button cycles through them. */
export const SCHEMES = [
  { scheme: 'light', Icon: IconSun, name: () => m.shell_scheme_light() },
  { scheme: 'dark', Icon: IconMoon, name: () => m.shell_scheme_dark() },
  { scheme: 'auto', Icon: IconDeviceDesktop, name: () => m.shell_scheme_system() },
] as const satisfies readonly { scheme: MantineColorScheme; Icon: typeof IconSun; name: () => string }[];
