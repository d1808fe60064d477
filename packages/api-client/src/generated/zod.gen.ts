// Generated from openapi/ by `pnpm generate`. Do not edit.

import * as z from 'zod/mini';
import { textPatterns } from './texts.gen.ts';

/**
 * E-mail address; case is ignored in comparisons.
 */
export const zEmail = z.email().check(z.maxLength(254));

/**
 * A new password, 8 to 128 characters without control characters. One that is easy to guess is refused with the code `not_allowed`: common passwords and words, keyboard rows, dates, the e-mail address, the user's name and company, the name of the product, also with other characters for letters. Stored and compared in the Unicode form NFKC.
 */
export const zPassword = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[^\x00-\x1f\x7f-\x9f]*$/));

/**
 * Name of a company, one non-empty line.
 */
export const zCompanyName = z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line));

/**
 * Registration of a new customer.
 */
export const zSignUpRequest = z.object({
    email: zEmail,
    password: zPassword,
    company: z.optional(zCompanyName),
    ref: z.optional(z.string().check(z.regex(/^[a-z0-9-]{3,32}$/))),
    promoCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{4,32}$/))),
    consents: z.object({
        terms: z.literal(true),
        marketing: z.boolean()
    })
});

/**
 * A moment, RFC 3339 in UTC.
 */
export const zDateTime = z.iso.datetime().check(z.maxLength(24), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/));

/**
 * Secret of the browser that signed up, from the response to its sign-up.
 */
export const zBrowserToken = z.string().check(z.minLength(32), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The address of the e-mail, and when another may be requested.
 */
export const zSignUpAccepted = z.object({
    email: zEmail,
    browserToken: zBrowserToken,
    resendAfterSeconds: z.int().check(z.gte(0), z.lte(86400))
});

/**
 * One error of one field.
 */
export const zFieldError = z.object({
    in: z.enum([
        'body',
        'query',
        'path',
        'header'
    ]),
    pointer: z.string().check(z.regex(/^(\/[^\/]*)*$/)),
    code: z.enum([
        'required',
        'type',
        'format',
        'too_short',
        'too_long',
        'min',
        'max',
        'enum',
        'unique',
        'checksum',
        'precision',
        'date_order',
        'unknown_property',
        'unknown_parameter',
        'repeated_parameter',
        'ref_not_found',
        'max_items',
        'min_items',
        'not_allowed',
        'expired',
        'mismatch'
    ]),
    message: z.string(),
    params: z.optional(z.record(z.string(), z.union([
        z.string(),
        z.number()
    ])))
});

/**
 * An error, as a sentence for users (`message`) and as values for programs (`code`, `errors`).
 */
export const zApiProblem = z.object({
    type: z.string().check(z.regex(/^(\/api\/problems\/[a-z0-9_]+|about:blank)$/)),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    message: z.string(),
    code: z.string().check(z.regex(/^[a-z0-9_]+$/)),
    detail: z.string(),
    instance: z.url().check(z.regex(/^urn:request:.+$/)),
    errors: z.optional(z.array(zFieldError)),
    requestId: z.string()
});

/**
 * The input was read and is invalid; `errors` names every field, once. What breaks the schemas of the query and of the body is
 * reported together, unknown names too. Rules about several fields or other records may be checked after that.
 *
 */
export const zValidationProblem = z.intersection(zApiProblem, z.object({
    errors: z.array(zFieldError).check(z.minLength(1))
}));

/**
 * Opaque identifier. Compare it, never parse it.
 */
export const zId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/**
 * The secret part of a link sent by e-mail.
 */
export const zLinkToken = z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[A-Za-z0-9._~+\/=-]+$/));

/**
 * What the account becomes instead of what the sign-up of the link asked for.
 */
export const zChosenAccount = z.object({
    password: zPassword,
    company: z.optional(zCompanyName),
    ref: z.optional(z.string().check(z.regex(/^[a-z0-9-]{3,32}$/))),
    promoCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{4,32}$/))),
    consents: z.object({
        terms: z.literal(true),
        marketing: z.boolean()
    })
});

/**
 * The parts of the verification link, and what the account becomes.
 */
export const zEmailVerification = z.object({
    id: zId,
    hash: zLinkToken,
    expires: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    signature: z.optional(zLinkToken),
    browserToken: z.optional(zBrowserToken),
    account: z.optional(zChosenAccount)
});

/**
 * Role of the user. A supplier has no account, only an invitation.
 */
export const zUserRole = z.enum([
    'buyer',
    'admin',
    'supplier'
]);

/**
 * Whether the account may be used.
 */
export const zUserStatus = z.enum(['active', 'blocked']);

/**
 * Language of the product and its e-mails.
 */
export const zLocale = z.enum(['ru', 'en']);

/**
 * An account.
 */
export const zUser = z.object({
    id: zId,
    email: zEmail,
    emailVerifiedAt: z.nullable(zDateTime),
    role: zUserRole,
    status: zUserStatus,
    locale: zLocale,
    createdAt: zDateTime,
    lastActiveAt: zDateTime,
    referrer: z.nullable(z.object({
        id: zId,
        code: z.string()
    }))
});

/**
 * The bearer token for requests, its expiry and its user.
 */
export const zAuthSession = z.object({
    token: z.string().check(z.minLength(16), z.maxLength(512), z.regex(/^[A-Za-z0-9._~+\/=-]+$/)),
    expiresAt: zDateTime,
    user: zUser
});

/**
 * The parts of the verification link, from its path and query.
 */
export const zVerificationLink = z.object({
    id: zId,
    hash: zLinkToken,
    expires: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    signature: z.optional(zLinkToken)
});

/**
 * Form of a device; `unknown` for programs and browsers that do not send it.
 */
export const zDeviceKind = z.enum([
    'computer',
    'phone',
    'tablet',
    'unknown'
]);

/**
 * The device of a session, read from the User-Agent of its sign-in.
 */
export const zDevice = z.object({
    kind: zDeviceKind,
    browser: z.nullable(z.string().check(z.maxLength(40))),
    system: z.nullable(z.string().check(z.maxLength(40)))
});

/**
 * What a sign-up asked for, by which a person recognises it.
 */
export const zSignUpSummary = z.object({
    at: zDateTime,
    device: zDevice,
    company: z.nullable(z.string()),
    promoCode: z.nullable(z.string()),
    ref: z.nullable(z.string())
});

/**
 * The address that a link verifies, and the sign-up that it belongs to.
 */
export const zLinkedSignUp = z.object({
    email: zEmail,
    signUp: z.nullable(zSignUpSummary)
});

/**
 * The address to verify, and the browser that signed up with it.
 */
export const zVerificationRequest = z.object({
    email: zEmail,
    browserToken: z.optional(zBrowserToken)
});

/**
 * When another e-mail may be requested.
 */
export const zLetterAccepted = z.object({
    resendAfterSeconds: z.int().check(z.gte(0), z.lte(86400))
});

/**
 * Credentials. Passwords of any length are compared, since old ones may break today's rules.
 */
export const zLogInRequest = z.object({
    email: zEmail,
    password: z.string().check(z.minLength(1), z.maxLength(128))
});

/**
 * The token of a one-time sign-in link.
 */
export const zTokenLogInRequest = z.object({
    token: zLinkToken
});

/**
 * The address to send an e-mail to.
 */
export const zEmailRequest = z.object({
    email: zEmail
});

/**
 * The token of the link and the new password.
 */
export const zPasswordResetRequest = z.object({
    token: zLinkToken,
    password: zPassword
});

/**
 * The token of the confirmation link.
 */
export const zEmailChangeConfirmation = z.object({
    token: zLinkToken
});

/**
 * The new address of the account.
 */
export const zEmailChanged = z.object({
    email: zEmail
});

/**
 * The invitation of a supplier's session.
 */
export const zSessionInvitation = z.object({
    id: zId,
    openedBy: z.enum(['mailbox', 'copied_link']),
    orderId: zId,
    supplierName: z.string(),
    buyerCompany: z.string()
});

/**
 * First or last name, one non-empty line.
 */
export const zPersonName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(textPatterns.Line));

/**
 * E.164 number.
 */
export const zPhone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/**
 * Tax number and the register it belongs to. RU-INN is checked by its checksum.
 */
export const zTaxId = z.object({
    scheme: z.enum([
        'RU-INN',
        'BY-UNP',
        'KZ-BIN',
        'OTHER'
    ]),
    id: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[A-Za-z0-9-]+$/))
});

/**
 * The buyer's company, as its purchase orders name it.
 */
export const zCompany = z.object({
    name: z.nullable(zCompanyName),
    taxId: z.nullable(zTaxId),
    kpp: z.nullable(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullable(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    bankAccount: z.nullable(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullable(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.boolean()
});

/**
 * IANA time zone.
 */
export const zTimeZone = z.string().check(z.regex(/^[A-Za-z]{2,32}(?:\/[A-Za-z0-9_+-]{1,32}){0,2}$/));

/**
 * Channels of one kind of notification.
 */
export const zNotificationChannels = z.object({
    email: z.boolean(),
    inApp: z.boolean()
});

/**
 * Channels of every kind of notification: the list (`inApp`), e-mail, or both. An e-mail is sent once, dated when
 * its content became true, in the language and time zone of the profile. `trialEnding` also holds for subscriptions.
 * `bidReceived`: suppliers submit, change and withdraw bids. `invitationFailed`: a supplier declines, or the e-mail bounced.
 * Receipts of payments are always sent.
 *
 */
export const zNotificationPrefs = z.object({
    bidReceived: zNotificationChannels,
    questionReceived: zNotificationChannels,
    invitationFailed: zNotificationChannels,
    purchaseOrderAnswered: zNotificationChannels,
    deadlineSoon: zNotificationChannels,
    deadlinePassed: zNotificationChannels,
    bidExpiring: zNotificationChannels,
    newBlocker: zNotificationChannels,
    creditsLow: zNotificationChannels,
    trialEnding: zNotificationChannels,
    documentExpiring: zNotificationChannels
});

/**
 * Whether the profile is complete, and what is missing. Only a missing phone blocks work (460).
 */
export const zProfileCompleteness = z.object({
    complete: z.boolean(),
    missing: z.array(z.enum([
        'phone',
        'firstName',
        'company.name'
    ]))
});

/**
 * Profile of a user.
 */
export const zProfile = z.object({
    firstName: z.nullable(zPersonName),
    lastName: z.nullable(zPersonName),
    phone: z.nullable(zPhone),
    phoneVerifiedAt: z.nullable(zDateTime),
    company: zCompany,
    position: z.nullable(z.string().check(z.maxLength(120), z.regex(textPatterns.LineOrBlank))),
    timeZone: zTimeZone,
    sealedBidsByDefault: z.boolean(),
    notificationPrefs: zNotificationPrefs,
    marketingConsentAt: z.nullable(zDateTime),
    completeness: zProfileCompleteness
});

/**
 * State of a customer's access; `grace` is the few days after a period that was not renewed.
 */
export const zAccessStatus = z.enum([
    'none',
    'trial',
    'trial_expired',
    'active',
    'grace',
    'subscription_expired'
]);

/**
 * The three messages of a 402.
 */
export const zAccessExpiredMessage = z.enum([
    'SUBSCRIPTION_EXPIRED',
    'CREDITS_EXPIRED',
    'TRIAL_EXPIRED'
]);

/**
 * The plan, regardless of its period.
 */
export const zPlanCode = z.enum([
    'start',
    'pro',
    'business'
]);

/**
 * The part of the access state that every page shows.
 */
export const zAccessDigest = z.object({
    status: zAccessStatus,
    blockedBy: z.nullable(zAccessExpiredMessage),
    planCode: z.nullable(zPlanCode),
    planName: z.nullable(z.string()),
    endsAt: z.nullable(zDateTime),
    creditsBalance: z.int().check(z.gte(0)),
    serverTime: zDateTime
});

/**
 * The administrator who impersonates this user, and the session.
 */
export const zImpersonator = z.object({
    id: zId,
    name: z.string(),
    email: zEmail,
    impersonationId: zId,
    startedAt: zDateTime,
    expiresAt: zDateTime,
    reason: z.nullable(z.string())
});

/**
 * The current account, its profile and permissions.
 */
export const zMe = z.object({
    user: zUser,
    invitation: z.nullable(zSessionInvitation),
    profile: zProfile,
    access: zAccessDigest,
    impersonator: z.nullable(zImpersonator),
    unreadNotifications: z.int().check(z.gte(0)),
    version: z.int().check(z.gte(1))
});

/**
 * Changes of the company; absent properties stay, null clears. `kpp` requires a ten-digit RU-INN.
 */
export const zCompanyPatch = z.object({
    name: z.nullish(zCompanyName),
    taxId: z.nullish(zTaxId),
    kpp: z.nullish(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    bankAccount: z.nullish(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullish(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.optional(z.boolean())
});

/**
 * Changes of the channels of one kind.
 */
export const zNotificationChannelsPatch = z.object({
    email: z.optional(z.boolean()),
    inApp: z.optional(z.boolean())
});

/**
 * Changes of the channels; absent kinds stay.
 */
export const zNotificationPrefsPatch = z.object({
    bidReceived: z.optional(zNotificationChannelsPatch),
    questionReceived: z.optional(zNotificationChannelsPatch),
    invitationFailed: z.optional(zNotificationChannelsPatch),
    purchaseOrderAnswered: z.optional(zNotificationChannelsPatch),
    deadlineSoon: z.optional(zNotificationChannelsPatch),
    deadlinePassed: z.optional(zNotificationChannelsPatch),
    bidExpiring: z.optional(zNotificationChannelsPatch),
    newBlocker: z.optional(zNotificationChannelsPatch),
    creditsLow: z.optional(zNotificationChannelsPatch),
    trialEnding: z.optional(zNotificationChannelsPatch),
    documentExpiring: z.optional(zNotificationChannelsPatch)
});

/**
 * Changes of the profile; absent properties stay, null clears.
 */
export const zProfilePatch = z.object({
    firstName: z.nullish(zPersonName),
    lastName: z.nullish(zPersonName),
    company: z.optional(zCompanyPatch),
    position: z.nullish(z.string().check(z.maxLength(120), z.regex(textPatterns.LineOrBlank))),
    timeZone: z.optional(zTimeZone),
    sealedBidsByDefault: z.optional(z.boolean()),
    locale: z.optional(zLocale),
    notificationPrefs: z.optional(zNotificationPrefsPatch),
    marketingConsent: z.optional(z.boolean())
});

/**
 * The profile was changed since it was read.
 */
export const zProfileStaleProblem = z.intersection(zApiProblem, z.object({
    current: zMe
}));

/**
 * The number to confirm, in E.164.
 */
export const zPhoneCodeRequest = z.object({
    phone: zPhone
});

/**
 * When another code may be requested, and until when this one is valid.
 */
export const zPhoneCodeSent = z.object({
    resendAfterSeconds: z.int().check(z.gte(0), z.lte(86400)),
    expiresAt: zDateTime
});

/**
 * The number and its confirmation code.
 */
export const zPhoneConfirmation = z.object({
    phone: zPhone,
    code: z.string().check(z.regex(/^\d{6}$/))
});

/**
 * The current and the new password.
 */
export const zPasswordChange = z.object({
    current: z.string().check(z.minLength(1), z.maxLength(128)),
    new: zPassword
});

/**
 * The new address, and the password of the account.
 */
export const zEmailChangeRequest = z.object({
    email: zEmail,
    password: z.string().check(z.minLength(1), z.maxLength(128))
});

/**
 * The person of a sign-in link, or the invited supplier.
 */
export const zTokenOwnerDetails = z.object({
    email: zEmail,
    name: z.nullable(z.string()),
    buyer: z.nullable(z.string())
});

/**
 * `invitation_link_used` and `invitation_link_expired`: the invited address can get a new link. `invitation_revoked`, `invitation_expired`: the invitation is over. `link_used`, `link_expired`: the link is from a sign-in e-mail. `link_unknown`: there is no such link.
 */
export const zTokenRefusal = z.enum([
    'invitation_link_used',
    'invitation_link_expired',
    'invitation_revoked',
    'invitation_expired',
    'link_used',
    'link_expired',
    'link_unknown'
]);

/**
 * The owner of a sign-in link.
 */
export const zTokenOwner = z.object({
    isCaller: z.boolean(),
    owner: z.nullable(zTokenOwnerDetails),
    refusal: z.nullable(zTokenRefusal)
});

/**
 * A ZIP archive of JSON and attached files.
 */
export const zAccountArchive = z.string();

/**
 * The password confirms the deletion.
 */
export const zAccountDeletion = z.object({
    password: z.string().check(z.minLength(1), z.maxLength(128))
});

/**
 * A session of the caller.
 */
export const zSession = z.object({
    id: zId,
    device: zDevice,
    openedBy: z.nullable(z.enum(['mailbox', 'copied_link'])),
    createdAt: zDateTime,
    lastActiveAt: zDateTime,
    expiresAt: zDateTime,
    isCurrent: z.boolean()
});

/**
 * The sessions of the caller.
 */
export const zSessionList = z.object({
    data: z.array(zSession).check(z.maxLength(1000))
});

/**
 * UN/ECE Recommendation 20 common code, one of those `GET /units` lists; for any other unit of OKEI, the Russian classification,
 * `OKEI` and its number of three or four digits: OKEI876 is a conventional unit.
 *
 */
export const zUnitCode = z.string().check(z.regex(/^(?:[A-Z0-9]{2,3}|OKEI\d{3,4})$/));

/**
 * What a unit measures.
 */
export const zUnitDimension = z.enum([
    'count',
    'mass',
    'length',
    'area',
    'volume',
    'energy',
    'days',
    'months',
    'labour',
    'service',
    'package'
]);

/**
 * A unit of measure.
 */
export const zUnit = z.object({
    code: zUnitCode,
    dimension: zUnitDimension,
    factor: z.nullable(z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/))),
    symbol: z.string().check(z.maxLength(20)),
    name: z.string().check(z.maxLength(60))
});

/**
 * All units of measure.
 */
export const zUnitList = z.object({
    data: z.array(zUnit).check(z.maxLength(500))
});

/**
 * ISO 4217 code.
 */
export const zCurrency = z.enum([
    'RUB',
    'USD',
    'EUR',
    'CNY',
    'KZT',
    'BYN'
]);

/**
 * A currency.
 */
export const zCurrencyInfo = z.object({
    code: zCurrency,
    name: z.string().check(z.maxLength(60)),
    symbol: z.string().check(z.maxLength(5)),
    digits: z.int().check(z.gte(0), z.lte(4))
});

/**
 * All currencies.
 */
export const zCurrencyList = z.object({
    data: z.array(zCurrencyInfo).check(z.maxLength(50))
});

/**
 * Kind of a conflict.
 */
export const zConflictKindCode = z.enum([
    'item_missing',
    'quantity_mismatch',
    'unit_mismatch',
    'price_over_ceiling',
    'price_abnormally_high',
    'price_abnormally_low',
    'arithmetic_mismatch',
    'currency_mismatch',
    'vat_mismatch',
    'delivery_late',
    'validity_insufficient',
    'late_bid',
    'duplicate_bid',
    'affiliated_suppliers',
    'spec_outdated'
]);

/**
 * A blocker prevents an award, a warning needs a reason if the bid wins, an info needs no action.
 */
export const zConflictSeverity = z.enum([
    'blocker',
    'warning',
    'info'
]);

/**
 * Where the discrepancy lies.
 */
export const zConflictScope = z.enum([
    'bid_and_order',
    'within_bid',
    'between_bids'
]);

/**
 * A resolution of a conflict.
 */
export const zConflictAction = z.enum([
    'fix_bid',
    'exclude_line',
    'request_clarification',
    'waive',
    'allocate_partly',
    'change_tolerance',
    'set_units_per_pack',
    'negotiate',
    'raise_ceiling',
    'disqualify',
    'trust_computed',
    'trust_declared',
    'set_rate',
    'normalise',
    'relax_requirement',
    'move_required_date',
    'request_extension',
    'award_before',
    'accept_late',
    'extend_deadline',
    'mark_supersedes',
    'mark_alternative',
    'withdraw_one',
    'disqualify_one',
    'disqualify_both',
    'invite_more',
    'confirm_for_revision',
    'scale_price'
]);

/**
 * A resolution and its name.
 */
export const zConflictKindSuggestion = z.object({
    action: zConflictAction,
    label: z.string().check(z.maxLength(120))
});

/**
 * Help on one kind of conflict.
 */
export const zConflictKind = z.object({
    kind: zConflictKindCode,
    name: z.string().check(z.maxLength(100)),
    description: z.string().check(z.maxLength(1000)),
    basis: z.string().check(z.maxLength(1000)),
    severities: z.array(zConflictSeverity).check(z.minLength(1), z.maxLength(3)),
    scope: zConflictScope,
    suggestions: z.array(zConflictKindSuggestion).check(z.minLength(1), z.maxLength(10))
});

/**
 * All kinds of conflicts.
 */
export const zConflictKindList = z.object({
    data: z.array(zConflictKind).check(z.maxLength(15))
});

/**
 * A code of the error catalogue.
 */
export const zProblemType = z.object({
    code: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    title: z.string(),
    sentences: z.object({
        en: z.string(),
        ru: z.string()
    }),
    operations: z.array(z.string())
});

/**
 * The error catalogue.
 */
export const zProblemTypeList = z.object({
    data: z.array(zProblemType).check(z.maxLength(500))
});

/**
 * Billing period of a plan.
 */
export const zPlanPeriod = z.enum(['month', 'year']);

/**
 * Money in major units with exactly two fraction digits.
 */
export const zAmount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})\.\d{2}$/));

/**
 * Limits of a plan.
 */
export const zLimits = z.object({
    maxBidsPerOrder: z.int().check(z.gte(1)),
    maxItemsPerOrder: z.int().check(z.gte(1)),
    maxAttachmentMb: z.int().check(z.gte(1))
});

/**
 * A plan with one billing period.
 */
export const zPlan = z.object({
    id: zId,
    code: zPlanCode,
    name: z.string().check(z.maxLength(60)),
    period: zPlanPeriod,
    price: zAmount,
    vat: zAmount,
    currency: zCurrency,
    creditsPerPeriod: z.nullable(z.int().check(z.gte(0))),
    limits: zLimits,
    features: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
    isPublic: z.boolean(),
    sort: z.int().check(z.gte(0))
});

/**
 * The trial, active or ended.
 */
export const zTrial = z.object({
    startedAt: zDateTime,
    endsAt: zDateTime,
    extensionsUsed: z.int().check(z.gte(0), z.lte(1))
});

/**
 * The latest subscription, active or ended.
 */
export const zSubscription = z.object({
    planId: zId,
    startedAt: zDateTime,
    currentPeriodEnd: zDateTime,
    graceUntil: zDateTime,
    cancelAtPeriodEnd: z.boolean(),
    autoRenew: z.boolean()
});

/**
 * The available credits.
 */
export const zCredits = z.object({
    balance: z.int().check(z.gte(0)),
    reserved: z.int().check(z.gte(0)),
    nextExpiry: z.nullable(z.object({
        at: zDateTime,
        amount: z.int().check(z.gte(1))
    })),
    cause: z.nullable(z.union([
        z.literal('exhausted'),
        z.literal('expired')
    ]))
});

/**
 * What an operation costs, in credits.
 */
export const zCosts = z.object({
    'order.publish': z.int().check(z.gte(0)),
    'bid.extra': z.int().check(z.gte(0))
});

/**
 * From 0 to 100, at most two fraction digits.
 */
export const zPercent = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|(?:0|[1-9]\d?)(?:\.\d{1,2})?)$/));

/**
 * A redeemed discount for payments until `until`, for these plans or, when empty, all plans.
 */
export const zKeptDiscount = z.object({
    code: z.string(),
    percentOff: z.nullable(zPercent),
    amountOff: z.nullable(zAmount),
    planIds: z.array(zId),
    until: zDateTime
});

/**
 * Status of a payment; `cancelled` was replaced by another payment or not confirmed in time. Late money makes a cancelled payment `paid`.
 */
export const zPaymentStatus = z.enum([
    'paid',
    'pending',
    'failed',
    'cancelled'
]);

/**
 * By card on the page of the payment provider, or by bank transfer on an invoice.
 */
export const zPaymentMethod = z.enum(['card', 'invoice']);

/**
 * VAT rate in percent; `none` means that the seller is not a VAT payer, which differs from a rate of 0.
 */
export const zVatRate = z.enum([
    'none',
    '0',
    '5',
    '7',
    '10',
    '20',
    '22'
]);

/**
 * A payment for access. `price` is the full price, `discount` the reduction by a promo code, `amount` what is
 * paid; `vat` is the VAT included in it, at `vatRate`.
 *
 */
export const zAccessPayment = z.object({
    id: zId,
    createdAt: zDateTime,
    status: zPaymentStatus,
    method: zPaymentMethod,
    item: z.object({
        kind: z.enum(['plan', 'pack']),
        id: zId,
        name: z.string(),
        period: z.nullable(zPlanPeriod)
    }),
    price: zAmount,
    discount: zAmount,
    amount: zAmount,
    vat: zAmount,
    vatRate: zVatRate,
    currency: zCurrency,
    promoCode: z.nullable(z.string()),
    paidAt: z.nullable(zDateTime),
    receiptNumber: z.nullable(z.string()),
    expectedAt: z.nullable(zDateTime),
    confirmationUrl: z.nullable(z.string()),
    expiresAt: z.nullable(zDateTime),
    refundedAt: z.nullable(zDateTime),
    failure: z.nullable(z.object({
        code: z.enum(['card_declined']),
        message: z.string()
    })),
    invoice: z.nullable(z.object({
        number: z.string(),
        company: z.string(),
        taxId: zTaxId,
        email: z.string()
    }))
});

/**
 * Trial, subscription and credits; `blockedBy` is the `message` of the 402 that an operation would get.
 */
export const zAccessState = z.object({
    status: zAccessStatus,
    plan: z.nullable(zPlan),
    trial: z.nullable(zTrial),
    subscription: z.nullable(zSubscription),
    credits: zCredits,
    limits: zLimits,
    costs: zCosts,
    blockedBy: z.nullable(zAccessExpiredMessage),
    discount: z.nullable(zKeptDiscount),
    pendingPayment: z.nullable(zAccessPayment),
    serverTime: zDateTime
});

/**
 * What everyone who signs up gets free.
 */
export const zTrialTerms = z.object({
    days: z.int().check(z.gte(1)),
    credits: z.int().check(z.gte(0)),
    extensionDays: z.int().check(z.gte(1))
});

/**
 * Plans in display order.
 */
export const zPlanList = z.object({
    data: z.array(zPlan).check(z.maxLength(50)),
    trial: zTrialTerms
});

/**
 * Kind of a movement of credits.
 */
export const zCreditTransactionType = z.enum([
    'grant',
    'debit',
    'refund',
    'expire',
    'void',
    'adjust'
]);

/**
 * One entry of the ledger; entries never change. The amounts add up to the balance.
 */
export const zCreditTransaction = z.object({
    id: zId,
    at: zDateTime,
    type: zCreditTransactionType,
    amount: z.int(),
    balanceAfter: z.int().check(z.gte(0)),
    grantId: z.nullable(zId),
    reason: z.nullable(z.string().check(z.maxLength(500))),
    order: z.nullable(z.object({
        id: zId,
        number: z.string()
    })),
    actor: z.nullable(z.object({
        id: zId,
        impersonatorId: z.nullable(zId)
    })),
    idempotencyKey: z.nullable(z.string())
});

/**
 * Position of this page in the list.
 */
export const zPage = z.object({
    number: z.int().check(z.gte(1)),
    size: z.int().check(z.gte(1), z.lte(100)),
    totalItems: z.int().check(z.gte(0)),
    totalPages: z.int().check(z.gte(0))
});

/**
 * A page of the ledger.
 */
export const zCreditTransactionPage = z.object({
    data: z.array(zCreditTransaction).check(z.maxLength(100)),
    page: zPage
});

/**
 * A page of payments.
 */
export const zAccessPaymentPage = z.object({
    data: z.array(zAccessPayment).check(z.maxLength(100)),
    page: zPage
});

/**
 * Additional credits, bought at once.
 */
export const zCreditPack = z.object({
    id: zId,
    credits: z.int().check(z.gte(1)),
    price: zAmount,
    vat: zAmount,
    currency: zCurrency,
    validDays: z.int().check(z.gte(1))
});

/**
 * Credit packs, the smallest first.
 */
export const zCreditPackList = z.object({
    data: z.array(zCreditPack).check(z.maxLength(50))
});

/**
 * The payer of a bank transfer, and the address of the invoice.
 */
export const zInvoiceDraft = z.object({
    company: z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line)),
    taxId: zTaxId,
    email: zEmail
});

/**
 * The purchase and the method of payment.
 */
export const zCheckoutDraft = z.object({
    planId: z.optional(zId),
    packId: z.optional(zId),
    period: z.optional(zPlanPeriod),
    promoCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(textPatterns.Line))),
    method: z.optional(zPaymentMethod),
    returnUrl: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\/](?:[A-Za-z0-9._~!$&()*+,;=:@%?-][A-Za-z0-9._~!$&()*+,;=:@%\/?-]*)?$/))),
    invoice: z.optional(zInvoiceDraft)
});

/**
 * Result of a checkout.
 */
export const zCheckout = z.object({
    status: z.enum([
        'paid',
        'pending',
        'failed'
    ]),
    payment: zAccessPayment,
    access: zAccessState
});

/**
 * An action without parameters.
 */
export const zNoInput = z.record(z.string(), z.never());

/**
 * Case and surrounding spaces are ignored.
 */
export const zTypedCode = z.string().check(z.minLength(1), z.maxLength(64), z.regex(textPatterns.Line));

/**
 * A code as entered, and the plan to show the price of.
 */
export const zPromoPreviewDraft = z.object({
    code: zTypedCode,
    planId: z.optional(zId)
});

/**
 * Benefit of a promo code.
 */
export const zPromoKind = z.enum([
    'credits',
    'trial_days',
    'discount'
]);

/**
 * Effect of a code; properties that do not apply are null.
 */
export const zPromoEffect = z.object({
    creditsAdded: z.nullable(z.int().check(z.gte(1))),
    trialEndsAt: z.nullable(zDateTime),
    discountUntil: z.nullable(zDateTime)
});

/**
 * Percent or amount off each payment for a plan, for a number of months after redemption.
 */
export const zPromoDiscount = z.object({
    percentOff: z.nullable(zPercent),
    amountOff: z.nullable(zAmount),
    months: z.int().check(z.gte(1), z.lte(24))
});

/**
 * Price of a plan with a discount; `vat` is the VAT included in `amount`.
 */
export const zPlanPrice = z.object({
    planId: zId,
    price: zAmount,
    discount: zAmount,
    amount: zAmount,
    vat: zAmount,
    currency: zCurrency
});

/**
 * Who may redeem a code: `newUsersOnly` users who never paid, `planIds` buyers of these plans (empty: any),
 * `emailDomain` users with an address at this domain.
 *
 */
export const zPromoRestrictions = z.object({
    newUsersOnly: z.boolean(),
    planIds: z.array(zId).check(z.maxLength(20)),
    emailDomain: z.nullable(z.string().check(z.maxLength(253)))
});

/**
 * Effect of a code now. `trialDays` and `discount` have no dates: without a token the trial has not begun, so
 * `effect.trialEndsAt` is null.
 *
 */
export const zPromoPreview = z.object({
    code: z.string(),
    kind: zPromoKind,
    effect: zPromoEffect,
    trialDays: z.nullable(z.int().check(z.gte(1), z.lte(90))),
    discount: z.nullable(zPromoDiscount),
    price: z.nullable(zPlanPrice),
    restrictions: zPromoRestrictions
});

/**
 * A code as entered.
 */
export const zPromoRedeemDraft = z.object({
    code: zTypedCode
});

/**
 * A redeemed promo code.
 */
export const zRedemption = z.object({
    id: zId,
    promoCodeId: zId,
    code: z.string(),
    userId: zId,
    kind: zPromoKind,
    effect: zPromoEffect,
    redeemedAt: zDateTime
});

/**
 * A redemption, and the access afterwards.
 */
export const zRedeemed = z.object({
    redemption: zRedemption,
    access: zAccessState
});

/**
 * A page of redemptions.
 */
export const zRedemptionPage = z.object({
    data: z.array(zRedemption).check(z.maxLength(100)),
    page: zPage
});

/**
 * Whether a code can be redeemed now; otherwise the first reason that applies.
 */
export const zPromoState = z.enum([
    'active',
    'inactive',
    'scheduled',
    'expired',
    'exhausted'
]);

/**
 * Who did it.
 */
export const zPersonRef = z.object({
    id: zId,
    name: z.string()
});

/**
 * Credits, and for how many days they are valid; null without an end.
 */
export const zPromoCredits = z.object({
    amount: z.int().check(z.gte(1), z.lte(10000)),
    expiresInDays: z.nullable(z.int().check(z.gte(1), z.lte(730)))
});

/**
 * A promo code.
 */
export const zPromoCode = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    code: z.string(),
    kind: zPromoKind,
    credits: z.nullable(zPromoCredits),
    trialDays: z.nullable(z.int().check(z.gte(1), z.lte(90))),
    discount: z.nullable(zPromoDiscount),
    active: z.boolean(),
    startsAt: zDateTime,
    expiresAt: z.nullable(zDateTime),
    maxRedemptions: z.nullable(z.int().check(z.gte(1))),
    timesRedeemed: z.int().check(z.gte(0)),
    perUserLimit: z.int().check(z.gte(1)),
    restrictions: zPromoRestrictions,
    referrerId: z.nullable(zId),
    note: z.nullable(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank))),
    state: zPromoState
});

/**
 * A page of promo codes.
 */
export const zPromoCodePage = z.object({
    data: z.array(zPromoCode).check(z.maxLength(100)),
    page: zPage
});

/**
 * Latin letters, digits and hyphens; stored in capitals.
 */
export const zPromoCodeText = z.string().check(z.regex(/^[A-Za-z0-9-]{4,32}$/));

/**
 * Credits, and for how many days they are valid; null or absent without an end.
 */
export const zPromoCreditsDraft = z.object({
    amount: z.int().check(z.gte(1), z.lte(10000)),
    expiresInDays: z.nullish(z.int().check(z.gte(1), z.lte(730)))
});

/**
 * Percent or amount off; exactly one of the two, above zero.
 */
export const zPromoDiscountDraft = z.object({
    percentOff: z.nullish(zPercent),
    amountOff: z.nullish(zAmount),
    months: z.int().check(z.gte(1), z.lte(24))
});

/**
 * Who may redeem a code; absent properties do not restrict.
 */
export const zPromoRestrictionsDraft = z.object({
    newUsersOnly: z.optional(z.boolean()),
    planIds: z.optional(z.array(zId).check(z.maxLength(20))),
    emailDomain: z.nullish(z.string().check(z.maxLength(253), z.regex(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/)))
});

/**
 * A new promo code; by default valid from now on, without an end.
 */
export const zPromoCodeDraft = z.object({
    code: zPromoCodeText,
    kind: zPromoKind,
    credits: z.nullish(zPromoCreditsDraft),
    trialDays: z.nullish(z.int().check(z.gte(1), z.lte(90))),
    discount: z.nullish(zPromoDiscountDraft),
    active: z._default(z.optional(z.boolean()), true),
    startsAt: z.optional(zDateTime),
    expiresAt: z.nullish(zDateTime),
    maxRedemptions: z.nullish(z.int().check(z.gte(1), z.lte(1000000))),
    perUserLimit: z._default(z.optional(z.int().check(z.gte(1), z.lte(10))), 1),
    restrictions: z.optional(zPromoRestrictionsDraft),
    referrerId: z.nullish(zId),
    note: z.nullish(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank)))
});

/**
 * Changes of a promo code; its kind cannot change.
 */
export const zPromoCodePatch = z.object({
    code: z.optional(zPromoCodeText),
    credits: z.nullish(zPromoCreditsDraft),
    trialDays: z.nullish(z.int().check(z.gte(1), z.lte(90))),
    discount: z.nullish(zPromoDiscountDraft),
    active: z.optional(z.boolean()),
    startsAt: z.optional(zDateTime),
    expiresAt: z.nullish(zDateTime),
    maxRedemptions: z.nullish(z.int().check(z.gte(1), z.lte(1000000))),
    perUserLimit: z.optional(z.int().check(z.gte(1), z.lte(10))),
    restrictions: z.optional(zPromoRestrictionsDraft),
    referrerId: z.nullish(zId),
    note: z.nullish(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank)))
});

/**
 * A 412 with the current promo code.
 */
export const zPromoCodeStaleProblem = z.intersection(zApiProblem, z.object({
    current: zPromoCode
}));

/**
 * Kind of a grant.
 */
export const zAccessGrantKind = z.enum([
    'credits',
    'trial_days',
    'plan'
]);

/**
 * A grant by an administrator, and the reason.
 */
export const zAccessGrantNote = z.object({
    id: zId,
    kind: zAccessGrantKind,
    effect: z.object({
        creditsAdded: z.nullable(z.int().check(z.gte(1))),
        creditsExpireAt: z.nullable(zDateTime),
        trialEndsAt: z.nullable(zDateTime),
        planId: z.nullable(zId),
        planEndsAt: z.nullable(zDateTime)
    }),
    reason: z.string(),
    grantedAt: zDateTime,
    grantedBy: zPersonRef
});

/**
 * A page of grants to a user.
 */
export const zAccessGrantPage = z.object({
    data: z.array(zAccessGrantNote).check(z.maxLength(100)),
    page: zPage
});

/**
 * A plan and its end.
 */
export const zPlanGrantDraft = z.object({
    planId: zId,
    endsAt: zDateTime
});

/**
 * The grant of the given `kind`, and the reason.
 */
export const zAccessGrantDraft = z.object({
    kind: zAccessGrantKind,
    credits: z.optional(zPromoCreditsDraft),
    trialDays: z.optional(z.int().check(z.gte(1), z.lte(90))),
    plan: z.optional(zPlanGrantDraft),
    reason: z.string().check(z.minLength(5), z.maxLength(500), z.regex(textPatterns.Text))
});

/**
 * The grant, who made it, and the access afterwards.
 */
export const zAccessGrant = z.intersection(zAccessGrantNote, z.object({
    access: zAccessState
}));

/**
 * Status of an order.
 */
export const zOrderStatus = z.enum([
    'draft',
    'published',
    'evaluation',
    'awarded',
    'unsuccessful',
    'cancelled'
]);

/**
 * A tag of the buyer; without commas.
 */
export const zTag = z.string().check(z.minLength(1), z.maxLength(32), z.regex(textPatterns.Word));

/**
 * A calendar day. "Until" days are inclusive, to 24:00 in the order's time zone.
 */
export const zDate = z.iso.date().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * Counts for lists.
 */
export const zOrderCounts = z.object({
    items: z.int().check(z.gte(0)),
    bids: z.int().check(z.gte(0)),
    submittedBids: z.int().check(z.gte(0)),
    openConflicts: z.int().check(z.gte(0)),
    blockers: z.int().check(z.gte(0)),
    warnings: z.int().check(z.gte(0)),
    notes: z.int().check(z.gte(0))
});

/**
 * A relative difference in percent, at most two fraction digits.
 */
export const zSignedPercent = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,2})?$/));

/**
 * Money that may be negative, such as a difference.
 */
export const zSignedAmount = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,14})\.\d{2}$/));

/**
 * Summary of the bids, on the order's basis and in its currency. `savingsVsBudget` is negative when the budget is exceeded.
 */
export const zOrderSummary = z.object({
    bestTotal: z.nullable(zAmount),
    bestBidId: z.nullable(zId),
    spreadPercent: z.nullable(zSignedPercent),
    savingsVsBudget: z.nullable(zSignedAmount)
});

/**
 * An order in a list.
 */
export const zOrderRow = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    number: z.string().check(z.regex(/^Z-\d{4}-\d{6}$/)),
    title: z.string(),
    status: zOrderStatus,
    revision: z.int().check(z.gte(0)),
    category: z.enum([
        'goods',
        'services',
        'works'
    ]),
    currency: zCurrency,
    budget: z.nullable(zAmount),
    compareBasis: z.enum(['gross', 'net']),
    submissionDeadline: z.nullable(zDateTime),
    decisionDate: z.nullable(zDate),
    timeZone: zTimeZone,
    tags: z.array(zTag),
    counts: zOrderCounts,
    sealedBidCount: z.int().check(z.gte(0)),
    isAwardable: z.boolean(),
    summary: z.nullable(zOrderSummary),
    awardedTotal: z.nullable(zAmount),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    publishedAt: z.nullable(zDateTime),
    closedAt: z.nullable(zDateTime),
    archivedAt: z.nullable(zDateTime),
    createdBy: zPersonRef
});

/**
 * The number of orders of each status.
 */
export const zOrderStatusCounts = z.object({
    draft: z.int().check(z.gte(0)),
    published: z.int().check(z.gte(0)),
    evaluation: z.int().check(z.gte(0)),
    awarded: z.int().check(z.gte(0)),
    unsuccessful: z.int().check(z.gte(0)),
    cancelled: z.int().check(z.gte(0))
});

/**
 * A page of orders.
 */
export const zOrderPage = z.object({
    data: z.array(zOrderRow),
    page: zPage,
    countsByStatus: zOrderStatusCounts
});

/**
 * Access has ended; `message` names the limit.
 */
export const zAccessExpiredProblem = z.intersection(zApiProblem, z.object({
    message: zAccessExpiredMessage
}));

/**
 * The profile lacks a phone number.
 */
export const zPhoneRequiredProblem = z.intersection(zApiProblem, z.object({
    message: z.literal('PHONE_REQUIRED')
}));

/**
 * Whether prices contain VAT.
 */
export const zVatMode = z.enum(['included', 'excluded']);

/**
 * Incoterms 2020.
 */
export const zIncoterm = z.enum([
    'EXW',
    'FCA',
    'CPT',
    'CIP',
    'DAP',
    'DPU',
    'DDP',
    'FAS',
    'FOB',
    'CFR',
    'CIF'
]);

/**
 * Place and terms of delivery.
 */
export const zDelivery = z.object({
    address: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullish(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    incoterm: z.nullish(zIncoterm),
    place: z.nullish(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank)))
});

/**
 * When the goods are paid for. `mixed` is part before and part after delivery.
 */
export const zPayment = z.object({
    kind: z.enum([
        'prepaid',
        'postpaid',
        'mixed'
    ]),
    prepayPercent: z.nullish(zPercent),
    postpayDays: z.nullish(z.int().check(z.gte(0), z.lte(365)))
});

/**
 * More than zero, below one thousand million, at most three fraction digits.
 */
export const zQuantity = z.string().check(z.regex(/^(?:[1-9]\d{0,8}(?:\.\d{1,3})?|0\.(?:[1-9]\d{0,2}|0[1-9]\d?|00[1-9]))$/));

/**
 * Price of one unit, at most four fraction digits.
 */
export const zUnitPrice = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/));

/**
 * A line as entered; publishing requires the missing fields.
 */
export const zOrderItemDraft = z.object({
    id: z.optional(zId),
    lotKey: z.nullish(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))),
    name: z.optional(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    specification: z.optional(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    sku: z.optional(z.string().check(z.maxLength(64), z.regex(textPatterns.LineOrBlank))),
    gtin: z.nullish(z.string().check(z.regex(/^(?:\d{8}|\d{12,14})$/))),
    quantity: z.nullish(zQuantity),
    unitCode: z.optional(zUnitCode),
    quantityTolerancePercent: z.optional(zPercent),
    maxUnitPrice: z.nullish(zUnitPrice),
    requiredBy: z.nullish(zDate),
    deliveryNote: z.optional(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank))),
    vatRate: z.nullish(zVatRate),
    okpd2: z.nullish(z.string().check(z.regex(/^\d{2}(\.\d{1,2}){0,3}(\.\d{3})?$/)))
});

/**
 * A named group of lines.
 */
export const zLot = z.object({
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
    title: z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line))
});

/**
 * The frozen rate of one foreign currency, so that comparisons are stable; `rate` of the order's currency for `nominal` units.
 */
export const zExchangeRate = z.object({
    currency: zCurrency,
    rate: z.string().check(z.regex(/^(?:[1-9]\d{0,8}(?:\.\d{1,6})?|0\.\d{0,5}[1-9])$/)),
    nominal: z.int().check(z.gte(1), z.lte(1000000)),
    date: zDate,
    source: z.enum(['cbr', 'manual'])
});

/**
 * An order as entered; every property is optional.
 */
export const zOrderDraft = z.object({
    title: z.optional(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    description: z.optional(z.string().check(z.maxLength(10000), z.regex(textPatterns.TextOrBlank))),
    category: z.optional(z.enum([
        'goods',
        'services',
        'works'
    ])),
    currency: z.optional(zCurrency),
    vatMode: z.optional(zVatMode),
    vatRateDefault: z.optional(zVatRate),
    requireVat: z.optional(z.boolean()),
    compareBasis: z.optional(z.enum(['gross', 'net'])),
    budget: z.nullish(zAmount),
    partialBidsAllowed: z.optional(z.boolean()),
    alternativesAllowed: z.optional(z.boolean()),
    sealedBids: z.optional(z.boolean()),
    showCeilings: z.optional(z.boolean()),
    awardCriteria: z.optional(z.enum(['lowest_total', 'lowest_per_line'])),
    submissionDeadline: z.nullish(zDateTime),
    decisionDate: z.nullish(zDate),
    timeZone: z.optional(zTimeZone),
    delivery: z.optional(zDelivery),
    payment: z.nullish(zPayment),
    items: z.optional(z.array(zOrderItemDraft).check(z.maxLength(500))),
    lots: z.optional(z.array(zLot).check(z.maxLength(50))),
    exchangeRates: z.optional(z.array(zExchangeRate).check(z.maxLength(5))),
    tags: z.optional(z.array(zTag).check(z.maxLength(10)))
});

/**
 * A line of an order.
 */
export const zOrderItem = z.object({
    id: zId,
    position: z.int().check(z.gte(1), z.lte(500)),
    lotKey: z.nullable(z.string()),
    name: z.string(),
    specification: z.string(),
    sku: z.string(),
    gtin: z.nullable(z.string()),
    quantity: z.nullable(zQuantity),
    unitCode: zUnitCode,
    quantityTolerancePercent: zPercent,
    maxUnitPrice: z.nullable(zUnitPrice),
    requiredBy: z.nullable(zDate),
    deliveryNote: z.string(),
    vatRate: z.nullable(zVatRate),
    okpd2: z.nullable(z.string()),
    changedInRevision: z.int().check(z.gte(0))
});

/**
 * Owner of a file.
 */
export const zAttachmentOwner = z.enum([
    'order',
    'bid',
    'question',
    'supplier'
]);

/**
 * Purpose of a file.
 */
export const zAttachmentKind = z.enum([
    'specification',
    'quote',
    'contract',
    'certificate',
    'licence',
    'other'
]);

/**
 * A file on an order, a bid, a question or a supplier.
 */
export const zAttachment = z.object({
    id: zId,
    owner: zAttachmentOwner,
    ownerId: zId,
    orderId: z.nullable(zId),
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    mediaType: z.enum([
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'text/csv',
        'image/png',
        'image/jpeg',
        'application/zip'
    ]),
    size: z.int().check(z.gte(1), z.lte(20971520)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    kind: zAttachmentKind,
    title: z.nullable(z.string()),
    expiresOn: z.nullable(zDate),
    uploadedAt: zDateTime,
    uploadedBy: zPersonRef,
    url: z.string()
});

/**
 * A file on an order, a bid or a question. Only the documents of suppliers have a title and a last day.
 */
export const zOrderFile = z.intersection(zAttachment, z.object({
    orderId: zId,
    title: z.null(),
    expiresOn: z.null()
}));

/**
 * Whether an action is possible now; otherwise the reason, in the reader's language.
 */
export const zActionAccess = z.object({
    name: z.string(),
    allowed: z.boolean(),
    reasonCode: z.nullable(z.string()),
    reason: z.nullable(z.string())
});

/**
 * The actions allowed on the order now.
 */
export const zOrderAccess = z.object({
    editable: z.boolean(),
    publishable: z.boolean(),
    actions: z.array(zActionAccess)
});

/**
 * Why an order ended without an award.
 */
export const zOrderReasonCode = z.enum([
    'no_bids',
    'all_disqualified',
    'over_budget',
    'need_gone',
    'error',
    'other'
]);

/**
 * An order with all data entered by the buyer and its calculated figures.
 */
export const zOrder = z.intersection(zOrderRow, z.object({
    description: z.string(),
    vatMode: zVatMode,
    vatRateDefault: zVatRate,
    requireVat: z.boolean(),
    partialBidsAllowed: z.boolean(),
    alternativesAllowed: z.boolean(),
    sealedBids: z.boolean(),
    openedAt: z.nullable(zDateTime),
    earlierOpenings: z.array(zDateTime),
    openedBidCount: z.int().check(z.gte(0)),
    showCeilings: z.boolean(),
    awardCriteria: z.enum(['lowest_total', 'lowest_per_line']),
    delivery: zDelivery,
    payment: z.nullable(zPayment),
    items: z.array(zOrderItem),
    lots: z.array(zLot),
    exchangeRates: z.array(zExchangeRate),
    attachments: z.array(zOrderFile).check(z.maxLength(20)),
    access: zOrderAccess,
    charged: z.boolean(),
    reopenCount: z.int().check(z.gte(0), z.lte(3)),
    endReason: z.nullable(z.object({
        code: zOrderReasonCode,
        text: z.string()
    })),
    awardedAt: z.nullable(zDateTime),
    cancelledAt: z.nullable(zDateTime)
}));

/**
 * Kind of an event.
 */
export const zAuditAction = z.enum([
    'order.create',
    'order.duplicate',
    'order.update',
    'order.revise',
    'order.publish',
    'order.extend',
    'order.close',
    'order.deadline',
    'order.open_bids',
    'order.reopen',
    'order.award',
    'order.revoke_award',
    'order.unsuccessful',
    'order.cancel',
    'order.archive',
    'order.unarchive',
    'bid.create',
    'bid.duplicate',
    'bid.update',
    'bid.delete',
    'bid.submit',
    'bid.confirm_revision',
    'bid.withdraw',
    'bid.disqualify',
    'bid.reinstate',
    'bid.disclose_target',
    'bid.message',
    'conflict.resolve',
    'conflict.reopen',
    'question.ask',
    'question.answer',
    'attachment.add',
    'attachment.delete',
    'invitation.send',
    'invitation.link',
    'invitation.remind',
    'invitation.revoke',
    'invitation.decline',
    'invitation.reconsider',
    'purchase_order.confirm',
    'purchase_order.refuse'
]);

/**
 * A field before and after the change; null when it was absent.
 */
export const zAuditChange = z.object({
    path: z.string(),
    from: z.nullable(z.string()),
    to: z.nullable(z.string())
});

/**
 * An event of the history; events never change.
 */
export const zAuditEvent = z.object({
    id: zId,
    at: zDateTime,
    actor: z.nullable(zPersonRef),
    copiedBy: z.nullable(zPersonRef),
    onBehalfOf: z.nullable(zPersonRef),
    action: zAuditAction,
    entity: z.object({
        type: z.enum([
            'order',
            'bid',
            'question',
            'invitation',
            'purchase_order'
        ]),
        id: zId,
        label: z.string()
    }),
    orderId: zId,
    changes: z.array(zAuditChange),
    reason: z.nullable(z.string()),
    requestId: z.nullable(z.string())
});

/**
 * An event of the history with the name of its order.
 */
export const zOrderActivity = z.intersection(zAuditEvent, z.object({
    orderNumber: z.string(),
    orderTitle: z.string()
}));

/**
 * Orders and events that need the buyer's attention today. Lists have at most ten rows, the most urgent first.
 */
export const zOrdersOverview = z.object({
    deadlines: z.array(zOrderRow).check(z.maxLength(10)),
    readyToAward: z.array(zOrderRow).check(z.maxLength(10)),
    blockers: z.array(zOrderRow).check(z.maxLength(10)),
    expiringBids: z.array(z.object({
        orderId: zId,
        orderNumber: z.string(),
        orderTitle: z.string(),
        bidId: zId,
        supplierName: z.string(),
        validUntil: zDate
    })).check(z.maxLength(10)),
    drafts: z.array(zOrderRow).check(z.maxLength(10)),
    countsByStatus: zOrderStatusCounts,
    savings: z.object({
        from: zDate,
        to: zDate,
        byCurrency: z.array(z.object({
            currency: zCurrency,
            amount: zSignedAmount,
            orders: z.int().check(z.gte(1))
        }))
    }),
    activity: z.array(zOrderActivity).check(z.maxLength(10)),
    serverTime: zDateTime
});

/**
 * The order was changed since it was read.
 */
export const zOrderStaleProblem = z.intersection(zApiProblem, z.object({
    current: zOrder
}));

/**
 * Changes of an order; null clears. `reason` is recorded in the history and required for a material change once a bid is submitted.
 */
export const zOrderPatch = z.object({
    title: z.optional(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    description: z.optional(z.string().check(z.maxLength(10000), z.regex(textPatterns.TextOrBlank))),
    category: z.optional(z.enum([
        'goods',
        'services',
        'works'
    ])),
    currency: z.optional(zCurrency),
    vatMode: z.optional(zVatMode),
    vatRateDefault: z.optional(zVatRate),
    requireVat: z.optional(z.boolean()),
    compareBasis: z.optional(z.enum(['gross', 'net'])),
    budget: z.nullish(zAmount),
    partialBidsAllowed: z.optional(z.boolean()),
    alternativesAllowed: z.optional(z.boolean()),
    sealedBids: z.optional(z.boolean()),
    showCeilings: z.optional(z.boolean()),
    awardCriteria: z.optional(z.enum(['lowest_total', 'lowest_per_line'])),
    submissionDeadline: z.nullish(zDateTime),
    decisionDate: z.nullish(zDate),
    timeZone: z.optional(zTimeZone),
    delivery: z.optional(zDelivery),
    payment: z.nullish(zPayment),
    items: z.optional(z.array(zOrderItemDraft).check(z.maxLength(500))),
    lots: z.optional(z.array(zLot).check(z.maxLength(50))),
    exchangeRates: z.optional(z.array(zExchangeRate).check(z.maxLength(5))),
    tags: z.optional(z.array(zTag).check(z.maxLength(10))),
    reason: z.optional(z.string().check(z.minLength(3), z.maxLength(1000), z.regex(textPatterns.Text)))
});

/**
 * The updated order, and JSON pointers of the material changes.
 */
export const zOrderUpdate = z.object({
    order: zOrder,
    materialChanges: z.array(z.string())
});

/**
 * Credits spent by an action; `balanceAfter` is null on an unmetered plan.
 */
export const zCharge = z.object({
    credits: z.int().check(z.gte(0)),
    balanceAfter: z.nullable(z.int().check(z.gte(0)))
});

/**
 * The published order and the credits it cost.
 */
export const zOrderPublished = z.object({
    order: zOrder,
    charge: zCharge
});

/**
 * Reason, recorded in the history.
 */
export const zReasonText = z.string().check(z.minLength(3), z.maxLength(1000), z.regex(textPatterns.Text));

/**
 * The new deadline, and the reason.
 */
export const zNewDeadline = z.object({
    submissionDeadline: zDateTime,
    reason: zReasonText
});

/**
 * Reason of the action.
 */
export const zReason = z.object({
    reason: zReasonText
});

/**
 * Reason why the order ends without an award.
 */
export const zEndReason = z.object({
    reasonCode: zOrderReasonCode,
    reason: zReasonText
});

/**
 * Events, newest first, the cursor of the next page, and the people who acted.
 */
export const zAuditEventList = z.object({
    data: z.array(zAuditEvent),
    nextCursor: z.nullable(z.string()),
    actors: z.array(zPersonRef)
});

/**
 * `ready`: the stream is open, and everything before it can be read. `reset`: the missed events are unknown, so read
 * everything again. `bid`: a bid, its conflicts or files. `question`, `answer`: one was asked or answered. `invitation`: sent,
 * opened, being answered or revoked. `decline`: a supplier declined, or cancelled this. `addendum`: the published order
 * changed. `deadline`: it was moved, or has passed. `opened`: sealed bids were opened. `award`: the decision was made, revoked
 * or cancelled. `purchase_order`: one was answered. `order`: any other change of an order. `notification`: the list of
 * notifications changed.
 *
 */
export const zLiveEventKind = z.enum([
    'ready',
    'reset',
    'bid',
    'question',
    'answer',
    'decline',
    'invitation',
    'addendum',
    'deadline',
    'opened',
    'award',
    'purchase_order',
    'order',
    'notification'
]);

/**
 * An event; it names the records to read again.
 */
export const zLiveEvent = z.object({
    kind: zLiveEventKind,
    orderId: z.nullable(zId),
    subjectId: z.nullable(zId),
    at: zDateTime,
    requestId: z.nullable(z.string())
});

/**
 * Server-sent events, each with a `LiveEvent` as its data.
 */
export const zEventStream = z.string();

/**
 * Whether prices are compared with VAT or without.
 */
export const zComparisonBasis = z.enum(['gross', 'net']);

/**
 * Status of a bid. Late, expired and outdated are flags, not statuses.
 */
export const zBidStatus = z.enum([
    'draft',
    'submitted',
    'won',
    'lost',
    'withdrawn',
    'disqualified'
]);

/**
 * The supplier, in a list.
 */
export const zBidSupplierRef = z.object({
    supplierId: z.nullable(zId),
    name: z.nullable(z.string()),
    taxId: z.nullable(zTaxId)
});

/**
 * Why a bid has no rank; the first reason that applies. `no_exchange_rate`: its currency has no frozen rate.
 * `incomparable`: a line is in a unit without a factor. `lines`: not every line is offered. `quantity`: less is offered than is asked.
 *
 */
export const zUnrankedReason = z.enum([
    'draft',
    'withdrawn',
    'disqualified',
    'expired',
    'no_exchange_rate',
    'incomparable',
    'lines',
    'quantity'
]);

/**
 * Received after the deadline; validity expired; quoted for an older revision of the order.
 */
export const zBidFlags = z.object({
    isLate: z.boolean(),
    isExpired: z.boolean(),
    isOutdated: z.boolean()
});

/**
 * Priced part of the order; equivalents and lines excluded from the comparison do not count.
 */
export const zBidCoverage = z.object({
    linesOffered: z.int().check(z.gte(0)),
    linesInFull: z.int().check(z.gte(0)),
    linesTotal: z.int().check(z.gte(0)),
    percent: zPercent,
    quantityPercent: zPercent
});

/**
 * A sum without VAT, its VAT, and the sum with VAT.
 */
export const zBidSum = z.object({
    net: zAmount,
    vat: zAmount,
    gross: zAmount
});

/**
 * Cost of completing a bid from the other bids: `total` is the part that the bid covers and the rest from the cheapest other bids,
 * `extra` only the rest. Absent for a complete bid, and when the others cannot supply the rest.
 *
 */
export const zCompletion = z.object({
    total: zAmount,
    extra: zAmount,
    bidIds: z.array(zId),
    isExact: z.boolean()
});

/**
 * Open conflicts of this bid, in total and by severity.
 */
export const zBidCounts = z.object({
    openConflicts: z.int().check(z.gte(0)),
    blockers: z.int().check(z.gte(0)),
    warnings: z.int().check(z.gte(0)),
    notes: z.int().check(z.gte(0))
});

/**
 * A bid as a column. `total` is on the basis and with delivery: of a complete bid for the asked quantities, of an incomplete one for what it
 * offers; absent when a part is not comparable. `rank` and `deltaPercent` are among the complete bids.
 *
 */
export const zComparedBid = z.object({
    id: zId,
    number: z.int().check(z.gte(1)),
    status: zBidStatus,
    round: z.int().check(z.gte(1)),
    receivedAt: zDateTime,
    supplier: zBidSupplierRef,
    competes: z.boolean(),
    isComplete: z.boolean(),
    unranked: z.optional(zUnrankedReason),
    alternativeOfBidId: z.optional(zId),
    currency: zCurrency,
    exchangeRate: z.optional(zExchangeRate),
    vatMode: zVatMode,
    validUntil: z.optional(zDate),
    deliveryDays: z.optional(z.int().check(z.gte(0))),
    deliveryTerms: z.optional(z.string()),
    deliveryCost: z.optional(zAmount),
    payment: z.optional(zPayment),
    warrantyMonths: z.optional(z.int().check(z.gte(0))),
    minOrderAmount: z.optional(zAmount),
    flags: zBidFlags,
    coverage: zBidCoverage,
    sum: z.optional(zBidSum),
    delivery: z.optional(zBidSum),
    deliveryVatRate: z.optional(zVatRate),
    total: z.optional(zAmount),
    deltaPercent: z.optional(zSignedPercent),
    rank: z.optional(z.int().check(z.gte(1))),
    completion: z.optional(zCompletion),
    counts: zBidCounts,
    bestPrices: z.int().check(z.gte(0)),
    conflictIds: z.optional(z.array(zId))
});

/**
 * Number of bids hidden by the filters.
 */
export const zHiddenBids = z.object({
    expired: z.int().check(z.gte(0)),
    setAside: z.int().check(z.gte(0))
});

/**
 * The lowest price that this buyer awarded before for a line of the same name, unit and currency, on the same basis.
 */
export const zPreviousPrice = z.object({
    unitPrice: zUnitPrice,
    orderId: zId,
    orderNumber: z.string(),
    awardedAt: zDateTime
});

/**
 * `offered`: a comparable price that competes. `missing`: no price. `declined`: explicitly not offered. `equivalent`: only
 * an equivalent is offered. `incomparable`: a unit without a factor or a currency without a rate. `excluded`: priced, but the
 * bid does not compete or the price is zero.
 *
 */
export const zComparisonState = z.enum([
    'offered',
    'missing',
    'declined',
    'equivalent',
    'incomparable',
    'excluded'
]);

/**
 * An equivalent offered for a line; never part of totals or best prices.
 */
export const zComparisonEquivalent = z.object({
    bidItemId: zId,
    offeredName: z.optional(z.string()),
    note: z.optional(z.string()),
    quantity: z.optional(zQuantity),
    unitCode: z.optional(zUnitCode),
    vatRate: z.optional(zVatRate),
    unitsPerPack: z.optional(zQuantity),
    packsPerUnit: z.optional(zQuantity),
    packSize: z.optional(zQuantity),
    unitPrice: z.optional(zUnitPrice),
    unitPriceNormalized: z.optional(zUnitPrice),
    lineTotal: z.optional(zAmount),
    covered: z.optional(zQuantity),
    deliveryDate: z.optional(zDate)
});

/**
 * The offer of one bid for one line.
 */
export const zComparisonCell = z.object({
    bidId: zId,
    state: zComparisonState,
    bidItemId: z.optional(zId),
    offeredName: z.optional(z.string()),
    quantity: z.optional(zQuantity),
    unitCode: z.optional(zUnitCode),
    vatRate: z.optional(zVatRate),
    unitsPerPack: z.optional(zQuantity),
    packsPerUnit: z.optional(zQuantity),
    packSize: z.optional(zQuantity),
    unitPrice: z.optional(zUnitPrice),
    unitPriceNormalized: z.optional(zUnitPrice),
    lineTotal: z.optional(zAmount),
    covered: z.optional(zQuantity),
    deliveryDate: z.optional(zDate),
    deltaPercent: z.optional(zSignedPercent),
    isBestPrice: z.optional(z.literal(true)),
    isBestDate: z.optional(z.literal(true)),
    equivalents: z.optional(z.array(zComparisonEquivalent)),
    conflictIds: z.optional(z.array(zId)),
    worstSeverity: z.optional(zConflictSeverity)
});

/**
 * A line of the order with the offer of each bid, in the order of the columns.
 */
export const zComparisonRow = z.object({
    orderItemId: zId,
    position: z.int().check(z.gte(1)),
    lotKey: z.optional(z.string()),
    name: z.string(),
    quantity: z.optional(zQuantity),
    unitCode: zUnitCode,
    tolerancePercent: z.optional(zPercent),
    ceiling: z.optional(zUnitPrice),
    requiredBy: z.optional(zDate),
    vatRate: zVatRate,
    bestPrice: z.optional(zUnitPrice),
    bestDate: z.optional(zDate),
    previousBest: z.optional(zPreviousPrice),
    cells: z.array(zComparisonCell)
});

/**
 * A bid's total in a lot; `total` is absent when it is not comparable.
 */
export const zComparisonLotTotal = z.object({
    bidId: zId,
    linesOffered: z.int().check(z.gte(0)),
    linesTotal: z.int().check(z.gte(0)),
    isComplete: z.boolean(),
    total: z.optional(zAmount),
    isBest: z.optional(z.literal(true))
});

/**
 * A lot and the totals of the bids in it, without delivery.
 */
export const zComparisonLot = z.object({
    key: z.string(),
    title: z.string(),
    totals: z.array(zComparisonLotTotal)
});

/**
 * The cheapest complete bid; the first of equal ones.
 */
export const zBestSingle = z.object({
    bidId: zId,
    total: zAmount
});

/**
 * The part supplied by one bid.
 */
export const zBestPerLineShare = z.object({
    bidId: zId,
    lines: z.int().check(z.gte(1)),
    total: zAmount
});

/**
 * Quantity of a line from this bid, in the order line's unit. `bidItemId` may be an equivalent.
 */
export const zAllocationDraft = z.object({
    orderItemId: zId,
    bidId: zId,
    bidItemId: zId,
    quantity: zQuantity
});

/**
 * The cheapest allocation: each line's asked quantity from the cheapest comparable offers, each up to its quantity, with the delivery of
 * every used bid, whole packs and minimum orders. It covers as much as possible; of equal totals it uses fewer bids. Suppliers
 * without whom it covers as much for at most 1 % more are left out.
 *
 */
export const zBestPerLine = z.object({
    total: zAmount,
    linesCovered: z.int().check(z.gte(1)),
    linesShort: z.int().check(z.gte(0)),
    isExact: z.boolean(),
    bids: z.array(zBestPerLineShare),
    allocations: z.array(zAllocationDraft)
});

/**
 * The best bid for the whole order, and the proposed allocation of the lines to several suppliers. `splitSaving` is the
 * difference between the two, never negative; null when there is no complete bid.
 *
 */
export const zComparisonBest = z.object({
    single: z.nullable(zBestSingle),
    perLine: z.nullable(zBestPerLine),
    splitSaving: z.nullable(zAmount)
});

/**
 * Comparison of the bids on an order.
 */
export const zComparison = z.object({
    orderId: zId,
    status: zOrderStatus,
    revision: z.int().check(z.gte(0)),
    asOf: zDateTime,
    basis: zComparisonBasis,
    currency: zCurrency,
    rates: z.array(zExchangeRate),
    bids: z.array(zComparedBid),
    hidden: zHiddenBids,
    rows: z.array(zComparisonRow),
    lots: z.array(zComparisonLot),
    best: zComparisonBest
});

/**
 * A decimal number as a string, at most four fraction digits; no exponent, no leading zeros.
 */
export const zDecimal = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/));

/**
 * The allocation as the supplier quotes it, in the bid's unit, currency and VAT mode; net, VAT and gross in the bid's currency.
 */
export const zQuotedAllocation = z.object({
    quantity: zDecimal,
    unitCode: zUnitCode,
    unitsPerPack: z.nullable(zQuantity),
    packsPerUnit: z.nullable(zQuantity),
    unitPrice: zUnitPrice,
    currency: zCurrency,
    vatMode: zVatMode,
    vatRate: zVatRate,
    net: zAmount,
    vat: zAmount,
    gross: zAmount
});

/**
 * Quantity of a line from this bid. Price and total are in the order's currency and unit, on its basis of comparison; `lineTotal` is
 * rounded by line. `net`, `vat` and `gross` are the cost of the line in the order's currency: VAT is calculated once for each rate of a
 * bid and distributed over its lines by the largest remainder, so that the lines add up to the supplier's sums.
 *
 */
export const zAllocation = z.object({
    orderItemId: zId,
    position: z.int().check(z.gte(1)),
    lineName: z.string(),
    bidId: zId,
    bidNumber: z.int().check(z.gte(1)),
    bidItemId: zId,
    offeredName: z.string(),
    brand: z.nullable(z.string()),
    model: z.nullable(z.string()),
    quantity: zQuantity,
    unitCode: zUnitCode,
    unitPrice: zUnitPrice,
    lineTotal: zAmount,
    net: zAmount,
    vat: zAmount,
    gross: zAmount,
    quoted: zQuotedAllocation,
    isBestPrice: z.boolean(),
    isEquivalent: z.boolean(),
    deliveryDate: z.nullable(zDate)
});

/**
 * In the order's currency. `net`, `vat` and `gross` are of the goods in whole packs, without delivery; `delivery` is its cost with VAT;
 * `withDelivery` is goods and delivery together. `total` is the compared sum, net or gross by the order's basis.
 *
 */
export const zAwardSum = z.object({
    net: zAmount,
    vat: zAmount,
    gross: zAmount,
    delivery: zAmount,
    withDelivery: zBidSum,
    total: zAmount
});

/**
 * The award of one supplier, over all its bids.
 */
export const zAwardSupplierTotal = z.intersection(zAwardSum, z.object({
    supplierId: z.nullable(zId),
    supplierName: z.string(),
    taxId: z.nullable(zTaxId),
    kpp: z.nullable(z.string()),
    isWithoutVat: z.boolean(),
    bidIds: z.array(zId),
    lines: z.int().check(z.gte(1))
}));

/**
 * Savings against a baseline; negative when more is spent.
 */
export const zAwardSaving = z.object({
    baseline: zAmount,
    amount: zSignedAmount,
    percent: z.nullable(zSignedPercent)
});

/**
 * Against the budget, by the order's VAT mode and with delivery; null without a budget or while a line is not awarded. Against the average
 * and the highest price of competing bids for the awarded quantities, on the order's basis, without delivery; null when nothing is awarded.
 *
 */
export const zAwardSavings = z.object({
    vsBudget: z.nullable(zAwardSaving),
    vsAverage: z.nullable(zAwardSaving),
    vsWorst: z.nullable(zAwardSaving)
});

/**
 * Figures of an award.
 */
export const zAwardFigures = z.object({
    orderId: zId,
    basis: zComparisonBasis,
    currency: zCurrency,
    exchangeRates: z.array(zExchangeRate),
    allocations: z.array(zAllocation),
    totalsBySupplier: z.array(zAwardSupplierTotal),
    totals: zAwardSum,
    savings: zAwardSavings,
    unawardedItemIds: z.array(zId)
});

/**
 * A bid that would be cheaper than the award and does not count.
 */
export const zCheaperBid = z.object({
    bidId: zId,
    number: z.int().check(z.gte(1)),
    supplierName: z.string(),
    cause: z.enum([
        'rejected',
        'withdrawn',
        'expired',
        'line_excluded'
    ]),
    reason: z.nullable(z.string())
});

/**
 * Bids that would be cheaper than the award and were set aside: they offer an awarded line for less, or all of the order for a
 * lower total. In an order whose sealed bids were opened, of any supplier; in others, of a supplier who gets the line.
 *
 */
export const zCheaperBids = z.array(zCheaperBid);

/**
 * Why, when and by whom an award was revoked, or the refusal of a purchase order that ended it.
 */
export const zAwardRevocation = z.object({
    refusedPurchaseOrderId: z.nullable(zId),
    reason: z.string(),
    at: zDateTime,
    by: zPersonRef
});

/**
 * How the supplier answered. `sent`: not yet; purchase orders for bids that the buyer entered remain `sent`, as they are answered
 * outside of the product.
 *
 */
export const zPurchaseOrderStatus = z.enum([
    'sent',
    'confirmed',
    'refused'
]);

/**
 * The number of a purchase order, its supplier and their answer.
 */
export const zPurchaseOrderRef = z.object({
    id: zId,
    number: z.string(),
    supplierName: z.string(),
    bidIds: z.array(zId),
    invitationId: z.nullable(zId),
    status: zPurchaseOrderStatus,
    answeredAt: z.nullable(zDateTime),
    refusalReason: z.nullable(z.string())
});

/**
 * Whether an offer was chosen, and its quantity in the order's unit.
 */
export const zOfferOutcome = z.object({
    orderItemId: zId,
    bidItemId: zId,
    offeredName: z.string(),
    isEquivalent: z.boolean(),
    outcome: z.enum(['won', 'lost']),
    quantity: z.nullable(zQuantity)
});

/**
 * A bid of the comparison, on the order's basis and in its currency.
 */
export const zAwardOffer = z.object({
    bidId: zId,
    number: z.int().check(z.gte(1)),
    supplierName: z.string(),
    taxId: z.nullable(zTaxId),
    status: zBidStatus,
    competes: z.boolean(),
    receivedAt: zDateTime,
    total: z.nullable(zAmount),
    rank: z.nullable(z.int().check(z.gte(1))),
    unranked: z.nullable(zUnrankedReason),
    coverage: zBidCoverage,
    deliveryDays: z.nullable(z.int().check(z.gte(0))),
    payment: z.nullable(zPayment),
    validUntil: z.nullable(zDate),
    flags: zBidFlags,
    setAsideFor: z.nullable(z.string()),
    lines: z.array(zOfferOutcome)
});

/**
 * A conflict of a chosen bid or line; `reason` is why it was accepted.
 */
export const zAwardConflict = z.object({
    id: zId,
    kind: zConflictKindCode,
    facet: z.string(),
    severity: zConflictSeverity,
    status: z.enum(['open', 'waived']),
    bidIds: z.array(zId),
    orderItemId: z.nullable(zId),
    reason: z.nullable(z.string())
});

/**
 * The figures that the decision was based on.
 */
export const zAwardMemo = z.object({
    budget: z.nullable(zAmount),
    submissionDeadline: z.nullable(zDateTime),
    offers: z.array(zAwardOffer),
    atDeadline: z.array(zAwardOffer),
    acceptedConflicts: z.array(zAwardConflict),
    best: zComparisonBest
});

/**
 * The decision which supplier delivers which lines. Only its revocation and the answers of suppliers to their purchase orders change it.
 */
export const zAward = z.intersection(zAwardFigures, z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    justification: z.nullable(z.string()),
    cheaperBids: zCheaperBids,
    waivedConflictIds: z.array(zId),
    decidedAt: zDateTime,
    decidedBy: zPersonRef,
    revocableUntil: zDateTime,
    revocation: z.nullable(zAwardRevocation),
    purchaseOrders: z.array(zPurchaseOrderRef),
    memo: zAwardMemo
}));

/**
 * Identifies the state of the order and its bids that the figures were calculated from. When it is sent with the decision, a later change of either is a
 * 412; the order's version alone does not change with its bids.
 *
 */
export const zAwardBasis = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/**
 * The award to make.
 */
export const zAwardDraft = z.object({
    allocations: z.array(zAllocationDraft).check(z.minLength(1), z.maxLength(2000)),
    basedOn: z.optional(zAwardBasis),
    justification: z.nullish(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    notify: z.optional(z.object({
        ranks: z._default(z.optional(z.boolean()), false)
    }))
});

/**
 * The award is not possible; `blockers` are the open conflicts that prevent it.
 */
export const zAwardBlockedProblem = z.intersection(zApiProblem, z.object({
    blockers: z.optional(z.array(zAwardConflict))
}));

/**
 * How allocations are calculated.
 */
export const zAwardMode = z.enum([
    'single',
    'lowest_per_line',
    'manual'
]);

/**
 * An award to preview.
 */
export const zAwardProposal = z.object({
    mode: zAwardMode,
    bidId: z.optional(zId),
    mostSuppliers: z.nullish(z.int().check(z.gte(1), z.lte(100))),
    skipBlocked: z.optional(z.boolean()),
    allocations: z.optional(z.array(zAllocationDraft).check(z.maxLength(2000)))
});

/**
 * A remark that does not prevent an award.
 */
export const zAwardNote = z.object({
    code: z.enum([
        'pack_step',
        'below_minimum_order',
        'expires_soon'
    ]),
    bidId: zId,
    orderItemId: z.nullable(zId),
    message: z.string()
});

/**
 * Whether a justification is required, why, and for which lines the price has to be justified.
 */
export const zAwardJustification = z.object({
    isRequired: z.boolean(),
    reasons: z.array(z.enum([
        'not_best_price',
        'not_by_criterion',
        'cheaper_bid_set_aside',
        'open_warning',
        'waived_conflict'
    ])),
    dearerItemIds: z.array(zId),
    cheaperBids: zCheaperBids
});

/**
 * Preview of an award. It can be made when there are no blockers and something is allocated.
 */
export const zAwardPreview = z.intersection(zAwardFigures, z.object({
    mode: zAwardMode,
    basedOn: zAwardBasis,
    canAward: z.boolean(),
    blockers: z.array(zAwardConflict),
    warnings: z.array(zAwardConflict),
    waived: z.array(zAwardConflict),
    notes: z.array(zAwardNote),
    justification: zAwardJustification
}));

/**
 * The award was changed meanwhile; `current` is the current one.
 */
export const zAwardStaleProblem = z.intersection(zApiProblem, z.object({
    current: zAward
}));

/**
 * The contact person; of a supplier the primary contact.
 */
export const zPurchaseOrderContact = z.object({
    name: z.nullable(z.string()),
    role: z.nullable(z.string()),
    email: z.nullable(zEmail),
    phone: z.nullable(zPhone)
});

/**
 * The buyer, as the profile is now, or the supplier.
 */
export const zPurchaseOrderParty = z.object({
    name: z.string(),
    taxId: z.nullable(zTaxId),
    kpp: z.nullable(z.string()),
    address: z.nullable(z.string()),
    bankAccount: z.nullable(z.string()),
    bik: z.nullable(z.string()),
    contact: z.nullable(zPurchaseOrderContact)
});

/**
 * A bid of the purchase order, with its terms; the order's payment terms when the bid has none.
 */
export const zPurchaseOrderBid = z.object({
    bidId: zId,
    number: z.int().check(z.gte(1)),
    externalNumber: z.nullable(z.string()),
    externalDate: z.nullable(zDate),
    validUntil: z.nullable(zDate),
    payment: z.nullable(zPayment),
    deliveryTerms: z.nullable(z.string()),
    deliveryDays: z.nullable(z.int().check(z.gte(0))),
    warrantyMonths: z.nullable(z.int().check(z.gte(0)))
});

/**
 * ISO 3166-1 alpha-2 code.
 */
export const zCountry = z.string().check(z.regex(/^[A-Z]{2}$/));

/**
 * An ordered line, in the supplier's unit and currency. `lineName` is the name in the order.
 */
export const zPurchaseOrderLine = z.object({
    position: z.int().check(z.gte(1)),
    orderItemId: zId,
    bidItemId: zId,
    bidNumber: z.int().check(z.gte(1)),
    name: z.string(),
    lineName: z.string(),
    isEquivalent: z.boolean(),
    brand: z.nullable(z.string()),
    model: z.nullable(z.string()),
    countryOfOrigin: z.nullable(zCountry),
    quantity: zDecimal,
    unitCode: zUnitCode,
    unitsPerPack: z.nullable(zQuantity),
    packsPerUnit: z.nullable(zQuantity),
    unitPrice: zUnitPrice,
    vatMode: zVatMode,
    vatRate: zVatRate,
    net: zAmount,
    vat: zAmount,
    gross: zAmount,
    deliveryDate: z.nullable(zDate)
});

/**
 * The part of a total at one VAT rate.
 */
export const zBidVatGroup = z.object({
    rate: zVatRate,
    net: zAmount,
    vat: zAmount,
    gross: zAmount
});

/**
 * The total in the order's currency, and the exchange rate.
 */
export const zPurchaseOrderConversion = z.object({
    currency: zCurrency,
    total: zBidSum,
    exchangeRate: zExchangeRate
});

/**
 * A purchase order to one supplier, in its currency. `goods` is the sum of the lines, `delivery` the cost of delivery, null when
 * there is none; `total` is both, `byRate` the same by VAT rate. `orderCurrency` is the total at the order's rate, null when the
 * currencies are the same.
 *
 */
export const zPurchaseOrder = z.intersection(zPurchaseOrderRef, z.object({
    orderId: zId,
    orderNumber: z.string(),
    orderTitle: z.string(),
    decidedAt: zDateTime,
    currency: zCurrency,
    isWithoutVat: z.boolean(),
    buyer: zPurchaseOrderParty,
    supplier: zPurchaseOrderParty,
    bids: z.array(zPurchaseOrderBid),
    lines: z.array(zPurchaseOrderLine),
    deliverTo: zDelivery,
    goods: zBidSum,
    delivery: z.nullable(zBidSum),
    total: zBidSum,
    byRate: z.array(zBidVatGroup),
    orderCurrency: z.nullable(zPurchaseOrderConversion)
}));

/**
 * The purchase orders of an award.
 */
export const zPurchaseOrderList = z.object({
    data: z.array(zPurchaseOrder)
});

/**
 * The award that an order in evaluation had before.
 */
export const zPreviousAward = z.object({
    award: z.nullable(zAward)
});

/**
 * An XLSX workbook (ECMA-376), which is a ZIP archive.
 */
export const zWorkbook = z.string();

/**
 * How a bid was received.
 */
export const zBidSource = z.enum([
    'manual',
    'paste',
    'xlsx',
    'supplier_link'
]);

/**
 * How the session of a supplier was opened: from the mailbox, or by a link that the buyer copied.
 */
export const zSupplierSession = z.enum(['mailbox', 'copied_link']);

/**
 * `net`, `vat`, `gross` and `byRate` are the quoted sums over the offered lines with a price, without equivalents;
 * rounded half up, VAT once for each rate. The comparable figures are for the asked quantities: goods and delivery,
 * without any surplus, packs rounded up. Only complete bids are ranked by them; for an incomplete bid they cover the offered part.
 *
 */
export const zBidTotals = z.object({
    net: zAmount,
    vat: zAmount,
    gross: zAmount,
    byRate: z.array(zBidVatGroup),
    orderCurrency: z.nullable(zBidSum),
    delivery: z.nullable(zBidSum),
    deliveryVatRate: zVatRate,
    comparableNet: z.nullable(zAmount),
    comparableGross: z.nullable(zAmount),
    coverage: zBidCoverage,
    isComplete: z.boolean()
});

/**
 * A bid in a list, without its lines.
 */
export const zBidRow = z.object({
    id: zId,
    orderId: zId,
    number: z.int().check(z.gte(1)),
    version: z.int().check(z.gte(1)),
    status: zBidStatus,
    supplier: zBidSupplierRef,
    orderRevision: z.int().check(z.gte(1)),
    round: z.int().check(z.gte(1)),
    source: zBidSource,
    invitationId: z.nullable(zId),
    submittedVia: z.nullable(zSupplierSession),
    isSealed: z.boolean(),
    externalNumber: z.nullable(z.string()),
    receivedAt: zDateTime,
    validUntil: z.nullable(zDate),
    currency: zCurrency,
    vatMode: zVatMode,
    totals: zBidTotals,
    deliveryDays: z.nullable(z.int().check(z.gte(0))),
    payment: z.nullable(zPayment),
    alternativeOfBidId: z.nullable(zId),
    supersedesBidId: z.nullable(zId),
    flags: zBidFlags,
    rank: z.nullable(z.int().check(z.gte(1))),
    unranked: z.nullable(zUnrankedReason),
    counts: zBidCounts,
    updatedAt: zDateTime
});

/**
 * The number of bids of each status.
 */
export const zBidStatusCounts = z.object({
    draft: z.int().check(z.gte(0)),
    submitted: z.int().check(z.gte(0)),
    won: z.int().check(z.gte(0)),
    lost: z.int().check(z.gte(0)),
    withdrawn: z.int().check(z.gte(0)),
    disqualified: z.int().check(z.gte(0))
});

/**
 * A page of an order's bids.
 */
export const zBidPage = z.object({
    data: z.array(zBidRow),
    page: zPage,
    countsByStatus: zBidStatusCounts
});

/**
 * An https address.
 */
export const zUrl = z.url().check(z.maxLength(2048), z.regex(/^https:\/\/\S+$/));

/**
 * A contact of a supplier; an e-mail address, a phone number or both are required.
 */
export const zSupplierContactDraft = z.object({
    name: z.nullish(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    role: z.nullish(z.string().check(z.maxLength(100), z.regex(textPatterns.LineOrBlank))),
    email: z.nullish(zEmail),
    phone: z.nullish(zPhone),
    isPrimary: z.optional(z.boolean())
});

/**
 * The supplier. With `supplierId`, absent fields are copied from the address book; given fields apply to this bid only.
 * `kpp` requires a ten-digit RU-INN.
 *
 */
export const zBidSupplierDraft = z.object({
    supplierId: z.nullish(zId),
    name: z.nullish(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    legalForm: z.nullish(z.string().check(z.maxLength(32), z.regex(textPatterns.LineOrBlank))),
    taxId: z.nullish(zTaxId),
    kpp: z.nullish(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullish(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    website: z.nullish(zUrl),
    bankAccount: z.nullish(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullish(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.nullish(z.boolean()),
    contacts: z.optional(z.array(zSupplierContactDraft).check(z.maxLength(20)))
});

/**
 * A line of a bid; it may be incomplete. Quantity, unit and VAT rate default to those of the order's line.
 * At most one of `leadTimeDays` and `deliveryDate` is given.
 *
 */
export const zBidItemDraft = z.object({
    id: z.optional(zId),
    orderItemId: zId,
    offered: z.optional(z.boolean()),
    offeredName: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    isEquivalent: z.optional(z.boolean()),
    equivalentNote: z.nullish(z.string().check(z.maxLength(1000), z.regex(textPatterns.TextOrBlank))),
    brand: z.nullish(z.string().check(z.maxLength(100), z.regex(textPatterns.LineOrBlank))),
    model: z.nullish(z.string().check(z.maxLength(100), z.regex(textPatterns.LineOrBlank))),
    countryOfOrigin: z.nullish(zCountry),
    quantity: z.nullish(zQuantity),
    unitCode: z.nullish(zUnitCode),
    unitsPerPack: z.nullish(zQuantity),
    packsPerUnit: z.nullish(zQuantity),
    packSize: z.nullish(zQuantity),
    unitPrice: z.nullish(zUnitPrice),
    vatRate: z.nullish(zVatRate),
    declaredLineTotal: z.nullish(zAmount),
    leadTimeDays: z.nullish(z.int().check(z.gte(0), z.lte(730))),
    deliveryDate: z.nullish(zDate),
    note: z.nullish(z.string().check(z.maxLength(1000), z.regex(textPatterns.TextOrBlank)))
});

/**
 * A bid as entered; every property is optional.
 */
export const zBidDraft = z.object({
    supplier: z.optional(zBidSupplierDraft),
    source: z.optional(zBidSource),
    externalNumber: z.nullish(z.string().check(z.maxLength(64), z.regex(textPatterns.LineOrBlank))),
    externalDate: z.nullish(zDate),
    receivedAt: z.nullish(zDateTime),
    validUntil: z.nullish(zDate),
    currency: z.nullish(zCurrency),
    vatMode: z.nullish(zVatMode),
    declaredTotal: z.nullish(zAmount),
    deliveryCost: z.nullish(zAmount),
    deliveryDays: z.nullish(z.int().check(z.gte(0), z.lte(730))),
    deliveryTerms: z.nullish(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank))),
    payment: z.nullish(zPayment),
    warrantyMonths: z.nullish(z.int().check(z.gte(0), z.lte(240))),
    minOrderAmount: z.nullish(zAmount),
    alternativeOfBidId: z.nullish(zId),
    supersedesBidId: z.nullish(zId),
    notes: z.nullish(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    items: z.optional(z.array(zBidItemDraft).check(z.maxLength(1000)))
});

/**
 * A contact of a supplier.
 */
export const zSupplierContact = z.object({
    name: z.nullable(z.string()),
    role: z.nullable(z.string()),
    email: z.nullable(zEmail),
    phone: z.nullable(zPhone),
    isPrimary: z.boolean()
});

/**
 * The supplier as of the time the bid was entered.
 */
export const zBidSupplier = z.object({
    supplierId: z.nullable(zId),
    name: z.nullable(z.string()),
    legalForm: z.nullable(z.string().check(z.maxLength(32), z.regex(textPatterns.LineOrBlank))),
    taxId: z.nullable(zTaxId),
    kpp: z.nullable(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullable(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullable(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    website: z.nullable(zUrl),
    bankAccount: z.nullable(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullable(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.nullable(z.boolean()),
    contacts: z.array(zSupplierContact)
});

/**
 * When the content was received, its quoted sum with VAT in the bid's currency (`gross`), and its SHA-256. The hash is of the content as JSON with sorted keys, so that both
 * sides can show later that nothing was changed. A later change of the order changes none of them.
 *
 */
export const zBidReceipt = z.object({
    at: zDateTime,
    gross: zAmount,
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
});

/**
 * Calculated figures of a line. `lineTotal` is in the bid's currency and VAT mode; the normalized values are in the order's
 * unit and currency. Null when a price, a unit factor or an exchange rate is missing.
 *
 */
export const zBidItemComputed = z.object({
    lineTotal: z.nullable(zAmount),
    normalizedQuantity: z.nullable(zDecimal),
    normalizedUnitPriceNet: z.nullable(zUnitPrice),
    normalizedUnitPriceGross: z.nullable(zUnitPrice),
    deliveryDate: z.nullable(zDate),
    deltaToBestPercent: z.nullable(zSignedPercent),
    isBestPrice: z.boolean(),
    isBestDate: z.boolean()
});

/**
 * A line of a bid, an offer for a line of the order.
 */
export const zBidItem = z.object({
    id: zId,
    orderItemId: zId,
    offered: z.boolean(),
    offeredName: z.nullable(z.string()),
    isEquivalent: z.boolean(),
    equivalentNote: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    model: z.nullable(z.string()),
    countryOfOrigin: z.nullable(zCountry),
    quantity: zQuantity,
    unitCode: zUnitCode,
    unitsPerPack: z.nullable(zQuantity),
    packsPerUnit: z.nullable(zQuantity),
    packSize: z.nullable(zQuantity),
    unitPrice: z.nullable(zUnitPrice),
    vatRate: zVatRate,
    declaredLineTotal: z.nullable(zAmount),
    leadTimeDays: z.nullable(z.int().check(z.gte(0))),
    deliveryDate: z.nullable(zDate),
    note: z.nullable(z.string()),
    computed: zBidItemComputed
});

/**
 * A line that was excluded from the comparison.
 */
export const zBidExclusion = z.object({
    orderItemId: zId,
    reason: z.nullable(z.string())
});

/**
 * Why, when and by whom a bid was withdrawn.
 */
export const zBidWithdrawal = z.object({
    reason: z.string(),
    at: zDateTime,
    by: zPersonRef
});

/**
 * Reason of a disqualification.
 */
export const zBidDisqualificationReason = z.enum([
    'late',
    'incomplete',
    'terms',
    'price',
    'collusion',
    'capacity',
    'other'
]);

/**
 * Why, when and by whom a bid was disqualified.
 */
export const zBidDisqualification = z.object({
    reasonCode: zBidDisqualificationReason,
    reason: z.string(),
    at: zDateTime,
    by: zPersonRef
});

/**
 * The actions allowed on the bid now. `actions` has one entry for each of edit, delete, submit, confirm_revision, withdraw,
 * disqualify, reinstate and duplicate.
 *
 */
export const zBidAccess = z.object({
    editable: z.boolean(),
    actions: z.array(zActionAccess)
});

/**
 * A supplier's quotation for an order with its lines and calculated figures.
 */
export const zBid = z.object({
    id: zId,
    orderId: zId,
    number: z.int().check(z.gte(1)),
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    status: zBidStatus,
    supplier: zBidSupplier,
    orderRevision: z.int().check(z.gte(1)),
    round: z.int().check(z.gte(1)),
    source: zBidSource,
    invitationId: z.nullable(zId),
    submittedVia: z.nullable(zSupplierSession),
    isSealed: z.boolean(),
    receipt: z.nullable(zBidReceipt),
    externalNumber: z.nullable(z.string()),
    externalDate: z.nullable(zDate),
    receivedAt: zDateTime,
    submittedAt: z.nullable(zDateTime),
    validUntil: z.nullable(zDate),
    currency: zCurrency,
    vatMode: zVatMode,
    declaredTotal: z.nullable(zAmount),
    totals: zBidTotals,
    deliveryCost: z.nullable(zAmount),
    deliveryDays: z.nullable(z.int().check(z.gte(0))),
    deliveryTerms: z.nullable(z.string()),
    payment: z.nullable(zPayment),
    warrantyMonths: z.nullable(z.int().check(z.gte(0))),
    minOrderAmount: z.nullable(zAmount),
    alternativeOfBidId: z.nullable(zId),
    supersedesBidId: z.nullable(zId),
    notes: z.nullable(z.string()),
    items: z.array(zBidItem),
    excludedItemIds: z.array(zId),
    exclusions: z.array(zBidExclusion),
    attachments: z.array(zOrderFile).check(z.maxLength(20)),
    flags: zBidFlags,
    rank: z.nullable(z.int().check(z.gte(1))),
    unranked: z.nullable(zUnrankedReason),
    counts: zBidCounts,
    withdrawal: z.nullable(zBidWithdrawal),
    disqualification: z.nullable(zBidDisqualification),
    access: zBidAccess
});

/**
 * A file of at most 5 MiB, XLSX, XLS, ODS, CSV, TSV or plain text; detected from its content.
 */
export const zImportFile = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    content: z.string().check(z.minLength(1), z.maxLength(6990508))
});

/**
 * Field of a column. `price` is per unit, `total` of a line; `offered` is yes or no; `lineId` is in the forms of this API.
 * `priceQuantity` is the quantity that the price is for, `discount` in percent, `vatAmount` the VAT of a line as money,
 * `deliveryCost` the delivery of a line, `packSize` a multiple and `minQuantity` a minimum.
 *
 */
export const zImportField = z.enum([
    'lineId',
    'position',
    'name',
    'specification',
    'sku',
    'gtin',
    'okpd2',
    'quantity',
    'unit',
    'price',
    'vatRate',
    'total',
    'leadTimeDays',
    'deliveryDate',
    'brand',
    'model',
    'country',
    'unitsPerPack',
    'packSize',
    'minQuantity',
    'offered',
    'equivalent',
    'note',
    'currency',
    'discount',
    'priceQuantity',
    'vatAmount',
    'deliveryCost'
]);

/**
 * Field of a column as given by the user; null ignores the column.
 */
export const zImportColumnChoice = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    field: z.nullable(zImportField)
});

/**
 * Whether a row is a line.
 */
export const zImportRowChoice = z.object({
    row: z.int().check(z.gte(1), z.lte(200000)),
    isTaken: z.boolean()
});

export const zImportDecimalSeparator = z.enum(['.', ',']);

/**
 * Decimal separator of a column, which decides whether "10,000" is ten or ten thousand.
 */
export const zImportNumberChoice = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    decimalSeparator: zImportDecimalSeparator
});

/**
 * The answer to a question about the reading of the file.
 */
export const zImportAnswer = z.object({
    question: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
    value: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/))
});

/**
 * How to parse the sheet. Absent properties are recognized.
 */
export const zImportMappingChoice = z.object({
    sheet: z.nullish(z.string().check(z.maxLength(255))),
    headerRow: z.nullish(z.int().check(z.gte(1), z.lte(200000))),
    columns: z.optional(z.array(zImportColumnChoice).check(z.maxLength(1000))),
    rows: z.optional(z.array(zImportRowChoice).check(z.maxLength(20000))),
    numbers: z.optional(z.array(zImportNumberChoice).check(z.maxLength(1000))),
    answers: z.optional(z.array(zImportAnswer).check(z.maxLength(50)))
});

/**
 * Currency and VAT mode of all prices; null when unknown.
 */
export const zImportPrices = z.object({
    currency: z.nullable(zCurrency),
    vatMode: z.nullable(zVatMode)
});

/**
 * The source. Exactly one of `text` and `file`.
 */
export const zOrderImportRequest = z.object({
    text: z.optional(z.string().check(z.maxLength(1000000))),
    file: z.optional(zImportFile),
    mapping: z.optional(zImportMappingChoice),
    prices: z.optional(zImportPrices)
});

/**
 * A row and its parsed line.
 */
export const zImportedLine = z.object({
    row: z.int().check(z.gte(1)),
    joinedRows: z.array(z.int().check(z.gte(1))),
    item: zOrderItemDraft
});

/**
 * A value that was not imported as written, or that should be checked. `error`: a row or a value was left out. `warning`: it
 * was imported and should be checked. `info`: an explanation.
 *
 */
export const zImportIssue = z.object({
    severity: z.enum([
        'error',
        'warning',
        'info'
    ]),
    code: z.enum([
        'heading_row',
        'repeated_heading',
        'another_table',
        'total_row',
        'section_row',
        'not_a_line',
        'email_invalid',
        'phone_invalid',
        'tax_id_invalid',
        'no_name',
        'nothing_offered',
        'not_in_order',
        'doubtful_match',
        'too_many_lines',
        'unused_column',
        'hidden_sheet',
        'other_sheet',
        'formula_without_value',
        'cell_error',
        'not_a_number',
        'ambiguous_number',
        'negative',
        'zero',
        'too_large',
        'too_precise',
        'unknown_unit',
        'unit_missing',
        'unknown_vat_rate',
        'unknown_date',
        'date_ambiguous',
        'unknown_country',
        'gtin_invalid',
        'okpd2_invalid',
        'too_long',
        'unclear_answer',
        'total_differs',
        'merged_cells',
        'repeated_line',
        'no_columns',
        'currency_differs',
        'unknown_line',
        'not_whole',
        'both_dates',
        'row_excluded',
        'numbering_row',
        'joined_row',
        'name_from_cell',
        'name_split',
        'other_table',
        'kept_as_note',
        'multiplied',
        'repeated_offer',
        'vat_mode_differs',
        'not_understood',
        'about_buyer',
        'fact_differs',
        'ambiguous_match',
        'total_of_other_basis',
        'pack_unknown',
        'pack_from_name',
        'packs_rounded',
        'working_days',
        'contact_incomplete',
        'entry_full',
        'hidden_row',
        'hidden_column',
        'price_rounded',
        'price_imprecise',
        'discount_applied',
        'tier_applied',
        'tier_missing',
        'sum_differs',
        'vat_amount_differs',
        'became_date',
        'note_applied',
        'footnote',
        'declined',
        'price_on_request',
        'below_minimum',
        'currency_mixed',
        'unit_differs'
    ]),
    row: z.nullable(z.int().check(z.gte(1))),
    column: z.nullable(z.int().check(z.gte(1))),
    value: z.nullable(z.string()),
    message: z.string()
});

/**
 * A number as written, with its value for a decimal point and for a decimal comma.
 */
export const zImportAmbiguousNumber = z.object({
    row: z.int().check(z.gte(1)),
    text: z.string(),
    withPoint: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
    withComma: z.string().check(z.regex(/^\d+(\.\d+)?$/))
});

/**
 * A column with ambiguous numbers, and how they were read.
 */
export const zImportQuestion = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    heading: z.nullable(z.string()),
    decimalSeparator: z.nullable(zImportDecimalSeparator),
    by: z.enum([
        'given',
        'column',
        'totals',
        'none'
    ]),
    values: z.array(zImportAmbiguousNumber).check(z.minLength(1), z.maxLength(3))
});

export const zImportExactNumber = z.string().check(z.regex(/^\d+(\.\d+)?$/));

/**
 * An answer, and the figures that it gives.
 */
export const zImportAnswerOption = z.object({
    value: z.string(),
    label: z.string(),
    currency: z.nullable(zCurrency),
    total: z.nullable(zAmount),
    firstPrice: z.nullable(zImportExactNumber),
    equalsTotal: z.boolean()
});

/**
 * A question about money that the file does not decide. Until it is answered, figures follow the `preselected` answer and
 * should not be stored. Answered questions stay in the list.
 *
 */
export const zImportReadingQuestion = z.object({
    id: z.string(),
    kind: z.enum([
        'price_column',
        'currency',
        'scale',
        'discount',
        'vat_mode',
        'vat_rate',
        'sums'
    ]),
    column: z.nullable(z.int().check(z.gte(1))),
    text: z.string(),
    answers: z.array(zImportAnswerOption).check(z.minLength(2)),
    preselected: z.nullable(z.string()),
    answer: z.nullable(z.string())
});

/**
 * A figure of the result, the cell that it was read from, and the steps that changed it.
 */
export const zImportFigure = z.object({
    row: z.int().check(z.gte(1)),
    column: z.int().check(z.gte(1)),
    cell: z.string().check(z.regex(/^[A-Z]+[1-9]\d*$/)),
    field: z.enum([
        'unitPrice',
        'quantity',
        'vatRate'
    ]),
    written: z.string(),
    value: z.string(),
    steps: z.array(z.string())
});

/**
 * From 0 (a guess) to 1 (certain).
 */
export const zImportConfidence = z.number().check(z.gte(0), z.lte(1));

/**
 * A column of the sheet, its field and how the field was recognized.
 */
export const zImportColumn = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    heading: z.nullable(z.string()),
    field: z.nullable(zImportField),
    confidence: zImportConfidence,
    source: z.enum([
        'given',
        'remembered',
        'template',
        'heading',
        'content',
        'none'
    ])
});

/**
 * How the sheet was parsed.
 */
export const zImportMapping = z.object({
    sheet: z.nullable(z.string()),
    headerTop: z.nullable(z.int()),
    headerRow: z.nullable(z.int()),
    columns: z.array(zImportColumn)
});

/**
 * A sheet of the workbook.
 */
export const zImportSheet = z.object({
    name: z.string(),
    isHidden: z.boolean(),
    rows: z.int().check(z.gte(0))
});

/**
 * Lines of an order, parsed from text or a file.
 */
export const zOrderImport = z.object({
    items: z.array(zImportedLine),
    prices: zImportPrices,
    issues: z.array(zImportIssue),
    questions: z.array(zImportQuestion),
    readingQuestions: z.array(zImportReadingQuestion),
    figures: z.array(zImportFigure),
    mapping: zImportMapping,
    sheets: z.array(zImportSheet),
    skippedRows: z.array(z.int().check(z.gte(1)))
});

/**
 * CSV with a byte-order mark and semicolons, for Excel in Russian.
 */
export const zCsvText = z.string();

/**
 * An order with its bids at a moment, and its award.
 */
export const zOrderExport = z.object({
    exportedAt: zDateTime,
    order: zOrder,
    bids: z.array(zBid),
    award: z.nullable(zAward),
    purchaseOrders: z.array(zPurchaseOrder)
});

/**
 * The line of a row; null excludes the row.
 */
export const zImportMatchChoice = z.object({
    row: z.int().check(z.gte(1), z.lte(200000)),
    orderItemId: z.nullable(zId)
});

/**
 * The source and its supplier. Exactly one of `text` and `file`.
 */
export const zBidImportRequest = z.object({
    text: z.optional(z.string().check(z.maxLength(1000000))),
    file: z.optional(zImportFile),
    mapping: z.optional(zImportMappingChoice),
    supplierTaxId: z.nullish(zTaxId),
    rememberMapping: z.optional(z.boolean()),
    matches: z.optional(z.array(zImportMatchChoice).check(z.maxLength(1000)))
});

/**
 * A property of the bid, not of a line. `vatRate` applies to every line without a rate; `contactName`, `email` and `phone` are of
 * the supplier's first contact.
 *
 */
export const zImportFactField = z.enum([
    'supplierName',
    'taxId',
    'kpp',
    'contactName',
    'email',
    'phone',
    'externalNumber',
    'externalDate',
    'validUntil',
    'currency',
    'vatMode',
    'vatRate',
    'declaredTotal',
    'deliveryDays',
    'deliveryCost',
    'deliveryTerms',
    'payment',
    'minOrderAmount',
    'warrantyMonths',
    'notes'
]);

/**
 * A fact found outside the lines, and its place.
 */
export const zImportFact = z.object({
    field: zImportFactField,
    value: z.string(),
    sheet: z.nullable(z.string()),
    row: z.nullable(z.int().check(z.gte(1))),
    text: z.string(),
    isDoubtful: z.boolean(),
    message: z.string()
});

/**
 * A line of the order that a row may belong to.
 */
export const zImportMatchCandidate = z.object({
    orderItemId: zId,
    confidence: zImportConfidence
});

/**
 * A row, its matched line of the order, and the confidence. A row that matches several lines equally well is
 * not used: `orderItemId` is null, `candidates` has the lines, and the issue `ambiguous_match` asks for a choice.
 *
 */
export const zImportMatch = z.object({
    row: z.int().check(z.gte(1)),
    name: z.string(),
    orderItemId: z.nullable(zId),
    confidence: zImportConfidence,
    by: z.enum([
        'given',
        'line_id',
        'sku',
        'gtin',
        'name',
        'position',
        'none'
    ]),
    isDoubtful: z.boolean(),
    candidates: z.array(zImportMatchCandidate).check(z.maxLength(5))
});

/**
 * A bid, parsed from text or a file.
 */
export const zBidImport = z.object({
    bidDraft: zBidDraft,
    facts: z.array(zImportFact),
    matches: z.array(zImportMatch),
    unansweredItemIds: z.array(zId),
    issues: z.array(zImportIssue),
    questions: z.array(zImportQuestion),
    readingQuestions: z.array(zImportReadingQuestion),
    figures: z.array(zImportFigure),
    mapping: zImportMapping,
    sheets: z.array(zImportSheet),
    skippedRows: z.array(z.int().check(z.gte(1)))
});

/**
 * A change of a published order, numbered from 1.
 */
export const zAddendum = z.object({
    number: z.int().check(z.gte(1)),
    revision: z.int().check(z.gte(1)),
    at: zDateTime,
    reason: z.nullable(z.string()),
    changes: z.array(zAuditChange)
});

/**
 * The addenda of an order.
 */
export const zAddendumList = z.object({
    data: z.array(zAddendum)
});

/**
 * The company that invites, and the contact person.
 */
export const zInvitingBuyer = z.object({
    company: z.string(),
    contactName: z.nullable(z.string()),
    position: z.nullable(z.string()),
    email: zEmail,
    phone: z.nullable(zPhone)
});

/**
 * A sealed bid with its content at the opening.
 */
export const zOpenedBid = z.object({
    bidId: zId,
    number: z.int().check(z.gte(1)),
    supplier: zBidSupplierRef,
    submittedAt: zDateTime,
    submittedVia: zSupplierSession,
    currency: zCurrency,
    vatMode: zVatMode,
    totals: zBidTotals,
    validUntil: z.nullable(zDate),
    deliveryDays: z.nullable(z.int()),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
});

/**
 * When and how the sealed bids of an order were opened.
 */
export const zOpeningProtocol = z.object({
    orderId: zId,
    orderNumber: z.string(),
    orderTitle: z.string(),
    revision: z.int().check(z.gte(1)),
    round: z.int().check(z.gte(1)),
    submissionDeadline: zDateTime,
    openedAt: zDateTime,
    earlyReason: z.nullable(z.string()),
    timeZone: zTimeZone,
    buyer: zInvitingBuyer,
    bids: z.array(zOpenedBid)
});

/**
 * The bid was changed elsewhere; `current` is its current state.
 */
export const zBidStaleProblem = z.intersection(zApiProblem, z.object({
    current: zBid
}));

/**
 * Changes of a bid; `items` and `supplier.contacts` are replaced completely.
 */
export const zBidPatch = z.object({
    supplier: z.optional(zBidSupplierDraft),
    source: z.optional(zBidSource),
    externalNumber: z.nullish(z.string().check(z.maxLength(64), z.regex(textPatterns.LineOrBlank))),
    externalDate: z.nullish(zDate),
    receivedAt: z.nullish(zDateTime),
    validUntil: z.nullish(zDate),
    currency: z.nullish(zCurrency),
    vatMode: z.nullish(zVatMode),
    declaredTotal: z.nullish(zAmount),
    deliveryCost: z.nullish(zAmount),
    deliveryDays: z.nullish(z.int().check(z.gte(0), z.lte(730))),
    deliveryTerms: z.nullish(z.string().check(z.maxLength(500), z.regex(textPatterns.TextOrBlank))),
    payment: z.nullish(zPayment),
    warrantyMonths: z.nullish(z.int().check(z.gte(0), z.lte(240))),
    minOrderAmount: z.nullish(zAmount),
    alternativeOfBidId: z.nullish(zId),
    supersedesBidId: z.nullish(zId),
    notes: z.nullish(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    items: z.optional(z.array(zBidItemDraft).check(z.maxLength(1000)))
});

/**
 * A discrepancy between the bid and the order.
 */
export const zBidFinding = z.object({
    id: z.string(),
    kind: zConflictKindCode,
    facet: z.string(),
    severity: zConflictSeverity,
    orderItemId: z.nullable(zId),
    title: z.string(),
    explanation: z.string()
});

/**
 * What prevents submitting, and what does not fit the order.
 */
export const zBidCheck = z.object({
    missing: z.array(zFieldError),
    findings: z.array(zBidFinding)
});

/**
 * New conflicts of the order, on this bid and on others. Conflicts that the draft already had are not counted here:
 * `bid.counts` has all open conflicts of the bid.
 *
 */
export const zBidSubmissionConflicts = z.object({
    new: z.int().check(z.gte(0)),
    blockers: z.int().check(z.gte(0)),
    warnings: z.int().check(z.gte(0)),
    notes: z.int().check(z.gte(0))
});

/**
 * The submitted bid, the credits it cost, and the conflicts found.
 */
export const zBidSubmission = z.object({
    bid: zBid,
    charge: zCharge,
    conflicts: zBidSubmissionConflicts
});

/**
 * Why a bid is disqualified.
 */
export const zBidDisqualificationDraft = z.object({
    reasonCode: zBidDisqualificationReason,
    reason: zReasonText
});

/**
 * Why the bid is reinstated; optional.
 */
export const zBidReinstatementDraft = z.object({
    reason: z.optional(zReasonText)
});

/**
 * The exact targets; at least one of the two.
 */
export const zTargetDisclosure = z.object({
    total: z.nullable(zAmount),
    lines: z.int().check(z.gte(0), z.lte(1000))
});

/**
 * An e-mail to the supplier of a bid.
 */
export const zBidMessageDraft = z.object({
    to: z.optional(zEmail),
    subject: z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line)),
    text: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(textPatterns.Text)),
    locale: zLocale,
    copy: z._default(z.optional(z.boolean()), false)
});

/**
 * Kind of the copy.
 */
export const zBidDuplicationDraft = z.object({
    as: z.enum(['alternative', 'revision'])
});

/**
 * Open, accepted as it is (waived), or no longer found (resolved).
 */
export const zConflictStatus = z.enum([
    'open',
    'waived',
    'resolved'
]);

/**
 * The line of the order.
 */
export const zItemMissingDetails = z.object({
    kind: z.enum(['item_missing']),
    required: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    unitCode: z.nullable(zUnitCode)
});

/**
 * The asked and the offered quantity, in the order's unit; the pack size in the bid's.
 */
export const zQuantityMismatchDetails = z.object({
    kind: z.enum(['quantity_mismatch']),
    required: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    offered: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    tolerancePercent: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    unitCode: z.nullable(zUnitCode),
    packSize: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)))
});

/**
 * Both units and their relation: `offeredQuantity` of the offered unit equals `orderedQuantity` of the ordered one
 * (12 pcs = 1 box). Null when unknown.
 *
 */
export const zUnitMismatchDetails = z.object({
    kind: z.enum(['unit_mismatch']),
    offered: zUnitCode,
    ordered: zUnitCode,
    offeredQuantity: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    orderedQuantity: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)))
});

/**
 * A line's price and ceiling, or a bid's total and the budget, both on `basis`.
 */
export const zPriceOverCeilingDetails = z.object({
    kind: z.enum(['price_over_ceiling']),
    price: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    ceiling: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    total: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    budget: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    basis: z.enum(['gross', 'net']),
    overPercent: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)))
});

/**
 * The high price or total, and what it exceeds at least three times: the median of the other offers, the lowest price paid before,
 * the ceiling; null for the others. A factor of 10, 100 or 1000 suggests a price for so many units or a decimal error.
 *
 */
export const zPriceAbnormallyHighDetails = z.object({
    kind: z.enum(['price_abnormally_high']),
    price: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    medianOfOthers: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    lastPrice: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    ceiling: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    suspectedFactor: z.nullable(z.union([
        z.literal(10),
        z.literal(100),
        z.literal(1000)
    ]))
});

/**
 * The low price or total and its reference; a factor of 10, 100 or 1000 suggests a decimal error or a price per pack.
 */
export const zPriceAbnormallyLowDetails = z.object({
    kind: z.enum(['price_abnormally_low']),
    price: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    meanOfOthers: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    nextOffer: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    suspectedFactor: z.nullable(z.union([
        z.literal(10),
        z.literal(100),
        z.literal(1000)
    ]))
});

/**
 * The stated sum, the calculated sum and their difference, in the bid's currency. When the document states the total in the other
 * VAT mode, `statedVatMode` names it, and `statedDelivery` says whether delivery is included; otherwise both are null.
 *
 */
export const zArithmeticMismatchDetails = z.object({
    kind: z.enum(['arithmetic_mismatch']),
    declared: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    computed: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    difference: z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/)),
    currency: zCurrency,
    statedVatMode: z.nullable(zVatMode),
    statedDelivery: z.nullable(z.boolean())
});

/**
 * Both currencies, and the frozen rate if there is one.
 */
export const zCurrencyMismatchDetails = z.object({
    kind: z.enum(['currency_mismatch']),
    offered: zCurrency,
    ordered: zCurrency,
    rate: z.nullable(z.string().check(z.maxLength(60), z.regex(/^-?\d+(?:\.\d+)?$/))),
    nominal: z.nullable(z.int()),
    date: z.nullable(zDate)
});

/**
 * VAT mode or rate offered and ordered; the delivery date that an obsolete rate is judged by; the lines without VAT; the rates of a
 * bid that no supplier charges together.
 *
 */
export const zVatMismatchDetails = z.object({
    kind: z.enum(['vat_mismatch']),
    offered: z.nullable(z.union([
        zVatMode,
        zVatRate
    ])),
    ordered: z.nullable(z.union([
        zVatMode,
        zVatRate
    ])),
    delivery: z.nullable(zDate),
    orderItemIds: z.nullable(z.array(zId)),
    rates: z.nullable(z.array(zVatRate))
});

/**
 * The promised date, the required date and the days between them.
 */
export const zDeliveryLateDetails = z.object({
    kind: z.enum(['delivery_late']),
    promised: zDate,
    requiredBy: zDate,
    days: z.int().check(z.gte(1))
});

/**
 * The last day of validity and the day of the decision.
 */
export const zValidityInsufficientDetails = z.object({
    kind: z.enum(['validity_insufficient']),
    validUntil: z.nullable(zDate),
    decisionDate: z.nullable(zDate)
});

/**
 * When it was received, the deadline, and when it was entered.
 */
export const zLateBidDetails = z.object({
    kind: z.enum(['late_bid']),
    receivedAt: zDateTime,
    deadline: zDateTime,
    enteredAt: z.nullable(zDateTime)
});

/**
 * The numbers of both bids, and the evidence of one supplier: a common tax number or, when one has none, a common name with a
 * common phone or e-mail. Null where it does not apply.
 *
 */
export const zDuplicateBidDetails = z.object({
    kind: z.enum(['duplicate_bid']),
    numbers: z.array(z.string()).check(z.minLength(2)),
    taxScheme: z.nullable(z.string()),
    taxId: z.nullable(z.string()),
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string())
});

/**
 * The common features; one strong or two weak ones are enough.
 */
export const zAffiliatedSuppliersDetails = z.object({
    kind: z.enum(['affiliated_suppliers']),
    strong: z.array(z.enum([
        'phone',
        'email',
        'email_domain',
        'bank_account',
        'same_file'
    ])),
    weak: z.array(z.enum([
        'address',
        'contact_person',
        'identical_prices',
        'constant_ratio'
    ]))
});

/**
 * The revision that the bid was quoted for, and the one in which the line changed.
 */
export const zSpecOutdatedDetails = z.object({
    kind: z.enum(['spec_outdated']),
    quotedRevision: z.int().check(z.gte(0)),
    changedInRevision: z.int().check(z.gte(1))
});

/**
 * The figures of a conflict, by kind.
 */
export const zConflictDetails = z.union([
    zItemMissingDetails,
    zQuantityMismatchDetails,
    zUnitMismatchDetails,
    zPriceOverCeilingDetails,
    zPriceAbnormallyHighDetails,
    zPriceAbnormallyLowDetails,
    zArithmeticMismatchDetails,
    zCurrencyMismatchDetails,
    zVatMismatchDetails,
    zDeliveryLateDetails,
    zValidityInsufficientDetails,
    zLateBidDetails,
    zDuplicateBidDetails,
    zAffiliatedSuppliersDetails,
    zSpecOutdatedDetails
]);

/**
 * Impact as a sentence and, if it is money, as an amount in the order's currency.
 */
export const zConflictImpact = z.object({
    amount: z.nullable(zAmount),
    text: z.string()
});

/**
 * How a resolution is carried out: by the server (`resolve`), by editing the bid or the order, by an e-mail to the supplier, by inviting others, or with the award.
 *
 */
export const zConflictVia = z.enum([
    'resolve',
    'edit_bid',
    'edit_order',
    'letter',
    'invite',
    'award'
]);

/**
 * A field of the payload.
 */
export const zConflictInput = z.enum([
    'unitsPerPack',
    'packsPerUnit',
    'rate',
    'nominal',
    'date',
    'source',
    'bidId',
    'reasonCode',
    'quantityTolerancePercent',
    'maxUnitPrice',
    'budget',
    'requiredBy',
    'submissionDeadline'
]);

/**
 * Input of an action. Each action accepts only these fields: set_units_per_pack `unitsPerPack`, how many of the order's units
 * `packsPerUnit` offered units hold (1 when absent); set_rate `rate`, the order's currency for `nominal` units (1 when absent) of the bid's, with its `date` (today when absent)
 * and `source` (manual when absent); mark_supersedes and mark_alternative `bidId`, the bid to mark, the later one when absent; withdraw_one
 * `bidId`, the bid to withdraw, the earlier one when absent; disqualify_one the same, the later one when absent; the disqualifying actions `reasonCode`, the usual reason of the kind when absent; change_tolerance
 * `quantityTolerancePercent`; raise_ceiling `maxUnitPrice` of a line or `budget` of the order; move_required_date `requiredBy`;
 * extend_deadline `submissionDeadline`.
 *
 */
export const zConflictPayload = z.object({
    unitsPerPack: z.optional(zQuantity),
    packsPerUnit: z.optional(zQuantity),
    rate: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{0,8}(?:\.\d{1,6})?|0\.\d{0,5}[1-9])$/))),
    nominal: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    date: z.optional(zDate),
    source: z.optional(z.enum(['cbr', 'manual'])),
    bidId: z.optional(zId),
    reasonCode: z.optional(zBidDisqualificationReason),
    quantityTolerancePercent: z.optional(zPercent),
    maxUnitPrice: z.optional(zUnitPrice),
    budget: z.optional(zAmount),
    requiredBy: z.optional(zDate),
    submissionDeadline: z.optional(zDateTime)
});

/**
 * A suggested resolution and how it is carried out.
 */
export const zConflictSuggestion = z.object({
    action: zConflictAction,
    label: z.string().check(z.maxLength(120)),
    via: zConflictVia,
    needsReason: z.boolean(),
    inputs: z.array(zConflictInput),
    payload: z.nullable(zConflictPayload)
});

/**
 * How a conflict was resolved. `action` and `by` are null when it was no longer found. `severity` is the severity at that time: a higher one
 * needs a new decision.
 *
 */
export const zConflictResolution = z.object({
    action: z.nullable(zConflictAction),
    reason: z.nullable(z.string()),
    at: zDateTime,
    by: z.nullable(zPersonRef),
    severity: zConflictSeverity,
    fingerprint: z.string()
});

/**
 * An earlier decision, and why it no longer applies.
 */
export const zConflictPast = z.object({
    action: z.nullable(zConflictAction),
    reason: z.nullable(z.string()),
    at: zDateTime,
    by: z.nullable(zPersonRef),
    severity: zConflictSeverity,
    fingerprint: z.string(),
    until: zDateTime,
    because: z.enum([
        'reopened',
        'evidence_changed',
        'found_again',
        'gone'
    ])
});

/**
 * A discrepancy to be corrected, explained or accepted.
 */
export const zConflict = z.object({
    id: zId,
    orderId: zId,
    kind: zConflictKindCode,
    facet: z.string().check(z.maxLength(40)),
    severity: zConflictSeverity,
    status: zConflictStatus,
    bidIds: z.array(zId).check(z.minLength(1)),
    orderItemId: z.nullable(zId),
    title: z.string(),
    explanation: z.string(),
    details: zConflictDetails,
    impact: z.nullable(zConflictImpact),
    causedBy: z.nullable(zId),
    suggestions: z.array(zConflictSuggestion),
    fingerprint: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    firstSeenAt: zDateTime,
    lastSeenAt: zDateTime,
    resolution: z.nullable(zConflictResolution),
    history: z.array(zConflictPast)
});

/**
 * Numbers of open conflicts of the order, without those caused by others.
 */
export const zConflictSummary = z.object({
    byKind: z.object({
        item_missing: z.int().check(z.gte(0)),
        quantity_mismatch: z.int().check(z.gte(0)),
        unit_mismatch: z.int().check(z.gte(0)),
        price_over_ceiling: z.int().check(z.gte(0)),
        price_abnormally_high: z.int().check(z.gte(0)),
        price_abnormally_low: z.int().check(z.gte(0)),
        arithmetic_mismatch: z.int().check(z.gte(0)),
        currency_mismatch: z.int().check(z.gte(0)),
        vat_mismatch: z.int().check(z.gte(0)),
        delivery_late: z.int().check(z.gte(0)),
        validity_insufficient: z.int().check(z.gte(0)),
        late_bid: z.int().check(z.gte(0)),
        duplicate_bid: z.int().check(z.gte(0)),
        affiliated_suppliers: z.int().check(z.gte(0)),
        spec_outdated: z.int().check(z.gte(0))
    }),
    bySeverity: z.object({
        blocker: z.int().check(z.gte(0)),
        warning: z.int().check(z.gte(0)),
        info: z.int().check(z.gte(0))
    })
});

/**
 * An observation about the order; no action is needed.
 */
export const zOrderSignal = z.object({
    code: z.enum([
        'single_bid',
        'short_period',
        'winner_not_cheapest',
        'all_others_disqualified',
        'lowest_disqualified',
        'no_budget'
    ]),
    text: z.string(),
    bidIds: z.array(zId)
});

/**
 * Conflicts of an order, numbers of open ones, and the signals of the order.
 */
export const zConflictList = z.object({
    data: z.array(zConflict),
    summary: zConflictSummary,
    signals: z.array(zOrderSignal)
});

/**
 * How to resolve a conflict. `reason` is required to waive a warning or blocker, to set a bid aside, and to change a published order.
 */
export const zConflictResolutionDraft = z.object({
    action: zConflictAction,
    reason: z.optional(zReasonText),
    payload: z.optional(zConflictPayload)
});

/**
 * A change made by resolving a conflict.
 */
export const zConflictEffect = z.object({
    entity: z.object({
        type: z.enum(['order', 'bid']),
        id: zId,
        label: z.string(),
        version: z.int().check(z.gte(1))
    }),
    text: z.string(),
    changes: z.array(zAuditChange)
});

/**
 * An updated conflict, and everything that was changed.
 */
export const zConflictSettlement = z.object({
    conflict: zConflict,
    effects: z.array(zConflictEffect)
});

/**
 * The evidence changed elsewhere; `current` is the current conflict.
 */
export const zConflictStaleProblem = z.intersection(zApiProblem, z.object({
    current: zConflict
}));

/**
 * Whether a question has been answered.
 */
export const zQuestionStatus = z.enum(['open', 'answered']);

/**
 * The supplier who asked, by its name at that time.
 */
export const zAsker = z.object({
    supplierId: z.nullable(zId),
    name: z.string()
});

/**
 * The answer, its time and author.
 */
export const zQuestionAnswer = z.object({
    text: z.string(),
    at: zDateTime,
    by: zPersonRef
});

/**
 * A question on an order.
 */
export const zQuestion = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    orderId: zId,
    number: z.int().check(z.gte(1)),
    status: zQuestionStatus,
    text: z.string(),
    orderItemId: z.nullable(zId),
    askedBy: z.nullable(zAsker),
    askedAt: zDateTime,
    answer: z.nullable(zQuestionAnswer),
    attachments: z.array(zOrderFile).check(z.maxLength(20))
});

/**
 * A page of questions, and the number of all unanswered ones.
 */
export const zQuestionPage = z.object({
    data: z.array(zQuestion),
    page: zPage,
    unanswered: z.int().check(z.gte(0))
});

/**
 * A supplier's question. The supplier is an entry of the address book, a name, or unknown.
 */
export const zQuestionDraft = z.object({
    text: z.string().check(z.minLength(3), z.maxLength(4000), z.regex(textPatterns.Text)),
    orderItemId: z.nullish(zId),
    supplierId: z.nullish(zId),
    supplierName: z.nullish(z.string().check(z.minLength(2), z.maxLength(200), z.regex(textPatterns.Line))),
    askedAt: z.nullish(zDateTime)
});

/**
 * The answer for all suppliers.
 */
export const zQuestionAnswerDraft = z.object({
    text: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(textPatterns.Text))
});

/**
 * The question was answered elsewhere; `current` is its current state.
 */
export const zQuestionStaleProblem = z.intersection(zApiProblem, z.object({
    current: zQuestion
}));

/**
 * Status of an invitation. `drafting`: the supplier has a draft bid; `submitted`: a bid was submitted and not
 * withdrawn; `bounced`: the e-mail could not be delivered.
 *
 */
export const zInvitationStatus = z.enum([
    'invited',
    'opened',
    'drafting',
    'submitted',
    'declined',
    'bounced',
    'revoked'
]);

/**
 * Why a supplier does not bid.
 */
export const zDeclineReasonCode = z.enum([
    'capacity',
    'assortment',
    'terms',
    'deadline',
    'other'
]);

/**
 * Why and when a supplier declined.
 */
export const zInvitationDecline = z.object({
    reasonCode: zDeclineReasonCode,
    reason: z.nullable(z.string()),
    at: zDateTime
});

/**
 * A supplier's invitation to an order.
 */
export const zInvitation = z.object({
    id: zId,
    orderId: zId,
    supplierId: zId,
    supplierName: z.string(),
    email: zEmail,
    contactName: z.nullable(z.string()),
    locale: zLocale,
    status: zInvitationStatus,
    message: z.nullable(z.string()),
    sentAt: zDateTime,
    openedAt: z.nullable(zDateTime),
    respondedAt: z.nullable(zDateTime),
    remindedAt: z.nullable(zDateTime),
    revokedAt: z.nullable(zDateTime),
    decline: z.nullable(zInvitationDecline),
    bidIds: z.array(zId)
});

/**
 * The number of invitations of an order by status.
 */
export const zInvitationCounts = z.object({
    invited: z.int().check(z.gte(0)),
    opened: z.int().check(z.gte(0)),
    drafting: z.int().check(z.gte(0)),
    submitted: z.int().check(z.gte(0)),
    declined: z.int().check(z.gte(0)),
    bounced: z.int().check(z.gte(0)),
    revoked: z.int().check(z.gte(0))
});

/**
 * A page of an order's invitations.
 */
export const zInvitationPage = z.object({
    data: z.array(zInvitation),
    page: zPage,
    counts: zInvitationCounts
});

/**
 * An entry of the address book, whose first e-mail address is used, or an address. An address of a contact in the address book
 * selects that entry; any other address creates an entry named by `company`, `name` or the address.
 *
 */
export const zInvitationRecipient = z.object({
    supplierId: z.optional(zId),
    email: z.optional(zEmail),
    name: z.optional(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    company: z.optional(z.string().check(z.maxLength(200), z.regex(textPatterns.LineOrBlank))),
    locale: z.optional(zLocale)
});

/**
 * A message from the buyer in an e-mail.
 */
export const zInvitationMessage = z.nullable(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank)));

/**
 * The suppliers to invite, and a message from the buyer.
 */
export const zInvitationsDraft = z.object({
    recipients: z.array(zInvitationRecipient).check(z.minLength(1), z.maxLength(100)),
    message: z.optional(zInvitationMessage)
});

/**
 * An address that got no invitation.
 */
export const zSkippedRecipient = z.object({
    email: zEmail,
    reason: z.enum([
        'already_invited',
        'repeated',
        'blocked',
        'same_supplier'
    ])
});

/**
 * The new invitations in the order of the request, and the addresses that were skipped.
 */
export const zInvitationsSent = z.object({
    data: z.array(zInvitation),
    skipped: z.array(zSkippedRecipient)
});

/**
 * A link that opens once. `url` is an address of the product, with its prefix.
 */
export const zInvitationLink = z.object({
    url: z.string().check(z.regex(/^[\/]app\/\S+$/)),
    expiresAt: zDateTime
});

/**
 * Why an invitation is revoked, for the order's history.
 */
export const zInvitationRevocation = z.object({
    reason: z.optional(zReasonText)
});

/**
 * A message from the buyer; optional.
 */
export const zReminderDraft = z.object({
    message: z.optional(zInvitationMessage)
});

/**
 * Number of reminded suppliers.
 */
export const zRemindersSent = z.object({
    reminded: z.int().check(z.gte(0))
});

/**
 * A supplier of the address book who answered similar orders. `words`, `okpd2` and `tags` are what those orders have in
 * common with this one.
 *
 */
export const zInvitationSuggestion = z.object({
    supplierId: zId,
    supplierName: z.string(),
    email: z.nullable(zEmail),
    words: z.array(z.string()),
    okpd2: z.array(z.string()),
    tags: z.array(z.string()),
    similarOrders: z.int().check(z.gte(1)),
    bids: z.int().check(z.gte(1)),
    wins: z.int().check(z.gte(0)),
    lastBidAt: zDateTime
});

/**
 * Suppliers to invite.
 */
export const zInvitationSuggestionList = z.object({
    data: z.array(zInvitationSuggestion).check(z.maxLength(20))
});

/**
 * How the supplier has answered so far.
 */
export const zOwnInvitationStatus = z.enum([
    'opened',
    'drafting',
    'submitted',
    'declined'
]);

/**
 * The next action of the supplier. `answer_purchase_order`: a purchase order was sent to them. `confirm_bid`: the order changed after their bid, which they confirm, change or withdraw. `send_draft`: a bid, or a change of it, has not been sent. `enter_bid`: they have not answered. After the deadline only purchase orders need an action.
 */
export const zOwnStep = z.enum([
    'answer_purchase_order',
    'confirm_bid',
    'send_draft',
    'enter_bid',
    'none'
]);

/**
 * The invitation of a supplier to an order, as the supplier sees it.
 */
export const zOwnInvitation = z.object({
    id: zId,
    orderId: zId,
    buyer: zInvitingBuyer,
    supplierName: z.string(),
    email: zEmail,
    contactName: z.nullable(z.string()),
    locale: zLocale,
    message: z.nullable(z.string()),
    status: zOwnInvitationStatus,
    nextStep: zOwnStep,
    sentAt: zDateTime,
    openedAt: zDateTime,
    submissionDeadline: zDateTime,
    timeZone: zTimeZone,
    isOpen: z.boolean(),
    serverTime: zDateTime,
    openedBy: z.enum(['mailbox', 'copied_link']),
    decline: z.nullable(zInvitationDecline)
});

/**
 * Why the supplier does not bid; the buyer reads it.
 */
export const zDeclineDraft = z.object({
    reasonCode: zDeclineReasonCode,
    reason: z.nullish(z.string().check(z.maxLength(1000), z.regex(textPatterns.TextOrBlank)))
});

/**
 * A file and its owner.
 */
export const zAttachmentUpload = z.object({
    owner: zAttachmentOwner,
    ownerId: zId,
    kind: z.optional(zAttachmentKind),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line))),
    expiresOn: z.optional(zDate),
    file: z.string()
});

/**
 * Bytes of a file.
 */
export const zFileContent = z.string();

/**
 * Changes of a file's details; absent properties stay, null clears.
 */
export const zAttachmentPatch = z.object({
    kind: z.optional(zAttachmentKind),
    title: z.nullish(z.string().check(z.minLength(1), z.maxLength(200), z.regex(textPatterns.Line))),
    expiresOn: z.nullish(zDate)
});

/**
 * The list of a filter; filters of bids apply to the bids of every order.
 */
export const zSavedFilterScope = z.enum(['orders', 'bids']);

/**
 * A filter of one list, saved under a name.
 */
export const zSavedFilter = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(textPatterns.Line)),
    scope: zSavedFilterScope,
    query: z.string().check(z.maxLength(1000), z.regex(/^(?:[!-"$->@-~][!-"$-~]*)?$/)),
    isDefault: z.boolean()
});

/**
 * Saved filters by name; never more than 50.
 */
export const zSavedFilterList = z.object({
    data: z.array(zSavedFilter).check(z.maxLength(50))
});

/**
 * A new filter.
 */
export const zSavedFilterDraft = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(textPatterns.Line)),
    scope: zSavedFilterScope,
    query: z.string().check(z.maxLength(1000), z.regex(/^(?:[!-"$->@-~][!-"$-~]*)?$/)),
    isDefault: z.optional(z.boolean())
});

/**
 * The filter was changed elsewhere; `current` is its current state.
 */
export const zSavedFilterStaleProblem = z.intersection(zApiProblem, z.object({
    current: zSavedFilter
}));

/**
 * Changes of a saved filter.
 */
export const zSavedFilterPatch = z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(60), z.regex(textPatterns.Line))),
    query: z.optional(z.string().check(z.maxLength(1000), z.regex(/^(?:[!-"$->@-~][!-"$-~]*)?$/))),
    isDefault: z.optional(z.boolean())
});

/**
 * Results of this supplier's submitted bids.
 */
export const zSupplierStats = z.object({
    bids: z.int().check(z.gte(0)),
    wins: z.int().check(z.gte(0)),
    medianRank: z.nullable(zDecimal),
    lateRate: z.nullable(zPercent),
    typicalDiscountPercent: z.nullable(zSignedPercent),
    lastBidAt: z.nullable(zDateTime)
});

/**
 * An entry of the address book.
 */
export const zSupplier = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    name: z.string(),
    legalForm: z.nullable(z.string().check(z.maxLength(32), z.regex(textPatterns.LineOrBlank))),
    taxId: z.nullable(zTaxId),
    kpp: z.nullable(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullable(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullable(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    website: z.nullable(zUrl),
    bankAccount: z.nullable(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullable(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.nullable(z.boolean()),
    contacts: z.array(zSupplierContact),
    tags: z.array(z.string()),
    notes: z.nullable(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    blockedReason: z.nullable(z.string().check(z.minLength(3), z.maxLength(1000), z.regex(textPatterns.Text))),
    blockedAt: z.nullable(zDateTime),
    blockedBy: z.nullable(zPersonRef),
    documents: z.array(zAttachment).check(z.maxLength(20)),
    stats: zSupplierStats
});

/**
 * A page of the address book.
 */
export const zSupplierPage = z.object({
    data: z.array(zSupplier),
    page: zPage
});

/**
 * A supplier to be added. `kpp` requires a ten-digit RU-INN.
 */
export const zSupplierDraft = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(200), z.regex(textPatterns.Line)),
    legalForm: z.nullish(z.string().check(z.maxLength(32), z.regex(textPatterns.LineOrBlank))),
    taxId: z.nullish(zTaxId),
    kpp: z.nullish(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullish(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    website: z.nullish(zUrl),
    bankAccount: z.nullish(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullish(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.nullish(z.boolean()),
    contacts: z.optional(z.array(zSupplierContactDraft).check(z.maxLength(20))),
    tags: z.optional(z.array(zTag).check(z.maxLength(10))),
    notes: z.nullish(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    blockedReason: z.nullish(z.string().check(z.minLength(3), z.maxLength(1000), z.regex(textPatterns.Text)))
});

/**
 * The supplier was changed elsewhere; `current` is its current state.
 */
export const zSupplierStaleProblem = z.intersection(zApiProblem, z.object({
    current: zSupplier
}));

/**
 * Changes of a supplier; `contacts` and `tags` are replaced completely.
 */
export const zSupplierPatch = z.object({
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(200), z.regex(textPatterns.Line))),
    legalForm: z.nullish(z.string().check(z.maxLength(32), z.regex(textPatterns.LineOrBlank))),
    taxId: z.nullish(zTaxId),
    kpp: z.nullish(z.string().check(z.regex(/^\d{4}[0-9A-Z]{2}\d{3}$/))),
    address: z.nullish(z.string().check(z.maxLength(300), z.regex(textPatterns.LineOrBlank))),
    region: z.nullish(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    website: z.nullish(zUrl),
    bankAccount: z.nullish(z.string().check(z.regex(/^\d{20}$/))),
    bik: z.nullish(z.string().check(z.regex(/^\d{9}$/))),
    vatPayer: z.nullish(z.boolean()),
    contacts: z.optional(z.array(zSupplierContactDraft).check(z.maxLength(20))),
    tags: z.optional(z.array(zTag).check(z.maxLength(10))),
    notes: z.nullish(z.string().check(z.maxLength(4000), z.regex(textPatterns.TextOrBlank))),
    blockedReason: z.nullish(z.string().check(z.minLength(3), z.maxLength(1000), z.regex(textPatterns.Text)))
});

/**
 * A field whose value is taken from the other supplier. `taxId` includes the KPP, `bankAccount` the BIC.
 */
export const zSupplierMergeField = z.enum([
    'name',
    'legalForm',
    'taxId',
    'address',
    'region',
    'website',
    'bankAccount',
    'vatPayer'
]);

/**
 * The supplier that is merged into the one of the path.
 */
export const zSupplierMerge = z.object({
    otherId: zId,
    otherVersion: z.int().check(z.gte(1)),
    take: z.optional(z.array(zSupplierMergeField))
});

/**
 * The amount awarded in a currency, and in how many orders.
 */
export const zSupplierAwarded = z.object({
    currency: zCurrency,
    orders: z.int().check(z.gte(1)),
    gross: zAmount
});

/**
 * Figures of a supplier over all orders. A percentage or median is null when there are no records for it.
 */
export const zSupplierFigures = z.object({
    invited: z.int().check(z.gte(0)),
    answered: z.int().check(z.gte(0)),
    won: z.int().check(z.gte(0)),
    declined: z.int().check(z.gte(0)),
    answeredPercent: z.nullable(zPercent),
    wonPercent: z.nullable(zPercent),
    medianResponseHours: z.nullable(zDecimal),
    onTimePercent: z.nullable(zPercent),
    awarded: z.array(zSupplierAwarded)
});

/**
 * A submitted bid of the supplier.
 */
export const zSupplierHistoryBid = z.object({
    id: zId,
    number: z.int().check(z.gte(1)),
    status: zBidStatus,
    round: z.int().check(z.gte(1)),
    receivedAt: zDateTime,
    isLate: z.boolean(),
    rank: z.nullable(z.int().check(z.gte(1))),
    total: z.nullable(zAmount)
});

/**
 * An order that the supplier was invited to or bid on.
 */
export const zSupplierHistoryOrder = z.object({
    orderId: zId,
    number: z.string(),
    title: z.string(),
    status: zOrderStatus,
    currency: zCurrency,
    askedAt: z.nullable(zDateTime),
    invitation: z.nullable(zInvitationStatus),
    responseHours: z.nullable(zDecimal),
    bids: z.array(zSupplierHistoryBid)
});

/**
 * Figures of a supplier, and a page of its orders.
 */
export const zSupplierHistory = z.object({
    figures: zSupplierFigures,
    data: z.array(zSupplierHistoryOrder),
    page: zPage
});

/**
 * Field of a column. Tags are separated by commas; `vatPayer` is yes or no.
 */
export const zSupplierImportField = z.enum([
    'name',
    'legalForm',
    'taxId',
    'taxScheme',
    'kpp',
    'address',
    'region',
    'website',
    'bankAccount',
    'bik',
    'vatPayer',
    'contactName',
    'contactRole',
    'email',
    'phone',
    'tags',
    'notes',
    'blockedReason'
]);

/**
 * Field of a column as given by the user; null ignores the column.
 */
export const zSupplierImportColumnChoice = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    field: z.nullable(zSupplierImportField)
});

/**
 * How to parse the sheet. Absent properties are recognised.
 */
export const zSupplierImportMappingChoice = z.object({
    sheet: z.nullish(z.string().check(z.maxLength(255))),
    headerRow: z.nullish(z.int().check(z.gte(1), z.lte(200000))),
    columns: z.optional(z.array(zSupplierImportColumnChoice).check(z.maxLength(1000))),
    rows: z.optional(z.array(zImportRowChoice).check(z.maxLength(20000)))
});

/**
 * The source. Exactly one of `text` and `file`.
 */
export const zSupplierImportRequest = z.object({
    text: z.optional(z.string().check(z.maxLength(1000000))),
    file: z.optional(zImportFile),
    mapping: z.optional(zSupplierImportMappingChoice)
});

/**
 * What two suppliers have in common.
 */
export const zSupplierDuplicateReason = z.enum([
    'tax_id',
    'name',
    'email'
]);

/**
 * A supplier of the address book that may be the same.
 */
export const zSupplierMatch = z.object({
    supplierId: zId,
    name: z.string(),
    reasons: z.array(zSupplierDuplicateReason).check(z.minLength(1))
});

/**
 * A row and its supplier.
 */
export const zImportedSupplier = z.object({
    row: z.int().check(z.gte(1)),
    joinedRows: z.array(z.int().check(z.gte(1))),
    supplier: zSupplierDraft,
    duplicates: z.array(zSupplierMatch)
});

/**
 * A column of the sheet, its field and how the field was recognised.
 */
export const zSupplierImportColumn = z.object({
    column: z.int().check(z.gte(1), z.lte(1000)),
    heading: z.nullable(z.string()),
    field: z.nullable(zSupplierImportField),
    confidence: zImportConfidence,
    source: z.enum([
        'given',
        'heading',
        'content',
        'none'
    ])
});

/**
 * How the sheet was parsed.
 */
export const zSupplierImportMapping = z.object({
    sheet: z.nullable(z.string()),
    headerRow: z.nullable(z.int()),
    columns: z.array(zSupplierImportColumn)
});

/**
 * Suppliers, parsed from text or a file.
 */
export const zSupplierImport = z.object({
    suppliers: z.array(zImportedSupplier).check(z.maxLength(1000)),
    issues: z.array(zImportIssue),
    mapping: zSupplierImportMapping,
    sheets: z.array(zImportSheet),
    skippedRows: z.array(z.int().check(z.gte(1)))
});

/**
 * A supplier to add, or with `supplierId` to complete.
 */
export const zSupplierImportEntry = z.object({
    supplier: zSupplierDraft,
    supplierId: z.nullish(zId)
});

/**
 * The suppliers to store.
 */
export const zSupplierImportEntries = z.object({
    entries: z.array(zSupplierImportEntry).check(z.minLength(1), z.maxLength(1000))
});

/**
 * Numbers of added and completed suppliers, and their ids in the order of the request.
 */
export const zSupplierImportResult = z.object({
    created: z.int().check(z.gte(0)),
    completed: z.int().check(z.gte(0)),
    supplierIds: z.array(zId)
});

/**
 * Two suppliers that may be the same, the older one first.
 */
export const zSupplierDuplicate = z.object({
    id: zId,
    suppliers: z.tuple([zSupplier, zSupplier]),
    reasons: z.array(zSupplierDuplicateReason).check(z.minLength(1))
});

/**
 * A page of likely duplicates.
 */
export const zSupplierDuplicatePage = z.object({
    data: z.array(zSupplierDuplicate),
    page: zPage
});

/**
 * A tag and the number of suppliers that have it.
 */
export const zSupplierTagCount = z.object({
    tag: z.string(),
    suppliers: z.int().check(z.gte(1))
});

/**
 * The tags of the address book.
 */
export const zSupplierTagList = z.object({
    data: z.array(zSupplierTagCount)
});

/**
 * Tags to add to the suppliers and to remove from them.
 */
export const zSupplierTagChange = z.object({
    supplierIds: z.array(zId).check(z.minLength(1), z.maxLength(100)),
    add: z.array(zTag).check(z.maxLength(10)),
    remove: z.array(zTag).check(z.maxLength(10))
});

/**
 * The suppliers whose tags were changed, in the order of the request.
 */
export const zTaggedSuppliers = z.object({
    data: z.array(zSupplier)
});

/**
 * Length of a bucket of a series; weeks are ISO weeks.
 */
export const zStatsGranularity = z._default(z.enum([
    'day',
    'week',
    'month',
    'quarter'
]), 'day');

/**
 * A count.
 */
export const zStatsCount = z.int().check(z.gte(0));

/**
 * Conflicts of one kind that were found in the period, by current status.
 */
export const zStatsConflictKind = z.object({
    kind: zConflictKindCode,
    found: zStatsCount,
    open: zStatsCount,
    waived: zStatsCount,
    resolved: zStatsCount
});

/**
 * A sum of amounts; it may have more digits than an amount.
 */
export const zStatsAmount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,23})\.\d{2}$/));

/**
 * A sum of differences; it may have more digits than a difference.
 */
export const zStatsSignedAmount = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,23})\.\d{2}$/));

/**
 * Sums of the orders in one currency; nothing is converted. `ordersBudget` adds the budgets of the orders whose `publishedAt` lies in
 * the interval. `awarded` adds `awardedTotal` of those whose `awardedAt` does. `savings` adds budget minus `awardedTotal` of the awarded
 * ones with a budget, unless their latest award is incomplete (`savings.vsBudget` null).
 *
 */
export const zStatsMoney = z.object({
    currency: zCurrency,
    ordersBudget: zStatsAmount,
    awarded: zStatsAmount,
    savings: zStatsSignedAmount
});

/**
 * The counted period.
 */
export const zStatsPeriod = z.object({
    from: zDate,
    to: zDate,
    startsAt: zDateTime,
    endsAt: zDateTime,
    granularity: zStatsGranularity,
    timeZone: zTimeZone
});

/**
 * Number of customers registered in the period who have reached this step by now; they are also counted in all earlier steps.
 */
export const zStatsFunnelStep = z.object({
    step: z.enum([
        'registered',
        'verified',
        'profile_completed',
        'order_created',
        'order_published',
        'order_awarded',
        'paying'
    ]),
    count: zStatsCount,
    rate: z.nullable(zPercent)
});

/**
 * A bucket of the series, with its interval and figures.
 */
export const zStatsBucket = z.object({
    from: zDate,
    to: zDate,
    startsAt: zDateTime,
    endsAt: zDateTime,
    users: z.object({
        registered: z.int().check(z.gte(0)),
        verified: z.int().check(z.gte(0)),
        profileCompleted: z.int().check(z.gte(0))
    }),
    orders: z.object({
        created: z.int().check(z.gte(0)),
        published: z.int().check(z.gte(0)),
        evaluation: z.int().check(z.gte(0)),
        awarded: z.int().check(z.gte(0)),
        unsuccessful: z.int().check(z.gte(0)),
        cancelled: z.int().check(z.gte(0))
    }),
    bids: z.object({
        created: z.int().check(z.gte(0)),
        submitted: z.int().check(z.gte(0))
    }),
    conflicts: z.object({
        found: z.int().check(z.gte(0))
    }),
    credits: z.object({
        granted: z.int().check(z.gte(0)),
        spent: z.int(),
        expired: z.int().check(z.gte(0))
    }),
    money: z.array(zStatsMoney).check(z.minLength(1), z.maxLength(6)),
    promo: z.object({
        redemptions: z.int().check(z.gte(0))
    }),
    referrers: z.object({
        signups: z.int().check(z.gte(0)),
        paying: z.int().check(z.gte(0))
    }),
    webinars: z.object({
        registrations: z.int().check(z.gte(0)),
        attended: z.int().check(z.gte(0))
    })
});

/**
 * Days in a time zone, both ends included, and their interval [startsAt, endsAt).
 */
export const zStatsSpan = z.object({
    from: zDate,
    to: zDate,
    startsAt: zDateTime,
    endsAt: zDateTime
});

/**
 * Figures of an interval [startsAt, endsAt). Money has RUB first, then other currencies in use, by code.
 */
export const zStatsFlow = z.object({
    users: z.object({
        registered: z.int().check(z.gte(0)),
        verified: z.int().check(z.gte(0)),
        profileCompleted: z.int().check(z.gte(0))
    }),
    orders: z.object({
        created: z.int().check(z.gte(0)),
        published: z.int().check(z.gte(0)),
        evaluation: z.int().check(z.gte(0)),
        awarded: z.int().check(z.gte(0)),
        unsuccessful: z.int().check(z.gte(0)),
        cancelled: z.int().check(z.gte(0))
    }),
    bids: z.object({
        created: z.int().check(z.gte(0)),
        submitted: z.int().check(z.gte(0))
    }),
    conflicts: z.object({
        found: z.int().check(z.gte(0))
    }),
    credits: z.object({
        granted: z.int().check(z.gte(0)),
        spent: z.int(),
        expired: z.int().check(z.gte(0))
    }),
    money: z.array(zStatsMoney).check(z.minLength(1), z.maxLength(6)),
    promo: z.object({
        redemptions: z.int().check(z.gte(0))
    }),
    referrers: z.object({
        signups: z.int().check(z.gte(0)),
        paying: z.int().check(z.gte(0))
    }),
    webinars: z.object({
        registrations: z.int().check(z.gte(0)),
        attended: z.int().check(z.gte(0))
    })
});

/**
 * The same figures of the preceding period of the same length, and the changes since.
 */
export const zStatsComparison = z.object({
    previousPeriod: zStatsSpan,
    previous: zStatsFlow,
    deltaPercent: z.record(z.string(), z.nullable(zSignedPercent))
});

/**
 * Figures of the period, figures at `asOf`, and the series. Figures at `asOf` do not depend on the period; a world whose clock
 * was set back also counts later records.
 *
 */
export const zStatsSummary = z.object({
    users: z.object({
        registered: z.int().check(z.gte(0)),
        verified: z.int().check(z.gte(0)),
        profileCompleted: z.int().check(z.gte(0)),
        total: z.int().check(z.gte(0)),
        active7d: z.int().check(z.gte(0)),
        active30d: z.int().check(z.gte(0))
    }),
    orders: z.object({
        created: z.int().check(z.gte(0)),
        published: z.int().check(z.gte(0)),
        evaluation: z.int().check(z.gte(0)),
        awarded: z.int().check(z.gte(0)),
        unsuccessful: z.int().check(z.gte(0)),
        cancelled: z.int().check(z.gte(0)),
        medianHoursToAward: z.nullable(zDecimal)
    }),
    bids: z.object({
        created: z.int().check(z.gte(0)),
        submitted: z.int().check(z.gte(0)),
        perPublishedOrder: z.nullable(zDecimal)
    }),
    conflicts: z.object({
        found: z.int().check(z.gte(0)),
        open: z.int().check(z.gte(0)),
        waived: z.int().check(z.gte(0)),
        resolved: z.int().check(z.gte(0)),
        byKind: z.array(zStatsConflictKind).check(z.maxLength(50))
    }),
    credits: z.object({
        granted: z.int().check(z.gte(0)),
        spent: z.int(),
        expired: z.int().check(z.gte(0)),
        balance: z.int().check(z.gte(0))
    }),
    money: z.array(zStatsMoney).check(z.minLength(1), z.maxLength(6)),
    promo: z.object({
        redemptions: z.int().check(z.gte(0))
    }),
    referrers: z.object({
        signups: z.int().check(z.gte(0)),
        paying: z.int().check(z.gte(0))
    }),
    webinars: z.object({
        registrations: z.int().check(z.gte(0)),
        attended: z.int().check(z.gte(0))
    }),
    asOf: zDateTime,
    period: zStatsPeriod,
    access: z.object({
        none: zStatsCount,
        trial: zStatsCount,
        trialExpired: zStatsCount,
        active: zStatsCount,
        grace: zStatsCount,
        expired: zStatsCount
    }),
    funnel: z.tuple([
        zStatsFunnelStep,
        zStatsFunnelStep,
        zStatsFunnelStep,
        zStatsFunnelStep,
        zStatsFunnelStep,
        zStatsFunnelStep,
        zStatsFunnelStep
    ]),
    series: z.array(zStatsBucket).check(z.minLength(1), z.maxLength(400)),
    comparison: z.nullable(zStatsComparison)
});

/**
 * A customer and their figures.
 */
export const zStatsDetailsRow = z.object({
    creditsBalance: zStatsCount,
    creditsSpent: z.int(),
    ordersCreated: zStatsCount,
    ordersPublished: zStatsCount,
    ordersAwarded: zStatsCount,
    bidsSubmitted: zStatsCount,
    conflictsOpen: zStatsCount,
    awardedAmount: zStatsAmount,
    savings: zStatsSignedAmount,
    userId: zId,
    email: zEmail,
    name: z.nullable(z.string()),
    company: z.nullable(z.string()),
    registeredAt: zDateTime,
    referrerCode: z.nullable(z.string()),
    accessStatus: zAccessStatus,
    planCode: z.nullable(zPlanCode),
    lastActiveAt: zDateTime
});

/**
 * Figures of a customer, counted as in the summary from the records of this customer. `creditsBalance` and `conflictsOpen`
 * (`counts.openConflicts` of all orders added up) are current, the others are of the requested days. Money is of orders in
 * RUB.
 *
 */
export const zStatsDetailsFigures = z.object({
    creditsBalance: zStatsCount,
    creditsSpent: z.int(),
    ordersCreated: zStatsCount,
    ordersPublished: zStatsCount,
    ordersAwarded: zStatsCount,
    bidsSubmitted: zStatsCount,
    conflictsOpen: zStatsCount,
    awardedAmount: zStatsAmount,
    savings: zStatsSignedAmount
});

/**
 * A page of customers; `totals` adds up all matching ones, on all pages.
 */
export const zStatsDetailsPage = z.object({
    data: z.array(zStatsDetailsRow).check(z.maxLength(100)),
    page: zPage,
    totals: zStatsDetailsFigures
});

/**
 * Active, ended or expired.
 */
export const zImpersonationState = z.enum([
    'running',
    'ended',
    'expired'
]);

/**
 * An impersonation session of an administrator.
 */
export const zImpersonation = z.object({
    id: zId,
    admin: zPersonRef,
    user: z.object({
        id: zId,
        name: z.string(),
        email: zEmail,
        status: zUserStatus
    }),
    reason: z.nullable(z.string()),
    startedAt: zDateTime,
    expiresAt: zDateTime,
    endedAt: z.nullable(zDateTime),
    endedBy: z.nullable(zPersonRef),
    state: zImpersonationState,
    changes: z.int().check(z.gte(0))
});

/**
 * A page of sessions.
 */
export const zImpersonationPage = z.object({
    data: z.array(zImpersonation),
    page: zPage
});

/**
 * The user to impersonate, and the reason.
 */
export const zImpersonationDraft = z.object({
    userId: zId,
    reason: z.string().check(z.minLength(5), z.maxLength(500), z.regex(textPatterns.Text))
});

/**
 * An event of a session, with the administrator and the user.
 */
export const zImpersonationEvent = z.object({
    id: zId,
    at: zDateTime,
    kind: z.enum([
        'start',
        'implicit_start',
        'change',
        'end',
        'expire'
    ]),
    actor: z.nullable(zPersonRef),
    onBehalfOf: zPersonRef,
    operationId: z.nullable(z.string()),
    path: z.nullable(z.string()),
    status: z.nullable(z.int().check(z.gte(200), z.lte(299))),
    requestId: z.nullable(z.string())
});

/**
 * A session and its events, oldest first.
 */
export const zImpersonationRecord = z.object({
    id: zId,
    admin: zPersonRef,
    user: z.object({
        id: zId,
        name: z.string(),
        email: zEmail,
        status: zUserStatus
    }),
    reason: z.nullable(z.string()),
    startedAt: zDateTime,
    expiresAt: zDateTime,
    endedAt: z.nullable(zDateTime),
    endedBy: z.nullable(zPersonRef),
    state: zImpersonationState,
    changes: z.int().check(z.gte(0)),
    events: z.array(zImpersonationEvent)
});

/**
 * A column of the customers' table.
 */
export const zStatsColumn = z.enum([
    'userId',
    'email',
    'name',
    'company',
    'registeredAt',
    'referrerCode',
    'accessStatus',
    'planCode',
    'creditsBalance',
    'creditsSpent',
    'ordersCreated',
    'ordersPublished',
    'ordersAwarded',
    'bidsSubmitted',
    'conflictsOpen',
    'awardedAmount',
    'savings',
    'lastActiveAt'
]);

/**
 * A customer's account and access, their figures in the period, and the latest events.
 */
export const zUserStats = z.object({
    asOf: zDateTime,
    period: zStatsPeriod,
    user: zUser,
    profile: zProfile,
    access: zAccessState,
    counters: zStatsDetailsFigures,
    lifetime: zStatsDetailsFigures,
    flow: zStatsFlow,
    series: z.array(zStatsBucket).check(z.minLength(1), z.maxLength(400)),
    recentOrders: z.array(zOrderRow).check(z.maxLength(10)),
    creditTransactions: z.array(zCreditTransaction).check(z.maxLength(20)),
    redemptions: z.array(zRedemption).check(z.maxLength(50)),
    payments: z.array(zAccessPayment).check(z.maxLength(50)),
    impersonations: z.array(zImpersonation).check(z.maxLength(20)),
    auditTail: z.array(zAuditEvent).check(z.maxLength(20))
});

/**
 * An account as administrators see it.
 */
export const zAdminUser = z.object({
    id: zId,
    name: z.string(),
    email: zEmail,
    emailVerifiedAt: z.nullable(zDateTime),
    phone: z.nullable(zPhone),
    company: z.object({
        name: z.nullable(z.string()),
        taxId: z.nullable(zTaxId)
    }),
    role: zUserRole,
    status: zUserStatus,
    access: z.object({
        status: zAccessStatus,
        planCode: z.nullable(zPlanCode),
        creditsBalance: z.int().check(z.gte(0))
    }),
    referrer: z.nullable(z.object({
        id: zId,
        code: z.string()
    })),
    createdAt: zDateTime,
    lastActiveAt: zDateTime
});

/**
 * A page of users.
 */
export const zAdminUserPage = z.object({
    data: z.array(zAdminUser),
    page: zPage
});

/**
 * A speaker.
 */
export const zWebinarSpeaker = z.object({
    name: z.string().check(z.maxLength(120)),
    title: z.string().check(z.maxLength(200))
});

/**
 * By the clock: live from the start, ended after the duration; cancelled by the organiser.
 */
export const zWebinarStatus = z.enum([
    'scheduled',
    'live',
    'ended',
    'cancelled'
]);

/**
 * A registration.
 */
export const zWebinarRegistration = z.object({
    id: zId,
    registeredAt: zDateTime,
    attendedAt: z.nullable(zDateTime),
    email: zEmail
});

/**
 * A webinar, live at its start and often available as a recording afterwards.
 */
export const zWebinar = z.object({
    id: zId,
    title: z.string().check(z.maxLength(200)),
    summary: z.string().check(z.maxLength(2000)),
    startsAt: zDateTime,
    endsAt: zDateTime,
    durationMinutes: z.int().check(z.gte(10), z.lte(480)),
    timeZone: zTimeZone,
    speakers: z.array(zWebinarSpeaker).check(z.maxLength(20)),
    status: zWebinarStatus,
    capacity: z.nullable(z.int().check(z.gte(1), z.lte(100000))),
    seatsLeft: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
    joinUrl: z.nullable(zUrl),
    recordingUrl: z.nullable(zUrl),
    bonus: z.nullable(z.object({
        credits: z.int().check(z.gte(1), z.lte(1000))
    })),
    registration: z.nullable(zWebinarRegistration)
});

/**
 * Webinars, upcoming ones first, and the server's time.
 */
export const zWebinarList = z.object({
    serverTime: zDateTime,
    data: z.array(zWebinar).check(z.maxLength(100))
});

/**
 * Where the registration was made.
 */
export const zWebinarSource = z.enum([
    'webinar_page',
    'home_page',
    'notice_page'
]);

/**
 * Contact data of the person; taken from the profile for signed-in users.
 */
export const zWebinarRegistrationDraft = z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120), z.regex(textPatterns.Line))),
    email: z.optional(zEmail),
    phone: z.optional(zPhone),
    consent: z.optional(z.literal(true)),
    source: z.optional(zWebinarSource)
});

/**
 * The address of the e-mail, and the webinar; a guest's registration is available only by the link in the e-mail.
 */
export const zWebinarRegistered = z.object({
    email: zEmail,
    webinar: zWebinar
});

/**
 * Kind of the notification. `deadline_soon`: bids are due within 24 hours. `deadline_passed`: the deadline has passed and the order waits
 * for a decision. `bid_expiring`: a bid on an open order is valid for at most 7 more days. `new_blocker`: an open order
 * has blocking conflicts. `credits_low`: at most 2 credits are left. `trial_ending`: 3 days, then 1 day before the end.
 * `subscription_ending`: 3 days before the end of a subscription that is not renewed, and in its grace days.
 * `document_expiring`: the last day of a supplier's document is at most 14 days away.
 * `access_ended`: trial or subscription has ended. `question_received`: a question waits for an answer. `webinar_soon`: a
 * webinar with a registration starts within 24 hours. `payment_settled`: an invoice was paid. `purchase_order_confirmed`,
 * `purchase_order_refused`: a supplier answered a purchase order, the latter while the order waits for another decision.
 * `bid_received`, `bid_changed`, `bid_withdrawn`: a supplier submitted, changed or confirmed, withdrew a bid on an open order; only the latest
 * of each bid is listed. `invitation_declined`, `invitation_bounced`: an invited supplier declined, or the e-mail to it came back.
 * `access_ended` and `webinar_soon` are only listed, receipts are always e-mailed, all others follow the settings `notificationPrefs`.
 *
 */
export const zNotificationType = z.enum([
    'deadline_soon',
    'deadline_passed',
    'bid_expiring',
    'new_blocker',
    'credits_low',
    'trial_ending',
    'subscription_ending',
    'document_expiring',
    'access_ended',
    'question_received',
    'webinar_soon',
    'payment_settled',
    'purchase_order_confirmed',
    'purchase_order_refused',
    'bid_received',
    'bid_changed',
    'bid_withdrawn',
    'invitation_declined',
    'invitation_bounced'
]);

/**
 * A notification to a user.
 */
export const zNotification = z.object({
    id: zId,
    type: zNotificationType,
    at: zDateTime,
    readAt: z.nullable(zDateTime),
    title: z.string().check(z.maxLength(200)),
    body: z.string().check(z.maxLength(600)),
    link: z.string().check(z.maxLength(300), z.regex(/^[\/].*$/))
});

/**
 * Notifications, the cursor of the next page, and the number of all unread ones.
 */
export const zNotificationList = z.object({
    data: z.array(zNotification).check(z.maxLength(100)),
    nextCursor: z.nullable(z.string()),
    unread: z.int().check(z.gte(0))
});

/**
 * The notifications to mark as read, one of the two; all of them without either.
 */
export const zNotificationsRead = z.object({
    ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(100))),
    all: z.optional(z.literal(true))
});

/**
 * The code in the referrer's link; lowercase letters, digits and hyphens.
 */
export const zReferrerCode = z.string().check(z.regex(/^[a-z0-9-]{3,32}$/));

/**
 * A referrer's invitation.
 */
export const zReferral = z.object({
    code: zReferrerCode,
    name: z.string(),
    cookieDays: z.int().check(z.gte(1), z.lte(365))
});

/**
 * Only an active referrer gets new customers; existing customers remain.
 */
export const zReferrerStatus = z.enum([
    'active',
    'paused',
    'blocked'
]);

/**
 * Reward of a referrer for a payment of their customer.
 */
export const zReferrerReward = z.object({
    type: z.enum([
        'percent',
        'fixed',
        'credits'
    ]),
    value: zDecimal,
    currency: z.nullable(zCurrency),
    recurringMonths: z.nullable(z.int().check(z.gte(1), z.lte(120)))
});

/**
 * A partner who brings customers.
 */
export const zReferrer = z.object({
    id: zId,
    version: z.int().check(z.gte(1)),
    createdAt: zDateTime,
    updatedAt: zDateTime,
    createdBy: zPersonRef,
    name: z.string().check(z.minLength(2), z.maxLength(120), z.regex(textPatterns.Line)),
    email: zEmail,
    phone: z.nullable(zPhone),
    code: zReferrerCode,
    link: z.string().check(z.regex(/^[\/]app\/signup\?ref=.+$/)),
    status: zReferrerStatus,
    reward: zReferrerReward,
    cookieDays: z.int().check(z.gte(1), z.lte(365)),
    userId: z.nullable(zId),
    promoCodeIds: z.array(zId),
    notes: z.nullable(z.string().check(z.maxLength(2000), z.regex(textPatterns.TextOrBlank)))
});

/**
 * Currency of the rewards: that of a fixed reward, rubles for a percentage, as payments are.
 */
export const zReferrerRewardUnit = z.enum([
    'RUB',
    'USD',
    'EUR',
    'CNY',
    'KZT',
    'BYN',
    'credits'
]);

/**
 * Figures of a referrer over all time; each as in ReferrerFigures.
 */
export const zReferrerTotals = z.object({
    clicks: z.int().check(z.gte(0)),
    signups: z.int().check(z.gte(0)),
    paying: z.int().check(z.gte(0)),
    revenue: zAmount,
    rewardAccrued: zDecimal,
    rewardPaid: zDecimal,
    rewardDue: zDecimal,
    rewardUnit: zReferrerRewardUnit
});

/**
 * A referrer in a list.
 */
export const zReferrerRow = z.intersection(zReferrer, z.object({
    totals: zReferrerTotals
}));

/**
 * A page of referrers.
 */
export const zReferrerPage = z.object({
    data: z.array(zReferrerRow).check(z.maxLength(100)),
    page: zPage
});

/**
 * Reward for a payment. `percent`: `value` percent of it, 0 < value ≤ 100, at most two fraction digits.
 * `fixed`: `value` in `currency` for each payment, with its digits. `credits`: `value` whole credits for each payment.
 * Only `fixed` has a currency.
 *
 */
export const zReferrerRewardDraft = z.object({
    type: z.enum([
        'percent',
        'fixed',
        'credits'
    ]),
    value: zDecimal,
    currency: z.nullish(zCurrency),
    recurringMonths: z.nullish(z.int().check(z.gte(1), z.lte(120)))
});

/**
 * A new referrer.
 */
export const zReferrerDraft = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(120), z.regex(textPatterns.Line)),
    email: zEmail,
    phone: z.nullish(zPhone),
    code: zReferrerCode,
    status: z.optional(zReferrerStatus),
    reward: zReferrerRewardDraft,
    cookieDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    userId: z.nullish(zId),
    notes: z.nullish(z.string().check(z.maxLength(2000), z.regex(textPatterns.TextOrBlank)))
});

/**
 * Changes of a referrer.
 */
export const zReferrerPatch = z.object({
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(120), z.regex(textPatterns.Line))),
    email: z.optional(zEmail),
    phone: z.nullish(zPhone),
    code: z.optional(zReferrerCode),
    status: z.optional(zReferrerStatus),
    reward: z.optional(zReferrerRewardDraft),
    cookieDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    userId: z.nullish(zId),
    notes: z.nullish(z.string().check(z.maxLength(2000), z.regex(textPatterns.TextOrBlank)))
});

/**
 * The referrer was changed elsewhere; `current` is its current state.
 */
export const zReferrerStaleProblem = z.intersection(zApiProblem, z.object({
    current: zReferrer
}));

/**
 * Figures of an interval [start, end). A customer is a user whose `referrer.id` is this referrer's.
 * `clicks`: visits counted in it. `signups`: customers whose account was made in it (`createdAt`). `verified`: whose
 * address was verified in it (`emailVerifiedAt`). `profilesCompleted`: whose profile is complete and whose phone was
 * confirmed in it (`phoneVerifiedAt`). `trialsStarted`: whose trial began in it (`trial.startedAt`). `paying`: whose
 * first settled payment is in it. `activePaying`: whose subscription has begun and whose grace days have not ended at
 * its end, or now if that is earlier. `cancelled`: whose subscription finally ended in it (`graceUntil`, not later than now).
 * `revenue`: sum of their settled payments in it, in rubles. `rewardAccrued`: rewards of those payments by the current
 * terms: for the first payment of a customer, and with `recurringMonths` for those made less than so many
 * calendar months (UTC) after it; a percentage is rounded half up to kopecks for each payment.
 *
 */
export const zReferrerFigures = z.object({
    clicks: z.int().check(z.gte(0)),
    signups: z.int().check(z.gte(0)),
    verified: z.int().check(z.gte(0)),
    profilesCompleted: z.int().check(z.gte(0)),
    trialsStarted: z.int().check(z.gte(0)),
    paying: z.int().check(z.gte(0)),
    activePaying: z.int().check(z.gte(0)),
    cancelled: z.int().check(z.gte(0)),
    revenue: zAmount,
    rewardAccrued: zDecimal
});

/**
 * Figures of one bucket; `from` and `to` are its first and last day.
 */
export const zReferrerBucket = z.intersection(zReferrerFigures, z.object({
    from: zDate,
    to: zDate
}));

/**
 * Figures of a referrer in a period.
 */
export const zReferrerStats = z.intersection(zReferrerFigures, z.object({
    period: z.object({
        from: zDate,
        to: zDate,
        granularity: zStatsGranularity,
        timeZone: zTimeZone
    }),
    rewardUnit: zReferrerRewardUnit,
    rewardPaid: zDecimal,
    rewardDue: zDecimal,
    conversion: z.object({
        clickToSignup: z.nullable(zDecimal),
        signupToPaying: z.nullable(zDecimal)
    }),
    series: z.array(zReferrerBucket).check(z.maxLength(400))
}));

/**
 * A customer of a referrer.
 */
export const zReferredUser = z.object({
    id: zId,
    email: zEmail,
    name: z.string(),
    company: z.nullable(z.string()),
    registeredAt: zDateTime,
    verifiedAt: z.nullable(zDateTime),
    accessStatus: zAccessStatus,
    planCode: z.nullable(zPlanCode),
    revenue: zAmount,
    rewardAccrued: zDecimal,
    lastActiveAt: zDateTime
});

/**
 * A page of customers of a referrer.
 */
export const zReferredUserPage = z.object({
    data: z.array(zReferredUser).check(z.maxLength(100)),
    page: zPage
});

/**
 * A notification of the payment provider to the back end. Providers use different names; these are the values that the product needs.
 */
export const zPaymentNotification = z.object({
    event: z.enum([
        'payment.succeeded',
        'payment.declined',
        'payment.expired',
        'refund.succeeded'
    ]),
    payment: z.object({
        id: z.string(),
        amount: zAmount,
        currency: zCurrency,
        metadata: z.object({
            paymentId: zId
        })
    })
});

/**
 * A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
 */
export const zIdempotencyKey = z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/));

/**
 * Language of sentences and names, `ru` or `en`, of any region (`en-GB`). Of the supported ones that with the highest quality value applies (`q`, 1 when absent), of equal ones the first, and `ru` when none is supported.
 */
export const zAcceptLanguage = z.string().check(z.maxLength(200));

/**
 * Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As.
 */
export const zActAsUser = z.string().check(z.maxLength(64));

/**
 * ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
 */
export const zIfNoneMatch = z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/));

/**
 * The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
 */
export const zIfMatch = z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/));

/**
 * The session, one of `GET /me/sessions`.
 */
export const zSessionIdInPath = zId;

/**
 * The code.
 */
export const zProblemCodeInPath = z.string().check(z.regex(/^[a-z0-9_]{1,64}$/));

/**
 * Page number, from 1. A page after the last one is a success without rows, with this number and the totals of the list.
 */
export const zPage2 = z._default(z.int().check(z.gte(1), z.lte(1000000)), 1);

/**
 * Rows on a page.
 */
export const zPerPage = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * The payment.
 */
export const zPaymentIdInPath = zId;

/**
 * Part of a code or of a note, at least two characters.
 */
export const zPromoSearch = z.string().check(z.minLength(2), z.maxLength(100));

/**
 * Codes of these kinds.
 */
export const zPromoKindFilter = z.array(zPromoKind).check(z.maxLength(3));

/**
 * Codes with this status.
 */
export const zPromoStateFilter = z.array(zPromoState).check(z.maxLength(5));

/**
 * Order of the rows; newest first by default.
 */
export const zPromoSort = z.array(z.enum([
    'createdAt',
    '-createdAt',
    'code',
    '-code',
    'expiresAt',
    '-expiresAt',
    'timesRedeemed',
    '-timesRedeemed'
])).check(z.maxLength(4));

/**
 * The promo code, by its id, not its code.
 */
export const zPromoCodeIdInPath = zId;

/**
 * The user.
 */
export const zUserIdInPath = zId;

/**
 * Any of these statuses.
 */
export const zStatusFilter = z.array(zOrderStatus).check(z.minLength(1), z.maxLength(6));

/**
 * Search text, at least two characters.
 */
export const zSearch = z.string().check(z.minLength(2), z.maxLength(100));

/**
 * Orders with a deadline at or after this moment.
 */
export const zDeadlineFrom = zDateTime;

/**
 * Orders with a deadline at or before this moment.
 */
export const zDeadlineTo = zDateTime;

/**
 * Any of these tags.
 */
export const zTagFilter = z.array(zTag).check(z.minLength(1), z.maxLength(10));

/**
 * Only orders with open conflicts, or only those without.
 */
export const zHasConflicts = z.boolean();

/**
 * Archived orders instead of the others.
 */
export const zArchived = z._default(z.boolean(), false);

/**
 * Sort keys, the most important first; a minus sorts in descending order. Without it a buyer gets the newest orders first (`-createdAt`), a supplier gets the orders that need an action first.
 */
export const zOrderSort = z.array(z.enum([
    'number',
    '-number',
    'title',
    '-title',
    'status',
    '-status',
    'submissionDeadline',
    '-submissionDeadline',
    'createdAt',
    '-createdAt',
    'updatedAt',
    '-updatedAt',
    'bids',
    '-bids',
    'bestTotal',
    '-bestTotal',
    'openConflicts',
    '-openConflicts',
    'items',
    '-items'
])).check(z.minLength(1), z.maxLength(3));

/**
 * The order.
 */
export const zOrderIdInPath = zId;

/**
 * The `nextCursor` of the previous response.
 */
export const zCursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/**
 * Largest number of entries.
 */
export const zLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 25);

/**
 * Only actions of this person, including those during an impersonation.
 */
export const zAuditActor = zId;

/**
 * Only these kinds of events.
 */
export const zAuditActionFilter = z.array(zAuditAction).check(z.maxLength(50));

/**
 * Only events of this bid.
 */
export const zAuditBid = zId;

/**
 * Id of the last event that the caller received.
 */
export const zLastEventId = z.string().check(z.maxLength(200));

/**
 * Time of the data that the caller has, such as its `X-Server-Time`: the stream begins with the events since then. Ignored with `Last-Event-ID`.
 */
export const zEventsSince = zDateTime;

/**
 * With or without VAT; the order's basis when absent.
 */
export const zBasis = zComparisonBasis;

/**
 * Key of a lot; all lines when absent.
 */
export const zLotKey = z.string().check(z.minLength(1), z.maxLength(32));

/**
 * Include bids whose validity has expired.
 */
export const zIncludeExpired = z._default(z.boolean(), false);

/**
 * Include disqualified and withdrawn bids.
 */
export const zIncludeDisqualified = z._default(z.boolean(), false);

/**
 * A past moment; now when absent.
 */
export const zAt = zDateTime;

/**
 * The purchase order.
 */
export const zPurchaseOrderIdInPath = zId;

/**
 * Bids in any of these states.
 */
export const zBidStatusFilter = z.array(zBidStatus).check(z.maxLength(6));

/**
 * Order of the rows, the most important key first; `total` is the comparable gross total.
 */
export const zBidSort = z._default(z.array(z.enum([
    'rank',
    '-rank',
    'number',
    '-number',
    'supplierName',
    '-supplierName',
    'total',
    '-total',
    'receivedAt',
    '-receivedAt',
    'validUntil',
    '-validUntil',
    'deliveryDays',
    '-deliveryDays',
    'updatedAt',
    '-updatedAt'
])).check(z.maxLength(4)), ['rank', 'number']);

/**
 * Kind of file.
 */
export const zExportFormat = z._default(z.enum([
    'xlsx',
    'csv',
    'json'
]), 'xlsx');

/**
 * Sheet of `csv`; the other formats include all of them.
 */
export const zExportTable = z._default(z.enum(['offers', 'award']), 'offers');

/**
 * The bid.
 */
export const zBidIdInPath = zId;

/**
 * Conflicts of any of these kinds.
 */
export const zConflictKindFilter = z.array(zConflictKindCode).check(z.maxLength(15));

/**
 * Conflicts of any of these severities.
 */
export const zConflictSeverityFilter = z.array(zConflictSeverity).check(z.maxLength(3));

/**
 * Conflicts in any of these states.
 */
export const zConflictStatusFilter = z._default(z.array(zConflictStatus).check(z.maxLength(3)), ['open', 'waived']);

/**
 * Conflicts of this bid.
 */
export const zConflictBidFilter = zId;

/**
 * The conflict.
 */
export const zConflictIdInPath = zId;

/**
 * Questions in any of these states.
 */
export const zQuestionStatusFilter = z.array(zQuestionStatus).check(z.maxLength(2));

/**
 * The question.
 */
export const zQuestionIdInPath = zId;

/**
 * Invitations in any of these states.
 */
export const zInvitationStatusFilter = z.array(zInvitationStatus).check(z.minLength(1), z.maxLength(7));

/**
 * Sort keys, the most important first. `status` sorts by progress, from invited to revoked.
 */
export const zInvitationSort = z._default(z.array(z.enum([
    'supplierName',
    '-supplierName',
    'status',
    '-status',
    'sentAt',
    '-sentAt',
    'respondedAt',
    '-respondedAt'
])).check(z.minLength(1), z.maxLength(3)), ['supplierName']);

/**
 * The invitation.
 */
export const zInvitationIdInPath = zId;

/**
 * The file.
 */
export const zAttachmentIdInPath = zId;

/**
 * Filters of this list only.
 */
export const zSavedFilterScopeFilter = zSavedFilterScope;

/**
 * The saved filter.
 */
export const zSavedFilterIdInPath = zId;

/**
 * Suppliers with any of these tags.
 */
export const zSupplierTag = z.array(zTag).check(z.maxLength(10));

/**
 * Only blocked (true) or only other (false) suppliers.
 */
export const zSupplierBlocked = z.boolean();

/**
 * Suppliers with a document that has `expired`, or is `expiring`: its last day is today or one of the next 14 days, in
 * the time zone of the profile.
 *
 */
export const zSupplierDocuments = z.array(z.enum(['expiring', 'expired'])).check(z.maxLength(2));

/**
 * Sort keys, the most important first.
 */
export const zSupplierSort = z._default(z.array(z.enum([
    'name',
    '-name',
    'lastBidAt',
    '-lastBidAt',
    'bids',
    '-bids',
    'wins',
    '-wins',
    'createdAt',
    '-createdAt'
])).check(z.maxLength(4)), ['name']);

/**
 * The supplier.
 */
export const zSupplierIdInPath = zId;

/**
 * The pair of suppliers.
 */
export const zDuplicateIdInPath = zId;

/**
 * Only these suppliers.
 */
export const zSupplierIds = z.array(zId).check(z.minLength(1), z.maxLength(100));

/**
 * Kind of file.
 */
export const zSupplierExportFormat = z._default(z.enum(['xlsx', 'csv']), 'xlsx');

/**
 * First day of the period; 29 days before `to` when absent.
 */
export const zStatsFrom = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Last day of the period; today in the zone when absent.
 */
export const zStatsTo = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Length of a bucket of the series.
 */
export const zStatsGranularity2 = zStatsGranularity;

/**
 * Time zone of the days; Europe/Moscow when absent.
 */
export const zStatsTimeZone = zTimeZone;

/**
 * Whether to compare with the preceding period of the same length.
 */
export const zStatsCompare = z._default(z.boolean(), true);

/**
 * Customers with any of these access states.
 */
export const zStatsAccessStatus = z.array(zAccessStatus).check(z.maxLength(6));

/**
 * Customers whose latest subscription, active or ended, is to any of these plans.
 */
export const zStatsPlanCode = z.array(zPlanCode).check(z.maxLength(3));

/**
 * Customers brought by the referrer with this code.
 */
export const zStatsReferrer = z.string().check(z.regex(/^[a-z0-9-]{3,32}$/));

/**
 * Customers who signed up on this day or later.
 */
export const zStatsRegisteredFrom = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Customers who signed up on this day or before.
 */
export const zStatsRegisteredTo = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Customers last seen on this day or later.
 */
export const zStatsLastActiveFrom = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Customers last seen on this day or before.
 */
export const zStatsLastActiveTo = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * First day of the counted period.
 */
export const zStatsCountedFrom = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Last day of the counted period.
 */
export const zStatsCountedTo = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Sort keys, the most important first.
 */
export const zStatsDetailsSort = z._default(z.array(z.enum([
    'email',
    '-email',
    'name',
    '-name',
    'company',
    '-company',
    'registeredAt',
    '-registeredAt',
    'referrerCode',
    '-referrerCode',
    'accessStatus',
    '-accessStatus',
    'planCode',
    '-planCode',
    'creditsBalance',
    '-creditsBalance',
    'creditsSpent',
    '-creditsSpent',
    'ordersCreated',
    '-ordersCreated',
    'ordersPublished',
    '-ordersPublished',
    'ordersAwarded',
    '-ordersAwarded',
    'bidsSubmitted',
    '-bidsSubmitted',
    'conflictsOpen',
    '-conflictsOpen',
    'awardedAmount',
    '-awardedAmount',
    'savings',
    '-savings',
    'lastActiveAt',
    '-lastActiveAt'
])).check(z.maxLength(4)), ['-registeredAt']);

/**
 * Only sessions of this administrator.
 */
export const zImpersonationAdmin = zId;

/**
 * Only sessions that impersonate this user.
 */
export const zImpersonationUser = zId;

/**
 * Only active (true) or only ended (false) sessions.
 */
export const zImpersonationRunning = z.boolean();

/**
 * The impersonation.
 */
export const zImpersonationIdInPath = zId;

/**
 * Kind of file.
 */
export const zStatsExportFormat = z._default(z.enum(['csv', 'xlsx']), 'csv');

/**
 * The columns of the file, in this order; all of them when absent.
 */
export const zStatsExportColumns = z.array(zStatsColumn).check(z.maxLength(18));

/**
 * Only buyers, or only administrators.
 */
export const zUserRoleFilter = z.enum(['buyer', 'admin']);

/**
 * Only `active` or only `blocked` accounts.
 */
export const zUserStatusFilter = z.enum(['active', 'blocked']);

/**
 * Users whose access has any of these states.
 */
export const zUserAccessFilter = z.array(z.enum([
    'none',
    'trial',
    'trial_expired',
    'active',
    'grace',
    'subscription_expired'
])).check(z.maxLength(6));

/**
 * Sort keys, the most important first.
 */
export const zUserSort = z._default(z.array(z.enum([
    'lastActiveAt',
    '-lastActiveAt',
    'name',
    '-name',
    'email',
    '-email',
    'company',
    '-company',
    'createdAt',
    '-createdAt'
])).check(z.maxLength(4)), ['-lastActiveAt']);

/**
 * The webinar.
 */
export const zWebinarIdInPath = zId;

/**
 * Secret of the link in a guest's e-mail; used only when the caller has no registration.
 */
export const zWebinarTicket = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/**
 * Only unread (true) or only read (false) notifications.
 */
export const zNotificationUnread = z.boolean();

/**
 * Code of the referrer.
 */
export const zReferrerCodeInPath = zReferrerCode;

/**
 * Only referrers in one of these states.
 */
export const zReferrerStatusFilter = z.array(zReferrerStatus).check(z.maxLength(3));

/**
 * Sort keys, the most important first.
 */
export const zReferrerSort = z._default(z.array(z.enum([
    'name',
    '-name',
    'code',
    '-code',
    'status',
    '-status',
    'createdAt',
    '-createdAt',
    'clicks',
    '-clicks',
    'signups',
    '-signups',
    'paying',
    '-paying',
    'rewardDue',
    '-rewardDue'
])).check(z.maxLength(4)), ['name']);

/**
 * The referrer, by its id, not its code.
 */
export const zReferrerIdInPath = zId;

/**
 * First day of the period; 29 days before `to` when absent.
 */
export const zReferrerStatsFrom = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Last day of the period; today in the zone when absent.
 */
export const zReferrerStatsTo = z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/));

/**
 * Length of a bucket.
 */
export const zReferrerStatsGranularity = zStatsGranularity;

/**
 * Time zone of the days; Europe/Moscow when absent.
 */
export const zReferrerStatsTimeZone = zTimeZone;

/**
 * Sort keys, the most important first.
 */
export const zReferredUserSort = z._default(z.array(z.enum([
    'registeredAt',
    '-registeredAt',
    'name',
    '-name',
    'revenue',
    '-revenue',
    'lastActiveAt',
    '-lastActiveAt'
])).check(z.maxLength(3)), ['-registeredAt']);

export const zSignUpBody = zSignUpRequest;

export const zSignUpHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zVerifyEmailBody = zEmailVerification;

export const zVerifyEmailHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zFindSignUpBody = zVerificationLink;

export const zFindSignUpHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zResendVerificationBody = zVerificationRequest;

export const zResendVerificationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zLogInBody = zLogInRequest;

export const zLogInHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zLogInByTokenBody = zTokenLogInRequest;

export const zLogInByTokenHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRequestLoginLinkBody = zEmailRequest;

export const zRequestLoginLinkHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRequestInvitationLinkBody = zTokenLogInRequest;

export const zRequestInvitationLinkHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zLogOutHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRequestPasswordResetBody = zEmailRequest;

export const zRequestPasswordResetHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zResetPasswordBody = zPasswordResetRequest;

export const zResetPasswordHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zConfirmEmailChangeBody = zEmailChangeConfirmation;

export const zConfirmEmailChangeHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetMeHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zUpdateProfileBody = zProfilePatch;

export const zUpdateProfileHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRequestPhoneCodeBody = zPhoneCodeRequest;

export const zRequestPhoneCodeHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zConfirmPhoneBody = zPhoneConfirmation;

export const zConfirmPhoneHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zChangePasswordBody = zPasswordChange;

export const zChangePasswordHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRequestEmailChangeBody = zEmailChangeRequest;

export const zRequestEmailChangeHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zFindTokenOwnerBody = zTokenLogInRequest;

export const zFindTokenOwnerHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportAccountHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteAccountBody = zAccountDeletion;

export const zDeleteAccountHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zEndOtherSessionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListSessionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zEndSessionHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zEndSessionPath = z.object({
    sessionId: zId
});

export const zListUnitsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListCurrenciesHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListConflictKindsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListProblemsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetProblemHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetProblemPath = z.object({
    code: z.string().check(z.regex(/^[a-z0-9_]{1,64}$/))
});

export const zGetAccessHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListPlansHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zListCreditTransactionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListCreditTransactionsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zListPaymentsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListPaymentsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zGetPaymentHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetPaymentPath = z.object({
    paymentId: zId
});

export const zListCreditPacksHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zStartCheckoutBody = zCheckoutDraft;

export const zStartCheckoutHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExtendTrialBody = zNoInput;

export const zExtendTrialHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zPreviewPromoCodeBody = zPromoPreviewDraft;

export const zPreviewPromoCodeHeaders = z.object({
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRedeemPromoCodeBody = zPromoRedeemDraft;

export const zRedeemPromoCodeHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListRedemptionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListRedemptionsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zListPromoCodesHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListPromoCodesQuery = z.object({
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    kind: z.optional(z.array(zPromoKind).check(z.maxLength(3))),
    state: z.optional(z.array(zPromoState).check(z.maxLength(5))),
    sort: z.optional(z.array(z.enum([
        'createdAt',
        '-createdAt',
        'code',
        '-code',
        'expiresAt',
        '-expiresAt',
        'timesRedeemed',
        '-timesRedeemed'
    ])).check(z.maxLength(4))),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zCreatePromoCodeBody = zPromoCodeDraft;

export const zCreatePromoCodeHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetPromoCodeHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetPromoCodePath = z.object({
    promoCodeId: zId
});

export const zUpdatePromoCodeBody = zPromoCodePatch;

export const zUpdatePromoCodeHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdatePromoCodePath = z.object({
    promoCodeId: zId
});

export const zListAccessGrantsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListAccessGrantsPath = z.object({
    userId: zId
});

export const zListAccessGrantsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zGrantAccessBody = zAccessGrantDraft;

export const zGrantAccessHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGrantAccessPath = z.object({
    userId: zId
});

export const zListOrdersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListOrdersQuery = z.object({
    status: z.optional(z.array(zOrderStatus).check(z.minLength(1), z.maxLength(6))),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    deadlineFrom: z.optional(zDateTime),
    deadlineTo: z.optional(zDateTime),
    tag: z.optional(z.array(zTag).check(z.minLength(1), z.maxLength(10))),
    hasConflicts: z.optional(z.boolean()),
    archived: z._default(z.optional(z.boolean()), false),
    sort: z.optional(z.array(z.enum([
        'number',
        '-number',
        'title',
        '-title',
        'status',
        '-status',
        'submissionDeadline',
        '-submissionDeadline',
        'createdAt',
        '-createdAt',
        'updatedAt',
        '-updatedAt',
        'bids',
        '-bids',
        'bestTotal',
        '-bestTotal',
        'openConflicts',
        '-openConflicts',
        'items',
        '-items'
    ])).check(z.minLength(1), z.maxLength(3))),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zCreateOrderBody = zOrderDraft;

export const zCreateOrderHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetOrdersOverviewHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteOrderPath = z.object({
    orderId: zId
});

export const zGetOrderHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetOrderPath = z.object({
    orderId: zId
});

export const zUpdateOrderBody = zOrderPatch;

export const zUpdateOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateOrderPath = z.object({
    orderId: zId
});

export const zPublishOrderBody = zNoInput;

export const zPublishOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zPublishOrderPath = z.object({
    orderId: zId
});

export const zExtendOrderBody = zNewDeadline;

export const zExtendOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExtendOrderPath = z.object({
    orderId: zId
});

export const zCloseOrderBody = zReason;

export const zCloseOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCloseOrderPath = z.object({
    orderId: zId
});

export const zReopenOrderBody = zNewDeadline;

export const zReopenOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zReopenOrderPath = z.object({
    orderId: zId
});

export const zCancelOrderBody = zEndReason;

export const zCancelOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCancelOrderPath = z.object({
    orderId: zId
});

export const zDeclareOrderUnsuccessfulBody = zEndReason;

export const zDeclareOrderUnsuccessfulHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeclareOrderUnsuccessfulPath = z.object({
    orderId: zId
});

export const zArchiveOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zArchiveOrderPath = z.object({
    orderId: zId
});

export const zUnarchiveOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUnarchiveOrderPath = z.object({
    orderId: zId
});

export const zDuplicateOrderBody = zNoInput;

export const zDuplicateOrderHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDuplicateOrderPath = z.object({
    orderId: zId
});

export const zListOrderAuditHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListOrderAuditPath = z.object({
    orderId: zId
});

export const zListOrderAuditQuery = z.object({
    cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    actorId: z.optional(zId),
    action: z.optional(z.array(zAuditAction).check(z.maxLength(50))),
    bidId: z.optional(zId)
});

export const zStreamOrderEventsHeaders = z.object({
    'Last-Event-ID': z.optional(z.string().check(z.maxLength(200))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zStreamOrderEventsPath = z.object({
    orderId: zId
});

export const zStreamOrderEventsQuery = z.object({
    since: z.optional(zDateTime)
});

export const zGetComparisonHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetComparisonPath = z.object({
    orderId: zId
});

export const zGetComparisonQuery = z.object({
    basis: z.optional(zComparisonBasis),
    lot: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
    includeExpired: z._default(z.optional(z.boolean()), false),
    includeDisqualified: z._default(z.optional(z.boolean()), false),
    at: z.optional(zDateTime)
});

export const zGetAwardHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetAwardPath = z.object({
    orderId: zId
});

export const zAwardOrderBody = zAwardDraft;

export const zAwardOrderHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zAwardOrderPath = z.object({
    orderId: zId
});

export const zPreviewAwardBody = zAwardProposal;

export const zPreviewAwardHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zPreviewAwardPath = z.object({
    orderId: zId
});

export const zRevokeAwardBody = zReason;

export const zRevokeAwardHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRevokeAwardPath = z.object({
    orderId: zId
});

export const zListPurchaseOrdersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListPurchaseOrdersPath = z.object({
    orderId: zId
});

export const zGetPreviousAwardHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetPreviousAwardPath = z.object({
    orderId: zId
});

export const zConfirmPurchaseOrderBody = zNoInput;

export const zConfirmPurchaseOrderHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zConfirmPurchaseOrderPath = z.object({
    orderId: zId,
    purchaseOrderId: zId
});

export const zRefusePurchaseOrderBody = zReason;

export const zRefusePurchaseOrderHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRefusePurchaseOrderPath = z.object({
    orderId: zId,
    purchaseOrderId: zId
});

export const zExportPurchaseOrderHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportPurchaseOrderPath = z.object({
    orderId: zId,
    purchaseOrderId: zId
});

export const zListBidsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListBidsPath = z.object({
    orderId: zId
});

export const zListBidsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    status: z.optional(z.array(zBidStatus).check(z.maxLength(6))),
    sort: z._default(z.optional(z.array(z.enum([
        'rank',
        '-rank',
        'number',
        '-number',
        'supplierName',
        '-supplierName',
        'total',
        '-total',
        'receivedAt',
        '-receivedAt',
        'validUntil',
        '-validUntil',
        'deliveryDays',
        '-deliveryDays',
        'updatedAt',
        '-updatedAt'
    ])).check(z.maxLength(4))), ['rank', 'number'])
});

export const zCreateBidBody = zBidDraft;

export const zCreateBidHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCreateBidPath = z.object({
    orderId: zId
});

export const zParseOrderImportBody = zOrderImportRequest;

export const zParseOrderImportHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportOrderHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportOrderPath = z.object({
    orderId: zId
});

export const zExportOrderQuery = z.object({
    format: z._default(z.optional(z.enum([
        'xlsx',
        'csv',
        'json'
    ])), 'xlsx'),
    table: z._default(z.optional(z.enum(['offers', 'award'])), 'offers')
});

export const zParseBidImportBody = zBidImportRequest;

export const zParseBidImportHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zParseBidImportPath = z.object({
    orderId: zId
});

export const zListAddendaHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListAddendaPath = z.object({
    orderId: zId
});

export const zGetOpeningProtocolHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetOpeningProtocolPath = z.object({
    orderId: zId
});

export const zGetOpeningProtocolQuery = z.object({
    round: z.optional(z.int().check(z.gte(1), z.lte(4)))
});

export const zGetBidFormHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetBidFormPath = z.object({
    orderId: zId
});

export const zDeleteBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zGetBidHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zUpdateBidBody = zBidPatch;

export const zUpdateBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zCheckBidHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCheckBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zSubmitBidBody = zNoInput;

export const zSubmitBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zSubmitBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zConfirmBidRevisionBody = zNoInput;

export const zConfirmBidRevisionHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zConfirmBidRevisionPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zWithdrawBidBody = zReason;

export const zWithdrawBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zWithdrawBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zDisqualifyBidBody = zBidDisqualificationDraft;

export const zDisqualifyBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDisqualifyBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zReinstateBidBody = zBidReinstatementDraft;

export const zReinstateBidHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zReinstateBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zRecordTargetDisclosureBody = zTargetDisclosure;

export const zRecordTargetDisclosureHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRecordTargetDisclosurePath = z.object({
    orderId: zId,
    bidId: zId
});

export const zSendBidMessageBody = zBidMessageDraft;

export const zSendBidMessageHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zSendBidMessagePath = z.object({
    orderId: zId,
    bidId: zId
});

export const zDuplicateBidBody = zBidDuplicationDraft;

export const zDuplicateBidHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDuplicateBidPath = z.object({
    orderId: zId,
    bidId: zId
});

export const zListConflictsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListConflictsPath = z.object({
    orderId: zId
});

export const zListConflictsQuery = z.object({
    kind: z.optional(z.array(zConflictKindCode).check(z.maxLength(15))),
    severity: z.optional(z.array(zConflictSeverity).check(z.maxLength(3))),
    status: z._default(z.optional(z.array(zConflictStatus).check(z.maxLength(3))), ['open', 'waived']),
    bidId: z.optional(zId)
});

export const zGetConflictHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetConflictPath = z.object({
    orderId: zId,
    conflictId: zId
});

export const zResolveConflictBody = zConflictResolutionDraft;

export const zResolveConflictHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zResolveConflictPath = z.object({
    orderId: zId,
    conflictId: zId
});

export const zReopenConflictBody = zNoInput;

export const zReopenConflictHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zReopenConflictPath = z.object({
    orderId: zId,
    conflictId: zId
});

export const zListQuestionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListQuestionsPath = z.object({
    orderId: zId
});

export const zListQuestionsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    status: z.optional(z.array(zQuestionStatus).check(z.maxLength(2)))
});

export const zAskQuestionBody = zQuestionDraft;

export const zAskQuestionHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zAskQuestionPath = z.object({
    orderId: zId
});

export const zGetQuestionHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetQuestionPath = z.object({
    orderId: zId,
    questionId: zId
});

export const zAnswerQuestionBody = zQuestionAnswerDraft;

export const zAnswerQuestionHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zAnswerQuestionPath = z.object({
    orderId: zId,
    questionId: zId
});

export const zListInvitationsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListInvitationsPath = z.object({
    orderId: zId
});

export const zListInvitationsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    status: z.optional(z.array(zInvitationStatus).check(z.minLength(1), z.maxLength(7))),
    sort: z._default(z.optional(z.array(z.enum([
        'supplierName',
        '-supplierName',
        'status',
        '-status',
        'sentAt',
        '-sentAt',
        'respondedAt',
        '-respondedAt'
    ])).check(z.minLength(1), z.maxLength(3))), ['supplierName'])
});

export const zCreateInvitationsBody = zInvitationsDraft;

export const zCreateInvitationsHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCreateInvitationsPath = z.object({
    orderId: zId
});

export const zGetInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetInvitationPath = z.object({
    orderId: zId,
    invitationId: zId
});

export const zResendInvitationBody = zNoInput;

export const zResendInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zResendInvitationPath = z.object({
    orderId: zId,
    invitationId: zId
});

export const zCreateInvitationLinkBody = zNoInput;

export const zCreateInvitationLinkHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zCreateInvitationLinkPath = z.object({
    orderId: zId,
    invitationId: zId
});

export const zRevokeInvitationBody = zInvitationRevocation;

export const zRevokeInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRevokeInvitationPath = z.object({
    orderId: zId,
    invitationId: zId
});

export const zRemindSuppliersBody = zReminderDraft;

export const zRemindSuppliersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zRemindSuppliersPath = z.object({
    orderId: zId
});

export const zListInvitationSuggestionsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListInvitationSuggestionsPath = z.object({
    orderId: zId
});

export const zGetOwnInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetOwnInvitationPath = z.object({
    orderId: zId
});

export const zDeclineInvitationBody = zDeclineDraft;

export const zDeclineInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeclineInvitationPath = z.object({
    orderId: zId
});

export const zReconsiderInvitationBody = zNoInput;

export const zReconsiderInvitationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zReconsiderInvitationPath = z.object({
    orderId: zId
});

export const zUploadAttachmentBody = zAttachmentUpload;

export const zUploadAttachmentHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteAttachmentHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteAttachmentPath = z.object({
    attachmentId: zId
});

export const zDownloadAttachmentHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDownloadAttachmentPath = z.object({
    attachmentId: zId
});

export const zUpdateAttachmentBody = zAttachmentPatch;

export const zUpdateAttachmentHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateAttachmentPath = z.object({
    attachmentId: zId
});

export const zListSavedFiltersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListSavedFiltersQuery = z.object({
    scope: z.optional(zSavedFilterScope)
});

export const zCreateSavedFilterBody = zSavedFilterDraft;

export const zCreateSavedFilterHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteSavedFilterHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteSavedFilterPath = z.object({
    savedFilterId: zId
});

export const zGetSavedFilterHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetSavedFilterPath = z.object({
    savedFilterId: zId
});

export const zUpdateSavedFilterBody = zSavedFilterPatch;

export const zUpdateSavedFilterHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateSavedFilterPath = z.object({
    savedFilterId: zId
});

export const zListSuppliersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListSuppliersQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    tag: z.optional(z.array(zTag).check(z.maxLength(10))),
    blocked: z.optional(z.boolean()),
    documents: z.optional(z.array(z.enum(['expiring', 'expired'])).check(z.maxLength(2))),
    sort: z._default(z.optional(z.array(z.enum([
        'name',
        '-name',
        'lastBidAt',
        '-lastBidAt',
        'bids',
        '-bids',
        'wins',
        '-wins',
        'createdAt',
        '-createdAt'
    ])).check(z.maxLength(4))), ['name'])
});

export const zCreateSupplierBody = zSupplierDraft;

export const zCreateSupplierHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteSupplierHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDeleteSupplierPath = z.object({
    supplierId: zId
});

export const zGetSupplierHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetSupplierPath = z.object({
    supplierId: zId
});

export const zUpdateSupplierBody = zSupplierPatch;

export const zUpdateSupplierHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateSupplierPath = z.object({
    supplierId: zId
});

export const zMergeSuppliersBody = zSupplierMerge;

export const zMergeSuppliersHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zMergeSuppliersPath = z.object({
    supplierId: zId
});

export const zGetSupplierHistoryHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetSupplierHistoryPath = z.object({
    supplierId: zId
});

export const zGetSupplierHistoryQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zParseSupplierImportBody = zSupplierImportRequest;

export const zParseSupplierImportHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zImportSuppliersBody = zSupplierImportEntries;

export const zImportSuppliersHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListSupplierDuplicatesHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListSupplierDuplicatesQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25)
});

export const zDismissSupplierDuplicateHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zDismissSupplierDuplicatePath = z.object({
    duplicateId: zId
});

export const zListSupplierTagsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zChangeSupplierTagsBody = zSupplierTagChange;

export const zChangeSupplierTagsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportSuppliersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportSuppliersQuery = z.object({
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    tag: z.optional(z.array(zTag).check(z.maxLength(10))),
    blocked: z.optional(z.boolean()),
    documents: z.optional(z.array(z.enum(['expiring', 'expired'])).check(z.maxLength(2))),
    sort: z._default(z.optional(z.array(z.enum([
        'name',
        '-name',
        'lastBidAt',
        '-lastBidAt',
        'bids',
        '-bids',
        'wins',
        '-wins',
        'createdAt',
        '-createdAt'
    ])).check(z.maxLength(4))), ['name']),
    supplierId: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(100))),
    format: z._default(z.optional(z.enum(['xlsx', 'csv'])), 'xlsx')
});

export const zGetStatsSummaryHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetStatsSummaryQuery = z.object({
    from: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    to: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    granularity: z.optional(zStatsGranularity),
    timeZone: z.optional(zTimeZone),
    compare: z._default(z.optional(z.boolean()), true)
});

export const zListStatsDetailsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListStatsDetailsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    accessStatus: z.optional(z.array(zAccessStatus).check(z.maxLength(6))),
    planCode: z.optional(z.array(zPlanCode).check(z.maxLength(3))),
    referrer: z.optional(z.string().check(z.regex(/^[a-z0-9-]{3,32}$/))),
    registeredFrom: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    registeredTo: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    lastActiveFrom: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    lastActiveTo: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    from: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    to: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    timeZone: z.optional(zTimeZone),
    sort: z._default(z.optional(z.array(z.enum([
        'email',
        '-email',
        'name',
        '-name',
        'company',
        '-company',
        'registeredAt',
        '-registeredAt',
        'referrerCode',
        '-referrerCode',
        'accessStatus',
        '-accessStatus',
        'planCode',
        '-planCode',
        'creditsBalance',
        '-creditsBalance',
        'creditsSpent',
        '-creditsSpent',
        'ordersCreated',
        '-ordersCreated',
        'ordersPublished',
        '-ordersPublished',
        'ordersAwarded',
        '-ordersAwarded',
        'bidsSubmitted',
        '-bidsSubmitted',
        'conflictsOpen',
        '-conflictsOpen',
        'awardedAmount',
        '-awardedAmount',
        'savings',
        '-savings',
        'lastActiveAt',
        '-lastActiveAt'
    ])).check(z.maxLength(4))), ['-registeredAt'])
});

export const zListImpersonationsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListImpersonationsQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    adminId: z.optional(zId),
    userId: z.optional(zId),
    running: z.optional(z.boolean())
});

export const zStartImpersonationBody = zImpersonationDraft;

export const zStartImpersonationHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zEndImpersonationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zEndImpersonationPath = z.object({
    impersonationId: zId
});

export const zGetImpersonationHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetImpersonationPath = z.object({
    impersonationId: zId
});

export const zExportStatsDetailsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zExportStatsDetailsQuery = z.object({
    format: z._default(z.optional(z.enum(['csv', 'xlsx'])), 'csv'),
    columns: z.optional(z.array(zStatsColumn).check(z.maxLength(18))),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    accessStatus: z.optional(z.array(zAccessStatus).check(z.maxLength(6))),
    planCode: z.optional(z.array(zPlanCode).check(z.maxLength(3))),
    referrer: z.optional(z.string().check(z.regex(/^[a-z0-9-]{3,32}$/))),
    registeredFrom: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    registeredTo: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    lastActiveFrom: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    lastActiveTo: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    from: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    to: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    timeZone: z.optional(zTimeZone),
    sort: z._default(z.optional(z.array(z.enum([
        'email',
        '-email',
        'name',
        '-name',
        'company',
        '-company',
        'registeredAt',
        '-registeredAt',
        'referrerCode',
        '-referrerCode',
        'accessStatus',
        '-accessStatus',
        'planCode',
        '-planCode',
        'creditsBalance',
        '-creditsBalance',
        'creditsSpent',
        '-creditsSpent',
        'ordersCreated',
        '-ordersCreated',
        'ordersPublished',
        '-ordersPublished',
        'ordersAwarded',
        '-ordersAwarded',
        'bidsSubmitted',
        '-bidsSubmitted',
        'conflictsOpen',
        '-conflictsOpen',
        'awardedAmount',
        '-awardedAmount',
        'savings',
        '-savings',
        'lastActiveAt',
        '-lastActiveAt'
    ])).check(z.maxLength(4))), ['-registeredAt'])
});

export const zGetUserStatsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetUserStatsPath = z.object({
    userId: zId
});

export const zGetUserStatsQuery = z.object({
    from: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    to: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    granularity: z.optional(zStatsGranularity),
    timeZone: z.optional(zTimeZone)
});

export const zListUsersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListUsersQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    role: z.optional(z.enum(['buyer', 'admin'])),
    status: z.optional(z.enum(['active', 'blocked'])),
    access: z.optional(z.array(z.enum([
        'none',
        'trial',
        'trial_expired',
        'active',
        'grace',
        'subscription_expired'
    ])).check(z.maxLength(6))),
    sort: z._default(z.optional(z.array(z.enum([
        'lastActiveAt',
        '-lastActiveAt',
        'name',
        '-name',
        'email',
        '-email',
        'company',
        '-company',
        'createdAt',
        '-createdAt'
    ])).check(z.maxLength(4))), ['-lastActiveAt'])
});

export const zListWebinarsHeaders = z.object({
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetWebinarHeaders = z.object({
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetWebinarPath = z.object({
    webinarId: zId
});

export const zGetWebinarQuery = z.object({
    ticket: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)))
});

export const zCancelWebinarRegistrationHeaders = z.object({
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zCancelWebinarRegistrationPath = z.object({
    webinarId: zId
});

export const zCancelWebinarRegistrationQuery = z.object({
    ticket: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)))
});

export const zRegisterForWebinarBody = zWebinarRegistrationDraft;

export const zRegisterForWebinarHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRegisterForWebinarPath = z.object({
    webinarId: zId
});

export const zJoinWebinarHeaders = z.object({
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zJoinWebinarPath = z.object({
    webinarId: zId
});

export const zJoinWebinarQuery = z.object({
    ticket: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)))
});

export const zStreamEventsHeaders = z.object({
    'Last-Event-ID': z.optional(z.string().check(z.maxLength(200))),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zStreamEventsQuery = z.object({
    since: z.optional(zDateTime)
});

export const zListNotificationsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListNotificationsQuery = z.object({
    cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    unread: z.optional(z.boolean())
});

export const zReadNotificationsBody = zNotificationsRead;

export const zReadNotificationsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetReferralHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetReferralPath = z.object({
    code: zReferrerCode
});

export const zRecordReferralClickHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
});

export const zRecordReferralClickPath = z.object({
    code: zReferrerCode
});

export const zListReferrersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListReferrersQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    q: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    status: z.optional(z.array(zReferrerStatus).check(z.maxLength(3))),
    sort: z._default(z.optional(z.array(z.enum([
        'name',
        '-name',
        'code',
        '-code',
        'status',
        '-status',
        'createdAt',
        '-createdAt',
        'clicks',
        '-clicks',
        'signups',
        '-signups',
        'paying',
        '-paying',
        'rewardDue',
        '-rewardDue'
    ])).check(z.maxLength(4))), ['name'])
});

export const zCreateReferrerBody = zReferrerDraft;

export const zCreateReferrerHeaders = z.object({
    'Idempotency-Key': z.uuid().check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetReferrerHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64))),
    'If-None-Match': z.optional(z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)))
});

export const zGetReferrerPath = z.object({
    referrerId: zId
});

export const zUpdateReferrerBody = zReferrerPatch;

export const zUpdateReferrerHeaders = z.object({
    'If-Match': z.string().check(z.maxLength(2000), z.regex(/^(?:\*|(?:W\/)?["][!#-~]*["](?:[ ]*,[ ]*(?:W\/)?["][!#-~]*["])*)$/)),
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zUpdateReferrerPath = z.object({
    referrerId: zId
});

export const zGetReferrerStatsHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zGetReferrerStatsPath = z.object({
    referrerId: zId
});

export const zGetReferrerStatsQuery = z.object({
    from: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    to: z.optional(z.iso.date().check(z.regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/))),
    granularity: z.optional(zStatsGranularity),
    timeZone: z.optional(zTimeZone)
});

export const zListReferredUsersHeaders = z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(200))),
    'x-as-user': z.optional(z.string().check(z.maxLength(64)))
});

export const zListReferredUsersPath = z.object({
    referrerId: zId
});

export const zListReferredUsersQuery = z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(1000000))), 1),
    perPage: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 25),
    sort: z._default(z.optional(z.array(z.enum([
        'registeredAt',
        '-registeredAt',
        'name',
        '-name',
        'revenue',
        '-revenue',
        'lastActiveAt',
        '-lastActiveAt'
    ])).check(z.maxLength(3))), ['-registeredAt'])
});

export const zReceivePaymentNotificationWebhookRequest = z.object({
    body: zPaymentNotification,
    path: z.optional(z.never()),
    query: z.optional(z.never()),
    headers: z.optional(z.object({
        'Accept-Language': z.optional(z.string().check(z.maxLength(200)))
    }))
});
