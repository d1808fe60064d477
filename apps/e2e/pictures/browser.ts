import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** @param relative to this folder */
export const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const launch = () =>
  chromium.launch({
    ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
