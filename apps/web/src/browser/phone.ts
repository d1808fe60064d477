import { useMediaQuery } from '@mantine/hooks';
import { PHONE } from './media.ts';

export const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
