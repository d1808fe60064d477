/** Media queries of the widths that scripts and styles share; a style names them as in `@media (--phone)`. */

const PHONE_WIDTH = '48em';

/** Narrow windows, where tables become cards and panels cover the page. */
export const PHONE = `(width < ${PHONE_WIDTH})`;
export const WIDER_THAN_PHONE = `(width >= ${PHONE_WIDTH})`;
