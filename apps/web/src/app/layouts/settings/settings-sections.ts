import { IconAdjustments, IconLock } from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '../../../paths.ts';

/** The sections of the settings, in the order of the side list and the account menu. */
export const SETTINGS_SECTIONS = [
  { to: paths.securitySettings(), Icon: IconLock, label: () => m.settings_security() },
  { to: paths.preferences(), Icon: IconAdjustments, label: () => m.settings_preferences() },
] as const;
