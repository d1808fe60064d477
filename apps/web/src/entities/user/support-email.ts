/** Where people write when the product cannot help them by itself. The one place that knows the address. */
export const SUPPORT_EMAIL = 'support@zakupki.example';

/** Opens a letter to support. */
export const SUPPORT_LINK = `mailto:${SUPPORT_EMAIL}`;
