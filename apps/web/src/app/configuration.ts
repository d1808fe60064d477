import type { BuildConfiguration } from '../../build/configuration.ts';

declare const __BUILD_CONFIGURATION__: BuildConfiguration;

/** What this build was told when it was made; build/configuration.ts says by what. */
export const configuration: BuildConfiguration = __BUILD_CONFIGURATION__;
