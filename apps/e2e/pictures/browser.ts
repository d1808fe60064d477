import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../playwright.config.ts';

/** @param relative to this folder */
export const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const launch = () => chromium.launch(CHROMIUM_LAUNCH);
