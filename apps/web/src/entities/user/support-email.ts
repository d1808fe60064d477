/** The only file with the support address. */
export const SUPPORT_EMAIL = 'support@zakupki.example';

export const SUPPORT_LINK = `mailto:${SUPPORT_EMAIL}`;
