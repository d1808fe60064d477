import { IconAdjustments, IconBell, IconCreditCard, IconDatabase, IconLock, IconUser } from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '../../../paths.ts';

/** The sections of the settings, in the order of the side list and the account menu. */
export const SETTINGS_SECTIONS = [
  { to: paths.profileSettings(), Icon: IconUser, label: () => m.settings_profile() },
  { to: paths.securitySettings(), Icon: IconLock, label: () => m.settings_security() },
  { to: paths.preferences(), Icon: IconAdjustments, label: () => m.settings_preferences() },
  { to: paths.notificationSettings(), Icon: IconBell, label: () => m.settings_notifications() },
  { to: paths.planSettings(), Icon: IconCreditCard, label: () => m.settings_plan() },
  { to: paths.dataSettings(), Icon: IconDatabase, label: () => m.settings_data() },
] as const;
