import type { BuildConfiguration } from '../../build/configuration.ts';

declare const __BUILD_CONFIGURATION__: BuildConfiguration;

/** The build's configuration; build/configuration.ts reads it from the environment. */
export const configuration: BuildConfiguration = __BUILD_CONFIGURATION__;
