import { useMediaQuery } from '@mantine/hooks';

/** Media query of narrow windows, where tables become cards and panels cover the page. */
export const PHONE = '(width < 48em)';

export const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
