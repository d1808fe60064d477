/**
 * Whether what appears on a pointer or the focus is always there: on touch screens, which cannot point, and with forced
 * colours, which make transparent borders visible.
 */
export const isAlwaysShown = (): boolean => window.matchMedia('(hover: none), (forced-colors: active)').matches;
