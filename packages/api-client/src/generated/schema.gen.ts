// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with an e-mail address and a password
         * @description Sends a verification link. The response is the same when the address is already registered (its owner gets an
         *     e-mail about it), so that it does not reveal who is a customer. There is no account until the link is opened:
         *     until then the password signs no one in. `browserToken` proves to `POST /auth/email/verify` that the browser that
         *     opens the link is the one that signed up; `ref` and `promoCode` take effect then, and an unknown one does not
         *     prevent the registration.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address by the link sent to it
         * @description Verifies the address, starts the trial and signs in. The account becomes what the sign-up of the link asked for if
         *     `browserToken` is of that sign-up, otherwise what `account` says: others may have signed up with the address, and
         *     only the reader of the mailbox chooses the password. Without either, 422 with pointer `/account` and code
         *     `required`; the link is not used up. 422 for an expired link, with pointer `/hash` and code `expired`; 404 for a
         *     link that was never sent.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the sign-up that a verification link belongs to
         * @description For a link that is opened in another browser than the sign-up: the person reads who signed up, and keeps or
         *     changes what was asked for. The link is not used up. Refused like `POST /auth/email/verify`.
         */
        post: operations["findSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification link again
         * @description With the `browserToken` of a sign-up the link is that of the sign-up; otherwise everything is chosen when it is
         *     opened. The response is the same for an unknown or already verified address. For one minute after an e-mail no
         *     other is sent, for up to ten minutes after several in a row; `resendAfterSeconds` is the remaining time.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an e-mail address and a password
         * @description 401 for a wrong address, a wrong password and an address that was not verified since its sign-up. 429 with Retry-After, also for the right password, after ten refused attempts for an e-mail address from one network within an hour, fifty from one network, or a hundred for an e-mail address from all networks; the latter two do not count where the account has signed in before. Each further refused attempt is followed by a longer pause: 1, 2, 4, 8, then 15 minutes. A sign-in link can be requested at any time.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time token
         * @description The token comes from a sign-in e-mail or from an invitation, whose session lasts until 30 days after the end of the order.
         *     422 for an unknown or expired token, with pointer `/token` and code `ref_not_found`
         *     or `expired`.
         */
        post: operations["logInByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time sign-in link
         * @description Also to the requests that the address was invited to. The response is the same for an unknown address. For one minute after an e-mail no other is sent, for up to ten minutes after several in a row; `resendAfterSeconds` is the remaining time.
         */
        post: operations["requestLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new link in place of a used or expired one
         * @description To the invited address, whoever asks. The response is the same for an unknown token and for an invitation that
         *     was revoked. For one minute after an e-mail no other is sent, for up to ten minutes after several in a row; `resendAfterSeconds` is the remaining time.
         */
        post: operations["requestInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the bearer token, if any
         * @description The response is the same with an invalid token or none, so that signing out never fails.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset link
         * @description The response is the same for an unknown address. For one minute after an e-mail no other is sent, for up to ten minutes after several in a row; `resendAfterSeconds` is the remaining time.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the token of a reset link
         * @description Ends all sessions of the user. 422 for an unknown or expired token, with pointer
         *     `/token` and code `ref_not_found` or `expired`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address by the link sent to the new one
         * @description Works without a session, so that the link can be opened on another device. Sessions continue; open links to sign in or to
         *     reset the password end. The old address gets an e-mail about the change. 422 for an unknown or expired token, with pointer
         *     `/token` and code `ref_not_found` or `expired`.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user and their permissions
         * @description During an impersonation the response describes the impersonated user and `impersonator` names the administrator.
         *     A supplier's account is derived from the invitation: it has no paid access, no credits and no notifications.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description JSON Merge Patch: absent properties stay, null clears. The phone is set by confirming it. An administrator cannot give
         *     consent for another user: 403 code impersonation_action_forbidden.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/me/phone/request-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a confirmation code to a phone number
         * @description The response is the same when another account uses the number: instead of a code, the message says so to
         *     the person with the phone. 429 shortly after the last code, up to ten minutes after several in a row.
         */
        post: operations["requestPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a phone number with the code sent to it
         * @description 422 with pointer `/code` and code `mismatch` for a wrong code, `expired` for an old one. 409 codes: phone_taken,
         *     when another user has confirmed the number meanwhile.
         */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description All other sessions of the user end. 422 with pointer `/current` and code `mismatch` for a wrong current password.
         *     429 with Retry-After, also for the right password, after ten wrong ones within an hour: for 1,
         *     2, 4, 8, then 15 minutes after each.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a confirmation link to a new e-mail address
         * @description The address changes only when the link is followed, within 24 hours; a later request ends earlier links. The response is
         *     the same when the address belongs to another account, whose owner gets an e-mail about it. For one minute after an e-mail
         *     no other is sent, for up to ten minutes after several in a row; `resendAfterSeconds` is the remaining time. 422 with pointer `/password` and code `mismatch` for a wrong
         *     password, `/email` and `not_allowed` for the current address. 429 with Retry-After, also for the right password, after ten
         *     wrong ones within an hour: for 1, 2, 4, 8, then 15 minutes after each.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/token-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the owner of a sign-in link
         * @description For a signed-in caller who opens a link that may belong to another person. The link is not used up. A link that signs no
         *     one in has `refusal` instead of `owner`; `isCaller` is also set for it when it belongs to the caller.
         */
        post: operations["findTokenOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all data of the account
         * @description A ZIP archive as of the start of the download: `account.json` (user, profile, access, credits, payments,
         *     redemptions, saved filters, notifications, registrations for webinars), `suppliers.json`, a file for each
         *     order in `orders` (the order with bids, award, purchase orders, invitations, questions, conflicts and history), and
         *     the attached files in `files`. The JSON has the shapes of the other operations. Bids that are sealed are left out.
         *     The archive is streamed, so its length is unknown; closing the connection stops the export.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account for good
         * @description All sessions and links end, and an e-mail confirms the deletion. Removed are name, phone, position, consent, e-mail address
         *     and password, drafts, saved filters, notifications, registrations for webinars to come, and the address book with
         *     its documents. Published orders remain with their bids, awards, files and history, because suppliers took part in
         *     them; the company of the buyer, payments and credits remain too. Suppliers of those orders keep their name and
         *     tax number. Statistics for administrators do not change. The e-mail address and the phone number can be used for
         *     another account.
         *
         *     409 codes: account_has_open_orders, while suppliers wait for a decision; account_payment_pending, while a payment
         *     may still arrive; account_of_administrator.
         *     422 with pointer `/password` and code `mismatch` for a wrong password. 429 with Retry-After, also for the right
         *     password, after ten wrong ones within an hour: for 1, 2, 4, 8, then 15 minutes after each.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions, the latest active first
         * @description Sessions that have expired or ended are not listed. A supplier gets those of all requests that the buyer sent to the same
         *     address, also those that copied links opened.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions of the caller
         * @description Succeeds also when there is no other.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the caller
         * @description Ending the session of the request signs the caller out. 404 for a session that has ended or belongs to another
         *     user.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the units of measure
         * @description In display order. Units of one dimension that have a factor convert into each other.
         */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the currencies of bids
         * @description The currencies in which a bid may be made. May be cached for a day.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conflict-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of conflicts with their resolutions
         * @description Each with its name, its severities and the actions that resolve it. May be cached for a day.
         */
        get: operations["listConflictKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the error catalogue
         * @description All codes by status, with their sentences and the operations that may answer with them.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code.
                 * @example bid_not_editable
                 */
                code: components["parameters"]["ProblemCodeInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a code of the error catalogue
         * @description The address in `type` of a problem.
         */
        get: operations["getProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of trial, subscription and credits
         * @description What is active now and until when, and the limits of the plan. Available in any state of access.
         */
        get: operations["getAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public plans in display order
         * @description Names and features are in the language of Accept-Language, Russian or English.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of credits, newest first
         * @description Each with the balance after it, and with the order or the grant that it belongs to.
         */
        get: operations["listCreditTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's payments, newest first
         * @description Payments for plans and credit packs, in every state.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment of the caller, for its receipt
         * @description With what was bought, the amount and the state.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/credit-packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the credit packs, the smallest first
         * @description Each with its price, the VAT and the validity of its credits.
         */
        get: operations["listCreditPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a plan or a pack of credits
         * @description Exactly one of `planId` and `packId`; `period` selects the plan of the same name with another billing period.
         *
         *     With `method: card` the payment is `pending` and has a `confirmationUrl`: the client opens this page of the
         *     payment provider, where the person pays, is declined or turns back. The provider then redirects to `returnUrl`, a path
         *     of the product, with `payment=<id>` added to its query; the client reads the payment then, since an address proves
         *     nothing. A payment not confirmed by `expiresAt` is `cancelled`. Money received after that still makes it `paid`,
         *     unless the person has made another payment meanwhile: then it is returned (`refundedAt`). Another checkout cancels a
         *     payment that waits for its confirmation. A payment of zero is `paid` at once.
         *
         *     A payment that is `paid` takes effect immediately: the active plan is extended by its
         *     period, another plan begins now and the remaining days of the previous one become days of the new one by their cost;
         *     a new plan includes the first month's credits, a pack's credits are added at once. `failed` changes nothing
         *     and `payment.failure` explains why. With `method: invoice` the payment is `pending` until the money arrives, a day
         *     later; the invoice is sent to the given address, and `pendingPayment` of the access state shows it. A card payment of
         *     the same kind replaces a pending one, which is then `cancelled`.
         *
         *     Without `method`, as before 0.5.0, an `invoice` decides; a card payment without `returnUrl` is settled at once.
         *
         *     A discount code is redeemed with the payment; an earlier redeemed discount applies automatically, the better one of
         *     several. Codes of other kinds are refused with promo_not_applicable.
         *     A refused promo code is at /promoCode. 429 after ten wrong promo codes.
         *     403 during an impersonation.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/trial-extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the trial by three days, once
         * @description An ended trial restarts now. Unspent credits stay valid or are restored, and there is at least one.
         *     403 during an impersonation.
         */
        post: operations["extendTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promo-codes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a promo code without redeeming it
         * @description Public; with a token, also checks that the caller may redeem it. With `planId`, includes the discounted price.
         *     422 codes in addition to `invalid`, each with a sentence: promo_not_found, promo_inactive, promo_not_started,
         *     promo_expired, promo_already_used, promo_exhausted, promo_not_for_you, promo_not_applicable (trial days for
         *     someone who pays, a discount on another plan). 429 with Retry-After after ten refused codes within an hour,
         *     for 1, 2, 4, 8, then 15 minutes after each; counted over preview, redemption and checkout, per user and, without a
         *     token, per network. promo_not_applicable does not count.
         */
        post: operations["previewPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promo-codes/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promo code
         * @description Credits are added at once; trial days extend the trial, or restart an ended one with at least one credit; a
         *     discount applies to payments for plans until `discountUntil`. 422 and 429 as in the preview. 403 during an impersonation.
         */
        post: operations["redeemPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promo-codes/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promo codes the caller redeemed, newest first
         * @description Each with what the code gave at that time: later changes of the code are not shown.
         */
        get: operations["listRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promo codes
         * @description For administrators. Each with the number of its redemptions and its current state.
         */
        get: operations["listPromoCodes"];
        put?: never;
        /**
         * Create a promo code
         * @description The property of its kind is required, those of other kinds are not allowed.
         */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{promoCodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a promo code
         * @description For administrators.
         */
        get: operations["getPromoCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a promo code, switch it on or off
         * @description JSON Merge Patch: absent properties stay; `restrictions`, `credits` and `discount` are replaced completely. Earlier
         *     redemptions keep their effect.
         */
        patch: operations["updatePromoCode"];
        trace?: never;
    };
    "/admin/users/{userId}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants to a user, newest first
         * @description For administrators. With what was granted, by whom and why.
         */
        get: operations["listAccessGrants"];
        put?: never;
        /**
         * Grant credits, trial days or a plan to a user
         * @description Trial days extend the trial, or restart an ended one; a plan runs from now to the given end and includes its monthly
         *     credits. The ledger names the administrator.
         */
        post: operations["grantAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the buyer's orders
         * @description A supplier gets the orders to which this buyer invited the same address; without `sort` first those that need an action of
         *     the supplier (`nextStep` of the invitation), by urgency and deadline. Archived orders are left out unless asked for.
         *     `countsByStatus` counts what meets the other filters.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create a draft order
         * @description Free, in any state of access. A draft may be incomplete; publishing checks it.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the orders and events that need the buyer's attention today
         * @description Orders whose deadline is near, whose award is blocked or that can be awarded now; offers that expire; drafts; counts, savings and the latest events.
         */
        get: operations["getOrdersOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get an order with its lines
         * @description Only orders of the buyer; any other id gives 404. A supplier sees the published order without budget, ceilings, tags,
         *     exchange rates, counts and summary; the version counts only changes visible to suppliers.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete a draft order
         * @description Only drafts without bids; published orders are cancelled instead.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Change a draft, or revise a published order
         * @description JSON Merge Patch; `items` is replaced completely (an item without id is new, an absent one is removed).
         *     On a published order a material change increments the revision and requires `reason` once a bid is submitted
         *     (422 at /reason) and access (402).
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/{orderId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft order
         * @description Checks completeness (422 with pointers), access and the credit it costs (402). An order is charged once.
         */
        post: operations["publishOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the deadline of a published order
         * @description The new deadline must be later than the old one (422).
         */
        post: operations["extendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an order for bids before the deadline
         * @description From `published` to `evaluation`; the reason is stored in the history.
         */
        post: operations["closeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen an order for bids
         * @description At most three times, free of charge. Where sealed bids were opened, it starts a new round: these bids stay opened and as they
         *     are, new ones are sealed until the next opening, and every invited supplier gets the reason by e-mail.
         */
        post: operations["reopenOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description The credit is refunded if no bid has been submitted.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/unsuccessful": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare an order unsuccessful
         * @description From `evaluation` to `unsuccessful`, with a reason that is stored in the history. Free, in any state of access.
         */
        post: operations["declareOrderUnsuccessful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a closed order
         * @description For orders that are awarded, unsuccessful or cancelled. Lists leave it out from then on; its status stays.
         */
        post: operations["archiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an order from the archive
         * @description Lists show it again; its status never changed.
         */
        post: operations["unarchiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an order into a new draft
         * @description Copies lines and terms into a draft with a new number, from any status. Dates, exchange rates, bids and files are left out.
         */
        post: operations["duplicateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of an order and its bids, newest first
         * @description Events of the order, its bids, conflicts and award, each with the values before and after the change.
         */
        get: operations["listOrderAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Stream the events of an order
         * @description As `streamEvents`, without events of other orders and without `notification`.
         */
        get: operations["streamOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Compare the bids on an order line by line
         * @description Prices and totals are in the order's currency, on one basis and for the asked quantities, so that they are comparable; delivery is
         *     part of the totals. Only complete bids are ranked: those that cover every line in full. Offers that cannot win are shown and never best:
         *     drafts, bids set aside or out of date, lines that are not comparable, prices of zero. All equal best prices are marked. With `lot`,
         *     all figures are of that lot's lines only, without delivery and minimum orders.
         *
         *     With `at`, the order and its bids as of that moment; 422 before the order was published and in the future.
         *     To keep the response small, empty properties of cells, rows and bids are omitted.
         */
        get: operations["getComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the award of an order
         * @description With everything the decision memo needs, as of the decision. 404 when there is no award or it was revoked.
         */
        get: operations["getAward"];
        put?: never;
        /**
         * Award an order
         * @description Decides which supplier delivers how much of each line. If-Match is the order's version. Bids with an allocation are won,
         *     the other submitted ones lost. No line gets more than its quantity and tolerance, no bid more than it offers (422). Where
         *     a chosen price is not the best, or a chosen offer has a waived conflict or an open warning, `justification` is required
         *     (422); not for prices of the cheapest award, nor when all lines go to the best complete bid of an order with the criterion
         *     `lowest_total`. Without an active subscription it is possible for 30 more days (402). 409 `blocking_conflicts` with the
         *     conflicts in `blockers`; request_in_progress.
         */
        post: operations["awardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/award/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an award without storing it
         * @description Calculates allocations for one supplier (`single`) or for the lowest price of each line (`lowest_per_line`), or uses the given ones
         *     (`manual`), and returns the figures of such an award, its blockers and whether a justification is required.
         *     Invalid allocations are refused as in `awardOrder`.
         */
        post: operations["previewAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/award/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an award
         * @description Within 14 days; the order returns to evaluation and its bids to submitted. If-Match is the award's version.
         */
        post: operations["revokeAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the purchase orders of an award
         * @description One for each supplier and currency, in the order of first appearance in the award; bids that a supplier submitted by
         *     invitation get a separate one. Numbers do not change while the award exists and are never reused. 404 when there is no
         *     award, or it was revoked. An invited supplier gets only purchase orders to this supplier, or an empty list; they remain
         *     listed while the buyer decides again after a refusal.
         */
        get: operations["listPurchaseOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/previous-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the award that an order in evaluation had before
         * @description The latest award, after the buyer revoked it or a supplier refused its purchase order (`revocation`), as of that moment. Null for an
         *     order that was never awarded or has another status.
         */
        get: operations["getPreviousAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/purchase-orders/{purchaseOrderId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The purchase order.
                 * @example po_cable_1
                 */
                purchaseOrderId: components["parameters"]["PurchaseOrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a purchase order
         * @description Only by its supplier, once, while the award is valid. The buyer gets a notification and an e-mail.
         */
        post: operations["confirmPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/purchase-orders/{purchaseOrderId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The purchase order.
                 * @example po_cable_1
                 */
                purchaseOrderId: components["parameters"]["PurchaseOrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a purchase order
         * @description Only by its supplier, once, while the award is valid. Its bids become withdrawn with this reason and the order returns to
         *     evaluation; `previousAward` still returns the award, so that its other lines can be awarded again. The buyer gets a notification and
         *     an e-mail.
         */
        post: operations["refusePurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/purchase-orders/{purchaseOrderId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a purchase order as a workbook
         * @description One sheet in the reader's language, formatted for A4 paper. 404 when there is no such purchase order.
         */
        get: operations["exportPurchaseOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bids on an order
         * @description Rows without lines; a supplier gets only bids of that supplier. `q` searches supplier names, tax numbers and the
         *     supplier's document number. Bids without a rank, total or date come last in either direction. `countsByStatus` counts what
         *     meets the other filters.
         */
        get: operations["listBids"];
        put?: never;
        /**
         * Create a draft bid
         * @description Nothing is required and incomplete lines are stored; submitting names what is missing. An invited supplier's bid begins
         *     with the supplier's data in the address book, and only the supplier sees it until it is submitted. Once sealed bids were
         *     opened, the buyer enters no more bids.
         */
        post: operations["createBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/import/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse pasted text or a file into lines of an order
         * @description Stores nothing. Columns are recognised by their headings and contents, in Russian and English; a given `mapping` overrides it.
         *     Every non-empty row below the headings is a line, joined to one (`joinedRows`) or in `skippedRows` with an issue; `mapping.rows`
         *     includes and excludes rows. Ambiguous numbers are listed in `questions` rather than guessed;
         *     `mapping.numbers` answers. Of several sheets the first that looks like a list of lines is read, unless `mapping.sheet` names
         *     another. Formulas are never executed: their stored results are read. A file that cannot be read gives
         *     422 at `/file/content`, with `params.reason`: it unpacks to more than 20 MiB (zip_bomb), has more than 500,000
         *     cells or 200,000 rows (too_much), exceeds the limits of time or memory (too_complex), is protected, broken or not a
         *     spreadsheet.
         */
        post: operations["parseOrderImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export an order with its bids as XLSX, CSV or JSON
         * @description `xlsx` has the sheets offers, comparison, terms, history and contacts, and the award of an awarded order;
         *     `csv` is the sheet of offers, or with `table=award` that of the award; `json` the order, its bids, its award and purchase orders
         *     as in this API. The offers of an awarded order include the result of each line. Headings are in the reader's language.
         *     Text that a spreadsheet would take for a formula is escaped. 404 also for `table=award` of an order without an award.
         */
        get: operations["exportOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/import/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse a supplier's price list or filled-in form into a bid
         * @description Each row is matched to a line of the order with a confidence; `matches` of the request override it.
         *     Text around the table is parsed as well: VAT, supplier, number and dates, delivery, payment and totals are in `facts` and in the
         *     draft; `issues` lists what was not recognized.
         *     Stores nothing: `bidDraft` can be sent to `POST /orders/{orderId}/bids`. With `supplierTaxId` the columns remembered for this
         *     supplier take precedence over recognized ones; `rememberMapping` stores the given `mapping` for the next time.
         *     An invited supplier can do this until the deadline; the buyer's address book is not used then.
         */
        post: operations["parseBidImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/addenda": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the addenda of an order, newest first
         * @description One for each revision after publishing, for each other change by `updateOrder` of data visible to suppliers (title, dates,
         *     quantity tolerance, lots), and for each file added or removed while bids are accepted; it is e-mailed to every invited
         *     supplier. Changes of data hidden from suppliers, such as the budget and ceiling prices, and of the order of lines are left
         *     out and create no addendum. A bid made before an addendum is marked by `orderRevision` and `flags.isOutdated`.
         */
        get: operations["listAddenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/opening-protocol": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the protocol of opening an order's sealed bids
         * @description Every bid that suppliers had submitted at the opening, with its content at that moment, in the order of receipt. Later changes,
         *     withdrawals and rejections do not change it. An order that was reopened has a protocol of each round.
         */
        get: operations["getOpeningProtocol"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bid-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the bid form for suppliers
         * @description A workbook with the order's details, one row for each line, and cells for prices and terms; all other cells are locked.
         *     `POST /orders/{orderId}/bids/import/parse` reads it back without loss, in any language.
         */
        get: operations["getBidForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bid with its lines
         * @description With its prices, its place in the ranking and the number of its open conflicts. A supplier sees the content of the
         *     bid, but no rank, no conflicts, no exclusions and no reason of a rejection.
         */
        get: operations["getBid"];
        put?: never;
        post?: never;
        /**
         * Delete a draft bid
         * @description Only drafts; a submitted bid can be withdrawn or disqualified.
         */
        delete: operations["deleteBid"];
        options?: never;
        head?: never;
        /**
         * Change a bid
         * @description JSON Merge Patch: absent properties stay, null clears, an array replaces the previous one
         *     (a line without `id` is new, an absent line is removed).
         *     Drafts and submitted bids can be changed until the order is awarded or final. A submitted bid must stay complete
         *     (422 as when submitting) and every change is recorded in the order's history. A supplier can change a bid until the
         *     deadline by the server's clock, which gives a new receipt; `supplier.supplierId`, `source`, `receivedAt` and
         *     `supersedesBidId` cannot be set by the supplier.
         */
        patch: operations["updateBid"];
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Check a bid of the supplier who asks
         * @description `missing` lists what prevents submitting. `findings` are discrepancies with the order that the supplier can know, by the
         *     rules of the buyer's conflicts and from this bid and the order alone; they do not prevent submitting.
         */
        get: operations["checkBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a draft bid
         * @description Requires the supplier's name, an e-mail address or phone number, and at least one offered line with a price; 422 names the missing fields.
         *     Conflicts never prevent it: the response counts them. A bid beyond the plan's limit for an order costs a credit,
         *     402 CREDITS_EXPIRED when there is none; a revised bid costs nothing more. Bids of invited suppliers cost nothing; they are
         *     accepted until the deadline by the server's clock, and answered with a receipt, also by e-mail.
         */
        post: operations["submitBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/confirm-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a submitted bid applies to the current revision of the order
         * @description For bids made on an earlier revision, until the order is decided. Prices do not change.
         */
        post: operations["confirmBidRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a submitted bid at the supplier's request
         * @description From `submitted` to `withdrawn`, until the order is decided. It can be reinstated.
         */
        post: operations["withdrawBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/disqualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disqualify a submitted bid
         * @description From `submitted` to `disqualified`, until the order is decided; the reason is stored in the history. It can be reinstated.
         */
        post: operations["disqualifyBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a withdrawn or disqualified bid
         * @description Only before the award. A bid that its supplier withdrew is reinstated by the supplier, until the deadline, which gives a new receipt.
         */
        post: operations["reinstateBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/target-disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that exact target prices were sent to a supplier
         * @description By default a request for a better offer names a range of percent. Exact targets let the supplier calculate the competitors' prices, so
         *     sending them is first recorded in the history, with the targets. This operation sends nothing and does not change the bid.
         */
        post: operations["recordTargetDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{bidId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a bid into a new draft
         * @description `alternative` competes in addition to the bid and refers to it in `alternativeOfBidId`; `revision` is the next round,
         *     refers to it in `supersedesBidId` and replaces it when submitted. A supplier changes a submitted bid in place, and makes
         *     a revision only of a bid that was opened in an earlier round: that one stays, and the revision competes in addition.
         */
        post: operations["duplicateBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conflicts of an order
         * @description In the order of evaluation: the basis of comparison first, then goods, sums, prices, time and conflicts between bids.
         *     Without `status`, open and waived ones; resolved conflicts are stored for 30 days. The summary and the signals cover all
         *     conflicts of the order, regardless of filters. The conflicts of a closed order do not change any more.
         */
        get: operations["listConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/conflicts/{conflictId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conflict
         * @description Its ETag is needed to resolve or reopen it. Conflicts that the list no longer shows can be read too.
         */
        get: operations["getConflict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/conflicts/{conflictId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve or waive a conflict
         * @description Applies one of the conflict's suggestions with `via: resolve` and changes the bid or the order accordingly; `effects` lists everything
         *     that was changed. A fix after which the conflict would remain is refused and changes nothing. Waiving (`waive`, `accept_late`) leaves the data
         *     unchanged, applies while the evidence stays the same, and requires a reason unless the severity is `info`. 409 codes: conflict_settled, conflict_gone, order_final,
         *     and those of the action such as order_in_evaluation or bid_not_submitted.
         */
        post: operations["resolveConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/conflicts/{conflictId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a waived conflict, or one resolved by excluding a line
         * @description The previous decision remains in the history.
         */
        post: operations["reopenConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the questions on an order, newest first
         * @description `status` limits the list, for example to open questions. A supplier gets the questions of that supplier and all answered
         *     ones, without who asked, with numbers counted within this list.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Record a supplier's question
         * @description Not for drafts and cancelled orders. An invited supplier asks as that supplier and cannot set `supplierId`, `supplierName`
         *     and `askedAt`.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The question.
                 * @example qst_fasteners_1
                 */
                questionId: components["parameters"]["QuestionIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a question with its answer
         * @description Its ETag is needed to answer it.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The question.
                 * @example qst_fasteners_1
                 */
                questionId: components["parameters"]["QuestionIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question, or replace the answer
         * @description The previous answer remains in the order's history.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the suppliers invited to an order
         * @description With the status of each invitation. `counts` counts all invitations of the order by status, regardless of filters. `q` searches
         *     suppliers, contact names and e-mail addresses.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite suppliers to a published order
         * @description Each gets an e-mail in their language with a link that opens once, the lines and the deadline. An address that is not in the
         *     address book is added to it. Suppliers who are already invited are skipped, as are blocked suppliers named by an
         *     address; a blocked entry of the address book gives 422. At most 200 suppliers per order.
         */
        post: operations["createInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Its status follows the actions of the supplier.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link; earlier links that were not opened end. 429 within a minute of the last e-mail. A supplier who declined
         *     is asked to reconsider.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitations/{invitationId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to send manually
         * @description It opens once, like the link of the e-mail. Earlier links that were not opened end.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitations/{invitationId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Its links and sessions end at once (401 `invitation_revoked`). Not while the supplier has a bid that was submitted. The supplier can be
         *     invited again.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitation-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the suppliers who have not answered
         * @description By e-mail, with a new link. Suppliers who submitted or declined are not reminded, nor are those reminded less than an hour
         *     ago. The server also reminds automatically once, a day before the deadline.
         */
        post: operations["remindSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitation-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List suppliers who answered similar orders
         * @description Entries of the address book that submitted bids to orders with the same words in line names, the same OKPD2 codes or
         *     tags, most similar first; at most 20. Without suppliers who are already invited or blocked.
         */
        get: operations["listInvitationSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the invitation of the supplier who asks
         * @description With the buyer, the deadline by the server's clock, and the answer so far.
         */
        get: operations["getOwnInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to bid
         * @description Until the deadline; a submitted bid must be withdrawn first. Drafts remain.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invitation/reconsider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the refusal to bid
         * @description Until the deadline.
         */
        post: operations["reconsiderInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to an order, a bid, a question or a supplier
         * @description The type is detected from the content: pdf, xlsx, docx, csv, png, jpg or zip, at most `limits.maxAttachmentMb` of
         *     `GET /access`. 415 when the name or the declared type disagrees with it. Without a valid token the form is not
         *     read: 401 precedes any error of the form. Folders and characters that are not allowed in file names are removed.
         *     Only suppliers' documents have `title` and `expiresOn`; 422 with `not_allowed` for other owners.
         *     Invited suppliers attach files to their bids until the deadline, at most 50 MiB per order; a submitted bid gets a new receipt.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example att_fasteners_spec
                 */
                attachmentId: components["parameters"]["AttachmentIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes as uploaded, sent as a download. Suppliers get the files of the order, of answered questions and of their bids.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Files attached before an order was awarded or cancelled cannot be deleted. Only the supplier deletes the files of a bid
         *     that the supplier created.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        /**
         * Change the details of a supplier's document
         * @description JSON Merge Patch of kind, title and last day; the file itself stays. 422 with `not_allowed` at `/title` and
         *     `/expiresOn` for files of other owners. Without `If-Match`: files have no version.
         */
        patch: operations["updateAttachment"];
        trace?: never;
    };
    "/saved-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's saved filters by name
         * @description Of all lists; `scope` names the list that each belongs to.
         */
        get: operations["listSavedFilters"];
        put?: never;
        /**
         * Save a filter under a name
         * @description One filter of each scope may be the default; a new default replaces the previous one.
         */
        post: operations["createSavedFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-filters/{savedFilterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved filter
         * @description Only filters of the caller; any other id gives 404.
         */
        get: operations["getSavedFilter"];
        put?: never;
        post?: never;
        /**
         * Delete a saved filter
         * @description The orders it matches do not change.
         */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        /**
         * Rename a saved filter, overwrite it or make it the default
         * @description JSON Merge Patch: an absent property does not change.
         */
        patch: operations["updateSavedFilter"];
        trace?: never;
    };
    "/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the suppliers in the address book
         * @description `q` searches names, tax numbers, contact names, e-mail addresses and phone numbers.
         */
        get: operations["listSuppliers"];
        put?: never;
        /**
         * Add a supplier to the address book
         * @description Tax numbers are unique; a second entry gives 422 with `unique` at `/taxId`.
         */
        post: operations["createSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{supplierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier of the address book
         * @description With contacts, tags, and figures of the bids so far.
         */
        get: operations["getSupplier"];
        put?: never;
        post?: never;
        /**
         * Remove a supplier from the address book
         * @description Only a supplier without bids; others can be blocked instead.
         */
        delete: operations["deleteSupplier"];
        options?: never;
        head?: never;
        /**
         * Change a supplier in the address book
         * @description JSON Merge Patch: absent properties stay, null clears, an array replaces the previous one.
         *     Existing bids keep their snapshot.
         */
        patch: operations["updateSupplier"];
        trace?: never;
    };
    "/suppliers/{supplierId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another supplier into this one
         * @description The other supplier is removed. Its contacts, tags, notes and documents are added to this one, and its bids, invitations
         *     and questions refer to this one from then on; the supplier details stored in bids do not change. Empty fields are
         *     filled from the other supplier, and the fields in `take` are replaced. The result is blocked if either supplier was.
         *     Contacts with the same e-mail address or phone number become one. 422 at `/otherId` for the supplier itself and for
         *     one that is not in the address book.
         */
        post: operations["mergeSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{supplierId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier's history
         * @description The orders that the supplier was invited to or bid on, those with the latest event first, with figures over all of
         *     them. Draft bids do not count.
         */
        get: operations["getSupplierHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/import/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse pasted text or a file into suppliers
         * @description Stores nothing. Columns are recognised by their headings and contents, in Russian and English; a given `mapping` overrides
         *     it. Rows with the same tax number, or the same name where one has no tax number, are one supplier with several contacts
         *     (`joinedRows`). `duplicates` are suppliers of the address book that may be the same. Limits and errors are those of `POST
         *     /orders/import/parse`.
         */
        post: operations["parseSupplierImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/import/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several suppliers, or complete existing ones
         * @description Either all suppliers are stored or none: an error names the entry. With `supplierId` an entry completes that supplier: it
         *     fills empty fields and adds contacts, tags and notes, as merging does. Tax numbers remain unique.
         */
        post: operations["importSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs of suppliers that may be the same
         * @description The comparison covers tax numbers (of any register), names without legal form and punctuation, and e-mail addresses
         *     of contacts. Two different numbers of one register mean two suppliers. Pairs that were dismissed are left out.
         */
        get: operations["listSupplierDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-duplicates/{duplicateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss a pair as two different suppliers
         * @description It is not listed again, even when one of the suppliers changes.
         */
        delete: operations["dismissSupplierDuplicate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of the address book
         * @description With the number of suppliers of each, by name.
         */
        get: operations["listSupplierTags"];
        put?: never;
        /**
         * Add and remove tags of several suppliers
         * @description Either all suppliers change or none. Without `If-Match`, since adding and removing tags overwrites no other change. 422 with
         *     `max_items` at `/add` when a supplier would have more than ten.
         */
        post: operations["changeSupplierTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export suppliers as XLSX or CSV
         * @description The suppliers that match the filters, or those of `supplierId`, in the order of `sort`; a row for each contact,
         *     with headings in the reader's language. `POST /suppliers/import/parse` reads both kinds back. Text that a
         *     spreadsheet would take for a formula is escaped.
         */
        get: operations["exportSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the marketplace in a period
         * @description The period runs from the first moment of the day `from` to the last of the day `to` in `timeZone`: half-open, [start of `from`,
         *     start of the day after `to`); days with a change of the clocks have 23 or 25 hours. A moment belongs to it when it lies
         *     in that interval to the millisecond. The buckets are the days, ISO weeks (Monday to Sunday), calendar months or quarters of the
         *     zone, in order and without gaps, the first and the last cut to the period; empty ones have zeros.
         *
         *     Only customers, users with the role buyer, and their records are counted. Before counting, the server runs due
         *     jobs: it closes orders whose deadline has passed, grants due credits and expires old ones.
         *
         *     | granularity | longest period |
         *     |---|---|
         *     | day | 400 days |
         *     | week | 1100 days |
         *     | month | 4000 days |
         *     | quarter | 12000 days |
         *
         *     422: `date_order` when `from` is after `to`, `max` when the period is longer than its granularity allows, `ref_not_found` for an
         *     unknown time zone.
         */
        get: operations["getStatsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers with their figures
         * @description Customers only. `from` and `to` limit the records counted in a row, not the rows; without them all records are counted.
         *     `q` searches names, e-mail addresses, companies, tax numbers and phone numbers; each of its words must be found in one of them.
         *     Equal rows are sorted by `userId`; rows without a value come last in either direction.
         *     422: `date_order` when the first of two days is after the second, `ref_not_found` for an unknown time zone.
         */
        get: operations["listStatsDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List impersonation sessions, newest first
         * @description For administrators. Ended sessions are included; `running` limits the list to active ones.
         */
        get: operations["listImpersonations"];
        put?: never;
        /**
         * Start impersonating a buyer
         * @description For 60 minutes every request with `x-as-user` of this user is performed as that user. Only buyers can be impersonated, not
         *     administrators, so sessions do not nest. A blocked buyer is read-only: every change gives 403 with
         *     `impersonation_read_only`.
         *
         *     The header alone also works: it starts a session without a reason. After a session has ended, the header gives 403 with
         *     `impersonation_target_invalid` until a new one is started here. 422 at `/userId`: `ref_not_found` for an unknown user,
         *     `not_allowed` for an administrator.
         */
        post: operations["startImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/impersonations/{impersonationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The impersonation.
                 * @example imp_01M9X3G7S000001
                 */
                impersonationId: components["parameters"]["ImpersonationIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get an impersonation session with its events
         * @description For administrators. Its events are the actions of the administrator as that user.
         */
        get: operations["getImpersonation"];
        put?: never;
        post?: never;
        /**
         * End an impersonation session
         * @description Any administrator may end any session. An ended session does not change.
         */
        delete: operations["endImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/details/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching customers with their figures
         * @description All rows of `GET /admin/stats/details` with the same filters and order, as of the start of the download. Headings
         *     are in the reader's language; text that a spreadsheet would take for a formula is escaped. The file is streamed, so its
         *     length is unknown: `X-Total-Rows` is the number of rows after the headings. Closing the connection stops the export.
         */
        get: operations["exportStatsDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{userId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state and the figures of a customer
         * @description `flow`, `series` and `counters` count the records of one customer in the period, as the summary does for all.
         *     Lists are sorted newest first. 422 as for the summary.
         */
        get: operations["getUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all accounts
         * @description `q` searches names, e-mail addresses, companies, tax numbers and phone numbers; a phone number may be written
         *     with spaces, brackets and dashes.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webinars, upcoming ones first
         * @description Live ones, then scheduled ones by start, then ended and cancelled ones, the latest first. Titles are in the language of
         *     Accept-Language. A bearer token is optional; with one, each webinar includes the caller's registration (x-as-user
         *     applies).
         */
        get: operations["listWebinars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars/{webinarId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a webinar
         * @description With the available seats, and the registration of the caller or of the ticket.
         */
        get: operations["getWebinar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars/{webinarId}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a webinar
         * @description A signed-in user registers with the name, e-mail address and phone of the profile, so `name`, `email` and `phone`
         *     are not allowed then; a guest gives name, e-mail address and consent. One e-mail address has one seat: a guest who
         *     registers again gets the same response and, at most once a minute, the e-mail again. The e-mail contains the link by
         *     which a guest returns to the registration (`ticket`).
         */
        post: operations["registerForWebinar"];
        /**
         * Cancel a registration for a webinar
         * @description The caller's registration, or that of `ticket`. 404 when there is no registration.
         */
        delete: operations["cancelWebinarRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars/{webinarId}/join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the attendance of a registered person
         * @description Sent when the join link is opened. The first time sets `registration.attendedAt` and, for a user with an
         *     account, grants the bonus as promotional credits valid for 90 days; further calls change nothing.
         *     404 when there is no registration.
         */
        post: operations["joinWebinar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of all orders of the caller
         * @description The response does not end: it is a stream of server-sent events, each a `LiveEvent` as JSON in `data`. The first is
         *     `ready` or `reset`. A comment is sent every 15 seconds. The stream ends when the session ends or is revoked.
         *
         *     Events name the records to read again and never contain their content. With `Last-Event-ID` the stream begins with the
         *     missed events, or with `reset` when the id is unknown. Events caused by a point in time have no id and may be repeated
         *     after a reconnect.
         *
         *     A session has a few streams at most: one more ends its oldest, after a field `retry` with the time to wait. 429 with
         *     Retry-After when an address, or the server, has too many; clients then read their data again from time to time.
         *
         *     Suppliers get events of the records visible to them: their bids, questions, answers, addenda, deadlines, decisions. Ids,
         *     counts and times reveal no events of other suppliers.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's notifications, newest first
         * @description A notification is listed while its content is true, for 30 days at most; one that is no longer true
         *     disappears. Kinds switched off in the profile (`notificationPrefs`, `inApp`) are omitted. Title and text are in the
         *     language of Accept-Language, dates in the time zone of the profile.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Either the given ones or all current ones; without a body, all. Both together are refused (422 `not_allowed` at `/all`). Ids of notifications that no longer exist are ignored.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the referrer.
                 * @example partner-one
                 */
                code: components["parameters"]["ReferrerCodeInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the referrer of a code
         * @description 403 for a paused or blocked referrer. Reading does not count a click.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/{code}/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the referrer.
                 * @example partner-one
                 */
                code: components["parameters"]["ReferrerCodeInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a visit by a referrer's code
         * @description Sent by the landing page, once for each visitor within `cookieDays` (the browser remembers it).
         *     403 for a paused or blocked referrer.
         */
        post: operations["recordReferralClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/referrers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the referrers with their figures
         * @description `q` searches names, codes, e-mail addresses and notes.
         */
        get: operations["listReferrers"];
        put?: never;
        /**
         * Add a referrer
         * @description For administrators. The code is part of the link by which customers sign up, so it is unique.
         */
        post: operations["createReferrer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/referrers/{referrerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a referrer
         * @description For administrators. With the link and the reward.
         */
        get: operations["getReferrer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a referrer
         * @description JSON Merge Patch: absent properties stay, null clears; `reward` is replaced completely. Existing customers remain with the
         *     referrer when the code changes.
         */
        patch: operations["updateReferrer"];
        trace?: never;
    };
    "/admin/referrers/{referrerId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the figures of a referrer in a period, in total and by bucket
         * @description The period runs from the first moment of `from` to the last of `to` in `timeZone`; days of 23 and 25 hours count as
         *     days. Weeks begin on Monday; the first and the last bucket are cut to the period. Default: the 30 days up to today.
         *     ReferrerFigures defines each figure; figures that count moments add up over the buckets, `activePaying`
         *     is a state at the end. 422: `date_order` when `from` is after `to`, `max` when the period is longer than its
         *     granularity allows (400 days by day, 1100 by week, 4000 by month, 12000 by quarter), `ref_not_found`
         *     for an unknown time zone.
         */
        get: operations["getReferrerStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/referrers/{referrerId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the customers of a referrer
         * @description For administrators. Each with the revenue and the reward for it.
         */
        get: operations["listReferredUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    paymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of the payment provider that a payment changed
         * @description The payment provider calls the back end, not the client; the address is set in the provider's account. The
         *     notification alone proves nothing: the back end checks the provider's signature, or reads the payment from the
         *     provider. A notification is sent again until it is answered with 200, so notifications may repeat and arrive in any order.
         */
        post: operations["receivePaymentNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: email
         * @description E-mail address; case is ignored in comparisons.
         * @example buyer@demo.test
         */
        Email: string;
        /**
         * @description A new password, 8 to 128 characters without control characters. One that is easy to guess is refused with the code `not_allowed`: common passwords and words, keyboard rows, dates, the e-mail address, the user's name and company, the name of the product, also with other characters for letters. Stored and compared in the Unicode form NFKC.
         * @example lampa-oblako-reka
         */
        Password: string;
        /**
         * @description Name of a company, one non-empty line.
         * @example ООО «Северный ветер»
         */
        CompanyName: string;
        /** @description Registration of a new customer. */
        SignUpRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description Name of the company. */
            company?: components["schemas"]["CompanyName"];
            /** @description Code of the referrer, from the link that the person followed. */
            ref?: string;
            /** @description Promo code, in any case of letters. */
            promoCode?: string;
            /** @description Consents of the user. */
            consents: {
                /**
                 * @description Acceptance of the terms; required.
                 * @constant
                 */
                terms: true;
                /** @description Consent to marketing e-mails. */
                marketing: boolean;
            };
        };
        /**
         * Format: date-time
         * @description A moment, RFC 3339 in UTC.
         * @example 2026-11-02T09:00:00Z
         */
        DateTime: string;
        /**
         * @description Secret of the browser that signed up, from the response to its sign-up.
         * @example q0Yw3mXb7Vd2Kc9TzR5nL1hJ8sFgPa4e
         */
        BrowserToken: string;
        /** @description The address of the e-mail, and when another may be requested. */
        SignUpAccepted: {
            email: components["schemas"]["Email"];
            browserToken: components["schemas"]["BrowserToken"];
            /** @description Seconds until it can be sent again. */
            resendAfterSeconds: number;
        };
        /** @description One error of one field. */
        FieldError: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /**
             * @description JSON pointer into that part; the name of a parameter or header is its first token, `/perPage`.
             * @example /items/3/unitPrice
             */
            pointer: string;
            /**
             * @description What is wrong, for programs.
             * @enum {string}
             */
            code: "required" | "type" | "format" | "too_short" | "too_long" | "min" | "max" | "enum" | "unique" | "checksum" | "precision" | "date_order" | "unknown_property" | "unknown_parameter" | "repeated_parameter" | "ref_not_found" | "max_items" | "min_items" | "not_allowed" | "expired" | "mismatch";
            /** @description What to do, in the reader's language. */
            message: string;
            /** @description Values of the rule, such as the limit. */
            params?: {
                [key: string]: string | number;
            };
        };
        /** @description An error, as a sentence for users (`message`) and as values for programs (`code`, `errors`). */
        ApiProblem: {
            /**
             * Format: uri-reference
             * @description Address of the entry of the error catalogue, `GET /problems/{code}`.
             */
            type: string;
            /** @description Type of problem in English, for logs. */
            title: string;
            /** @description HTTP status of the response. */
            status: number;
            /** @description Sentence for the user, or the constant of 402 and 460. */
            message: string;
            /** @description Name of the problem for programs. */
            code: string;
            /** @description Sentence for the user; equal to `message` unless that is a constant. May be empty with a plain 403. */
            detail: string;
            /**
             * Format: uri
             * @description This occurrence: `urn:request:` and the request id.
             */
            instance: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description The X-Request-Id of the response. */
            requestId: string;
        };
        /** @description The input was read and is invalid; `errors` names every field. */
        ValidationProblem: components["schemas"]["ApiProblem"] & {
            errors: components["schemas"]["FieldError"][];
        };
        /**
         * @description Opaque identifier. Compare it, never parse it.
         * @example ord_fasteners
         */
        Id: string;
        /**
         * @description The secret part of a link sent by e-mail.
         * @example lnk_01K8Z0M4Q7XN
         */
        LinkToken: string;
        /** @description What the account becomes instead of what the sign-up of the link asked for. */
        ChosenAccount: {
            password: components["schemas"]["Password"];
            /** @description Name of the company. */
            company?: components["schemas"]["CompanyName"];
            /** @description Code of the referrer, from the link that the person followed. */
            ref?: string;
            /** @description Promo code, in any case of letters. */
            promoCode?: string;
            /** @description Consents of the user. */
            consents: {
                /**
                 * @description Acceptance of the terms; required.
                 * @constant
                 */
                terms: true;
                /** @description Consent to marketing e-mails. */
                marketing: boolean;
            };
        };
        /** @description The parts of the verification link, and what the account becomes. */
        EmailVerification: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["LinkToken"];
            /** @description Seconds since 1970. */
            expires?: string;
            signature?: components["schemas"]["LinkToken"];
            browserToken?: components["schemas"]["BrowserToken"];
            account?: components["schemas"]["ChosenAccount"];
        };
        /**
         * @description Role of the user. A supplier has no account, only an invitation.
         * @enum {string}
         */
        UserRole: "buyer" | "admin" | "supplier";
        /**
         * @description Whether the account may be used.
         * @enum {string}
         */
        UserStatus: "active" | "blocked";
        /**
         * @description Language of the product and its e-mails.
         * @enum {string}
         */
        Locale: "ru" | "en";
        /** @description An account. */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            emailVerifiedAt: components["schemas"]["DateTime"] | null;
            role: components["schemas"]["UserRole"];
            status: components["schemas"]["UserStatus"];
            locale: components["schemas"]["Locale"];
            createdAt: components["schemas"]["DateTime"];
            lastActiveAt: components["schemas"]["DateTime"];
            /** @description The referrer of this customer. */
            referrer: {
                id: components["schemas"]["Id"];
                /** @description Code of the referrer who brought the user. */
                code: string;
            } | null;
        };
        /** @description The bearer token for requests, its expiry and its user. */
        AuthSession: {
            /** @description Bearer token of the session. */
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            user: components["schemas"]["User"];
        };
        /** @description The parts of the verification link, from its path and query. */
        VerificationLink: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["LinkToken"];
            /** @description Seconds since 1970. */
            expires?: string;
            signature?: components["schemas"]["LinkToken"];
        };
        /**
         * @description Form of a device; `unknown` for programs and browsers that do not send it.
         * @enum {string}
         */
        DeviceKind: "computer" | "phone" | "tablet" | "unknown";
        /** @description The device of a session, read from the User-Agent of its sign-in. */
        Device: {
            kind: components["schemas"]["DeviceKind"];
            /** @description Name of the browser, such as Firefox; null when unknown. */
            browser: string | null;
            /** @description Name of the operating system, such as Windows; null when unknown. */
            system: string | null;
        };
        /** @description What a sign-up asked for, by which a person recognises it. */
        SignUpSummary: {
            at: components["schemas"]["DateTime"];
            device: components["schemas"]["Device"];
            /** @description Name of the company. */
            company: string | null;
            /** @description Promo code in capital letters. */
            promoCode: string | null;
            /** @description Code of the referrer. */
            ref: string | null;
        };
        /** @description The address that a link verifies, and the sign-up that it belongs to. */
        LinkedSignUp: {
            email: components["schemas"]["Email"];
            /** @description Null for a link that was requested again without `browserToken`. */
            signUp: components["schemas"]["SignUpSummary"] | null;
        };
        /** @description The address to verify, and the browser that signed up with it. */
        VerificationRequest: {
            email: components["schemas"]["Email"];
            browserToken?: components["schemas"]["BrowserToken"];
        };
        /** @description When another e-mail may be requested. */
        LetterAccepted: {
            /** @description Seconds until it can be sent again. */
            resendAfterSeconds: number;
        };
        /** @description Credentials. Passwords of any length are compared, since old ones may break today's rules. */
        LogInRequest: {
            email: components["schemas"]["Email"];
            /** @description The password. */
            password: string;
        };
        /** @description The token of a one-time sign-in link. */
        TokenLogInRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The address to send an e-mail to. */
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The token of the link and the new password. */
        PasswordResetRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        /** @description The token of the confirmation link. */
        EmailChangeConfirmation: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The new address of the account. */
        EmailChanged: {
            email: components["schemas"]["Email"];
        };
        /** @description The invitation of a supplier's session. */
        SessionInvitation: {
            id: components["schemas"]["Id"];
            /**
             * @description How the session was opened, as in the own invitation.
             * @enum {string}
             */
            openedBy: "mailbox" | "copied_link";
            /** @description The order that the link was for; `GET /orders` lists all. */
            orderId: components["schemas"]["Id"];
            /** @description Name of the invited supplier. */
            supplierName: string;
            /** @description Company of the buyer who invited. */
            buyerCompany: string;
        };
        /**
         * @description First or last name, one non-empty line.
         * @example Анна
         */
        PersonName: string;
        /**
         * @description E.164 number.
         * @example +79161234567
         */
        Phone: string;
        /**
         * @description Tax number and the register it belongs to. RU-INN is checked by its checksum.
         * @example {
         *       "scheme": "RU-INN",
         *       "id": "7736050003"
         *     }
         */
        TaxId: {
            /**
             * @description The register: Russian INN, Belarusian UNP, Kazakh BIN or another one.
             * @enum {string}
             */
            scheme: "RU-INN" | "BY-UNP" | "KZ-BIN" | "OTHER";
            /** @description The number in that register. */
            id: string;
        };
        /** @description The buyer's company. */
        Company: {
            name: components["schemas"]["CompanyName"] | null;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Whether input VAT is deducted; determines the basis of comparison of new orders. */
            vatPayer: boolean;
        };
        /**
         * @description IANA time zone.
         * @example Europe/Moscow
         */
        TimeZone: string;
        /** @description Channels of one kind of notification. */
        NotificationChannels: {
            /** @description Whether an e-mail is sent. */
            email: boolean;
            /** @description Whether it is shown in the application. */
            inApp: boolean;
        };
        /**
         * @description Channels of every kind of notification: the list (`inApp`), e-mail, or both. An e-mail is sent once, dated when
         *     its content became true, in the language and time zone of the profile. `trialEnding` also holds for subscriptions.
         *     Receipts of payments are always sent.
         */
        NotificationPrefs: {
            deadlineSoon: components["schemas"]["NotificationChannels"];
            deadlinePassed: components["schemas"]["NotificationChannels"];
            bidExpiring: components["schemas"]["NotificationChannels"];
            newBlocker: components["schemas"]["NotificationChannels"];
            creditsLow: components["schemas"]["NotificationChannels"];
            trialEnding: components["schemas"]["NotificationChannels"];
            documentExpiring: components["schemas"]["NotificationChannels"];
        };
        /** @description Whether the profile is complete, and what is missing. Only a missing phone blocks work (460). */
        ProfileCompleteness: {
            /** @description Whether nothing is missing. */
            complete: boolean;
            /** @description Fields that are missing, in the order of the form. */
            missing: ("phone" | "firstName" | "company.name")[];
        };
        /** @description Profile of a user. */
        Profile: {
            firstName: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"] | null;
            phone: components["schemas"]["Phone"] | null;
            phoneVerifiedAt: components["schemas"]["DateTime"] | null;
            company: components["schemas"]["Company"];
            /** @description Job title; null when not stated. */
            position: string | null;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Whether bids on new orders are sealed; `sealedBids` of an order overrides it. */
            sealedBidsByDefault: boolean;
            notificationPrefs: components["schemas"]["NotificationPrefs"];
            /** @description When the user agreed to marketing e-mails; null without consent. */
            marketingConsentAt: components["schemas"]["DateTime"] | null;
            completeness: components["schemas"]["ProfileCompleteness"];
        };
        /**
         * @description State of a customer's access; `grace` is the few days after a period that was not renewed.
         * @enum {string}
         */
        AccessStatus: "none" | "trial" | "trial_expired" | "active" | "grace" | "subscription_expired";
        /**
         * @description The three messages of a 402.
         * @enum {string}
         */
        AccessExpiredMessage: "SUBSCRIPTION_EXPIRED" | "CREDITS_EXPIRED" | "TRIAL_EXPIRED";
        /**
         * @description The plan, regardless of its period.
         * @enum {string}
         */
        PlanCode: "start" | "pro" | "business";
        /** @description The part of the access state that every page shows. */
        AccessDigest: {
            status: components["schemas"]["AccessStatus"];
            blockedBy: components["schemas"]["AccessExpiredMessage"] | null;
            planCode: components["schemas"]["PlanCode"] | null;
            /** @description Name of the plan in the reader's language; null without one. */
            planName: string | null;
            /** @description End of the trial, of the paid period or of the grace days, by status. */
            endsAt: components["schemas"]["DateTime"] | null;
            /** @description Credits that can be spent now. */
            creditsBalance: number;
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description The administrator who impersonates this user, and the session. */
        Impersonator: {
            id: components["schemas"]["Id"];
            /** @description Name of the administrator. */
            name: string;
            email: components["schemas"]["Email"];
            impersonationId: components["schemas"]["Id"];
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description Null for a session that the header started implicitly. */
            reason: string | null;
        };
        /** @description The current account, its profile and permissions. */
        Me: {
            user: components["schemas"]["User"];
            /** @description The invitation that a supplier's session is bound to; null for accounts. */
            invitation: components["schemas"]["SessionInvitation"] | null;
            profile: components["schemas"]["Profile"];
            access: components["schemas"]["AccessDigest"];
            impersonator: components["schemas"]["Impersonator"] | null;
            /** @description Notifications that were not read yet. */
            unreadNotifications: number;
            /** @description Version of the profile, the number in the ETag. */
            version: number;
        };
        /** @description Changes of the company; absent properties stay, null clears. */
        CompanyPatch: {
            name?: components["schemas"]["CompanyName"] | null;
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description Whether the company pays VAT. */
            vatPayer?: boolean;
        };
        /** @description Changes of the channels of one kind. */
        NotificationChannelsPatch: {
            /** @description Whether an e-mail is sent. */
            email?: boolean;
            /** @description Whether it is shown in the application. */
            inApp?: boolean;
        };
        /** @description Changes of the channels; absent kinds stay. */
        NotificationPrefsPatch: {
            deadlineSoon?: components["schemas"]["NotificationChannelsPatch"];
            deadlinePassed?: components["schemas"]["NotificationChannelsPatch"];
            bidExpiring?: components["schemas"]["NotificationChannelsPatch"];
            newBlocker?: components["schemas"]["NotificationChannelsPatch"];
            creditsLow?: components["schemas"]["NotificationChannelsPatch"];
            trialEnding?: components["schemas"]["NotificationChannelsPatch"];
            documentExpiring?: components["schemas"]["NotificationChannelsPatch"];
        };
        /** @description Changes of the profile; absent properties stay, null clears. */
        ProfilePatch: {
            firstName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"] | null;
            company?: components["schemas"]["CompanyPatch"];
            /** @description Job title; null clears it. */
            position?: string | null;
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Whether bids on new orders are sealed. */
            sealedBidsByDefault?: boolean;
            locale?: components["schemas"]["Locale"];
            notificationPrefs?: components["schemas"]["NotificationPrefsPatch"];
            /** @description True sets `marketingConsentAt`, false clears it. */
            marketingConsent?: boolean;
        };
        /** @description The profile was changed since it was read. */
        ProfileStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Me"];
        };
        /** @description The number to confirm, in E.164. */
        PhoneCodeRequest: {
            phone: components["schemas"]["Phone"];
        };
        /** @description When another code may be requested, and until when this one is valid. */
        PhoneCodeSent: {
            /** @description Seconds until it can be sent again. */
            resendAfterSeconds: number;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description The number and its confirmation code. */
        PhoneConfirmation: {
            phone: components["schemas"]["Phone"];
            /**
             * @description The code of the text message.
             * @example 402915
             */
            code: string;
        };
        /** @description The current and the new password. */
        PasswordChange: {
            /** @description The current password. */
            current: string;
            new: components["schemas"]["Password"];
        };
        /** @description The new address, and the password of the account. */
        EmailChangeRequest: {
            email: components["schemas"]["Email"];
            /** @description The current password. */
            password: string;
        };
        /** @description The person of a sign-in link, or the invited supplier. */
        TokenOwnerDetails: {
            email: components["schemas"]["Email"];
            /** @description Company or contact of the supplier, or the person; null when unknown. */
            name: string | null;
            /** @description The company that invited the supplier; null for an account. */
            buyer: string | null;
        };
        /**
         * @description `invitation_link_used` and `invitation_link_expired`: the invited address can get a new link. `invitation_revoked`, `invitation_expired`: the invitation is over. `link_used`, `link_expired`: the link is from a sign-in e-mail. `link_unknown`: there is no such link.
         * @enum {string}
         */
        TokenRefusal: "invitation_link_used" | "invitation_link_expired" | "invitation_revoked" | "invitation_expired" | "link_used" | "link_expired" | "link_unknown";
        /** @description The owner of a sign-in link. */
        TokenOwner: {
            /** @description Whether it signs in to an account or to orders that the caller can already reach: the same account, or a request to the same address by the same buyer. */
            isCaller: boolean;
            /** @description Null when the link signs no one in. */
            owner: components["schemas"]["TokenOwnerDetails"] | null;
            /** @description Why the link signs no one in; null when it does. */
            refusal: components["schemas"]["TokenRefusal"] | null;
        };
        /**
         * Format: binary
         * @description A ZIP archive of JSON and attached files.
         */
        AccountArchive: string;
        /** @description The password confirms the deletion. */
        AccountDeletion: {
            /** @description The current password. */
            password: string;
        };
        /** @description A session of the caller. */
        Session: {
            id: components["schemas"]["Id"];
            device: components["schemas"]["Device"];
            /**
             * @description How a supplier's session was opened, as in the own invitation; null for a session of an account.
             * @enum {string|null}
             */
            openedBy: "mailbox" | "copied_link" | null;
            /** @description When the user signed in. */
            createdAt: components["schemas"]["DateTime"];
            /** @description The last request, to within five minutes. */
            lastActiveAt: components["schemas"]["DateTime"];
            /** @description When the session expires. */
            expiresAt: components["schemas"]["DateTime"];
            /** @description Whether this request belongs to the session. */
            isCurrent: boolean;
        };
        /** @description The sessions of the caller. */
        SessionList: {
            /** @description The latest active first. */
            data: components["schemas"]["Session"][];
        };
        /**
         * @description UN/ECE Recommendation 20 common code, one of those `GET /units` lists.
         * @example H87
         */
        UnitCode: string;
        /**
         * @description What a unit measures.
         * @enum {string}
         */
        UnitDimension: "count" | "mass" | "length" | "area" | "volume" | "energy" | "days" | "months" | "labour" | "service" | "package";
        /** @description A unit of measure. */
        Unit: {
            code: components["schemas"]["UnitCode"];
            dimension: components["schemas"]["UnitDimension"];
            /**
             * @description Number of base units of the dimension; null for a unit that converts into no other.
             * @example 0.001
             */
            factor: string | null;
            /** @description Short name in the reader's language, such as шт. */
            symbol: string;
            /** @description Name in the reader's language. */
            name: string;
        };
        /** @description All units of measure. */
        UnitList: {
            data: components["schemas"]["Unit"][];
        };
        /**
         * @description ISO 4217 code.
         * @enum {string}
         */
        Currency: "RUB" | "USD" | "EUR" | "CNY" | "KZT" | "BYN";
        /** @description A currency. */
        CurrencyInfo: {
            code: components["schemas"]["Currency"];
            /** @description Name in the reader's language. */
            name: string;
            /** @description Symbol, such as ₽. */
            symbol: string;
            /** @description Fraction digits of amounts (ISO 4217). */
            digits: number;
        };
        /** @description All currencies. */
        CurrencyList: {
            data: components["schemas"]["CurrencyInfo"][];
        };
        /**
         * @description Kind of a conflict.
         * @enum {string}
         */
        ConflictKindCode: "item_missing" | "quantity_mismatch" | "unit_mismatch" | "price_over_ceiling" | "price_abnormally_low" | "arithmetic_mismatch" | "currency_mismatch" | "vat_mismatch" | "delivery_late" | "validity_insufficient" | "late_bid" | "duplicate_bid" | "affiliated_suppliers" | "spec_outdated";
        /**
         * @description A blocker prevents an award, a warning needs a reason if the bid wins, an info needs no action.
         * @enum {string}
         */
        ConflictSeverity: "blocker" | "warning" | "info";
        /**
         * @description Where the discrepancy lies.
         * @enum {string}
         */
        ConflictScope: "bid_and_order" | "within_bid" | "between_bids";
        /**
         * @description A resolution of a conflict.
         * @enum {string}
         */
        ConflictAction: "fix_bid" | "exclude_line" | "request_clarification" | "waive" | "allocate_partly" | "change_tolerance" | "set_units_per_pack" | "negotiate" | "raise_ceiling" | "disqualify" | "trust_computed" | "trust_declared" | "set_rate" | "normalise" | "relax_requirement" | "move_required_date" | "request_extension" | "award_before" | "accept_late" | "extend_deadline" | "mark_supersedes" | "mark_alternative" | "withdraw_one" | "disqualify_one" | "disqualify_both" | "invite_more" | "confirm_for_revision" | "scale_price";
        /** @description A resolution and its name. */
        ConflictKindSuggestion: {
            action: components["schemas"]["ConflictAction"];
            /** @description Text of the action in the reader's language. */
            label: string;
        };
        /** @description Help on one kind of conflict. */
        ConflictKind: {
            kind: components["schemas"]["ConflictKindCode"];
            /** @description Name in the reader's language. */
            name: string;
            /** @description What was found, and what to check. */
            description: string;
            /** @description The exact rule, as text. */
            basis: string;
            /** @description The severities it can have. */
            severities: components["schemas"]["ConflictSeverity"][];
            scope: components["schemas"]["ConflictScope"];
            /** @description Resolutions, the usual one first. */
            suggestions: components["schemas"]["ConflictKindSuggestion"][];
        };
        /** @description All kinds of conflicts. */
        ConflictKindList: {
            data: components["schemas"]["ConflictKind"][];
        };
        /** @description A code of the error catalogue. */
        ProblemType: {
            /** @description Name of the problem for programs. */
            code: string;
            /** @description HTTP status of the answer. */
            status: number;
            /** @description Type of problem in English, for logs. */
            title: string;
            /** @description The sentence for the user; placeholders are in braces. */
            sentences: {
                /** @description In English. */
                en: string;
                /** @description In Russian. */
                ru: string;
            };
            /** @description Operations that may answer with it; all operations for a method that an address does not support. */
            operations: string[];
        };
        /** @description The error catalogue. */
        ProblemTypeList: {
            data: components["schemas"]["ProblemType"][];
        };
        /**
         * @description Billing period of a plan.
         * @enum {string}
         */
        PlanPeriod: "month" | "year";
        /**
         * @description Money in major units with exactly two fraction digits.
         * @example 1499.90
         */
        Amount: string;
        /** @description Limits of a plan. */
        Limits: {
            /** @description Every further submitted bid costs a credit. */
            maxBidsPerOrder: number;
            /** @description Largest number of lines of an order. */
            maxItemsPerOrder: number;
            /** @description Largest attached file, in MiB. */
            maxAttachmentMb: number;
        };
        /** @description A plan with one billing period. */
        Plan: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PlanCode"];
            /** @description Name in the reader's language. */
            name: string;
            period: components["schemas"]["PlanPeriod"];
            price: components["schemas"]["Amount"];
            /** @description VAT included in the price, at 22 %. */
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Credits granted each month, also when paid by the year; null on an unmetered plan. */
            creditsPerPeriod: number | null;
            limits: components["schemas"]["Limits"];
            /** @description What the plan includes, in sentences of the reader's language. */
            features: string[];
            /** @description Whether any user can buy it. */
            isPublic: boolean;
            /** @description Position in the list. */
            sort: number;
        };
        /** @description The trial, active or ended. */
        Trial: {
            startedAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            /** @description How often the trial was extended by its user. */
            extensionsUsed: number;
        };
        /** @description The latest subscription, active or ended. */
        Subscription: {
            planId: components["schemas"]["Id"];
            startedAt: components["schemas"]["DateTime"];
            currentPeriodEnd: components["schemas"]["DateTime"];
            graceUntil: components["schemas"]["DateTime"];
            /** @description Whether it ends with the paid period. */
            cancelAtPeriodEnd: boolean;
            /** @description Whether it is renewed at the end of the paid period. */
            autoRenew: boolean;
        };
        /** @description The available credits. */
        Credits: {
            /** @description Credits that can be spent now. */
            balance: number;
            /** @description Reserved for operations in progress; 0 while charging is immediate. */
            reserved: number;
            /** @description The credits that expire next. */
            nextExpiry: {
                at: components["schemas"]["DateTime"];
                /** @description Credits that expire then. */
                amount: number;
            } | null;
            /** @description Why no credits are left; null while there are some. */
            cause: ("exhausted" | "expired") | null;
        };
        /** @description What an operation costs, in credits. */
        Costs: {
            /** @description Credits that publishing an order costs. */
            "order.publish": number;
            /** @description A submitted bid beyond `maxBidsPerOrder`. */
            "bid.extra": number;
        };
        /**
         * @description From 0 to 100, at most two fraction digits.
         * @example 12.5
         */
        Percent: string;
        /** @description A redeemed discount for payments until `until`, for these plans or, when empty, all plans. */
        KeptDiscount: {
            /** @description The promo code that gave the discount. */
            code: string;
            percentOff: components["schemas"]["Percent"] | null;
            amountOff: components["schemas"]["Amount"] | null;
            planIds: components["schemas"]["Id"][];
            until: components["schemas"]["DateTime"];
        };
        /**
         * @description Status of a payment; `cancelled` was replaced by another payment or not confirmed in time. Late money makes a cancelled payment `paid`.
         * @enum {string}
         */
        PaymentStatus: "paid" | "pending" | "failed" | "cancelled";
        /**
         * @description By card on the page of the payment provider, or by bank transfer on an invoice.
         * @enum {string}
         */
        PaymentMethod: "card" | "invoice";
        /**
         * @description VAT rate in percent; `none` means that the seller is not a VAT payer, which differs from a rate of 0.
         * @enum {string}
         */
        VatRate: "none" | "0" | "5" | "7" | "10" | "20" | "22";
        /**
         * @description A payment for access. `price` is the full price, `discount` the reduction by a promo code, `amount` what is
         *     paid; `vat` is the VAT included in it, at `vatRate`.
         */
        AccessPayment: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            status: components["schemas"]["PaymentStatus"];
            method: components["schemas"]["PaymentMethod"];
            /** @description The purchase; its name in the reader's language. */
            item: {
                /**
                 * @description A plan or a pack of credits.
                 * @enum {string}
                 */
                kind: "plan" | "pack";
                id: components["schemas"]["Id"];
                /** @description Name in the reader's language. */
                name: string;
                /** @description Billing period of a plan; null for a pack. */
                period: components["schemas"]["PlanPeriod"] | null;
            };
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            vatRate: components["schemas"]["VatRate"];
            currency: components["schemas"]["Currency"];
            /** @description The promo code of the discount. */
            promoCode: string | null;
            paidAt: components["schemas"]["DateTime"] | null;
            /** @description When the money is expected. */
            expectedAt: components["schemas"]["DateTime"] | null;
            /**
             * Format: uri-reference
             * @description Page of the payment provider while the payment waits to be confirmed there, otherwise null. An https address; a path of the same origin on the mock, whose provider is simulated.
             */
            confirmationUrl: string | null;
            /** @description When a payment that waits for its confirmation is cancelled; null for others. */
            expiresAt: components["schemas"]["DateTime"] | null;
            /** @description When money received after the cancellation was returned; null when none was. */
            refundedAt: components["schemas"]["DateTime"] | null;
            /** @description Why a failed payment failed, in the reader's language; null otherwise. */
            failure: {
                /**
                 * @description Why the payment failed, for programs.
                 * @enum {string}
                 */
                code: "card_declined";
                /** @description Why the payment failed, in the reader's language. */
                message: string;
            } | null;
            /** @description The invoice sent; null when paid by card. */
            invoice: {
                /** @description Number of the invoice. */
                number: string;
                /** @description Name of the company that pays. */
                company: string;
                taxId: components["schemas"]["TaxId"];
                /** @description Address that the invoice was sent to. */
                email: string;
            } | null;
        };
        /** @description Trial, subscription and credits; `blockedBy` is the `message` of the 402 that an operation would get. */
        AccessState: {
            status: components["schemas"]["AccessStatus"];
            plan: components["schemas"]["Plan"] | null;
            trial: components["schemas"]["Trial"] | null;
            subscription: components["schemas"]["Subscription"] | null;
            credits: components["schemas"]["Credits"];
            limits: components["schemas"]["Limits"];
            costs: components["schemas"]["Costs"];
            blockedBy: components["schemas"]["AccessExpiredMessage"] | null;
            /** @description A redeemed discount that applies to the next payments for a plan; of several the one that ends last. */
            discount: components["schemas"]["KeptDiscount"] | null;
            /** @description A payment whose money has not arrived yet. */
            pendingPayment: components["schemas"]["AccessPayment"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description Plans in display order. */
        PlanList: {
            data: components["schemas"]["Plan"][];
        };
        /**
         * @description Kind of a movement of credits.
         * @enum {string}
         */
        CreditTransactionType: "grant" | "debit" | "refund" | "expire" | "void" | "adjust";
        /** @description One entry of the ledger; entries never change. The amounts add up to the balance. */
        CreditTransaction: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            type: components["schemas"]["CreditTransactionType"];
            /** @description Negative for credits that were spent or expired. */
            amount: number;
            /** @description Credits left after the entry. */
            balanceAfter: number;
            /** @description The grant that the credits came from. */
            grantId: components["schemas"]["Id"] | null;
            /** @description The reason; null when the type explains it. */
            reason: string | null;
            /** @description The order that the credits were spent on. */
            order: {
                id: components["schemas"]["Id"];
                /** @description Number of the order. */
                number: string;
            } | null;
            /** @description Who made the entry; null when the server made it by schedule. */
            actor: {
                id: components["schemas"]["Id"];
                impersonatorId: components["schemas"]["Id"] | null;
            } | null;
            /** @description Idempotency-Key of the request that caused it; null when no such request did. */
            idempotencyKey: string | null;
        };
        /**
         * @description Position of this page in the list.
         * @example {
         *       "number": 1,
         *       "size": 25,
         *       "totalItems": 1,
         *       "totalPages": 1
         *     }
         */
        Page: {
            /** @description Number of this page, from 1. */
            number: number;
            /** @description Largest number of rows on a page. */
            size: number;
            /** @description Rows of the list on all pages. */
            totalItems: number;
            /** @description Pages of the list; 0 when it is empty. */
            totalPages: number;
        };
        /** @description A page of the ledger. */
        CreditTransactionPage: {
            data: components["schemas"]["CreditTransaction"][];
            page: components["schemas"]["Page"];
        };
        /** @description A page of payments. */
        AccessPaymentPage: {
            data: components["schemas"]["AccessPayment"][];
            page: components["schemas"]["Page"];
        };
        /** @description Additional credits, bought at once. */
        CreditPack: {
            id: components["schemas"]["Id"];
            /** @description Credits of the pack. */
            credits: number;
            price: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Validity of the credits, in days. */
            validDays: number;
        };
        /** @description Credit packs, the smallest first. */
        CreditPackList: {
            data: components["schemas"]["CreditPack"][];
        };
        /** @description The payer of a bank transfer, and the address of the invoice. */
        InvoiceDraft: {
            /** @description Name of the company that pays. */
            company: string;
            taxId: components["schemas"]["TaxId"];
            email: components["schemas"]["Email"];
        };
        /** @description The purchase and the method of payment. */
        CheckoutDraft: {
            planId?: components["schemas"]["Id"];
            packId?: components["schemas"]["Id"];
            period?: components["schemas"]["PlanPeriod"];
            /** @description Promo code whose discount reduces the price; spaces and case are ignored. */
            promoCode?: string;
            method?: components["schemas"]["PaymentMethod"];
            /**
             * @description Path of the product, with its query, to which the payment provider redirects; required with `method: card`. Never another origin: an address or a path with two slashes at its beginning is refused.
             * @example /app/zakupki/subscription/expired
             */
            returnUrl?: string;
            invoice?: components["schemas"]["InvoiceDraft"];
        };
        /** @description Result of a checkout. */
        Checkout: {
            /**
             * @description `paid` at once, `pending` until it is confirmed or an invoice is paid, or `failed`.
             * @enum {string}
             */
            status: "paid" | "pending" | "failed";
            payment: components["schemas"]["AccessPayment"];
            access: components["schemas"]["AccessState"];
        };
        /** @description An action without parameters. */
        NoInput: Record<string, never>;
        /** @description Case and surrounding spaces are ignored. */
        TypedCode: string;
        /** @description A code as entered, and the plan to show the price of. */
        PromoPreviewDraft: {
            code: components["schemas"]["TypedCode"];
            planId?: components["schemas"]["Id"];
        };
        /**
         * @description Benefit of a promo code.
         * @enum {string}
         */
        PromoKind: "credits" | "trial_days" | "discount";
        /** @description Effect of a code; properties that do not apply are null. */
        PromoEffect: {
            /** @description Credits that are added; null when none are. */
            creditsAdded: number | null;
            trialEndsAt: components["schemas"]["DateTime"] | null;
            discountUntil: components["schemas"]["DateTime"] | null;
        };
        /** @description Percent or amount off each payment for a plan, for a number of months after redemption. */
        PromoDiscount: {
            percentOff: components["schemas"]["Percent"] | null;
            amountOff: components["schemas"]["Amount"] | null;
            /** @description Months that the discount applies for. */
            months: number;
        };
        /** @description Price of a plan with a discount; `vat` is the VAT included in `amount`. */
        PlanPrice: {
            planId: components["schemas"]["Id"];
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Who may redeem a code: `newUsersOnly` users who never paid, `planIds` buyers of these plans (empty: any),
         *     `emailDomain` users with an address at this domain.
         */
        PromoRestrictions: {
            /** @description Whether only users without a payment can redeem the code. */
            newUsersOnly: boolean;
            planIds: components["schemas"]["Id"][];
            /** @description Domain of the e-mail addresses that can redeem the code; null for any. */
            emailDomain: string | null;
        };
        /**
         * @description Effect of a code now. `trialDays` and `discount` have no dates: without a token the trial has not begun, so
         *     `effect.trialEndsAt` is null.
         */
        PromoPreview: {
            /** @description As stored. */
            code: string;
            kind: components["schemas"]["PromoKind"];
            effect: components["schemas"]["PromoEffect"];
            /** @description Days that the trial is extended by; null for a code of another kind. */
            trialDays: number | null;
            discount: components["schemas"]["PromoDiscount"] | null;
            /** @description Price of the requested plan, when the code is a discount. */
            price: components["schemas"]["PlanPrice"] | null;
            restrictions: components["schemas"]["PromoRestrictions"];
        };
        /** @description A code as entered. */
        PromoRedeemDraft: {
            code: components["schemas"]["TypedCode"];
        };
        /** @description A redeemed promo code. */
        Redemption: {
            id: components["schemas"]["Id"];
            promoCodeId: components["schemas"]["Id"];
            /** @description The promo code that was redeemed. */
            code: string;
            userId: components["schemas"]["Id"];
            kind: components["schemas"]["PromoKind"];
            effect: components["schemas"]["PromoEffect"];
            redeemedAt: components["schemas"]["DateTime"];
        };
        /** @description A redemption, and the access afterwards. */
        Redeemed: {
            redemption: components["schemas"]["Redemption"];
            access: components["schemas"]["AccessState"];
        };
        /** @description A page of redemptions. */
        RedemptionPage: {
            data: components["schemas"]["Redemption"][];
            page: components["schemas"]["Page"];
        };
        /**
         * @description Whether a code can be redeemed now; otherwise the first reason that applies.
         * @enum {string}
         */
        PromoState: "active" | "inactive" | "scheduled" | "expired" | "exhausted";
        /**
         * @description Who did it.
         * @example {
         *       "id": "usr_buyer",
         *       "name": "Анна Соколова"
         *     }
         */
        PersonRef: {
            id: components["schemas"]["Id"];
            /** @description Full name, or the e-mail address of a user without one. */
            name: string;
        };
        /** @description Credits, and for how many days they are valid; null without an end. */
        PromoCredits: {
            /** @description Credits that the code adds. */
            amount: number;
            /** @description Days after which the credits expire; null for never. */
            expiresInDays: number | null;
        };
        /** @description A promo code. */
        PromoCode: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            /** @description In capitals; input in any case is accepted. */
            code: string;
            kind: components["schemas"]["PromoKind"];
            credits: components["schemas"]["PromoCredits"] | null;
            /** @description Days that the trial is extended by; null for a code of another kind. */
            trialDays: number | null;
            discount: components["schemas"]["PromoDiscount"] | null;
            /** @description Switched on. */
            active: boolean;
            startsAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"] | null;
            /** @description Largest total number of redemptions; null without a limit. */
            maxRedemptions: number | null;
            /** @description How often the code was redeemed by all users together. */
            timesRedeemed: number;
            /** @description Largest number of redemptions by one user. */
            perUserLimit: number;
            restrictions: components["schemas"]["PromoRestrictions"];
            /** @description Referrer of the users who redeem it, unless they have a referrer already. */
            referrerId: components["schemas"]["Id"] | null;
            /** @description Note for administrators; null without one. */
            note: string | null;
            state: components["schemas"]["PromoState"];
        };
        /** @description A page of promo codes. */
        PromoCodePage: {
            data: components["schemas"]["PromoCode"][];
            page: components["schemas"]["Page"];
        };
        /**
         * @description Latin letters, digits and hyphens; stored in capitals.
         * @example OSEN-15
         */
        PromoCodeText: string;
        /** @description Credits, and for how many days they are valid; null or absent without an end. */
        PromoCreditsDraft: {
            /** @description Credits that the code adds. */
            amount: number;
            /** @description Days after which the credits expire; null for never. */
            expiresInDays?: number | null;
        };
        /** @description Percent or amount off; exactly one of the two, above zero. */
        PromoDiscountDraft: {
            percentOff?: components["schemas"]["Percent"] | null;
            amountOff?: components["schemas"]["Amount"] | null;
            /** @description Months that the discount applies for. */
            months: number;
        };
        /** @description Who may redeem a code; absent properties do not restrict. */
        PromoRestrictionsDraft: {
            /** @description Whether only users without a payment can redeem the code. */
            newUsersOnly?: boolean;
            planIds?: components["schemas"]["Id"][];
            /** @description Domain of the e-mail addresses that can redeem the code; null for any. */
            emailDomain?: string | null;
        };
        /** @description A new promo code; by default valid from now on, without an end. */
        PromoCodeDraft: {
            code: components["schemas"]["PromoCodeText"];
            kind: components["schemas"]["PromoKind"];
            /**
             * @example {
             *       "amount": 7,
             *       "expiresInDays": 30
             *     }
             */
            credits?: components["schemas"]["PromoCreditsDraft"] | null;
            /**
             * @description Days that the trial is extended by; null for a code of another kind.
             * @example 9
             */
            trialDays?: number | null;
            /**
             * @example {
             *       "percentOff": "12.5",
             *       "amountOff": null,
             *       "months": 2
             *     }
             * @example {
             *       "percentOff": null,
             *       "amountOff": "500.00",
             *       "months": 2
             *     }
             */
            discount?: components["schemas"]["PromoDiscountDraft"] | null;
            /**
             * @description Whether the code can be redeemed.
             * @default true
             */
            active?: boolean;
            startsAt?: components["schemas"]["DateTime"];
            expiresAt?: components["schemas"]["DateTime"] | null;
            /** @description How often the code can be redeemed by all users together; null without a limit. */
            maxRedemptions?: number | null;
            /**
             * @description How often one user can redeem the code.
             * @default 1
             */
            perUserLimit?: number;
            restrictions?: components["schemas"]["PromoRestrictionsDraft"];
            referrerId?: components["schemas"]["Id"] | null;
            /** @description Note for administrators; null without one. */
            note?: string | null;
        };
        /** @description Changes of a promo code; its kind cannot change. */
        PromoCodePatch: {
            code?: components["schemas"]["PromoCodeText"];
            credits?: components["schemas"]["PromoCreditsDraft"] | null;
            /** @description Days that the trial is extended by; null for a code of another kind. */
            trialDays?: number | null;
            discount?: components["schemas"]["PromoDiscountDraft"] | null;
            /** @description Whether the code can be redeemed. */
            active?: boolean;
            startsAt?: components["schemas"]["DateTime"];
            expiresAt?: components["schemas"]["DateTime"] | null;
            /** @description How often the code can be redeemed by all users together; null without a limit. */
            maxRedemptions?: number | null;
            /** @description How often one user can redeem the code. */
            perUserLimit?: number;
            restrictions?: components["schemas"]["PromoRestrictionsDraft"];
            referrerId?: components["schemas"]["Id"] | null;
            /** @description Note for administrators; null clears it. */
            note?: string | null;
        };
        /** @description A 412 with the current promo code. */
        PromoCodeStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["PromoCode"];
        };
        /**
         * @description Kind of a grant.
         * @enum {string}
         */
        AccessGrantKind: "credits" | "trial_days" | "plan";
        /** @description A grant by an administrator, and the reason. */
        AccessGrantNote: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AccessGrantKind"];
            /** @description Effect of the grant; null where it does not apply. */
            effect: {
                /** @description Credits that were added; null when none were. */
                creditsAdded: number | null;
                trialEndsAt: components["schemas"]["DateTime"] | null;
                planId: components["schemas"]["Id"] | null;
                planEndsAt: components["schemas"]["DateTime"] | null;
            };
            /** @description Why it was granted. */
            reason: string;
            grantedAt: components["schemas"]["DateTime"];
            grantedBy: components["schemas"]["PersonRef"];
        };
        /** @description A page of grants to a user. */
        AccessGrantPage: {
            data: components["schemas"]["AccessGrantNote"][];
            page: components["schemas"]["Page"];
        };
        /** @description A plan and its end. */
        PlanGrantDraft: {
            planId: components["schemas"]["Id"];
            endsAt: components["schemas"]["DateTime"];
        };
        /** @description The grant of the given `kind`, and the reason. */
        AccessGrantDraft: {
            kind: components["schemas"]["AccessGrantKind"];
            credits?: components["schemas"]["PromoCreditsDraft"];
            /** @description Days that the trial is extended by; for the kind `trial_days`. */
            trialDays?: number;
            plan?: components["schemas"]["PlanGrantDraft"];
            /** @description Why it is granted; shown to administrators only. */
            reason: string;
        };
        /** @description The grant, who made it, and the access afterwards. */
        AccessGrant: components["schemas"]["AccessGrantNote"] & {
            access: components["schemas"]["AccessState"];
        };
        /**
         * @description Status of an order.
         * @enum {string}
         */
        OrderStatus: "draft" | "published" | "evaluation" | "awarded" | "unsuccessful" | "cancelled";
        /** @description A tag of the buyer; without commas. */
        Tag: string;
        /**
         * Format: date
         * @description A calendar day. "Until" days are inclusive, to 24:00 in the order's time zone.
         * @example 2026-11-20
         */
        Date: string;
        /** @description Counts for lists. */
        OrderCounts: {
            /** @description Lines of the order. */
            items: number;
            /** @description Bids in any state, drafts and withdrawn ones too. */
            bids: number;
            /** @description Submitted bids, also those that have won or lost. Lists show and sort by them and `sealedBidCount` together. */
            submittedBids: number;
            /** @description Blockers, warnings and notes together. Conflicts caused by another conflict are not counted. */
            openConflicts: number;
            /** @description Open conflicts that prevent an award. */
            blockers: number;
            /** @description Open conflicts that need a check. */
            warnings: number;
            /** @description Conflicts of severity `info`. */
            notes: number;
        };
        /**
         * @description A relative difference in percent, at most two fraction digits.
         * @example -3.25
         */
        SignedPercent: string;
        /**
         * @description Money that may be negative, such as a difference.
         * @example -120.00
         */
        SignedAmount: string;
        /** @description Summary of the bids, on the order's basis and in its currency. `savingsVsBudget` is negative when the budget is exceeded. */
        OrderSummary: {
            bestTotal: components["schemas"]["Amount"] | null;
            bestBidId: components["schemas"]["Id"] | null;
            spreadPercent: components["schemas"]["SignedPercent"] | null;
            savingsVsBudget: components["schemas"]["SignedAmount"] | null;
        };
        /** @description An order in a list. */
        OrderRow: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            /** @description Number shown to users: the year and a counter. */
            number: string;
            /** @description Title of the order. */
            title: string;
            status: components["schemas"]["OrderStatus"];
            /** @description 0 before publishing. */
            revision: number;
            /**
             * @description What is bought.
             * @enum {string}
             */
            category: "goods" | "services" | "works";
            currency: components["schemas"]["Currency"];
            budget: components["schemas"]["Amount"] | null;
            /**
             * @description Whether prices are compared with VAT (gross) or without (net).
             * @enum {string}
             */
            compareBasis: "gross" | "net";
            submissionDeadline: components["schemas"]["DateTime"] | null;
            decisionDate: components["schemas"]["Date"] | null;
            timeZone: components["schemas"]["TimeZone"];
            tags: components["schemas"]["Tag"][];
            counts: components["schemas"]["OrderCounts"];
            /** @description Submitted bids whose content is withheld now; no other count includes them. 0 for suppliers. */
            sealedBidCount: number;
            /** @description Null until a bid is submitted. */
            summary: components["schemas"]["OrderSummary"] | null;
            /** @description Total of the award, in the order's VAT mode and with delivery; null unless awarded. */
            awardedTotal: components["schemas"]["Amount"] | null;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            publishedAt: components["schemas"]["DateTime"] | null;
            archivedAt: components["schemas"]["DateTime"] | null;
            createdBy: components["schemas"]["PersonRef"];
        };
        /** @description The number of orders of each status. */
        OrderStatusCounts: {
            /** @description Drafts. */
            draft: number;
            /** @description Published orders that accept bids. */
            published: number;
            /** @description Orders whose bids are evaluated. */
            evaluation: number;
            /** @description Awarded orders. */
            awarded: number;
            /** @description Orders declared unsuccessful. */
            unsuccessful: number;
            /** @description Cancelled orders. */
            cancelled: number;
        };
        /** @description A page of orders. */
        OrderPage: {
            data: components["schemas"]["OrderRow"][];
            page: components["schemas"]["Page"];
            /** @description Counts of the orders that meet the other filters, regardless of the requested statuses. */
            countsByStatus: components["schemas"]["OrderStatusCounts"];
        };
        /** @description Access has ended; `message` names the limit. */
        AccessExpiredProblem: components["schemas"]["ApiProblem"] & {
            message: components["schemas"]["AccessExpiredMessage"];
        };
        /** @description The profile lacks a phone number. */
        PhoneRequiredProblem: components["schemas"]["ApiProblem"] & {
            /**
             * @description The constant of the specification.
             * @constant
             */
            message: "PHONE_REQUIRED";
        };
        /**
         * @description Whether prices contain VAT.
         * @enum {string}
         */
        VatMode: "included" | "excluded";
        /**
         * @description Incoterms 2020.
         * @enum {string}
         */
        Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        /**
         * @description Place and terms of delivery.
         * @example {
         *       "address": "Москва, Складочная ул., 1, стр. 18",
         *       "region": "RU-MOW",
         *       "incoterm": "DDP",
         *       "place": "Москва"
         *     }
         */
        Delivery: {
            /** @description Where to deliver; null when not decided yet. */
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            incoterm?: components["schemas"]["Incoterm"] | null;
            /** @description Named place of the delivery term; null without one. */
            place?: string | null;
        };
        /**
         * @description When the goods are paid for. `mixed` is part before and part after delivery.
         * @example {
         *       "kind": "postpaid",
         *       "postpayDays": 30
         *     }
         */
        Payment: {
            /**
             * @description Before delivery, after it, or in two parts.
             * @enum {string}
             */
            kind: "prepaid" | "postpaid" | "mixed";
            /** @description Percent paid before delivery; required for `mixed`, above 0 and below 100. */
            prepayPercent?: components["schemas"]["Percent"] | null;
            /** @description Days after delivery. */
            postpayDays?: number | null;
        };
        /**
         * @description More than zero, below one thousand million, at most three fraction digits.
         * @example 2000
         */
        Quantity: string;
        /**
         * @description Price of one unit, at most four fraction digits.
         * @example 0.3475
         */
        UnitPrice: string;
        /**
         * @description A line as entered; publishing requires the missing fields.
         * @example {
         *       "name": "Куртка утеплённая",
         *       "quantity": "40",
         *       "unitCode": "H87"
         *     }
         */
        OrderItemDraft: {
            id?: components["schemas"]["Id"];
            /** @description Key of the lot that the line belongs to; null for a line without a lot. */
            lotKey?: string | null;
            /** @description Name of the goods or services asked for. */
            name?: string;
            /** @description Requirements as text. */
            specification?: string;
            /** @description The buyer's number of the goods. */
            sku?: string;
            /** @description EAN/UPC code of 8, 12, 13 or 14 digits with a valid check digit. */
            gtin?: string | null;
            quantity?: components["schemas"]["Quantity"] | null;
            unitCode?: components["schemas"]["UnitCode"];
            quantityTolerancePercent?: components["schemas"]["Percent"];
            maxUnitPrice?: components["schemas"]["UnitPrice"] | null;
            requiredBy?: components["schemas"]["Date"] | null;
            /** @description What to observe when this line is delivered. */
            deliveryNote?: string;
            /** @description Null means the order's default. */
            vatRate?: components["schemas"]["VatRate"] | null;
            /** @description Code of the Russian product classification (OKPD2). */
            okpd2?: string | null;
        };
        /**
         * @description A named group of lines.
         * @example {
         *       "key": "a",
         *       "title": "Крепёж"
         *     }
         */
        Lot: {
            /** @description Key of the lot within its order. */
            key: string;
            /** @description Title of the lot. */
            title: string;
        };
        /**
         * @description The frozen rate of one foreign currency, so that comparisons are stable; `rate` of the order's currency for `nominal` units.
         * @example {
         *       "currency": "EUR",
         *       "rate": "98.4512",
         *       "nominal": 1,
         *       "date": "2026-10-30",
         *       "source": "cbr"
         *     }
         */
        ExchangeRate: {
            currency: components["schemas"]["Currency"];
            /** @description Units of the order's currency for `nominal` units of the foreign one. */
            rate: string;
            /** @description Units of the foreign currency that the rate is for. */
            nominal: number;
            date: components["schemas"]["Date"];
            /**
             * @description The Bank of Russia, or entered by hand.
             * @enum {string}
             */
            source: "cbr" | "manual";
        };
        /** @description An order as entered; every property is optional. */
        OrderDraft: {
            /** @description Title of the order. */
            title?: string;
            /** @description What the order is about, for suppliers. */
            description?: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            category?: "goods" | "services" | "works";
            currency?: components["schemas"]["Currency"];
            vatMode?: components["schemas"]["VatMode"];
            vatRateDefault?: components["schemas"]["VatRate"];
            /** @description Whether suppliers have to be VAT payers. */
            requireVat?: boolean;
            /**
             * @description Whether prices are compared with VAT (gross) or without (net).
             * @enum {string}
             */
            compareBasis?: "gross" | "net";
            budget?: components["schemas"]["Amount"] | null;
            /** @description Whether a bid may leave out lines or offer less than asked for. */
            partialBidsAllowed?: boolean;
            /** @description Whether equivalents of the goods asked for may be offered. */
            alternativesAllowed?: boolean;
            /** @description The content of bids that suppliers submit is withheld until the deadline. Fixed once published. */
            sealedBids?: boolean;
            /** @description Invited suppliers see the ceiling prices of the lines (`maxUnitPrice`). Fixed once published. */
            showCeilings?: boolean;
            /**
             * @description Whether one supplier with the lowest total or the lowest price of each line wins by default.
             * @enum {string}
             */
            awardCriteria?: "lowest_total" | "lowest_per_line";
            submissionDeadline?: components["schemas"]["DateTime"] | null;
            decisionDate?: components["schemas"]["Date"] | null;
            timeZone?: components["schemas"]["TimeZone"];
            delivery?: components["schemas"]["Delivery"];
            payment?: components["schemas"]["Payment"] | null;
            items?: components["schemas"]["OrderItemDraft"][];
            lots?: components["schemas"]["Lot"][];
            exchangeRates?: components["schemas"]["ExchangeRate"][];
            tags?: components["schemas"]["Tag"][];
        };
        /**
         * @description A line of an order.
         * @example {
         *       "id": "itm_uniform_1",
         *       "position": 1,
         *       "lotKey": null,
         *       "name": "Куртка утеплённая",
         *       "specification": "",
         *       "sku": "",
         *       "gtin": null,
         *       "quantity": "40",
         *       "unitCode": "H87",
         *       "quantityTolerancePercent": "0",
         *       "maxUnitPrice": null,
         *       "requiredBy": "2026-12-01",
         *       "deliveryNote": "",
         *       "vatRate": null,
         *       "okpd2": null,
         *       "changedInRevision": 0
         *     }
         */
        OrderItem: {
            id: components["schemas"]["Id"];
            /** @description Position of the line in the order, from 1. */
            position: number;
            /** @description Key of the lot that the line belongs to; null for a line without a lot. */
            lotKey: string | null;
            /** @description Name of the goods or services asked for. */
            name: string;
            /** @description Requirements as text; empty without any. */
            specification: string;
            /** @description The buyer's number of the goods; empty without one. */
            sku: string;
            /** @description Global trade item number; null without one. */
            gtin: string | null;
            /** @description Null only in a draft. */
            quantity: components["schemas"]["Quantity"] | null;
            unitCode: components["schemas"]["UnitCode"];
            quantityTolerancePercent: components["schemas"]["Percent"];
            maxUnitPrice: components["schemas"]["UnitPrice"] | null;
            requiredBy: components["schemas"]["Date"] | null;
            /** @description What to observe when this line is delivered; empty without a note. */
            deliveryNote: string;
            vatRate: components["schemas"]["VatRate"] | null;
            /** @description Code of the Russian classification of products, OKPD 2; null without one. */
            okpd2: string | null;
            /** @description Revision in which the line last changed materially; 0 in a draft. */
            changedInRevision: number;
        };
        /**
         * @description Owner of a file.
         * @enum {string}
         */
        AttachmentOwner: "order" | "bid" | "question" | "supplier";
        /**
         * @description Purpose of a file.
         * @enum {string}
         */
        AttachmentKind: "specification" | "quote" | "contract" | "certificate" | "licence" | "other";
        /** @description A file on an order, a bid, a question or a supplier. */
        Attachment: {
            id: components["schemas"]["Id"];
            owner: components["schemas"]["AttachmentOwner"];
            ownerId: components["schemas"]["Id"];
            /** @description The order it belongs to; null for the document of a supplier. */
            orderId: components["schemas"]["Id"] | null;
            /** @description The sender's name of the file. */
            fileName: string;
            /**
             * @description The type detected from the content.
             * @enum {string}
             */
            mediaType: "application/pdf" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "text/csv" | "image/png" | "image/jpeg" | "application/zip";
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the content, in hexadecimal digits. */
            sha256: string;
            kind: components["schemas"]["AttachmentKind"];
            /** @description Title of a supplier's document; the name of the file is shown when it is null. */
            title: string | null;
            /** @description Last day of a supplier's document; null when it does not expire. */
            expiresOn: components["schemas"]["Date"] | null;
            uploadedAt: components["schemas"]["DateTime"];
            uploadedBy: components["schemas"]["PersonRef"];
            /** @description Address of the bytes, relative to the base of this API. */
            url: string;
        };
        /** @description A file on an order, a bid or a question. Only the documents of suppliers have a title and a last day. */
        OrderFile: components["schemas"]["Attachment"] & {
            orderId: components["schemas"]["Id"];
            /** @description Null; only documents of suppliers have a title. */
            title: null;
            /** @description Null; only documents of suppliers expire. */
            expiresOn: null;
        };
        /**
         * @description Whether an action is possible now; otherwise the reason, in the reader's language.
         * @example {
         *       "name": "publish",
         *       "allowed": true,
         *       "reason": null,
         *       "reasonCode": null
         *     }
         */
        ActionAccess: {
            /** @description Name of the action. */
            name: string;
            /** @description Whether it is possible now. */
            allowed: boolean;
            /** @description Code of the error that the action would give; null when it is possible. */
            reasonCode: string | null;
            /** @description Why it is not possible, in the reader's language; null when it is. */
            reason: string | null;
        };
        /** @description The actions allowed on the order now. */
        OrderAccess: {
            /** @description Whether the order can be changed now. */
            editable: boolean;
            /** @description Whether nothing is missing for publishing. */
            publishable: boolean;
            actions: components["schemas"]["ActionAccess"][];
        };
        /**
         * @description Why an order ended without an award.
         * @enum {string}
         */
        OrderReasonCode: "no_bids" | "all_disqualified" | "over_budget" | "need_gone" | "error" | "other";
        /** @description An order with all data entered by the buyer and its calculated figures. */
        Order: components["schemas"]["OrderRow"] & {
            /** @description What the order is about, for suppliers; empty without a text. */
            description: string;
            vatMode: components["schemas"]["VatMode"];
            vatRateDefault: components["schemas"]["VatRate"];
            /** @description Whether suppliers have to be VAT payers. */
            requireVat: boolean;
            /** @description Whether a bid may leave out lines or offer less than asked for. */
            partialBidsAllowed: boolean;
            /** @description Whether equivalents of the goods asked for may be offered. */
            alternativesAllowed: boolean;
            /** @description Whether the content of bids that suppliers submit is withheld until the deadline. */
            sealedBids: boolean;
            /**
             * @description When the sealed bids of this round were opened, all at once; null before, and for an order without sealed bids. Reopening
             *     starts a new round: bids that were opened stay so, new ones are sealed.
             */
            openedAt: components["schemas"]["DateTime"] | null;
            /** @description When the sealed bids of earlier rounds were opened, oldest first. */
            earlierOpenings: components["schemas"]["DateTime"][];
            /** @description Whether invited suppliers see the ceiling prices of the lines. */
            showCeilings: boolean;
            /**
             * @description Whether one supplier with the lowest total or the lowest price of each line wins by default.
             * @enum {string}
             */
            awardCriteria: "lowest_total" | "lowest_per_line";
            delivery: components["schemas"]["Delivery"];
            payment: components["schemas"]["Payment"] | null;
            items: components["schemas"]["OrderItem"][];
            lots: components["schemas"]["Lot"][];
            exchangeRates: components["schemas"]["ExchangeRate"][];
            attachments: components["schemas"]["OrderFile"][];
            access: components["schemas"]["OrderAccess"];
            /** @description Whether publishing has been charged; an order is charged once. */
            charged: boolean;
            /** @description How often the order was reopened. */
            reopenCount: number;
            /** @description Why the order was cancelled or declared unsuccessful. */
            endReason: {
                code: components["schemas"]["OrderReasonCode"];
                /** @description Why the order ended, as text. */
                text: string;
            } | null;
            closedAt: components["schemas"]["DateTime"] | null;
            awardedAt: components["schemas"]["DateTime"] | null;
            cancelledAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description Kind of an event.
         * @enum {string}
         */
        AuditAction: "order.create" | "order.duplicate" | "order.update" | "order.revise" | "order.publish" | "order.extend" | "order.close" | "order.deadline" | "order.open_bids" | "order.reopen" | "order.award" | "order.revoke_award" | "order.unsuccessful" | "order.cancel" | "order.archive" | "order.unarchive" | "bid.create" | "bid.duplicate" | "bid.update" | "bid.delete" | "bid.submit" | "bid.confirm_revision" | "bid.withdraw" | "bid.disqualify" | "bid.reinstate" | "bid.disclose_target" | "conflict.resolve" | "conflict.reopen" | "question.ask" | "question.answer" | "attachment.add" | "attachment.delete" | "invitation.send" | "invitation.link" | "invitation.remind" | "invitation.revoke" | "invitation.decline" | "invitation.reconsider" | "purchase_order.confirm" | "purchase_order.refuse";
        /** @description A field before and after the change; null when it was absent. */
        AuditChange: {
            /** @description JSON pointer into the record. */
            path: string;
            /** @description The value before, as text; null when there was none. */
            from: string | null;
            /** @description The value after, as text; null when there is none. */
            to: string | null;
        };
        /** @description An event of the history; events never change. */
        AuditEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /**
             * @description Who did it; null when the server did it by schedule. A supplier whose session began with a copied link has the name
             *     of the company: the link does not tell which person opened it.
             */
            actor: components["schemas"]["PersonRef"] | null;
            /** @description Who copied the link that opened the session of a supplier; null for all other sessions. */
            copiedBy: components["schemas"]["PersonRef"] | null;
            /** @description The impersonated user. */
            onBehalfOf: components["schemas"]["PersonRef"] | null;
            action: components["schemas"]["AuditAction"];
            /** @description What was changed. */
            entity: {
                /**
                 * @description Kind of what was changed.
                 * @enum {string}
                 */
                type: "order" | "bid" | "question" | "invitation" | "purchase_order";
                id: components["schemas"]["Id"];
                /** @description Number of the order, the question or the purchase order, or name of the supplier of a bid or an invitation. */
                label: string;
            };
            orderId: components["schemas"]["Id"];
            changes: components["schemas"]["AuditChange"][];
            /** @description The person's reason; null without one. */
            reason: string | null;
            /** @description X-Request-Id of the request that caused it; null when no request did. */
            requestId: string | null;
        };
        /** @description Orders and events that need the buyer's attention today. Lists have at most ten rows, the most urgent first. */
        OrdersOverview: {
            /** @description Bids due within 48 hours. */
            deadlines: components["schemas"]["OrderRow"][];
            /** @description Orders in evaluation with submitted bids and without a blocker. */
            readyToAward: components["schemas"]["OrderRow"][];
            /** @description Orders whose award is blocked. */
            blockers: components["schemas"]["OrderRow"][];
            /** @description Submitted bids whose validity ends within seven days, on orders not yet decided. */
            expiringBids: {
                orderId: components["schemas"]["Id"];
                /** @description Number of the order. */
                orderNumber: string;
                /** @description Title of the order. */
                orderTitle: string;
                bidId: components["schemas"]["Id"];
                /** @description Name of the supplier. */
                supplierName: string;
                validUntil: components["schemas"]["Date"];
            }[];
            drafts: components["schemas"]["OrderRow"][];
            countsByStatus: components["schemas"]["OrderStatusCounts"];
            /** @description Budget minus awarded total of this quarter's awarded orders with a budget, by currency. */
            savings: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                /** @description Savings of each currency. */
                byCurrency: {
                    currency: components["schemas"]["Currency"];
                    amount: components["schemas"]["SignedAmount"];
                    /** @description Orders included in the savings. */
                    orders: number;
                }[];
            };
            activity: components["schemas"]["AuditEvent"][];
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description The order was changed since it was read. */
        OrderStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Order"];
        };
        /** @description Changes of an order; null clears. `reason` is recorded in the history and required for a material change once a bid is submitted. */
        OrderPatch: {
            /** @description Title of the order. */
            title?: string;
            /** @description What the order is about, for suppliers. */
            description?: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            category?: "goods" | "services" | "works";
            currency?: components["schemas"]["Currency"];
            vatMode?: components["schemas"]["VatMode"];
            vatRateDefault?: components["schemas"]["VatRate"];
            /** @description Whether suppliers have to be VAT payers. */
            requireVat?: boolean;
            /**
             * @description Whether prices are compared with VAT (gross) or without (net).
             * @enum {string}
             */
            compareBasis?: "gross" | "net";
            budget?: components["schemas"]["Amount"] | null;
            /** @description Whether a bid may leave out lines or offer less than asked for. */
            partialBidsAllowed?: boolean;
            /** @description Whether equivalents of the goods asked for may be offered. */
            alternativesAllowed?: boolean;
            /** @description The content of bids that suppliers submit is withheld until the deadline. Fixed once published. */
            sealedBids?: boolean;
            /** @description Invited suppliers see the ceiling prices of the lines (`maxUnitPrice`). Fixed once published. */
            showCeilings?: boolean;
            /**
             * @description Whether one supplier with the lowest total or the lowest price of each line wins by default.
             * @enum {string}
             */
            awardCriteria?: "lowest_total" | "lowest_per_line";
            submissionDeadline?: components["schemas"]["DateTime"] | null;
            decisionDate?: components["schemas"]["Date"] | null;
            timeZone?: components["schemas"]["TimeZone"];
            delivery?: components["schemas"]["Delivery"];
            payment?: components["schemas"]["Payment"] | null;
            items?: components["schemas"]["OrderItemDraft"][];
            lots?: components["schemas"]["Lot"][];
            exchangeRates?: components["schemas"]["ExchangeRate"][];
            tags?: components["schemas"]["Tag"][];
            /** @description Why a published order is changed. */
            reason?: string;
        };
        /** @description The updated order, and JSON pointers of the material changes. */
        OrderUpdate: {
            order: components["schemas"]["Order"];
            /** @description JSON pointers to the changed fields that require a new revision; empty when there are none. */
            materialChanges: string[];
        };
        /** @description Credits spent by an action; `balanceAfter` is null on an unmetered plan. */
        Charge: {
            /** @description Credits that were taken; 0 when it cost nothing. */
            credits: number;
            /** @description Credits left; null on an unmetered plan. */
            balanceAfter: number | null;
        };
        /** @description The published order and the credits it cost. */
        OrderPublished: {
            order: components["schemas"]["Order"];
            charge: components["schemas"]["Charge"];
        };
        /** @description Reason, recorded in the history. */
        ReasonText: string;
        /** @description The new deadline, and the reason. */
        NewDeadline: {
            submissionDeadline: components["schemas"]["DateTime"];
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Reason of the action. */
        Reason: {
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Reason why the order ends without an award. */
        EndReason: {
            reasonCode: components["schemas"]["OrderReasonCode"];
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Events, newest first, the cursor of the next page, and the people who acted. */
        AuditEventList: {
            data: components["schemas"]["AuditEvent"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor: string | null;
            /** @description The people who acted on this order, regardless of filters, by name. */
            actors: components["schemas"]["PersonRef"][];
        };
        /**
         * @description `ready`: the stream is open, and everything before it can be read. `reset`: the missed events are unknown, so read
         *     everything again. `bid`: a bid, its conflicts or files. `question`, `answer`: one was asked or answered. `invitation`: sent,
         *     opened, being answered or revoked. `decline`: a supplier declined, or cancelled this. `addendum`: the published order
         *     changed. `deadline`: it was moved, or has passed. `opened`: sealed bids were opened. `award`: the decision was made, revoked
         *     or cancelled. `purchase_order`: one was answered. `order`: any other change of an order. `notification`: the list of
         *     notifications changed.
         * @enum {string}
         */
        LiveEventKind: "ready" | "reset" | "bid" | "question" | "answer" | "decline" | "invitation" | "addendum" | "deadline" | "opened" | "award" | "purchase_order" | "order" | "notification";
        /** @description An event; it names the records to read again. */
        LiveEvent: {
            kind: components["schemas"]["LiveEventKind"];
            /** @description The order; null for an event that concerns none. */
            orderId: components["schemas"]["Id"] | null;
            /** @description The bid, question, invitation or purchase order; null for an event of the order itself. */
            subjectId: components["schemas"]["Id"] | null;
            /** @description When it happened; entries of the order's history about it have the same moment. */
            at: components["schemas"]["DateTime"];
            /** @description X-Request-Id of the caller's request that caused it; null when another user or a point in time caused it. */
            requestId: string | null;
        };
        /** @description Server-sent events, each with a `LiveEvent` as its data. */
        EventStream: string;
        /**
         * @description Whether prices are compared with VAT or without.
         * @enum {string}
         */
        ComparisonBasis: "gross" | "net";
        /**
         * @description Status of a bid. Late, expired and outdated are flags, not statuses.
         * @enum {string}
         */
        BidStatus: "draft" | "submitted" | "won" | "lost" | "withdrawn" | "disqualified";
        /** @description The supplier, in a list. */
        BidSupplierRef: {
            /** @description Entry in the address book; null when there is none. */
            supplierId: components["schemas"]["Id"] | null;
            /** @description Null only in a draft. */
            name: string | null;
            taxId: components["schemas"]["TaxId"] | null;
        };
        /**
         * @description Why a bid has no rank; the first reason that applies. `no_exchange_rate`: its currency has no frozen rate.
         *     `incomparable`: a line is in a unit without a factor. `lines`: not every line is offered. `quantity`: less is offered than is asked.
         * @enum {string}
         */
        UnrankedReason: "draft" | "withdrawn" | "disqualified" | "expired" | "no_exchange_rate" | "incomparable" | "lines" | "quantity";
        /** @description Received after the deadline; validity expired; quoted for an older revision of the order. */
        BidFlags: {
            /** @description Received after the deadline. */
            isLate: boolean;
            /** @description No longer valid today. */
            isExpired: boolean;
            /** @description Made on an earlier revision of the order and not confirmed since. */
            isOutdated: boolean;
        };
        /** @description Priced part of the order; equivalents and lines excluded from the comparison do not count. */
        BidCoverage: {
            /** @description Lines of the order that the bid offers. */
            linesOffered: number;
            /** @description Lines with the asked quantity, within the tolerance. */
            linesInFull: number;
            /** @description Lines of the order, or of the lot. */
            linesTotal: number;
            /** @description Share of offered lines. */
            percent: components["schemas"]["Percent"];
            /** @description Average over the lines of the covered share of the quantity, rounded down. */
            quantityPercent: components["schemas"]["Percent"];
        };
        /** @description A sum without VAT, its VAT, and the sum with VAT. */
        BidSum: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /**
         * @description Cost of completing a bid from the other bids: `total` is the part that the bid covers and the rest from the cheapest other bids,
         *     `extra` only the rest. Absent for a complete bid, and when the others cannot supply the rest.
         */
        Completion: {
            total: components["schemas"]["Amount"];
            extra: components["schemas"]["Amount"];
            /** @description The bids that supply the rest. */
            bidIds: components["schemas"]["Id"][];
            /** @description False when the search ended early and a cheaper way may exist. */
            isExact: boolean;
        };
        /** @description Open conflicts of this bid, in total and by severity. */
        BidCounts: {
            /** @description Blockers, warnings and notes together. Conflicts caused by another conflict are not counted. */
            openConflicts: number;
            /** @description Conflicts that prevent an award. */
            blockers: number;
            /** @description Conflicts to be checked. */
            warnings: number;
            /** @description Conflicts of severity `info`. */
            notes: number;
        };
        /**
         * @description A bid as a column. `total` is on the basis and with delivery: of a complete bid for the asked quantities, of an incomplete one for what it
         *     offers; absent when a part is not comparable. `rank` and `deltaPercent` are among the complete bids.
         */
        ComparedBid: {
            id: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            number: number;
            status: components["schemas"]["BidStatus"];
            /** @description Round of the negotiation, from 1; a revision is the next one. */
            round: number;
            /** @description When the buyer received it; for a bid submitted by its supplier, when it was last submitted. */
            receivedAt: components["schemas"]["DateTime"];
            supplier: components["schemas"]["BidSupplierRef"];
            /** @description Submitted and valid, so that it can be best. */
            competes: boolean;
            /** @description Whether it covers the asked quantity of every line, within the line's tolerance. */
            isComplete: boolean;
            /** @description Absent when it has a rank. */
            unranked?: components["schemas"]["UnrankedReason"];
            alternativeOfBidId?: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            /** @description The frozen rate used; absent for bids in the order's currency and when there is none. */
            exchangeRate?: components["schemas"]["ExchangeRate"];
            vatMode: components["schemas"]["VatMode"];
            validUntil?: components["schemas"]["Date"];
            /** @description Days from the order to delivery; absent when not stated. */
            deliveryDays?: number;
            /** @description Terms of delivery as the supplier wrote them; absent when not stated. */
            deliveryTerms?: string;
            /** @description As quoted. */
            deliveryCost?: components["schemas"]["Amount"];
            payment?: components["schemas"]["Payment"];
            /** @description Warranty in months; absent when not stated. */
            warrantyMonths?: number;
            /** @description As quoted. */
            minOrderAmount?: components["schemas"]["Amount"];
            flags: components["schemas"]["BidFlags"];
            coverage: components["schemas"]["BidCoverage"];
            /** @description The goods at the quantities compared, in the order's currency; absent without an exchange rate or a price. */
            sum?: components["schemas"]["BidSum"];
            /** @description The cost of delivery in the order's currency; absent when it costs nothing. */
            delivery?: components["schemas"]["BidSum"];
            total?: components["schemas"]["Amount"];
            /** @description Difference to the best total. */
            deltaPercent?: components["schemas"]["SignedPercent"];
            /** @description Place among complete bids by total, from 1; absent for a bid without a rank. */
            rank?: number;
            completion?: components["schemas"]["Completion"];
            counts: components["schemas"]["BidCounts"];
            /** @description Number of lines with the best price. */
            bestPrices: number;
            /** @description Open conflicts of the bid that concern no single line. */
            conflictIds?: components["schemas"]["Id"][];
        };
        /** @description Number of bids hidden by the filters. */
        HiddenBids: {
            /** @description Bids that are no longer valid. */
            expired: number;
            /** @description Disqualified or withdrawn. */
            setAside: number;
        };
        /** @description The lowest price that this buyer awarded before for a line of the same name, unit and currency, on the same basis. */
        PreviousPrice: {
            unitPrice: components["schemas"]["UnitPrice"];
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            orderNumber: string;
            awardedAt: components["schemas"]["DateTime"];
        };
        /**
         * @description `offered`: a comparable price that competes. `missing`: no price. `declined`: explicitly not offered. `equivalent`: only
         *     an equivalent is offered. `incomparable`: a unit without a factor or a currency without a rate. `excluded`: priced, but the
         *     bid does not compete or the price is zero.
         * @enum {string}
         */
        ComparisonState: "offered" | "missing" | "declined" | "equivalent" | "incomparable" | "excluded";
        /** @description An equivalent offered for a line; never part of totals or best prices. */
        ComparisonEquivalent: {
            bidItemId: components["schemas"]["Id"];
            /** @description Name of the goods as the supplier wrote it; absent when it is that of the line. */
            offeredName?: string;
            /** @description How the equivalent differs from what was asked for; absent when not stated. */
            note?: string;
            /** @description As quoted; absent when equal to the line's. */
            quantity?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when equal to the line's. */
            unitCode?: components["schemas"]["UnitCode"];
            /** @description As quoted; absent when equal to the line's. */
            vatRate?: components["schemas"]["VatRate"];
            unitsPerPack?: components["schemas"]["Quantity"];
            /** @description The factor between the units is `unitsPerPack` ÷ `packsPerUnit`. */
            packsPerUnit?: components["schemas"]["Quantity"];
            /** @description Sold in multiples of this quantity. */
            packSize?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when equal to the normalized price. */
            unitPrice?: components["schemas"]["UnitPrice"];
            /** @description Per unit of the line, in the order's currency, on the basis; absent when it cannot be calculated. */
            unitPriceNormalized?: components["schemas"]["UnitPrice"];
            /** @description For the compared quantity in whole packs, in the order's currency, on the basis. */
            lineTotal?: components["schemas"]["Amount"];
            /** @description Covered part of the asked quantity, in the line's unit; absent when covered in full. */
            covered?: components["schemas"]["Quantity"];
            /** @description The promised delivery date. */
            deliveryDate?: components["schemas"]["Date"];
        };
        /** @description The offer of one bid for one line. */
        ComparisonCell: {
            bidId: components["schemas"]["Id"];
            state: components["schemas"]["ComparisonState"];
            bidItemId?: components["schemas"]["Id"];
            /** @description Name of the goods as the supplier wrote it; absent when it is that of the line. */
            offeredName?: string;
            /** @description As quoted; absent when equal to the line's. */
            quantity?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when equal to the line's. */
            unitCode?: components["schemas"]["UnitCode"];
            /** @description As quoted; absent when equal to the line's. */
            vatRate?: components["schemas"]["VatRate"];
            unitsPerPack?: components["schemas"]["Quantity"];
            /** @description The factor between the units is `unitsPerPack` ÷ `packsPerUnit`. */
            packsPerUnit?: components["schemas"]["Quantity"];
            /** @description Sold in multiples of this quantity. */
            packSize?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when equal to the normalized price. */
            unitPrice?: components["schemas"]["UnitPrice"];
            /** @description Per unit of the line, in the order's currency, on the basis; absent when it cannot be calculated. */
            unitPriceNormalized?: components["schemas"]["UnitPrice"];
            /** @description For the compared quantity in whole packs, in the order's currency, on the basis. */
            lineTotal?: components["schemas"]["Amount"];
            /** @description Covered part of the asked quantity, in the line's unit; absent when covered in full. */
            covered?: components["schemas"]["Quantity"];
            /** @description The promised delivery date. */
            deliveryDate?: components["schemas"]["Date"];
            /** @description Difference to the best price. */
            deltaPercent?: components["schemas"]["SignedPercent"];
            /**
             * @description Present when no other offer of the line has a lower comparable price.
             * @constant
             */
            isBestPrice?: true;
            /**
             * @description Present when no other offer of the line arrives earlier.
             * @constant
             */
            isBestDate?: true;
            equivalents?: components["schemas"]["ComparisonEquivalent"][];
            /** @description Open conflicts of this cell. */
            conflictIds?: components["schemas"]["Id"][];
            worstSeverity?: components["schemas"]["ConflictSeverity"];
        };
        /** @description A line of the order with the offer of each bid, in the order of the columns. */
        ComparisonRow: {
            orderItemId: components["schemas"]["Id"];
            /** @description Position of the line in the order, from 1. */
            position: number;
            /** @description Key of the lot that the line belongs to; absent without a lot. */
            lotKey?: string;
            /** @description Name of the goods asked for. */
            name: string;
            quantity?: components["schemas"]["Quantity"];
            unitCode: components["schemas"]["UnitCode"];
            /** @description Allowed difference of the quantity; absent when there is none. */
            tolerancePercent?: components["schemas"]["Percent"];
            /** @description Highest accepted unit price, in the order's VAT mode. */
            ceiling?: components["schemas"]["UnitPrice"];
            requiredBy?: components["schemas"]["Date"];
            vatRate: components["schemas"]["VatRate"];
            /** @description The lowest comparable price of a unit. */
            bestPrice?: components["schemas"]["UnitPrice"];
            /** @description The earliest delivery date of a priced offer. */
            bestDate?: components["schemas"]["Date"];
            previousBest?: components["schemas"]["PreviousPrice"];
            cells: components["schemas"]["ComparisonCell"][];
        };
        /** @description A bid's total in a lot; `total` is absent when it is not comparable. */
        ComparisonLotTotal: {
            bidId: components["schemas"]["Id"];
            /** @description Lines of the lot that the bid offers. */
            linesOffered: number;
            /** @description Lines of the lot. */
            linesTotal: number;
            /** @description Whether it covers every line of the lot in full. */
            isComplete: boolean;
            total?: components["schemas"]["Amount"];
            /**
             * @description The lowest of the competing bids that cover the lot in full.
             * @constant
             */
            isBest?: true;
        };
        /** @description A lot and the totals of the bids in it, without delivery. */
        ComparisonLot: {
            /** @description Key of the lot within its order. */
            key: string;
            /** @description Title of the lot. */
            title: string;
            totals: components["schemas"]["ComparisonLotTotal"][];
        };
        /** @description The cheapest complete bid; the first of equal ones. */
        BestSingle: {
            bidId: components["schemas"]["Id"];
            total: components["schemas"]["Amount"];
        };
        /** @description The part supplied by one bid. */
        BestPerLineShare: {
            bidId: components["schemas"]["Id"];
            /** @description Lines that the bid would win. */
            lines: number;
            total: components["schemas"]["Amount"];
        };
        /** @description Quantity of a line from this bid, in the order line's unit. `bidItemId` may be an equivalent. */
        AllocationDraft: {
            orderItemId: components["schemas"]["Id"];
            bidId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        /**
         * @description The cheapest allocation: each line's asked quantity from the cheapest comparable offers, each up to its quantity, with the delivery of
         *     every used bid, whole packs and minimum orders. It covers as much as possible; of equal totals it uses fewer bids.
         */
        BestPerLine: {
            total: components["schemas"]["Amount"];
            /** @description Lines with an offer, including partly covered ones. */
            linesCovered: number;
            /** @description Partly covered lines. */
            linesShort: number;
            /** @description False when the search ended early and a cheaper allocation may exist. */
            isExact: boolean;
            bids: components["schemas"]["BestPerLineShare"][];
            /** @description The allocations for an award, in the order of the lines. */
            allocations: components["schemas"]["AllocationDraft"][];
        };
        /**
         * @description The best bid for the whole order, and the cheapest allocation of the lines to any number of suppliers. `splitSaving` is
         *     the difference between the two, never negative; null when there is no complete bid.
         */
        ComparisonBest: {
            single: components["schemas"]["BestSingle"] | null;
            perLine: components["schemas"]["BestPerLine"] | null;
            splitSaving: components["schemas"]["Amount"] | null;
        };
        /** @description Comparison of the bids on an order. */
        Comparison: {
            orderId: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            /** @description Revision of the order that is compared. */
            revision: number;
            /** @description The moment of the comparison. */
            asOf: components["schemas"]["DateTime"];
            basis: components["schemas"]["ComparisonBasis"];
            currency: components["schemas"]["Currency"];
            /** @description The frozen exchange rates in use. */
            rates: components["schemas"]["ExchangeRate"][];
            /** @description Columns, by bid number. */
            bids: components["schemas"]["ComparedBid"][];
            hidden: components["schemas"]["HiddenBids"];
            /** @description Lines of the order, by position. */
            rows: components["schemas"]["ComparisonRow"][];
            /** @description Total of each bid in each lot; empty when the order has no lots. */
            lots: components["schemas"]["ComparisonLot"][];
            best: components["schemas"]["ComparisonBest"];
        };
        /**
         * @description A decimal number as a string, at most four fraction digits; no exponent, no leading zeros.
         * @example 12.5
         */
        Decimal: string;
        /** @description The allocation as the supplier quotes it, in the bid's unit, currency and VAT mode; net, VAT and gross in the bid's currency. */
        QuotedAllocation: {
            /** @description Rounded to four fraction digits where a part of a pack was awarded. */
            quantity: components["schemas"]["Decimal"];
            unitCode: components["schemas"]["UnitCode"];
            /** @description Order units in one unit quoted, when the offer is by the pack. */
            unitsPerPack: components["schemas"]["Quantity"] | null;
            /** @description The factor between the units is `unitsPerPack` ÷ `packsPerUnit`, where an absent one counts as 1. */
            packsPerUnit: components["schemas"]["Quantity"] | null;
            unitPrice: components["schemas"]["UnitPrice"];
            currency: components["schemas"]["Currency"];
            vatMode: components["schemas"]["VatMode"];
            vatRate: components["schemas"]["VatRate"];
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /**
         * @description Quantity of a line from this bid. Price and total are in the order's currency and unit, on its basis of comparison; `lineTotal` is
         *     rounded by line. `net`, `vat` and `gross` are the cost of the line in the order's currency: VAT is calculated once for each rate of a
         *     bid and distributed over its lines by the largest remainder, so that the lines add up to the supplier's sums.
         */
        Allocation: {
            orderItemId: components["schemas"]["Id"];
            /** @description Position of the line in the order, from 1. */
            position: number;
            /** @description Name in the order. */
            lineName: string;
            bidId: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            bidNumber: number;
            bidItemId: components["schemas"]["Id"];
            /** @description The supplier's name of the goods, else the order's. */
            offeredName: string;
            /** @description Brand of the offered goods; null when not stated. */
            brand: string | null;
            /** @description Model of the offered goods; null when not stated. */
            model: string | null;
            quantity: components["schemas"]["Quantity"];
            /** @description The order's unit. */
            unitCode: components["schemas"]["UnitCode"];
            unitPrice: components["schemas"]["UnitPrice"];
            lineTotal: components["schemas"]["Amount"];
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            quoted: components["schemas"]["QuotedAllocation"];
            /** @description Whether no other offer of the line has a lower comparable price. */
            isBestPrice: boolean;
            /** @description Whether another product is offered than the one asked for. */
            isEquivalent: boolean;
            deliveryDate: components["schemas"]["Date"] | null;
        };
        /**
         * @description In the order's currency. `net`, `vat` and `gross` are of the goods in whole packs, without delivery; `delivery` is its cost with VAT;
         *     `withDelivery` is goods and delivery together. `total` is the compared sum, net or gross by the order's basis.
         */
        AwardSum: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            delivery: components["schemas"]["Amount"];
            withDelivery: components["schemas"]["BidSum"];
            total: components["schemas"]["Amount"];
        };
        /** @description The award of one supplier, over all its bids. */
        AwardSupplierTotal: components["schemas"]["AwardSum"] & {
            supplierId: components["schemas"]["Id"] | null;
            /** @description Name of the supplier. */
            supplierName: string;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp: string | null;
            /** @description Whether the supplier charges no VAT: every line it gets has the rate `none`. */
            isWithoutVat: boolean;
            bidIds: components["schemas"]["Id"][];
            /** @description Lines of the order it supplies. */
            lines: number;
        };
        /** @description Savings against a baseline; negative when more is spent. */
        AwardSaving: {
            baseline: components["schemas"]["Amount"];
            amount: components["schemas"]["SignedAmount"];
            percent: components["schemas"]["SignedPercent"] | null;
        };
        /**
         * @description Against the budget, by the order's VAT mode and with delivery; null without a budget or while a line is not awarded. Against the average
         *     and the highest price of competing bids for the awarded quantities, on the order's basis, without delivery; null when nothing is awarded.
         */
        AwardSavings: {
            vsBudget: components["schemas"]["AwardSaving"] | null;
            vsAverage: components["schemas"]["AwardSaving"] | null;
            vsWorst: components["schemas"]["AwardSaving"] | null;
        };
        /** @description Figures of an award. */
        AwardFigures: {
            orderId: components["schemas"]["Id"];
            basis: components["schemas"]["ComparisonBasis"];
            currency: components["schemas"]["Currency"];
            /** @description Exchange rates of the chosen bids, as frozen in the order. */
            exchangeRates: components["schemas"]["ExchangeRate"][];
            allocations: components["schemas"]["Allocation"][];
            totalsBySupplier: components["schemas"]["AwardSupplierTotal"][];
            totals: components["schemas"]["AwardSum"];
            savings: components["schemas"]["AwardSavings"];
            /** @description Lines without an allocation. */
            unawardedItemIds: components["schemas"]["Id"][];
        };
        /** @description Why, when and by whom an award was revoked, or the refusal of a purchase order that ended it. */
        AwardRevocation: {
            /** @description The purchase order whose refusal ended the award; null when the buyer revoked it. */
            refusedPurchaseOrderId: components["schemas"]["Id"] | null;
            /** @description Why the award was revoked or the purchase order refused. */
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description How the supplier answered. `sent`: not yet; purchase orders for bids that the buyer entered remain `sent`, as they are answered
         *     outside of the product.
         * @enum {string}
         */
        PurchaseOrderStatus: "sent" | "confirmed" | "refused";
        /**
         * @description The number of a purchase order, its supplier and their answer.
         * @example {
         *       "id": "po_bearings_1",
         *       "number": "Z-2026-000117/1",
         *       "supplierName": "ООО «ПодшипникТорг»",
         *       "bidIds": [
         *         "bid_bearings_podshipnik"
         *       ],
         *       "invitationId": null,
         *       "status": "sent",
         *       "answeredAt": null,
         *       "refusalReason": null
         *     }
         */
        PurchaseOrderRef: {
            id: components["schemas"]["Id"];
            /**
             * @description The number of the order, a slash and a counter from 1; for an invited supplier four digits without an order, so that the
             *     number does not reveal how many other purchase orders exist.
             */
            number: string;
            /** @description Name of the supplier. */
            supplierName: string;
            bidIds: components["schemas"]["Id"][];
            /** @description The invitation whose supplier answers it; null for bids that the buyer entered. */
            invitationId: components["schemas"]["Id"] | null;
            status: components["schemas"]["PurchaseOrderStatus"];
            /** @description When the supplier confirmed or refused; null before. */
            answeredAt: components["schemas"]["DateTime"] | null;
            /** @description Why the supplier refused; null unless refused. */
            refusalReason: string | null;
        };
        /** @description Whether an offer was chosen, and its quantity in the order's unit. */
        OfferOutcome: {
            orderItemId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            /** @description Name of the offered goods. */
            offeredName: string;
            /** @description Whether another product is offered than the one asked for. */
            isEquivalent: boolean;
            /**
             * @description Whether any quantity of the line went to this offer.
             * @enum {string}
             */
            outcome: "won" | "lost";
            /** @description Null for an offer that lost. */
            quantity: components["schemas"]["Quantity"] | null;
        };
        /** @description A bid of the comparison, on the order's basis and in its currency. */
        AwardOffer: {
            bidId: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            number: number;
            /** @description Name of the supplier. */
            supplierName: string;
            taxId: components["schemas"]["TaxId"] | null;
            status: components["schemas"]["BidStatus"];
            /** @description Whether the bid could win when the award was made. */
            competes: boolean;
            receivedAt: components["schemas"]["DateTime"];
            total: components["schemas"]["Amount"] | null;
            /** @description Place among complete bids by total, from 1; null for a bid without a rank. */
            rank: number | null;
            unranked: components["schemas"]["UnrankedReason"] | null;
            coverage: components["schemas"]["BidCoverage"];
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays: number | null;
            payment: components["schemas"]["Payment"] | null;
            validUntil: components["schemas"]["Date"] | null;
            flags: components["schemas"]["BidFlags"];
            /** @description Why it was withdrawn or disqualified. */
            setAsideFor: string | null;
            /** @description Result of each priced line; empty for a bid that was set aside and at the deadline. */
            lines: components["schemas"]["OfferOutcome"][];
        };
        /** @description A conflict of a chosen bid or line; `reason` is why it was accepted. */
        AwardConflict: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKindCode"];
            /** @description Which variant of its kind the conflict is. */
            facet: string;
            severity: components["schemas"]["ConflictSeverity"];
            /**
             * @description Whether it was open or accepted as it is when the award was made.
             * @enum {string}
             */
            status: "open" | "waived";
            bidIds: components["schemas"]["Id"][];
            orderItemId: components["schemas"]["Id"] | null;
            /** @description Why it was accepted as it is; null for an open one. */
            reason: string | null;
        };
        /** @description The figures that the decision was based on. */
        AwardMemo: {
            budget: components["schemas"]["Amount"] | null;
            submissionDeadline: components["schemas"]["DateTime"] | null;
            /** @description All bids except drafts. */
            offers: components["schemas"]["AwardOffer"][];
            /** @description The same at the deadline; empty when it had not passed. */
            atDeadline: components["schemas"]["AwardOffer"][];
            acceptedConflicts: components["schemas"]["AwardConflict"][];
            best: components["schemas"]["ComparisonBest"];
        };
        /** @description The decision which supplier delivers which lines. Only its revocation and the answers of suppliers to their purchase orders change it. */
        Award: components["schemas"]["AwardFigures"] & {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            /** @description Why these offers won; null when no justification was needed or given. */
            justification: string | null;
            /** @description Conflicts that were accepted, before or with the award. */
            waivedConflictIds: components["schemas"]["Id"][];
            decidedAt: components["schemas"]["DateTime"];
            decidedBy: components["schemas"]["PersonRef"];
            /** @description The last moment of a revocation. */
            revocableUntil: components["schemas"]["DateTime"];
            revocation: components["schemas"]["AwardRevocation"] | null;
            /** @description One for each supplier and currency, numbered within the order; numbers are never reused. A purchase order that was sent remains in the award after another supplier's refusal when nothing in it changes. */
            purchaseOrders: components["schemas"]["PurchaseOrderRef"][];
            memo: components["schemas"]["AwardMemo"];
        };
        /**
         * @description Identifies the state of the order and its bids that the figures were calculated from. When it is sent with the decision, a later change of either is a
         *     412; the order's version alone does not change with its bids.
         */
        AwardBasis: string;
        /** @description The award to make. */
        AwardDraft: {
            allocations: components["schemas"]["AllocationDraft"][];
            basedOn?: components["schemas"]["AwardBasis"];
            /** @description Why a higher price is chosen, or why conflicts are accepted. */
            justification?: string | null;
            /**
             * @description Invited suppliers who submitted a bid are e-mailed whether they won. With `ranks` the message to each supplier who did
             *     not win contains the rank of that supplier's bid.
             */
            notify?: {
                /**
                 * @description Whether the message to suppliers who did not win contains the rank of their bid.
                 * @default false
                 */
                ranks?: boolean;
            };
        };
        /** @description The award is not possible; `blockers` are the open conflicts that prevent it. */
        AwardBlockedProblem: components["schemas"]["ApiProblem"] & {
            blockers?: components["schemas"]["AwardConflict"][];
        };
        /**
         * @description How allocations are calculated.
         * @enum {string}
         */
        AwardMode: "single" | "lowest_per_line" | "manual";
        /** @description An award to preview. */
        AwardProposal: {
            mode: components["schemas"]["AwardMode"];
            /** @description For `single`. */
            bidId?: components["schemas"]["Id"];
            /** @description For `lowest_per_line`: skip offers with an open blocker. */
            skipBlocked?: boolean;
            /** @description For `manual`; may be empty. */
            allocations?: components["schemas"]["AllocationDraft"][];
        };
        /** @description A remark that does not prevent an award. */
        AwardNote: {
            /**
             * @description A problem of the allocation: a quantity off the pack size, a total below the supplier's minimum, or an offer that expires soon.
             * @enum {string}
             */
            code: "pack_step" | "below_minimum_order" | "expires_soon";
            bidId: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"] | null;
            /** @description In the reader's language. */
            message: string;
        };
        /** @description Whether a justification is required, why, and for which lines the price has to be justified. */
        AwardJustification: {
            /** @description Whether the award needs a justification. */
            isRequired: boolean;
            /** @description Why it needs one; empty when it does not. */
            reasons: ("not_best_price" | "open_warning" | "waived_conflict")[];
            dearerItemIds: components["schemas"]["Id"][];
        };
        /** @description Preview of an award. It can be made when there are no blockers and something is allocated. */
        AwardPreview: components["schemas"]["AwardFigures"] & {
            mode: components["schemas"]["AwardMode"];
            basedOn: components["schemas"]["AwardBasis"];
            /** @description Whether the allocations can be awarded now. */
            canAward: boolean;
            blockers: components["schemas"]["AwardConflict"][];
            /** @description Open warnings of chosen offers; awarding accepts them with the justification as the reason. */
            warnings: components["schemas"]["AwardConflict"][];
            waived: components["schemas"]["AwardConflict"][];
            notes: components["schemas"]["AwardNote"][];
            justification: components["schemas"]["AwardJustification"];
        };
        /** @description The award was changed meanwhile; `current` is the current one. */
        AwardStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Award"];
        };
        /** @description The contact person; of a supplier the primary contact. */
        PurchaseOrderContact: {
            /** @description Name of the person; null when unknown. */
            name: string | null;
            /** @description Job title of the person; null when unknown. */
            role: string | null;
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
        };
        /** @description The buyer or the supplier. A buyer's profile has no address, bank account or KPP. */
        PurchaseOrderParty: {
            /** @description Name of the company. */
            name: string;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp: string | null;
            /** @description Postal address in one line; null when unknown. */
            address: string | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik: string | null;
            contact: components["schemas"]["PurchaseOrderContact"] | null;
        };
        /** @description A bid of the purchase order, with its terms; the order's payment terms when the bid has none. */
        PurchaseOrderBid: {
            bidId: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            number: number;
            /** @description The supplier's number of the document; null when it has none. */
            externalNumber: string | null;
            externalDate: components["schemas"]["Date"] | null;
            validUntil: components["schemas"]["Date"] | null;
            payment: components["schemas"]["Payment"] | null;
            /** @description Terms of delivery as the supplier wrote them; null when not stated. */
            deliveryTerms: string | null;
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays: number | null;
            /** @description Warranty in months; null when not stated. */
            warrantyMonths: number | null;
        };
        /**
         * @description ISO 3166-1 alpha-2 code.
         * @example RU
         */
        Country: string;
        /** @description An ordered line, in the supplier's unit and currency. `lineName` is the name in the order. */
        PurchaseOrderLine: {
            /** @description Counter from 1 within the purchase order. */
            position: number;
            orderItemId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            bidNumber: number;
            /** @description Name of the goods. */
            name: string;
            /** @description Name of the line of the order. */
            lineName: string;
            /** @description Whether another product is offered than the one asked for. */
            isEquivalent: boolean;
            /** @description Brand of the offered goods; null when not stated. */
            brand: string | null;
            /** @description Model of the offered goods; null when not stated. */
            model: string | null;
            countryOfOrigin: components["schemas"]["Country"] | null;
            quantity: components["schemas"]["Decimal"];
            unitCode: components["schemas"]["UnitCode"];
            unitsPerPack: components["schemas"]["Quantity"] | null;
            packsPerUnit: components["schemas"]["Quantity"] | null;
            unitPrice: components["schemas"]["UnitPrice"];
            vatMode: components["schemas"]["VatMode"];
            vatRate: components["schemas"]["VatRate"];
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            deliveryDate: components["schemas"]["Date"] | null;
        };
        /** @description The part of a total at one VAT rate. */
        BidVatGroup: {
            rate: components["schemas"]["VatRate"];
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /** @description The total in the order's currency, and the exchange rate. */
        PurchaseOrderConversion: {
            currency: components["schemas"]["Currency"];
            total: components["schemas"]["BidSum"];
            exchangeRate: components["schemas"]["ExchangeRate"];
        };
        /**
         * @description A purchase order to one supplier, in its currency. `goods` is the sum of the lines, `delivery` the cost of delivery, null when
         *     there is none; `total` is both, `byRate` the same by VAT rate. `orderCurrency` is the total at the order's rate, null when the
         *     currencies are the same.
         */
        PurchaseOrder: components["schemas"]["PurchaseOrderRef"] & {
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            orderNumber: string;
            /** @description Title of the order. */
            orderTitle: string;
            decidedAt: components["schemas"]["DateTime"];
            currency: components["schemas"]["Currency"];
            /** @description Whether the supplier charges no VAT. */
            isWithoutVat: boolean;
            buyer: components["schemas"]["PurchaseOrderParty"];
            supplier: components["schemas"]["PurchaseOrderParty"];
            bids: components["schemas"]["PurchaseOrderBid"][];
            lines: components["schemas"]["PurchaseOrderLine"][];
            deliverTo: components["schemas"]["Delivery"];
            goods: components["schemas"]["BidSum"];
            delivery: components["schemas"]["BidSum"] | null;
            total: components["schemas"]["BidSum"];
            byRate: components["schemas"]["BidVatGroup"][];
            orderCurrency: components["schemas"]["PurchaseOrderConversion"] | null;
        };
        /** @description The purchase orders of an award. */
        PurchaseOrderList: {
            data: components["schemas"]["PurchaseOrder"][];
        };
        /** @description The award that an order in evaluation had before. */
        PreviousAward: {
            award: components["schemas"]["Award"] | null;
        };
        /**
         * Format: binary
         * @description An XLSX workbook (ECMA-376), which is a ZIP archive.
         */
        Workbook: string;
        /**
         * @description How a bid was received.
         * @enum {string}
         */
        BidSource: "manual" | "paste" | "xlsx" | "supplier_link";
        /**
         * @description `net`, `vat`, `gross` and `byRate` are the quoted sums over the offered lines with a price, without equivalents;
         *     rounded half up, VAT once for each rate. The comparable figures are for the asked quantities: goods and delivery,
         *     without any surplus, packs rounded up. Only complete bids are ranked by them; for an incomplete bid they cover the offered part.
         */
        BidTotals: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            byRate: components["schemas"]["BidVatGroup"][];
            /** @description The quoted sum in the order's currency; null without an exchange rate. */
            orderCurrency: components["schemas"]["BidSum"] | null;
            /** @description The cost of delivery in the order's currency; null when nothing is comparable. */
            delivery: components["schemas"]["BidSum"] | null;
            /** @description Goods and delivery without VAT, in the order's currency; null when nothing has a price or a part is not comparable. */
            comparableNet: components["schemas"]["Amount"] | null;
            /** @description Goods and delivery with VAT. */
            comparableGross: components["schemas"]["Amount"] | null;
            coverage: components["schemas"]["BidCoverage"];
            /** @description Whether it covers the asked quantity of every line, within the line's tolerance. */
            isComplete: boolean;
        };
        /** @description A bid in a list, without its lines. */
        BidRow: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description Counter from 1 within the order. */
            number: number;
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            status: components["schemas"]["BidStatus"];
            supplier: components["schemas"]["BidSupplierRef"];
            /** @description Revision of the order that the bid was quoted for. */
            orderRevision: number;
            /** @description 1 for the first bid, incremented by each revised bid. */
            round: number;
            source: components["schemas"]["BidSource"];
            /** @description The invitation of the supplier who made the bid, which the buyer cannot change; null for a bid that the buyer entered. */
            invitationId: components["schemas"]["Id"] | null;
            /**
             * @description Submitted by its supplier for an order whose bids are sealed. Until they are opened the buyer sees who made it and when;
             *     lines, prices, dates, terms, files and receipt are empty, and it takes no part in ranking, conflicts, comparison and exports.
             */
            isSealed: boolean;
            /** @description The supplier's number of the document; null when it has none. */
            externalNumber: string | null;
            receivedAt: components["schemas"]["DateTime"];
            validUntil: components["schemas"]["Date"] | null;
            currency: components["schemas"]["Currency"];
            vatMode: components["schemas"]["VatMode"];
            totals: components["schemas"]["BidTotals"];
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays: number | null;
            payment: components["schemas"]["Payment"] | null;
            alternativeOfBidId: components["schemas"]["Id"] | null;
            supersedesBidId: components["schemas"]["Id"] | null;
            flags: components["schemas"]["BidFlags"];
            /** @description Rank among the complete submitted bids, by total; equal totals share a rank. */
            rank: number | null;
            /** @description Why the bid has no rank; null when it has one. */
            unranked: components["schemas"]["UnrankedReason"] | null;
            counts: components["schemas"]["BidCounts"];
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description The number of bids of each status. */
        BidStatusCounts: {
            /** @description Drafts. */
            draft: number;
            /** @description Submitted bids without a decision. */
            submitted: number;
            /** @description Bids with an award. */
            won: number;
            /** @description Bids without an award after the decision. */
            lost: number;
            /** @description Withdrawn bids. */
            withdrawn: number;
            /** @description Rejected bids. */
            disqualified: number;
        };
        /** @description A page of an order's bids. */
        BidPage: {
            data: components["schemas"]["BidRow"][];
            page: components["schemas"]["Page"];
            /** @description Counts of the bids that meet the other filters, regardless of the requested statuses. */
            countsByStatus: components["schemas"]["BidStatusCounts"];
        };
        /**
         * Format: uri
         * @description An https address.
         * @example https://metiz.example
         */
        Url: string;
        /** @description A contact of a supplier; an e-mail address, a phone number or both are required. */
        SupplierContactDraft: {
            /** @description Name of the person; null when unknown. */
            name?: string | null;
            /** @description Job title of the person; null when unknown. */
            role?: string | null;
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description False when absent. */
            isPrimary?: boolean;
        };
        /**
         * @description The supplier. With `supplierId`, absent fields are copied from the address book; given fields apply to this bid only.
         *     `kpp` requires a ten-digit RU-INN.
         */
        BidSupplierDraft: {
            /** @description Entry in the address book; null when there is none. */
            supplierId?: components["schemas"]["Id"] | null;
            /** @description Name of the supplier; null when unknown. */
            name?: string | null;
            /** @description Legal form, such as ООО or GmbH; null when unknown. */
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp?: string | null;
            /** @description Postal address in one line; null when unknown. */
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount?: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
        };
        /**
         * @description A line of a bid; it may be incomplete. Quantity, unit and VAT rate default to those of the order's line.
         *     At most one of `leadTimeDays` and `deliveryDate` is given.
         */
        BidItemDraft: {
            id?: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"];
            /** @description True when absent. False declines the line explicitly, which differs from leaving it out. */
            offered?: boolean;
            /** @description Name of the goods as the supplier wrote it; null when it is that of the line. */
            offeredName?: string | null;
            /** @description An equivalent product, not included in the totals. False when absent. */
            isEquivalent?: boolean;
            /** @description How the equivalent differs from what was asked for; null when not stated. */
            equivalentNote?: string | null;
            /** @description Brand of the offered goods; null when not stated. */
            brand?: string | null;
            /** @description Model of the offered goods; null when not stated. */
            model?: string | null;
            countryOfOrigin?: components["schemas"]["Country"] | null;
            quantity?: components["schemas"]["Quantity"] | null;
            unitCode?: components["schemas"]["UnitCode"] | null;
            /** @description Order units per offered unit, when the offer is by the pack; with `packsPerUnit`, per so many offered units. */
            unitsPerPack?: components["schemas"]["Quantity"] | null;
            /**
             * @description Offered units that equal `unitsPerPack` order units (one when that is null): 12 when pieces are offered and boxes of 12 are ordered.
             *     The factor between the units is the exact fraction `unitsPerPack` ÷ `packsPerUnit`, where an absent one counts as 1.
             */
            packsPerUnit?: components["schemas"]["Quantity"] | null;
            /** @description Sold in multiples of this quantity. */
            packSize?: components["schemas"]["Quantity"] | null;
            unitPrice?: components["schemas"]["UnitPrice"] | null;
            vatRate?: components["schemas"]["VatRate"] | null;
            declaredLineTotal?: components["schemas"]["Amount"] | null;
            /** @description Days from the order until this line is delivered; null when not stated. */
            leadTimeDays?: number | null;
            deliveryDate?: components["schemas"]["Date"] | null;
            /** @description Free text about the line; null without one. */
            note?: string | null;
        };
        /** @description A bid as entered; every property is optional. */
        BidDraft: {
            supplier?: components["schemas"]["BidSupplierDraft"];
            source?: components["schemas"]["BidSource"];
            /** @description Number of the supplier's document. */
            externalNumber?: string | null;
            externalDate?: components["schemas"]["Date"] | null;
            /** @description When the buyer received the bid; now when absent, never in the future. */
            receivedAt?: components["schemas"]["DateTime"] | null;
            validUntil?: components["schemas"]["Date"] | null;
            /** @description Defaults to the order's. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Defaults to the order's. */
            vatMode?: components["schemas"]["VatMode"] | null;
            declaredTotal?: components["schemas"]["Amount"] | null;
            /**
             * @description In the VAT mode of the prices, at the order's default rate. A supplier without VAT
             *     charges no VAT on it.
             */
            deliveryCost?: components["schemas"]["Amount"] | null;
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays?: number | null;
            /** @description Terms of delivery as the supplier wrote them; null when not stated. */
            deliveryTerms?: string | null;
            payment?: components["schemas"]["Payment"] | null;
            /** @description Warranty in months; null when not stated. */
            warrantyMonths?: number | null;
            minOrderAmount?: components["schemas"]["Amount"] | null;
            alternativeOfBidId?: components["schemas"]["Id"] | null;
            supersedesBidId?: components["schemas"]["Id"] | null;
            /** @description Free text; null without one. */
            notes?: string | null;
            /** @description One offer for each line of the order, and any number of equivalents. */
            items?: components["schemas"]["BidItemDraft"][];
        };
        /** @description A contact of a supplier. */
        SupplierContact: {
            /** @description Name of the person; null when unknown. */
            name: string | null;
            /** @description Job title of the person; null when unknown. */
            role: string | null;
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
            /** @description The primary contact. */
            isPrimary: boolean;
        };
        /** @description The supplier as of the time the bid was entered. */
        BidSupplier: {
            /** @description Entry in the address book; null when there is none. */
            supplierId: components["schemas"]["Id"] | null;
            /** @description Null only in a draft. */
            name: string | null;
            /** @description Legal form, such as ООО or GmbH; null when unknown. */
            legalForm: string | null;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp: string | null;
            /** @description Postal address in one line; null when unknown. */
            address: string | null;
            /** @description ISO 3166-2 code. */
            region: string | null;
            website: components["schemas"]["Url"] | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik: string | null;
            /** @description Null when not known. */
            vatPayer: boolean | null;
            contacts: components["schemas"]["SupplierContact"][];
        };
        /**
         * @description When the content was received, and its SHA-256. The hash is of the content as JSON with sorted keys, so that both sides can
         *     show later that nothing was changed.
         */
        BidReceipt: {
            at: components["schemas"]["DateTime"];
            /** @description SHA-256 of the content as JSON with sorted keys, in hexadecimal. */
            hash: string;
        };
        /**
         * @description Calculated figures of a line. `lineTotal` is in the bid's currency and VAT mode; the normalized values are in the order's
         *     unit and currency. Null when a price, a unit factor or an exchange rate is missing.
         */
        BidItemComputed: {
            lineTotal: components["schemas"]["Amount"] | null;
            normalizedQuantity: components["schemas"]["Decimal"] | null;
            normalizedUnitPriceNet: components["schemas"]["UnitPrice"] | null;
            normalizedUnitPriceGross: components["schemas"]["UnitPrice"] | null;
            deliveryDate: components["schemas"]["Date"] | null;
            /** @description Difference to the best price, on the order's basis of comparison. */
            deltaToBestPercent: components["schemas"]["SignedPercent"] | null;
            /** @description Whether no other offer of the line has a lower comparable price. */
            isBestPrice: boolean;
            /** @description Whether no other offer of the line arrives earlier. */
            isBestDate: boolean;
        };
        /** @description A line of a bid, an offer for a line of the order. */
        BidItem: {
            id: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"];
            /** @description Whether the line is offered. */
            offered: boolean;
            /** @description Name of the goods as the supplier wrote it; null when it is that of the line. */
            offeredName: string | null;
            /** @description Whether another product is offered than the one asked for. */
            isEquivalent: boolean;
            /** @description How the equivalent differs from what was asked for; null when not stated. */
            equivalentNote: string | null;
            /** @description Brand of the offered goods; null when not stated. */
            brand: string | null;
            /** @description Model of the offered goods; null when not stated. */
            model: string | null;
            countryOfOrigin: components["schemas"]["Country"] | null;
            quantity: components["schemas"]["Quantity"];
            unitCode: components["schemas"]["UnitCode"];
            /** @description Order units per offered unit, when the offer is by the pack; with `packsPerUnit`, per so many offered units. */
            unitsPerPack: components["schemas"]["Quantity"] | null;
            /**
             * @description Offered units that equal `unitsPerPack` order units (one when that is null): 12 when pieces are offered and boxes of 12 are ordered.
             *     The factor between the units is the exact fraction `unitsPerPack` ÷ `packsPerUnit`, where an absent one counts as 1.
             */
            packsPerUnit: components["schemas"]["Quantity"] | null;
            /** @description Sold in multiples of this quantity. */
            packSize: components["schemas"]["Quantity"] | null;
            unitPrice: components["schemas"]["UnitPrice"] | null;
            vatRate: components["schemas"]["VatRate"];
            declaredLineTotal: components["schemas"]["Amount"] | null;
            /** @description Days from the order until this line is delivered; null when not stated. */
            leadTimeDays: number | null;
            deliveryDate: components["schemas"]["Date"] | null;
            /** @description Free text about the line; null without one. */
            note: string | null;
            computed: components["schemas"]["BidItemComputed"];
        };
        /** @description Why, when and by whom a bid was withdrawn. */
        BidWithdrawal: {
            /** @description Why the supplier withdrew it. */
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description Reason of a disqualification.
         * @enum {string}
         */
        BidDisqualificationReason: "late" | "incomplete" | "terms" | "price" | "collusion" | "capacity" | "other";
        /** @description Why, when and by whom a bid was disqualified. */
        BidDisqualification: {
            reasonCode: components["schemas"]["BidDisqualificationReason"];
            /** @description Why it was disqualified, in words. */
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description The actions allowed on the bid now. `actions` has one entry for each of edit, delete, submit, confirm_revision, withdraw,
         *     disqualify, reinstate and duplicate.
         */
        BidAccess: {
            /** @description Whether the bid can be changed now. */
            editable: boolean;
            actions: components["schemas"]["ActionAccess"][];
        };
        /** @description A supplier's quotation for an order with its lines and calculated figures. */
        Bid: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description Counter from 1 within the order. */
            number: number;
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            status: components["schemas"]["BidStatus"];
            supplier: components["schemas"]["BidSupplier"];
            /** @description Revision of the order that the bid was quoted for. */
            orderRevision: number;
            /** @description 1 for the first bid, incremented by each revised bid. */
            round: number;
            source: components["schemas"]["BidSource"];
            /** @description The invitation of the supplier who made the bid, which the buyer cannot change; null for a bid that the buyer entered. */
            invitationId: components["schemas"]["Id"] | null;
            /**
             * @description Submitted by its supplier for an order whose bids are sealed. Until they are opened the buyer sees who made it and when;
             *     lines, prices, dates, terms, files and receipt are empty, and it takes no part in ranking, conflicts, comparison and exports.
             */
            isSealed: boolean;
            /** @description The supplier's receipt for the content as last submitted; null for a bid that the buyer entered. */
            receipt: components["schemas"]["BidReceipt"] | null;
            /** @description The supplier's number of the document; null when it has none. */
            externalNumber: string | null;
            externalDate: components["schemas"]["Date"] | null;
            receivedAt: components["schemas"]["DateTime"];
            submittedAt: components["schemas"]["DateTime"] | null;
            validUntil: components["schemas"]["Date"] | null;
            currency: components["schemas"]["Currency"];
            vatMode: components["schemas"]["VatMode"];
            declaredTotal: components["schemas"]["Amount"] | null;
            totals: components["schemas"]["BidTotals"];
            /**
             * @description In the VAT mode of the prices, at the order's default rate. A supplier without VAT
             *     charges no VAT on it.
             */
            deliveryCost: components["schemas"]["Amount"] | null;
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays: number | null;
            /** @description Terms of delivery as the supplier wrote them; null when not stated. */
            deliveryTerms: string | null;
            payment: components["schemas"]["Payment"] | null;
            /** @description Warranty in months; null when not stated. */
            warrantyMonths: number | null;
            minOrderAmount: components["schemas"]["Amount"] | null;
            alternativeOfBidId: components["schemas"]["Id"] | null;
            supersedesBidId: components["schemas"]["Id"] | null;
            /** @description Free text; null without one. */
            notes: string | null;
            items: components["schemas"]["BidItem"][];
            /** @description Lines that the bid does not compete for, by a decision on a conflict. Their offers stay. */
            excludedItemIds: components["schemas"]["Id"][];
            attachments: components["schemas"]["OrderFile"][];
            flags: components["schemas"]["BidFlags"];
            /** @description Rank among the complete submitted bids, by total; equal totals share a rank. */
            rank: number | null;
            /** @description Why the bid has no rank; null when it has one. */
            unranked: components["schemas"]["UnrankedReason"] | null;
            counts: components["schemas"]["BidCounts"];
            withdrawal: components["schemas"]["BidWithdrawal"] | null;
            disqualification: components["schemas"]["BidDisqualification"] | null;
            access: components["schemas"]["BidAccess"];
        };
        /** @description A file of at most 5 MiB, XLSX, XLS, ODS, CSV, TSV or plain text; detected from its content. */
        ImportFile: {
            /** @description Name of the file. */
            name: string;
            /** @description The bytes in base64. */
            content: string;
        };
        /**
         * @description Field of a column. `price` is per unit, `total` of a line; `offered` is yes or no; `lineId` is in the forms of this API.
         * @enum {string}
         */
        ImportField: "lineId" | "position" | "name" | "specification" | "sku" | "gtin" | "okpd2" | "quantity" | "unit" | "price" | "vatRate" | "total" | "leadTimeDays" | "deliveryDate" | "brand" | "model" | "country" | "unitsPerPack" | "packSize" | "offered" | "equivalent" | "note";
        /** @description Field of a column as given by the user; null ignores the column. */
        ImportColumnChoice: {
            /** @description Counted from 1. */
            column: number;
            field: components["schemas"]["ImportField"] | null;
        };
        /** @description Whether a row is a line. */
        ImportRowChoice: {
            /** @description Row of the sheet, from 1. */
            row: number;
            /** @description Whether the row is imported. */
            isTaken: boolean;
        };
        /** @enum {string} */
        ImportDecimalSeparator: "." | ",";
        /** @description Decimal separator of a column, which decides whether "10,000" is ten or ten thousand. */
        ImportNumberChoice: {
            /** @description Counted from 1. */
            column: number;
            /** @description Separator of the fraction in the numbers of the column. */
            decimalSeparator: components["schemas"]["ImportDecimalSeparator"];
        };
        /** @description How to parse the sheet. Absent properties are recognized. */
        ImportMappingChoice: {
            /** @description Name of the sheet of a workbook. */
            sheet?: string | null;
            /** @description Counted from 1; null when there is none. */
            headerRow?: number | null;
            /** @description Each column once, and each field once except `specification` and `note`, which several columns may share. */
            columns?: components["schemas"]["ImportColumnChoice"][];
            /** @description Rows included or excluded by the user; each row once. */
            rows?: components["schemas"]["ImportRowChoice"][];
            /** @description Decimal separators of columns; each column once. */
            numbers?: components["schemas"]["ImportNumberChoice"][];
        };
        /** @description Currency and VAT mode of all prices; null when unknown. */
        ImportPrices: {
            currency: components["schemas"]["Currency"] | null;
            vatMode: components["schemas"]["VatMode"] | null;
        };
        /** @description The source. Exactly one of `text` and `file`. */
        OrderImportRequest: {
            /** @description Text copied from a spreadsheet or an e-mail. */
            text?: string;
            file?: components["schemas"]["ImportFile"];
            mapping?: components["schemas"]["ImportMappingChoice"];
            /** @description VAT mode of the order. Of two price columns the one with the same VAT mode is used, and differences are reported. */
            prices?: components["schemas"]["ImportPrices"];
        };
        /** @description A row and its parsed line. */
        ImportedLine: {
            /** @description Row of the sheet, from 1. */
            row: number;
            /** @description Rows below that continue it, such as further specifications. */
            joinedRows: number[];
            item: components["schemas"]["OrderItemDraft"];
        };
        /**
         * @description A value that was not imported as written, or that should be checked. `error`: a row or a value was left out. `warning`: it
         *     was imported and should be checked. `info`: an explanation.
         */
        ImportIssue: {
            /**
             * @description Whether the row cannot be imported, should be checked, or needs no action.
             * @enum {string}
             */
            severity: "error" | "warning" | "info";
            /**
             * @description What is wrong, for programs.
             * @enum {string}
             */
            code: "heading_row" | "repeated_heading" | "total_row" | "section_row" | "not_a_line" | "email_invalid" | "phone_invalid" | "tax_id_invalid" | "no_name" | "nothing_offered" | "not_in_order" | "doubtful_match" | "too_many_lines" | "unused_column" | "hidden_sheet" | "other_sheet" | "formula_without_value" | "cell_error" | "not_a_number" | "ambiguous_number" | "negative" | "zero" | "too_large" | "too_precise" | "unknown_unit" | "unit_missing" | "unknown_vat_rate" | "unknown_date" | "date_ambiguous" | "unknown_country" | "gtin_invalid" | "okpd2_invalid" | "too_long" | "unclear_answer" | "total_differs" | "merged_cells" | "repeated_line" | "no_columns" | "currency_differs" | "unknown_line" | "not_whole" | "both_dates" | "row_excluded" | "numbering_row" | "joined_row" | "name_from_cell" | "name_split" | "other_table" | "kept_as_note" | "multiplied" | "repeated_offer" | "vat_mode_differs" | "not_understood" | "about_buyer" | "fact_differs" | "ambiguous_match" | "total_of_other_basis" | "pack_unknown" | "pack_from_name" | "packs_rounded" | "working_days" | "contact_incomplete" | "entry_full";
            /** @description Row of the sheet, from 1; null for the sheet itself. */
            row: number | null;
            /** @description Column of the sheet, from 1; null for the row itself. */
            column: number | null;
            /** @description The cell as written. */
            value: string | null;
            /** @description The issue in a sentence, in the reader's language. */
            message: string;
        };
        /** @description A number as written, with its value for a decimal point and for a decimal comma. */
        ImportAmbiguousNumber: {
            /** @description Row of the sheet, from 1. */
            row: number;
            /** @description The number as it is written. */
            text: string;
            /** @description The value of the number if that separator marks the fraction. */
            withPoint: string;
            /** @description The value of the number if that separator marks the fraction. */
            withComma: string;
        };
        /** @description A column with ambiguous numbers, and how they were read. */
        ImportQuestion: {
            /** @description Counted from 1. */
            column: number;
            /** @description Text of the column's heading; null without one. */
            heading: string | null;
            /** @description How the column was read; null when unknown, and then its ambiguous numbers were left out. */
            decimalSeparator: components["schemas"]["ImportDecimalSeparator"] | null;
            /**
             * @description The source of the decision: `given` in the request, other numbers of the `column`, `totals` that match only one reading,
             *     or nothing.
             * @enum {string}
             */
            by: "given" | "column" | "totals" | "none";
            /** @description Examples, with both readings. */
            values: components["schemas"]["ImportAmbiguousNumber"][];
        };
        /** @description From 0 (a guess) to 1 (certain). */
        ImportConfidence: number;
        /** @description A column of the sheet, its field and how the field was recognized. */
        ImportColumn: {
            /** @description Counted from 1. */
            column: number;
            /** @description Text of the column's heading; null without one. */
            heading: string | null;
            field: components["schemas"]["ImportField"] | null;
            confidence: components["schemas"]["ImportConfidence"];
            /**
             * @description How the meaning of the column was found: given by the caller, remembered, the bid form, the heading, the content, or not at all.
             * @enum {string}
             */
            source: "given" | "remembered" | "template" | "heading" | "content" | "none";
        };
        /** @description How the sheet was parsed. */
        ImportMapping: {
            /** @description Null for text. */
            sheet: string | null;
            /** @description First row of the headings; null when there are none. */
            headerTop: number | null;
            /** @description Last row of the headings; null when there are none. */
            headerRow: number | null;
            columns: components["schemas"]["ImportColumn"][];
        };
        /** @description A sheet of the workbook. */
        ImportSheet: {
            /** @description Name of the sheet. */
            name: string;
            /** @description Whether the workbook hides the sheet. */
            isHidden: boolean;
            /** @description Rows of the sheet. */
            rows: number;
        };
        /** @description Lines of an order, parsed from text or a file. */
        OrderImport: {
            items: components["schemas"]["ImportedLine"][];
            /** @description Price basis stated in the file. */
            prices: components["schemas"]["ImportPrices"];
            issues: components["schemas"]["ImportIssue"][];
            /** @description Columns with ambiguous numbers. */
            questions: components["schemas"]["ImportQuestion"][];
            mapping: components["schemas"]["ImportMapping"];
            /** @description Sheets of the workbook; none for text. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that are not lines, each with an issue or, in a bid, a fact. */
            skippedRows: number[];
        };
        /** @description CSV with a byte-order mark and semicolons, for Excel in Russian. */
        CsvText: string;
        /** @description An order with its bids at a moment, and its award. */
        OrderExport: {
            exportedAt: components["schemas"]["DateTime"];
            order: components["schemas"]["Order"];
            bids: components["schemas"]["Bid"][];
            award: components["schemas"]["Award"] | null;
            /** @description None without an award. */
            purchaseOrders: components["schemas"]["PurchaseOrder"][];
        };
        /** @description The line of a row; null excludes the row. */
        ImportMatchChoice: {
            /** @description Row of the sheet, from 1. */
            row: number;
            orderItemId: components["schemas"]["Id"] | null;
        };
        /** @description The source and its supplier. Exactly one of `text` and `file`. */
        BidImportRequest: {
            /** @description Text copied from a spreadsheet or an e-mail. */
            text?: string;
            file?: components["schemas"]["ImportFile"];
            mapping?: components["schemas"]["ImportMappingChoice"];
            /** @description Tax number of the supplier; their entry of the address book and remembered columns are used. */
            supplierTaxId?: components["schemas"]["TaxId"] | null;
            /** @description Stores `mapping` for this supplier; requires both. False when absent. */
            rememberMapping?: boolean;
            /** @description Rows with their line of the order; each row and each line once. */
            matches?: components["schemas"]["ImportMatchChoice"][];
        };
        /**
         * @description A property of the bid, not of a line. `vatRate` applies to every line without a rate; `contactName`, `email` and `phone` are of
         *     the supplier's first contact.
         * @enum {string}
         */
        ImportFactField: "supplierName" | "taxId" | "kpp" | "contactName" | "email" | "phone" | "externalNumber" | "externalDate" | "validUntil" | "currency" | "vatMode" | "vatRate" | "declaredTotal" | "deliveryDays" | "deliveryCost" | "deliveryTerms" | "payment" | "minOrderAmount" | "warrantyMonths" | "notes";
        /** @description A fact found outside the lines, and its place. */
        ImportFact: {
            field: components["schemas"]["ImportFactField"];
            /** @description The value in the draft: an amount, a day, a code or text. */
            value: string;
            /** @description Null for text. */
            sheet: string | null;
            /** @description Null when it follows from several rows, such as a total and the lines. */
            row: number | null;
            /** @description The text it was read from. */
            text: string;
            /** @description Inferred rather than stated; should be checked. */
            isDoubtful: boolean;
            /** @description The fact in the reader's language. */
            message: string;
        };
        /** @description A line of the order that a row may belong to. */
        ImportMatchCandidate: {
            orderItemId: components["schemas"]["Id"];
            confidence: components["schemas"]["ImportConfidence"];
        };
        /**
         * @description A row, its matched line of the order, and the confidence. A row that matches several lines equally well is
         *     not used: `orderItemId` is null, `candidates` has the lines, and the issue `ambiguous_match` asks for a choice.
         */
        ImportMatch: {
            /** @description Row of the sheet, from 1. */
            row: number;
            /** @description Name in the row. */
            name: string;
            orderItemId: components["schemas"]["Id"] | null;
            confidence: components["schemas"]["ImportConfidence"];
            /**
             * @description What the row and the line have in common; `none` without a match.
             * @enum {string}
             */
            by: "given" | "line_id" | "sku" | "gtin" | "name" | "position" | "none";
            /** @description Matched, but should be checked. */
            isDoubtful: boolean;
            /** @description Lines with similar names, the most likely first; none when the match is certain. */
            candidates: components["schemas"]["ImportMatchCandidate"][];
        };
        /** @description A bid, parsed from text or a file. */
        BidImport: {
            bidDraft: components["schemas"]["BidDraft"];
            /** @description Facts found outside the lines. All of them are in `bidDraft`. */
            facts: components["schemas"]["ImportFact"][];
            matches: components["schemas"]["ImportMatch"][];
            /** @description Lines of the order without a row. */
            unansweredItemIds: components["schemas"]["Id"][];
            issues: components["schemas"]["ImportIssue"][];
            /** @description Columns with ambiguous numbers. */
            questions: components["schemas"]["ImportQuestion"][];
            mapping: components["schemas"]["ImportMapping"];
            /** @description Sheets of the workbook; none for text. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that are not lines, each with an issue or, in a bid, a fact. */
            skippedRows: number[];
        };
        /** @description A change of a published order, numbered from 1. */
        Addendum: {
            /** @description Place of the addendum in the order, from 1. */
            number: number;
            /** @description Revision of the order since then. Changes of files, titles, dates, tolerances and lots create no new revision and leave bids valid. */
            revision: number;
            at: components["schemas"]["DateTime"];
            /** @description Why the buyer made the change; null when no reason was given. */
            reason: string | null;
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description The addenda of an order. */
        AddendumList: {
            data: components["schemas"]["Addendum"][];
        };
        /** @description The company that invites, and the contact person. */
        InvitingBuyer: {
            /** @description Company of the buyer. */
            company: string;
            /** @description Name of the buyer; null when unknown. */
            contactName: string | null;
            /** @description Job title of the buyer; null when unknown. */
            position: string | null;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
        };
        /** @description A sealed bid with its content at the opening. */
        OpenedBid: {
            bidId: components["schemas"]["Id"];
            /** @description Number of the bid within the order. */
            number: number;
            supplier: components["schemas"]["BidSupplierRef"];
            submittedAt: components["schemas"]["DateTime"];
            currency: components["schemas"]["Currency"];
            vatMode: components["schemas"]["VatMode"];
            totals: components["schemas"]["BidTotals"];
            validUntil: components["schemas"]["Date"] | null;
            /** @description Days of delivery that the bid offers for the order; null without such a term. */
            deliveryDays: number | null;
            /** @description SHA-256 of the content, which the supplier has in the receipt. */
            hash: string;
        };
        /** @description When and how the sealed bids of an order were opened. */
        OpeningProtocol: {
            orderId: components["schemas"]["Id"];
            /** @description Number of the order as on its documents. */
            orderNumber: string;
            /** @description Title of the order when the bids were opened. */
            orderTitle: string;
            /** @description Revision of the order when the bids were opened. */
            revision: number;
            /** @description Round of bidding whose bids were opened, from 1. */
            round: number;
            submissionDeadline: components["schemas"]["DateTime"];
            openedAt: components["schemas"]["DateTime"];
            /** @description Why the buyer closed the order before its deadline; null when the deadline opened the bids. */
            earlyReason: string | null;
            timeZone: components["schemas"]["TimeZone"];
            buyer: components["schemas"]["InvitingBuyer"];
            bids: components["schemas"]["OpenedBid"][];
        };
        /** @description The bid was changed elsewhere; `current` is its current state. */
        BidStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Bid"];
        };
        /** @description Changes of a bid; `items` and `supplier.contacts` are replaced completely. */
        BidPatch: {
            supplier?: components["schemas"]["BidSupplierDraft"];
            source?: components["schemas"]["BidSource"];
            /** @description Number of the supplier's document. */
            externalNumber?: string | null;
            externalDate?: components["schemas"]["Date"] | null;
            /** @description When the buyer received the bid; now when absent, never in the future. */
            receivedAt?: components["schemas"]["DateTime"] | null;
            validUntil?: components["schemas"]["Date"] | null;
            /** @description Defaults to the order's. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Defaults to the order's. */
            vatMode?: components["schemas"]["VatMode"] | null;
            declaredTotal?: components["schemas"]["Amount"] | null;
            /**
             * @description In the VAT mode of the prices, at the order's default rate. A supplier without VAT
             *     charges no VAT on it.
             */
            deliveryCost?: components["schemas"]["Amount"] | null;
            /** @description Days from the order to delivery; null when not stated. */
            deliveryDays?: number | null;
            /** @description Terms of delivery as the supplier wrote them; null when not stated. */
            deliveryTerms?: string | null;
            payment?: components["schemas"]["Payment"] | null;
            /** @description Warranty in months; null when not stated. */
            warrantyMonths?: number | null;
            minOrderAmount?: components["schemas"]["Amount"] | null;
            alternativeOfBidId?: components["schemas"]["Id"] | null;
            supersedesBidId?: components["schemas"]["Id"] | null;
            /** @description Free text; null without one. */
            notes?: string | null;
            /** @description One offer for each line of the order, and any number of equivalents. */
            items?: components["schemas"]["BidItemDraft"][];
        };
        /** @description A discrepancy between the bid and the order. */
        BidFinding: {
            /** @description Equal for the same discrepancy in every check of the bid. */
            id: string;
            kind: components["schemas"]["ConflictKindCode"];
            /** @description What exactly differs, such as `short` or `excess` of a quantity. */
            facet: string;
            severity: components["schemas"]["ConflictSeverity"];
            /** @description The line of the order; null when it concerns the bid itself. */
            orderItemId: components["schemas"]["Id"] | null;
            /** @description What differs, in a few words in the language of the request. */
            title: string;
            /** @description Both values and what would be right, in the language of the request. */
            explanation: string;
        };
        /** @description What prevents submitting, and what does not fit the order. */
        BidCheck: {
            missing: components["schemas"]["FieldError"][];
            findings: components["schemas"]["BidFinding"][];
        };
        /**
         * @description New conflicts of the order, on this bid and on others. Conflicts that the draft already had are not counted here:
         *     `bid.counts` has all open conflicts of the bid.
         */
        BidSubmissionConflicts: {
            /** @description Number of new conflicts. */
            new: number;
            /** @description New blockers, which prevent an award. */
            blockers: number;
            /** @description New warnings. */
            warnings: number;
            /** @description New notes. */
            notes: number;
        };
        /** @description The submitted bid, the credits it cost, and the conflicts found. */
        BidSubmission: {
            bid: components["schemas"]["Bid"];
            charge: components["schemas"]["Charge"];
            conflicts: components["schemas"]["BidSubmissionConflicts"];
        };
        /** @description Why a bid is disqualified. */
        BidDisqualificationDraft: {
            reasonCode: components["schemas"]["BidDisqualificationReason"];
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Why the bid is reinstated; optional. */
        BidReinstatementDraft: {
            reason?: components["schemas"]["ReasonText"];
        };
        /** @description The exact targets; at least one of the two. */
        TargetDisclosure: {
            /** @description The total at which the bid would rank first, in its currency; null when none is sent. */
            total: components["schemas"]["Amount"] | null;
            /** @description Number of lines with a target price. */
            lines: number;
        };
        /** @description Kind of the copy. */
        BidDuplicationDraft: {
            /**
             * @description A variant that competes beside the bid, or its next round.
             * @enum {string}
             */
            as: "alternative" | "revision";
        };
        /**
         * @description Open, accepted as it is (waived), or no longer found (resolved).
         * @enum {string}
         */
        ConflictStatus: "open" | "waived" | "resolved";
        /** @description The line of the order. */
        ItemMissingDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "item_missing";
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            required: string | null;
            unitCode: components["schemas"]["UnitCode"] | null;
        };
        /** @description The asked and the offered quantity, in the order's unit; the pack size in the bid's. */
        QuantityMismatchDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "quantity_mismatch";
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            required: string | null;
            /** @description A decimal number of the kind. */
            offered: string;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            tolerancePercent: string | null;
            unitCode: components["schemas"]["UnitCode"] | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            packSize: string | null;
        };
        /**
         * @description Both units and their relation: `offeredQuantity` of the offered unit equals `orderedQuantity` of the ordered one
         *     (12 pcs = 1 box). Null when unknown.
         */
        UnitMismatchDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "unit_mismatch";
            offered: components["schemas"]["UnitCode"];
            ordered: components["schemas"]["UnitCode"];
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            offeredQuantity: string | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            orderedQuantity: string | null;
        };
        /** @description A line's price and ceiling, or a bid's total and the budget, both on `basis`. */
        PriceOverCeilingDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "price_over_ceiling";
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            price: string | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            ceiling: string | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            total: string | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            budget: string | null;
            /**
             * @description Whether the figures contain VAT (gross) or not (net).
             * @enum {string}
             */
            basis: "gross" | "net";
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            overPercent: string | null;
        };
        /** @description The low price or total and its reference; a factor of 10, 100 or 1000 suggests a decimal error or a price per pack. */
        PriceAbnormallyLowDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "price_abnormally_low";
            /** @description A decimal number of the kind. */
            price: string;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            meanOfOthers: string | null;
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            nextOffer: string | null;
            /**
             * @description Factor by which the price seems too low; null when no factor fits.
             * @enum {integer|null}
             */
            suspectedFactor: 10 | 100 | 1000 | null;
        };
        /**
         * @description The stated sum, the calculated sum and their difference, in the bid's currency. When the document states the total in the other
         *     VAT mode, `statedVatMode` names it, and `statedDelivery` says whether delivery is included; otherwise both are null.
         */
        ArithmeticMismatchDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "arithmetic_mismatch";
            /** @description A decimal number of the kind. */
            declared: string;
            /** @description A decimal number of the kind. */
            computed: string;
            /** @description A decimal number of the kind. */
            difference: string;
            currency: components["schemas"]["Currency"];
            statedVatMode: components["schemas"]["VatMode"] | null;
            /** @description Whether the stated total seems to include delivery; null when that is unknown. */
            statedDelivery: boolean | null;
        };
        /** @description Both currencies, and the frozen rate if there is one. */
        CurrencyMismatchDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "currency_mismatch";
            offered: components["schemas"]["Currency"];
            ordered: components["schemas"]["Currency"];
            /** @description A decimal number of the kind; null when unknown or not applicable. */
            rate: string | null;
            /** @description Units of the foreign currency that the rate is for; null without a rate. */
            nominal: number | null;
            date: components["schemas"]["Date"] | null;
        };
        /** @description VAT mode or rate offered and ordered; the delivery date that an obsolete rate is judged by; the lines without VAT. */
        VatMismatchDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "vat_mismatch";
            offered: components["schemas"]["VatMode"] | components["schemas"]["VatRate"] | null;
            ordered: components["schemas"]["VatMode"] | components["schemas"]["VatRate"] | null;
            delivery: components["schemas"]["Date"] | null;
            orderItemIds: components["schemas"]["Id"][] | null;
        };
        /** @description The promised date, the required date and the days between them. */
        DeliveryLateDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "delivery_late";
            promised: components["schemas"]["Date"];
            requiredBy: components["schemas"]["Date"];
            /** @description Days that the delivery would be late. */
            days: number;
        };
        /** @description The last day of validity and the day of the decision. */
        ValidityInsufficientDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "validity_insufficient";
            validUntil: components["schemas"]["Date"] | null;
            decisionDate: components["schemas"]["Date"] | null;
        };
        /** @description When it was received, the deadline, and when it was entered. */
        LateBidDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "late_bid";
            receivedAt: components["schemas"]["DateTime"];
            deadline: components["schemas"]["DateTime"];
            enteredAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description The numbers of both bids, and the evidence of one supplier: a common tax number or, when one has none, a common name with a
         *     common phone or e-mail. Null where it does not apply.
         */
        DuplicateBidDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "duplicate_bid";
            /** @description Numbers of the bids within their order. */
            numbers: string[];
            /** @description Register of the common tax number; null without one. */
            taxScheme: string | null;
            /** @description The common tax number; null without one. */
            taxId: string | null;
            /** @description The common name; null without one. */
            name: string | null;
            /** @description The common phone number; null without one. */
            phone: string | null;
            /** @description The common e-mail address; null without one. */
            email: string | null;
        };
        /** @description The common features; one strong or two weak ones are enough. */
        AffiliatedSuppliersDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "affiliated_suppliers";
            /** @description Common features of which one is enough. */
            strong: ("phone" | "email" | "email_domain" | "bank_account" | "same_file")[];
            /** @description Common features of which two are needed. */
            weak: ("address" | "contact_person" | "identical_prices" | "constant_ratio")[];
        };
        /** @description The revision that the bid was quoted for, and the one in which the line changed. */
        SpecOutdatedDetails: {
            /**
             * @description The kind that these figures are of.
             * @enum {string}
             */
            kind: "spec_outdated";
            /** @description Revision of the order that the bid was made on. */
            quotedRevision: number;
            /** @description Revision of the order in which the line changed. */
            changedInRevision: number;
        };
        /** @description The figures of a conflict, by kind. */
        ConflictDetails: components["schemas"]["ItemMissingDetails"] | components["schemas"]["QuantityMismatchDetails"] | components["schemas"]["UnitMismatchDetails"] | components["schemas"]["PriceOverCeilingDetails"] | components["schemas"]["PriceAbnormallyLowDetails"] | components["schemas"]["ArithmeticMismatchDetails"] | components["schemas"]["CurrencyMismatchDetails"] | components["schemas"]["VatMismatchDetails"] | components["schemas"]["DeliveryLateDetails"] | components["schemas"]["ValidityInsufficientDetails"] | components["schemas"]["LateBidDetails"] | components["schemas"]["DuplicateBidDetails"] | components["schemas"]["AffiliatedSuppliersDetails"] | components["schemas"]["SpecOutdatedDetails"];
        /** @description Impact as a sentence and, if it is money, as an amount in the order's currency. */
        ConflictImpact: {
            amount: components["schemas"]["Amount"] | null;
            /** @description The impact in a sentence of the reader's language. */
            text: string;
        };
        /**
         * @description How a resolution is carried out: by the server (`resolve`), by editing the bid or the order, by an e-mail to the supplier, by inviting others, or with the award.
         * @enum {string}
         */
        ConflictVia: "resolve" | "edit_bid" | "edit_order" | "letter" | "invite" | "award";
        /**
         * @description A field of the payload.
         * @enum {string}
         */
        ConflictInput: "unitsPerPack" | "packsPerUnit" | "rate" | "nominal" | "date" | "source" | "bidId" | "reasonCode" | "quantityTolerancePercent" | "maxUnitPrice" | "budget" | "requiredBy" | "submissionDeadline";
        /**
         * @description Input of an action. Each action accepts only these fields: set_units_per_pack `unitsPerPack`, how many of the order's units
         *     `packsPerUnit` offered units hold (1 when absent); set_rate `rate`, the order's currency for `nominal` units (1 when absent) of the bid's, with its `date` (today when absent)
         *     and `source` (manual when absent); mark_supersedes and mark_alternative `bidId`, the bid to mark, the later one when absent; withdraw_one
         *     `bidId`, the bid to withdraw, the earlier one when absent; disqualify_one the same, the later one when absent; the disqualifying actions `reasonCode`, the usual reason of the kind when absent; change_tolerance
         *     `quantityTolerancePercent`; raise_ceiling `maxUnitPrice` of a line or `budget` of the order; move_required_date `requiredBy`;
         *     extend_deadline `submissionDeadline`.
         */
        ConflictPayload: {
            unitsPerPack?: components["schemas"]["Quantity"];
            packsPerUnit?: components["schemas"]["Quantity"];
            /** @description Exchange rate: units of the order's currency for `nominal` units of the bid's. */
            rate?: string;
            /** @description Units of the bid's currency that the rate is for. */
            nominal?: number;
            date?: components["schemas"]["Date"];
            /**
             * @description The Bank of Russia, or entered by hand.
             * @enum {string}
             */
            source?: "cbr" | "manual";
            bidId?: components["schemas"]["Id"];
            reasonCode?: components["schemas"]["BidDisqualificationReason"];
            quantityTolerancePercent?: components["schemas"]["Percent"];
            maxUnitPrice?: components["schemas"]["UnitPrice"];
            budget?: components["schemas"]["Amount"];
            requiredBy?: components["schemas"]["Date"];
            submissionDeadline?: components["schemas"]["DateTime"];
        };
        /** @description A suggested resolution and how it is carried out. */
        ConflictSuggestion: {
            action: components["schemas"]["ConflictAction"];
            /** @description Text of the button in the reader's language. */
            label: string;
            via: components["schemas"]["ConflictVia"];
            /** @description Whether `reason` must be given. */
            needsReason: boolean;
            /** @description Fields of the payload that the user has to enter or may change. */
            inputs: components["schemas"]["ConflictInput"][];
            /** @description The known part of the payload; sent unchanged when no input is needed. Null when there is nothing to send. */
            payload: components["schemas"]["ConflictPayload"] | null;
        };
        /**
         * @description How a conflict was resolved. `action` and `by` are null when it was no longer found. `severity` is the severity at that time: a higher one
         *     needs a new decision.
         */
        ConflictResolution: {
            action: components["schemas"]["ConflictAction"] | null;
            /** @description The person's reason; null without one. */
            reason: string | null;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"] | null;
            severity: components["schemas"]["ConflictSeverity"];
            /** @description The evidence at the decision. */
            fingerprint: string;
        };
        /** @description An earlier decision, and why it no longer applies. */
        ConflictPast: {
            action: components["schemas"]["ConflictAction"] | null;
            /** @description The person's reason; null without one. */
            reason: string | null;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"] | null;
            severity: components["schemas"]["ConflictSeverity"];
            /** @description The evidence at the decision. */
            fingerprint: string;
            until: components["schemas"]["DateTime"];
            /**
             * @description The decision was reopened, the evidence changed, the conflict was found again, or a waived conflict disappeared.
             * @enum {string}
             */
            because: "reopened" | "evidence_changed" | "found_again" | "gone";
        };
        /** @description A discrepancy to be corrected, explained or accepted. */
        Conflict: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKindCode"];
            /** @description Variant of the kind, such as `short` or `excess` of a quantity. */
            facet: string;
            severity: components["schemas"]["ConflictSeverity"];
            status: components["schemas"]["ConflictStatus"];
            /** @description The bids concerned; several for a discrepancy between bids. */
            bidIds: components["schemas"]["Id"][];
            /** @description The line of the order concerned; null when it concerns no single line. */
            orderItemId: components["schemas"]["Id"] | null;
            /** @description Short title in the reader's language. */
            title: string;
            /** @description The evidence in a sentence with names and figures. */
            explanation: string;
            details: components["schemas"]["ConflictDetails"];
            /** @description Impact; null when unknown. */
            impact: components["schemas"]["ConflictImpact"] | null;
            /** @description The conflict that caused this one. While it is open, this one is neither counted nor resolved. */
            causedBy: components["schemas"]["Id"] | null;
            /** @description Suggested resolutions, the usual one first; none for a resolved conflict or a closed order. */
            suggestions: components["schemas"]["ConflictSuggestion"][];
            /** @description Changes with the evidence. In quotes it is the ETag of the conflict. */
            fingerprint: string;
            firstSeenAt: components["schemas"]["DateTime"];
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description The decision; null while open. */
            resolution: components["schemas"]["ConflictResolution"] | null;
            /** @description Earlier decisions, the oldest first. */
            history: components["schemas"]["ConflictPast"][];
        };
        /** @description Numbers of open conflicts of the order, without those caused by others. */
        ConflictSummary: {
            /** @description Open conflicts of each kind. */
            byKind: {
                /** @description How many are open. */
                item_missing: number;
                /** @description How many are open. */
                quantity_mismatch: number;
                /** @description How many are open. */
                unit_mismatch: number;
                /** @description How many are open. */
                price_over_ceiling: number;
                /** @description How many are open. */
                price_abnormally_low: number;
                /** @description How many are open. */
                arithmetic_mismatch: number;
                /** @description How many are open. */
                currency_mismatch: number;
                /** @description How many are open. */
                vat_mismatch: number;
                /** @description How many are open. */
                delivery_late: number;
                /** @description How many are open. */
                validity_insufficient: number;
                /** @description How many are open. */
                late_bid: number;
                /** @description How many are open. */
                duplicate_bid: number;
                /** @description How many are open. */
                affiliated_suppliers: number;
                /** @description How many are open. */
                spec_outdated: number;
            };
            /** @description Open conflicts of each severity. */
            bySeverity: {
                /** @description How many are open. */
                blocker: number;
                /** @description How many are open. */
                warning: number;
                /** @description How many are open. */
                info: number;
            };
        };
        /** @description An observation about the order; no action is needed. */
        OrderSignal: {
            /**
             * @description Code of the observation.
             * @enum {string}
             */
            code: "single_bid" | "short_period" | "winner_not_cheapest" | "all_others_disqualified" | "lowest_disqualified" | "no_budget";
            /** @description A sentence in the reader's language. */
            text: string;
            /** @description The bids concerned. */
            bidIds: components["schemas"]["Id"][];
        };
        /** @description Conflicts of an order, numbers of open ones, and the signals of the order. */
        ConflictList: {
            data: components["schemas"]["Conflict"][];
            summary: components["schemas"]["ConflictSummary"];
            signals: components["schemas"]["OrderSignal"][];
        };
        /** @description How to resolve a conflict. `reason` is required to waive a warning or blocker, to set a bid aside, and to change a published order. */
        ConflictResolutionDraft: {
            action: components["schemas"]["ConflictAction"];
            reason?: components["schemas"]["ReasonText"];
            payload?: components["schemas"]["ConflictPayload"];
        };
        /** @description A change made by resolving a conflict. */
        ConflictEffect: {
            /** @description What was changed. */
            entity: {
                /**
                 * @description Kind of what was changed.
                 * @enum {string}
                 */
                type: "order" | "bid";
                id: components["schemas"]["Id"];
                /** @description Number of the order or name of the supplier. */
                label: string;
                /** @description Its new version. */
                version: number;
            };
            /** @description The change in a sentence. */
            text: string;
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description An updated conflict, and everything that was changed. */
        ConflictSettlement: {
            conflict: components["schemas"]["Conflict"];
            effects: components["schemas"]["ConflictEffect"][];
        };
        /** @description The evidence changed elsewhere; `current` is the current conflict. */
        ConflictStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Conflict"];
        };
        /**
         * @description Whether a question has been answered.
         * @enum {string}
         */
        QuestionStatus: "open" | "answered";
        /** @description The supplier who asked, by its name at that time. */
        Asker: {
            /** @description Null when not in the address book. */
            supplierId: components["schemas"]["Id"] | null;
            /** @description Name of the supplier who asked. */
            name: string;
        };
        /** @description The answer, its time and author. */
        QuestionAnswer: {
            /** @description The answer. */
            text: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /** @description A question on an order. */
        Question: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            orderId: components["schemas"]["Id"];
            /** @description Counter from 1 within the order. */
            number: number;
            status: components["schemas"]["QuestionStatus"];
            /** @description The question. */
            text: string;
            /** @description The line it is about; null for a question about the order itself and when the line was removed. */
            orderItemId: components["schemas"]["Id"] | null;
            /** @description Null when unknown. */
            askedBy: components["schemas"]["Asker"] | null;
            askedAt: components["schemas"]["DateTime"];
            answer: components["schemas"]["QuestionAnswer"] | null;
            attachments: components["schemas"]["OrderFile"][];
        };
        /** @description A page of questions, and the number of all unanswered ones. */
        QuestionPage: {
            data: components["schemas"]["Question"][];
            page: components["schemas"]["Page"];
            /** @description Open questions of the order, on all pages. */
            unanswered: number;
        };
        /** @description A supplier's question. The supplier is an entry of the address book, a name, or unknown. */
        QuestionDraft: {
            /** @description The question. */
            text: string;
            /** @description The line it is about; null when it is about the order itself. */
            orderItemId?: components["schemas"]["Id"] | null;
            /** @description The supplier, an entry of the address book. */
            supplierId?: components["schemas"]["Id"] | null;
            /** @description The supplier's name when not in the address book; not together with `supplierId`. */
            supplierName?: string | null;
            /** @description When it was asked, not in the future; now when absent. */
            askedAt?: components["schemas"]["DateTime"] | null;
        };
        /** @description The answer for all suppliers. */
        QuestionAnswerDraft: {
            /** @description The answer. */
            text: string;
        };
        /** @description The question was answered elsewhere; `current` is its current state. */
        QuestionStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Question"];
        };
        /**
         * @description Status of an invitation. `drafting`: the supplier has a draft bid; `submitted`: a bid was submitted and not
         *     withdrawn; `bounced`: the e-mail could not be delivered.
         * @enum {string}
         */
        InvitationStatus: "invited" | "opened" | "drafting" | "submitted" | "declined" | "bounced" | "revoked";
        /**
         * @description Why a supplier does not bid.
         * @enum {string}
         */
        DeclineReasonCode: "capacity" | "assortment" | "terms" | "deadline" | "other";
        /** @description Why and when a supplier declined. */
        InvitationDecline: {
            reasonCode: components["schemas"]["DeclineReasonCode"];
            /** @description The supplier's explanation; null without one. */
            reason: string | null;
            at: components["schemas"]["DateTime"];
        };
        /** @description A supplier's invitation to an order. */
        Invitation: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description The entry of the address book. */
            supplierId: components["schemas"]["Id"];
            /** @description The supplier's name when it was invited. */
            supplierName: string;
            email: components["schemas"]["Email"];
            /** @description Name of the person addressed; null when unknown. */
            contactName: string | null;
            locale: components["schemas"]["Locale"];
            status: components["schemas"]["InvitationStatus"];
            /** @description The buyer's message in the invitation; null without one. */
            message: string | null;
            /** @description When the last e-mail with the invitation was sent. */
            sentAt: components["schemas"]["DateTime"];
            openedAt: components["schemas"]["DateTime"] | null;
            /** @description When the supplier last submitted a bid or declined. */
            respondedAt: components["schemas"]["DateTime"] | null;
            remindedAt: components["schemas"]["DateTime"] | null;
            revokedAt: components["schemas"]["DateTime"] | null;
            decline: components["schemas"]["InvitationDecline"] | null;
            /** @description The supplier's bids, without drafts. */
            bidIds: components["schemas"]["Id"][];
        };
        /** @description The number of invitations of an order by status. */
        InvitationCounts: {
            /** @description Sent and not opened. */
            invited: number;
            /** @description Opened and not answered. */
            opened: number;
            /** @description A draft bid exists. */
            drafting: number;
            /** @description A bid was submitted. */
            submitted: number;
            /** @description The supplier declined. */
            declined: number;
            /** @description The e-mail could not be delivered. */
            bounced: number;
            /** @description The buyer revoked it. */
            revoked: number;
        };
        /** @description A page of an order's invitations. */
        InvitationPage: {
            data: components["schemas"]["Invitation"][];
            page: components["schemas"]["Page"];
            counts: components["schemas"]["InvitationCounts"];
        };
        /**
         * @description An entry of the address book, whose first e-mail address is used, or an address. An address of a contact in the address book
         *     selects that entry; any other address creates an entry named by `company`, `name` or the address.
         */
        InvitationRecipient: {
            supplierId?: components["schemas"]["Id"];
            email?: components["schemas"]["Email"];
            /** @description The person, with an address. */
            name?: string;
            /** @description The company, with an address. */
            company?: string;
            /** @description Language of the e-mails; that of the buyer when absent. */
            locale?: components["schemas"]["Locale"];
        };
        /** @description A message from the buyer in an e-mail. */
        InvitationMessage: string | null;
        /** @description The suppliers to invite, and a message from the buyer. */
        InvitationsDraft: {
            recipients: components["schemas"]["InvitationRecipient"][];
            message?: components["schemas"]["InvitationMessage"];
        };
        /** @description An address that got no invitation. */
        SkippedRecipient: {
            email: components["schemas"]["Email"];
            /**
             * @description Why no invitation was sent: one exists, the recipient was named twice, or the supplier is blocked.
             * @enum {string}
             */
            reason: "already_invited" | "repeated" | "blocked";
        };
        /** @description The new invitations in the order of the request, and the addresses that were skipped. */
        InvitationsSent: {
            data: components["schemas"]["Invitation"][];
            skipped: components["schemas"]["SkippedRecipient"][];
        };
        /** @description A link that opens once. `url` is an address of the product, with its prefix. */
        InvitationLink: {
            /** @description Path that signs the supplier in. */
            url: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description Why an invitation is revoked, for the order's history. */
        InvitationRevocation: {
            reason?: components["schemas"]["ReasonText"];
        };
        /** @description A message from the buyer; optional. */
        ReminderDraft: {
            message?: components["schemas"]["InvitationMessage"];
        };
        /** @description Number of reminded suppliers. */
        RemindersSent: {
            /** @description Suppliers who were reminded. */
            reminded: number;
        };
        /**
         * @description A supplier of the address book who answered similar orders. `words`, `okpd2` and `tags` are what those orders have in
         *     common with this one.
         */
        InvitationSuggestion: {
            supplierId: components["schemas"]["Id"];
            /** @description Name of the supplier. */
            supplierName: string;
            /** @description The address that an invitation would go to; null when the entry has none. */
            email: components["schemas"]["Email"] | null;
            /** @description Words that the order shares with former orders of the supplier. */
            words: string[];
            /** @description OKPD 2 codes that the order shares with former orders of the supplier. */
            okpd2: string[];
            /** @description Tags that the supplier and the order share. */
            tags: string[];
            /** @description Similar orders with a submitted bid of the supplier. */
            similarOrders: number;
            /** @description Submitted bids on all orders. */
            bids: number;
            /** @description Bids of the supplier that won. */
            wins: number;
            lastBidAt: components["schemas"]["DateTime"];
        };
        /** @description Suppliers to invite. */
        InvitationSuggestionList: {
            data: components["schemas"]["InvitationSuggestion"][];
        };
        /**
         * @description How the supplier has answered so far.
         * @enum {string}
         */
        OwnInvitationStatus: "opened" | "drafting" | "submitted" | "declined";
        /**
         * @description The next action of the supplier. `answer_purchase_order`: a purchase order was sent to them. `confirm_bid`: the order changed after their bid, which they confirm, change or withdraw. `send_draft`: a bid, or a change of it, has not been sent. `enter_bid`: they have not answered. After the deadline only purchase orders need an action.
         * @enum {string}
         */
        OwnStep: "answer_purchase_order" | "confirm_bid" | "send_draft" | "enter_bid" | "none";
        /** @description The invitation of a supplier to an order, as the supplier sees it. */
        OwnInvitation: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            buyer: components["schemas"]["InvitingBuyer"];
            /** @description Name of the invited supplier. */
            supplierName: string;
            email: components["schemas"]["Email"];
            /** @description Name of the person addressed; null when unknown. */
            contactName: string | null;
            locale: components["schemas"]["Locale"];
            /** @description A message from the buyer. */
            message: string | null;
            status: components["schemas"]["OwnInvitationStatus"];
            nextStep: components["schemas"]["OwnStep"];
            sentAt: components["schemas"]["DateTime"];
            openedAt: components["schemas"]["DateTime"];
            submissionDeadline: components["schemas"]["DateTime"];
            /** @description Time zone of the deadline and of the dates of the order. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Whether bids are accepted now: the order is published and the deadline has not passed. */
            isOpen: boolean;
            serverTime: components["schemas"]["DateTime"];
            /**
             * @description How this session was opened: by a link in an e-mail to the invited address, or by a link that the buyer copied. A
             *     session of a copied link opens only this request, and of its bids only drafts that it began.
             * @enum {string}
             */
            openedBy: "mailbox" | "copied_link";
            decline: components["schemas"]["InvitationDecline"] | null;
        };
        /** @description Why the supplier does not bid; the buyer reads it. */
        DeclineDraft: {
            reasonCode: components["schemas"]["DeclineReasonCode"];
            /** @description The explanation; null without one. */
            reason?: string | null;
        };
        /** @description A file and its owner. */
        AttachmentUpload: {
            owner: components["schemas"]["AttachmentOwner"];
            ownerId: components["schemas"]["Id"];
            kind?: components["schemas"]["AttachmentKind"];
            /** @description Title of a supplier's document. */
            title?: string;
            /** @description Last day of a supplier's document. */
            expiresOn?: components["schemas"]["Date"];
            /**
             * Format: binary
             * @description The file with its name; not empty.
             */
            file: string;
        };
        /**
         * Format: binary
         * @description Bytes of a file.
         */
        FileContent: string;
        /** @description Changes of a file's details; absent properties stay, null clears. */
        AttachmentPatch: {
            kind?: components["schemas"]["AttachmentKind"];
            /** @description Title to show instead of the file's name; null clears it. */
            title?: string | null;
            expiresOn?: components["schemas"]["Date"] | null;
        };
        /**
         * @description The list of a filter; filters of bids apply to the bids of every order.
         * @enum {string}
         */
        SavedFilterScope: "orders" | "bids";
        /** @description A filter of one list, saved under a name. */
        SavedFilter: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            /** @description Name of the filter; unique, case ignored, among the user's filters of one list. */
            name: string;
            scope: components["schemas"]["SavedFilterScope"];
            /**
             * @description Query string of the list's address, encoded, without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query: string;
            /** @description Applies when the list is opened without a query; at most one per scope. */
            isDefault: boolean;
        };
        /** @description Saved filters by name; never more than 50. */
        SavedFilterList: {
            data: components["schemas"]["SavedFilter"][];
        };
        /** @description A new filter. */
        SavedFilterDraft: {
            /** @description Name of the filter; unique, case ignored, among the user's filters of one list. */
            name: string;
            scope: components["schemas"]["SavedFilterScope"];
            /**
             * @description Query string of the list's address, encoded, without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query: string;
            /** @description Whether it applies when the list is opened without a query; false when absent. */
            isDefault?: boolean;
        };
        /** @description The filter was changed elsewhere; `current` is its current state. */
        SavedFilterStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["SavedFilter"];
        };
        /** @description Changes of a saved filter. */
        SavedFilterPatch: {
            /** @description Name of the filter; unique, case ignored, among the user's filters of one list. */
            name?: string;
            /**
             * @description Query string of the list's address, encoded, without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query?: string;
            /** @description Whether the list opens with this filter. */
            isDefault?: boolean;
        };
        /** @description Results of this supplier's submitted bids. */
        SupplierStats: {
            /** @description Submitted bids. */
            bids: number;
            /** @description Submitted bids that won. */
            wins: number;
            /** @description Median rank among the bids of its orders, 1 being best; null without a ranked bid. */
            medianRank: components["schemas"]["Decimal"] | null;
            /** @description Percent of bids received after the deadline; null without bids. */
            lateRate: components["schemas"]["Percent"] | null;
            /** @description Median decrease of their totals when a submitted bid was changed or replaced by the next round; negative for an increase, null when there was none. */
            typicalDiscountPercent: components["schemas"]["SignedPercent"] | null;
            lastBidAt: components["schemas"]["DateTime"] | null;
        };
        /** @description An entry of the address book. */
        Supplier: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            /** @description Name of the supplier. */
            name: string;
            /** @description Legal form, such as ООО or GmbH; null when unknown. */
            legalForm: string | null;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp: string | null;
            /** @description Postal address in one line; null when unknown. */
            address: string | null;
            /** @description ISO 3166-2 code. */
            region: string | null;
            website: components["schemas"]["Url"] | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik: string | null;
            /** @description Null when not known. */
            vatPayer: boolean | null;
            contacts: components["schemas"]["SupplierContact"][];
            /** @description Tags of the buyer. */
            tags: string[];
            /** @description Notes for the buyer; suppliers do not see them. */
            notes: string | null;
            /** @description Why the supplier is blocked and cannot be invited; null when it is not. */
            blockedReason: string | null;
            blockedAt: components["schemas"]["DateTime"] | null;
            blockedBy: components["schemas"]["PersonRef"] | null;
            /** @description Files of the supplier, such as certificates, the oldest first. */
            documents: components["schemas"]["Attachment"][];
            stats: components["schemas"]["SupplierStats"];
        };
        /** @description A page of the address book. */
        SupplierPage: {
            data: components["schemas"]["Supplier"][];
            page: components["schemas"]["Page"];
        };
        /** @description A supplier to be added. `kpp` requires a ten-digit RU-INN. */
        SupplierDraft: {
            /** @description Name of the supplier. */
            name: string;
            /** @description Legal form, such as ООО or GmbH; null when unknown. */
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp?: string | null;
            /** @description Postal address in one line; null when unknown. */
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount?: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
            tags?: components["schemas"]["Tag"][];
            /** @description Notes for the buyer; suppliers do not see them. */
            notes?: string | null;
            /** @description Why the supplier is blocked and cannot be invited; null when it is not. */
            blockedReason?: string | null;
        };
        /** @description The supplier was changed elsewhere; `current` is its current state. */
        SupplierStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Supplier"];
        };
        /** @description Changes of a supplier; `contacts` and `tags` are replaced completely. */
        SupplierPatch: {
            /** @description Name of the supplier. */
            name?: string;
            /** @description Legal form, such as ООО or GmbH; null when unknown. */
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description Russian tax registration reason code of a company; null when it has none. */
            kpp?: string | null;
            /** @description Postal address in one line; null when unknown. */
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            /** @description Settlement account, 20 digits; null when unknown. */
            bankAccount?: string | null;
            /** @description Bank identification code, 9 digits; null when unknown. */
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
            tags?: components["schemas"]["Tag"][];
            /** @description Notes for the buyer; suppliers do not see them. */
            notes?: string | null;
            /** @description Why the supplier is blocked and cannot be invited; null when it is not. */
            blockedReason?: string | null;
        };
        /**
         * @description A field whose value is taken from the other supplier. `taxId` includes the KPP, `bankAccount` the BIC.
         * @enum {string}
         */
        SupplierMergeField: "name" | "legalForm" | "taxId" | "address" | "region" | "website" | "bankAccount" | "vatPayer";
        /** @description The supplier that is merged into the one of the path. */
        SupplierMerge: {
            otherId: components["schemas"]["Id"];
            /** @description Its version as last received, so that a change by someone else is not lost. */
            otherVersion: number;
            take?: components["schemas"]["SupplierMergeField"][];
        };
        /** @description The amount awarded in a currency, and in how many orders. */
        SupplierAwarded: {
            currency: components["schemas"]["Currency"];
            /** @description Orders that the supplier won. */
            orders: number;
            gross: components["schemas"]["Amount"];
        };
        /** @description Figures of a supplier over all orders. A percentage or median is null when there are no records for it. */
        SupplierFigures: {
            /** @description Orders the supplier was invited to or bid on. */
            invited: number;
            /** @description Orders with a submitted bid. */
            answered: number;
            /** @description Orders with a bid that won. */
            won: number;
            /** @description Orders whose invitation it declined. */
            declined: number;
            /** @description Answered orders in percent of those it was invited to. */
            answeredPercent: components["schemas"]["Percent"] | null;
            /** @description Orders it won in percent of the answered ones whose award is decided. */
            wonPercent: components["schemas"]["Percent"] | null;
            /**
             * @description Median time from the invitation, or else from publication, to the receipt of the first bid, in hours with one
             *     fraction digit. Bids received before that do not count.
             */
            medianResponseHours: components["schemas"]["Decimal"] | null;
            /** @description Bids received by the deadline, in percent of all submitted ones. */
            onTimePercent: components["schemas"]["Percent"] | null;
            /** @description The amount awarded to the supplier, with VAT and delivery, by currency. */
            awarded: components["schemas"]["SupplierAwarded"][];
        };
        /** @description A submitted bid of the supplier. */
        SupplierHistoryBid: {
            id: components["schemas"]["Id"];
            /** @description Number of the bid within its order. */
            number: number;
            status: components["schemas"]["BidStatus"];
            /** @description Round of the negotiation, from 1; a revision is the next one. */
            round: number;
            receivedAt: components["schemas"]["DateTime"];
            /** @description Received after the deadline. */
            isLate: boolean;
            /** @description Place among complete bids by total, from 1; null for a bid without a rank. */
            rank: number | null;
            /** @description Goods and delivery with VAT for the asked quantities, in the order's currency; null when nothing is comparable. */
            total: components["schemas"]["Amount"] | null;
        };
        /** @description An order that the supplier was invited to or bid on. */
        SupplierHistoryOrder: {
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            number: string;
            /** @description Title of the order. */
            title: string;
            status: components["schemas"]["OrderStatus"];
            currency: components["schemas"]["Currency"];
            /** @description When the supplier was first invited, or else when the order was published. */
            askedAt: components["schemas"]["DateTime"] | null;
            /** @description Status of its invitation; null when it bid without one. Revoked invitations do not count. */
            invitation: components["schemas"]["InvitationStatus"] | null;
            /** @description From `askedAt` to the receipt of the first bid; null without a bid after it. */
            responseHours: components["schemas"]["Decimal"] | null;
            /** @description Submitted bids, the latest first. */
            bids: components["schemas"]["SupplierHistoryBid"][];
        };
        /** @description Figures of a supplier, and a page of its orders. */
        SupplierHistory: {
            figures: components["schemas"]["SupplierFigures"];
            data: components["schemas"]["SupplierHistoryOrder"][];
            page: components["schemas"]["Page"];
        };
        /**
         * @description Field of a column. Tags are separated by commas; `vatPayer` is yes or no.
         * @enum {string}
         */
        SupplierImportField: "name" | "legalForm" | "taxId" | "taxScheme" | "kpp" | "address" | "region" | "website" | "bankAccount" | "bik" | "vatPayer" | "contactName" | "contactRole" | "email" | "phone" | "tags" | "notes" | "blockedReason";
        /** @description Field of a column as given by the user; null ignores the column. */
        SupplierImportColumnChoice: {
            /** @description Counted from 1. */
            column: number;
            field: components["schemas"]["SupplierImportField"] | null;
        };
        /** @description How to parse the sheet. Absent properties are recognised. */
        SupplierImportMappingChoice: {
            /** @description Name of the sheet of a workbook. */
            sheet?: string | null;
            /** @description Counted from 1; null when there is none. */
            headerRow?: number | null;
            /** @description Each column once, and each field once except `notes`, which several columns may share. */
            columns?: components["schemas"]["SupplierImportColumnChoice"][];
            /** @description Rows included or excluded by the user; each row once. */
            rows?: components["schemas"]["ImportRowChoice"][];
        };
        /** @description The source. Exactly one of `text` and `file`. */
        SupplierImportRequest: {
            /** @description Text copied from a spreadsheet. */
            text?: string;
            file?: components["schemas"]["ImportFile"];
            mapping?: components["schemas"]["SupplierImportMappingChoice"];
        };
        /**
         * @description What two suppliers have in common.
         * @enum {string}
         */
        SupplierDuplicateReason: "tax_id" | "name" | "email";
        /** @description A supplier of the address book that may be the same. */
        SupplierMatch: {
            supplierId: components["schemas"]["Id"];
            /** @description Name of the supplier. */
            name: string;
            reasons: components["schemas"]["SupplierDuplicateReason"][];
        };
        /** @description A row and its supplier. */
        ImportedSupplier: {
            /** @description Row of the sheet, from 1. */
            row: number;
            /** @description Further rows of the same supplier. */
            joinedRows: number[];
            supplier: components["schemas"]["SupplierDraft"];
            /** @description The most likely first. */
            duplicates: components["schemas"]["SupplierMatch"][];
        };
        /** @description A column of the sheet, its field and how the field was recognised. */
        SupplierImportColumn: {
            /** @description Counted from 1. */
            column: number;
            /** @description Text of the column's heading; null without one. */
            heading: string | null;
            field: components["schemas"]["SupplierImportField"] | null;
            confidence: components["schemas"]["ImportConfidence"];
            /**
             * @description How the meaning of the column was found: given by the caller, by the heading, by the content, or not at all.
             * @enum {string}
             */
            source: "given" | "heading" | "content" | "none";
        };
        /** @description How the sheet was parsed. */
        SupplierImportMapping: {
            /** @description Null for text. */
            sheet: string | null;
            /** @description The row of the headings; null when there are none. */
            headerRow: number | null;
            columns: components["schemas"]["SupplierImportColumn"][];
        };
        /** @description Suppliers, parsed from text or a file. */
        SupplierImport: {
            suppliers: components["schemas"]["ImportedSupplier"][];
            issues: components["schemas"]["ImportIssue"][];
            mapping: components["schemas"]["SupplierImportMapping"];
            /** @description Sheets of the workbook; none for text. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that are not suppliers, each with an issue. */
            skippedRows: number[];
        };
        /** @description A supplier to add, or with `supplierId` to complete. */
        SupplierImportEntry: {
            supplier: components["schemas"]["SupplierDraft"];
            /** @description The supplier of the address book to complete; null or absent adds one. */
            supplierId?: components["schemas"]["Id"] | null;
        };
        /** @description The suppliers to store. */
        SupplierImportEntries: {
            entries: components["schemas"]["SupplierImportEntry"][];
        };
        /** @description Numbers of added and completed suppliers, and their ids in the order of the request. */
        SupplierImportResult: {
            /** @description Suppliers that were added to the address book. */
            created: number;
            /** @description Suppliers of the address book that were completed. */
            completed: number;
            supplierIds: components["schemas"]["Id"][];
        };
        /** @description Two suppliers that may be the same, the older one first. */
        SupplierDuplicate: {
            id: components["schemas"]["Id"];
            suppliers: components["schemas"]["Supplier"][];
            reasons: components["schemas"]["SupplierDuplicateReason"][];
        };
        /** @description A page of likely duplicates. */
        SupplierDuplicatePage: {
            data: components["schemas"]["SupplierDuplicate"][];
            page: components["schemas"]["Page"];
        };
        /** @description A tag and the number of suppliers that have it. */
        SupplierTagCount: {
            /** @description The tag. */
            tag: string;
            /** @description Suppliers with the tag. */
            suppliers: number;
        };
        /** @description The tags of the address book. */
        SupplierTagList: {
            data: components["schemas"]["SupplierTagCount"][];
        };
        /** @description Tags to add to the suppliers and to remove from them. */
        SupplierTagChange: {
            supplierIds: components["schemas"]["Id"][];
            add: components["schemas"]["Tag"][];
            remove: components["schemas"]["Tag"][];
        };
        /** @description The suppliers whose tags were changed, in the order of the request. */
        TaggedSuppliers: {
            data: components["schemas"]["Supplier"][];
        };
        /**
         * @description Length of a bucket of a series; weeks are ISO weeks.
         * @default day
         * @enum {string}
         */
        StatsGranularity: "day" | "week" | "month" | "quarter";
        /** @description A count. */
        StatsCount: number;
        /** @description Conflicts of one kind that were found in the period, by current status. */
        StatsConflictKind: {
            kind: components["schemas"]["ConflictKindCode"];
            found: components["schemas"]["StatsCount"];
            open: components["schemas"]["StatsCount"];
            waived: components["schemas"]["StatsCount"];
            resolved: components["schemas"]["StatsCount"];
        };
        /**
         * @description A sum of amounts; it may have more digits than an amount.
         * @example 1499.90
         */
        StatsAmount: string;
        /**
         * @description A sum of differences; it may have more digits than a difference.
         * @example -120.00
         */
        StatsSignedAmount: string;
        /**
         * @description Sums of the orders in one currency; nothing is converted. `ordersBudget` adds the budgets of the orders whose `publishedAt` lies in
         *     the interval. `awarded` adds `awardedTotal` of those whose `awardedAt` does. `savings` adds budget minus `awardedTotal` of the awarded
         *     ones with a budget, unless their latest award is incomplete (`savings.vsBudget` null).
         */
        StatsMoney: {
            currency: components["schemas"]["Currency"];
            ordersBudget: components["schemas"]["StatsAmount"];
            awarded: components["schemas"]["StatsAmount"];
            savings: components["schemas"]["StatsSignedAmount"];
        };
        /** @description The counted period. */
        StatsPeriod: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            granularity: components["schemas"]["StatsGranularity"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description Number of customers registered in the period who have reached this step by now; they are also counted in all earlier steps. */
        StatsFunnelStep: {
            /**
             * @description `verified`: e-mail verified. `profile_completed`: phone, first name and company name given. `order_created`, `order_published`,
             *     `order_awarded`: one of their orders was (`awardedAt` not null). `paying`: has a subscription, active or ended.
             * @enum {string}
             */
            step: "registered" | "verified" | "profile_completed" | "order_created" | "order_published" | "order_awarded" | "paying";
            count: components["schemas"]["StatsCount"];
            /** @description Percent of the registered customers; null when there are none. */
            rate: components["schemas"]["Percent"] | null;
        };
        /** @description A bucket of the series, with its interval and figures. */
        StatsBucket: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            /** @description Registrations and activity. */
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
            };
            /** @description Orders by event. */
            orders: {
                /** @description Orders by `createdAt`, without deleted drafts. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, regardless of their later status. */
                evaluation: number;
                /** @description By `awardedAt`, without revoked awards. */
                awarded: number;
                /** @description With the status unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
            };
            /** @description Bids by event. */
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, regardless of their later status. */
                submitted: number;
            };
            /** @description Conflicts found and settled. */
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, without those caused by another (`causedBy`). */
                found: number;
            };
            /** @description Credits granted and spent. */
            credits: {
                /** @description Amounts of the ledger entries `grant` by `at`. */
                granted: number;
                /** @description Amounts of the entries `debit` minus those of `refund`; negative when more was refunded. */
                spent: number;
                /** @description Amounts of the entries `expire` and `void`. */
                expired: number;
            };
            money: components["schemas"]["StatsMoney"][];
            /** @description Promo codes redeemed. */
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            /** @description Clicks and customers of referrers. */
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, customers with a subscription, active or ended. */
                paying: number;
            };
            /** @description Registrations and attendance. */
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
        };
        /** @description Days in a time zone, both ends included, and their interval [startsAt, endsAt). */
        StatsSpan: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
        };
        /** @description Figures of an interval [startsAt, endsAt). Money has RUB first, then other currencies in use, by code. */
        StatsFlow: {
            /** @description Registrations and activity. */
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
            };
            /** @description Orders by event. */
            orders: {
                /** @description Orders by `createdAt`, without deleted drafts. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, regardless of their later status. */
                evaluation: number;
                /** @description By `awardedAt`, without revoked awards. */
                awarded: number;
                /** @description With the status unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
            };
            /** @description Bids by event. */
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, regardless of their later status. */
                submitted: number;
            };
            /** @description Conflicts found and settled. */
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, without those caused by another (`causedBy`). */
                found: number;
            };
            /** @description Credits granted and spent. */
            credits: {
                /** @description Amounts of the ledger entries `grant` by `at`. */
                granted: number;
                /** @description Amounts of the entries `debit` minus those of `refund`; negative when more was refunded. */
                spent: number;
                /** @description Amounts of the entries `expire` and `void`. */
                expired: number;
            };
            money: components["schemas"]["StatsMoney"][];
            /** @description Promo codes redeemed. */
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            /** @description Clicks and customers of referrers. */
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, customers with a subscription, active or ended. */
                paying: number;
            };
            /** @description Registrations and attendance. */
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
        };
        /** @description The same figures of the preceding period of the same length, and the changes since. */
        StatsComparison: {
            previousPeriod: components["schemas"]["StatsSpan"];
            previous: components["schemas"]["StatsFlow"];
            /**
             * @description By figure, such as `orders.published` or `money.RUB.awarded`: the change in percent of the earlier figure, rounded half up to two digits;
             *     null when the earlier figure is zero or the quotient has more than 15 digits.
             */
            deltaPercent: {
                [key: string]: components["schemas"]["SignedPercent"] | null;
            };
        };
        /**
         * @description Figures of the period, figures at `asOf`, and the series. Figures at `asOf` do not depend on the period; a world whose clock
         *     was set back also counts later records.
         */
        StatsSummary: {
            /** @description Customers and their activity. */
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
                /** @description All customers. */
                total: number;
                /** @description Customers whose `lastActiveAt` lies in (asOf − 7 × 24 h, asOf]. */
                active7d: number;
                /** @description In (asOf − 30 × 24 h, asOf]. */
                active30d: number;
            };
            /** @description Orders by event. */
            orders: {
                /** @description Orders by `createdAt`, without deleted drafts. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, regardless of their later status. */
                evaluation: number;
                /** @description By `awardedAt`, without revoked awards. */
                awarded: number;
                /** @description With the status unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
                /**
                 * @description Median of the time from `publishedAt` to `awardedAt` of the orders awarded in the period, in hours of 60 minutes with one
                 *     digit, rounded half up; of an even number, the mean of the middle two. Null when no order was awarded.
                 */
                medianHoursToAward: components["schemas"]["Decimal"] | null;
            };
            /** @description Bids that were created and submitted. */
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, regardless of their later status. */
                submitted: number;
                /** @description Submitted bids per published order of the period, two digits, rounded half up; null when no order was published. */
                perPublishedOrder: components["schemas"]["Decimal"] | null;
            };
            /** @description Conflicts that were found, by state and kind. */
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, without those caused by another (`causedBy`). */
                found: number;
                /** @description Open now, of those found in the period. */
                open: number;
                /** @description Waived, of those. */
                waived: number;
                /** @description Resolved, of those; deleted after 30 days. */
                resolved: number;
                /** @description All kinds, in the order of `GET /conflict-kinds`. */
                byKind: components["schemas"]["StatsConflictKind"][];
            };
            /** @description Credits granted, spent and expired, and the balance. */
            credits: {
                /** @description Amounts of the ledger entries `grant` by `at`. */
                granted: number;
                /** @description Amounts of the entries `debit` minus those of `refund`; negative when more was refunded. */
                spent: number;
                /** @description Amounts of the entries `expire` and `void`. */
                expired: number;
                /** @description Credits of all customers at `asOf`; the amounts of their ledgers add up to it. */
                balance: number;
            };
            money: components["schemas"]["StatsMoney"][];
            /** @description Promo codes redeemed. */
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            /** @description Clicks and customers of referrers. */
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, customers with a subscription, active or ended. */
                paying: number;
            };
            /** @description Registrations and attendance. */
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
            asOf: components["schemas"]["DateTime"];
            period: components["schemas"]["StatsPeriod"];
            /**
             * @description All customers by their access at `asOf`: `active` before `currentPeriodEnd` of the subscription, `grace` before its `graceUntil`, else `trial`
             *     before `endsAt` of the trial, else `expired` with a subscription, `trialExpired` with a trial, `none` with neither.
             */
            access: {
                none: components["schemas"]["StatsCount"];
                trial: components["schemas"]["StatsCount"];
                trialExpired: components["schemas"]["StatsCount"];
                active: components["schemas"]["StatsCount"];
                grace: components["schemas"]["StatsCount"];
                expired: components["schemas"]["StatsCount"];
            };
            funnel: components["schemas"]["StatsFunnelStep"][];
            series: components["schemas"]["StatsBucket"][];
            comparison: components["schemas"]["StatsComparison"] | null;
        };
        /** @description A customer and their figures. */
        StatsDetailsRow: {
            creditsBalance: components["schemas"]["StatsCount"];
            /** @description Credits spent in the period, minus those refunded. */
            creditsSpent: number;
            ordersCreated: components["schemas"]["StatsCount"];
            ordersPublished: components["schemas"]["StatsCount"];
            ordersAwarded: components["schemas"]["StatsCount"];
            bidsSubmitted: components["schemas"]["StatsCount"];
            conflictsOpen: components["schemas"]["StatsCount"];
            awardedAmount: components["schemas"]["StatsAmount"];
            savings: components["schemas"]["StatsSignedAmount"];
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description First and last name. */
            name: string | null;
            /** @description Name of the user's company; null when the profile has none. */
            company: string | null;
            registeredAt: components["schemas"]["DateTime"];
            /** @description Code of the referrer who brought the user; null without one. */
            referrerCode: string | null;
            accessStatus: components["schemas"]["AccessStatus"];
            /** @description Plan of the latest subscription, active or ended. */
            planCode: components["schemas"]["PlanCode"] | null;
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /**
         * @description Figures of a customer, counted as in the summary from the records of this customer. `creditsBalance` and `conflictsOpen`
         *     (`counts.openConflicts` of all orders added up) are current, the others are of the requested days. Money is of orders in
         *     RUB.
         */
        StatsDetailsFigures: {
            creditsBalance: components["schemas"]["StatsCount"];
            /** @description Credits spent in the period, minus those refunded. */
            creditsSpent: number;
            ordersCreated: components["schemas"]["StatsCount"];
            ordersPublished: components["schemas"]["StatsCount"];
            ordersAwarded: components["schemas"]["StatsCount"];
            bidsSubmitted: components["schemas"]["StatsCount"];
            conflictsOpen: components["schemas"]["StatsCount"];
            awardedAmount: components["schemas"]["StatsAmount"];
            savings: components["schemas"]["StatsSignedAmount"];
        };
        /** @description A page of customers; `totals` adds up all matching ones, on all pages. */
        StatsDetailsPage: {
            data: components["schemas"]["StatsDetailsRow"][];
            page: components["schemas"]["Page"];
            totals: components["schemas"]["StatsDetailsFigures"];
        };
        /**
         * @description Active, ended or expired.
         * @enum {string}
         */
        ImpersonationState: "running" | "ended" | "expired";
        /** @description An impersonation session of an administrator. */
        Impersonation: {
            id: components["schemas"]["Id"];
            admin: components["schemas"]["PersonRef"];
            /** @description The impersonated user. */
            user: {
                id: components["schemas"]["Id"];
                /** @description Name of the user. */
                name: string;
                email: components["schemas"]["Email"];
                status: components["schemas"]["UserStatus"];
            };
            /** @description Null for a session that the header started implicitly. */
            reason: string | null;
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description When it was ended early; null otherwise. */
            endedAt: components["schemas"]["DateTime"] | null;
            endedBy: components["schemas"]["PersonRef"] | null;
            state: components["schemas"]["ImpersonationState"];
            /** @description Number of requests that changed something. */
            changes: number;
        };
        /** @description A page of sessions. */
        ImpersonationPage: {
            data: components["schemas"]["Impersonation"][];
            page: components["schemas"]["Page"];
        };
        /** @description The user to impersonate, and the reason. */
        ImpersonationDraft: {
            userId: components["schemas"]["Id"];
            /** @description At least five characters; stored in the audit log. */
            reason: string;
        };
        /** @description An event of a session, with the administrator and the user. */
        ImpersonationEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /**
             * @description The session started (`start`; `implicit_start` when the header started it), a change was made, it was ended, or it expired.
             * @enum {string}
             */
            kind: "start" | "implicit_start" | "change" | "end" | "expire";
            /** @description Who did it; null when the session expired. */
            actor: components["schemas"]["PersonRef"] | null;
            onBehalfOf: components["schemas"]["PersonRef"];
            /** @description The operation of the change. */
            operationId: string | null;
            /** @description Method and path of the change. */
            path: string | null;
            /** @description HTTP status of the action; null for the start and the end. */
            status: number | null;
            /** @description X-Request-Id of the request that caused it; null when no request did. */
            requestId: string | null;
        };
        /** @description A session and its events, oldest first. */
        ImpersonationRecord: {
            id: components["schemas"]["Id"];
            admin: components["schemas"]["PersonRef"];
            /** @description The impersonated user. */
            user: {
                id: components["schemas"]["Id"];
                /** @description Name of the user. */
                name: string;
                email: components["schemas"]["Email"];
                status: components["schemas"]["UserStatus"];
            };
            /** @description Null for a session that the header started implicitly. */
            reason: string | null;
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description When it was ended early; null otherwise. */
            endedAt: components["schemas"]["DateTime"] | null;
            endedBy: components["schemas"]["PersonRef"] | null;
            state: components["schemas"]["ImpersonationState"];
            /** @description Number of requests that changed something. */
            changes: number;
            events: components["schemas"]["ImpersonationEvent"][];
        };
        /**
         * @description A column of the customers' table.
         * @enum {string}
         */
        StatsColumn: "userId" | "email" | "name" | "company" | "registeredAt" | "referrerCode" | "accessStatus" | "planCode" | "creditsBalance" | "creditsSpent" | "ordersCreated" | "ordersPublished" | "ordersAwarded" | "bidsSubmitted" | "conflictsOpen" | "awardedAmount" | "savings" | "lastActiveAt";
        /** @description A customer's account and access, their figures in the period, and the latest events. */
        UserStats: {
            asOf: components["schemas"]["DateTime"];
            period: components["schemas"]["StatsPeriod"];
            user: components["schemas"]["User"];
            profile: components["schemas"]["Profile"];
            access: components["schemas"]["AccessState"];
            /** @description Figures of the period. */
            counters: components["schemas"]["StatsDetailsFigures"];
            /** @description Figures of all time. */
            lifetime: components["schemas"]["StatsDetailsFigures"];
            flow: components["schemas"]["StatsFlow"];
            series: components["schemas"]["StatsBucket"][];
            /** @description The ten orders changed last (`updatedAt`). */
            recentOrders: components["schemas"]["OrderRow"][];
            /** @description The last twenty entries of the ledger. */
            creditTransactions: components["schemas"]["CreditTransaction"][];
            /** @description The last fifty redeemed promo codes. */
            redemptions: components["schemas"]["Redemption"][];
            /** @description The last fifty. */
            payments: components["schemas"]["AccessPayment"][];
            /** @description The last twenty impersonation sessions of this user. */
            impersonations: components["schemas"]["Impersonation"][];
            /** @description The last twenty events of their orders and bids. */
            auditTail: components["schemas"]["AuditEvent"][];
        };
        /** @description An account as administrators see it. */
        AdminUser: {
            id: components["schemas"]["Id"];
            /** @description First and last name; the e-mail address while there is no name. */
            name: string;
            email: components["schemas"]["Email"];
            emailVerifiedAt: components["schemas"]["DateTime"] | null;
            phone: components["schemas"]["Phone"] | null;
            /** @description Company of the user's profile. */
            company: {
                /** @description Name of the company; null when the profile has none. */
                name: string | null;
                taxId: components["schemas"]["TaxId"] | null;
            };
            role: components["schemas"]["UserRole"];
            status: components["schemas"]["UserStatus"];
            /** @description Current state of the access. */
            access: {
                status: components["schemas"]["AccessStatus"];
                planCode: components["schemas"]["PlanCode"] | null;
                /** @description Credits that can be spent now. */
                creditsBalance: number;
            };
            /** @description The referrer of this customer. */
            referrer: {
                id: components["schemas"]["Id"];
                /** @description Code of the referrer who brought the user. */
                code: string;
            } | null;
            createdAt: components["schemas"]["DateTime"];
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /** @description A page of users. */
        AdminUserPage: {
            data: components["schemas"]["AdminUser"][];
            page: components["schemas"]["Page"];
        };
        /** @description A speaker. */
        WebinarSpeaker: {
            /** @description Name of the speaker. */
            name: string;
            /** @description Job title of the speaker. */
            title: string;
        };
        /**
         * @description By the clock: live from the start, ended after the duration; cancelled by the organiser.
         * @enum {string}
         */
        WebinarStatus: "scheduled" | "live" | "ended" | "cancelled";
        /** @description A registration. */
        WebinarRegistration: {
            id: components["schemas"]["Id"];
            registeredAt: components["schemas"]["DateTime"];
            /** @description When the person joined for the first time; null when they did not. */
            attendedAt: components["schemas"]["DateTime"] | null;
            email: components["schemas"]["Email"];
        };
        /** @description A webinar, live at its start and often available as a recording afterwards. */
        Webinar: {
            id: components["schemas"]["Id"];
            /** @description Title in the reader's language. */
            title: string;
            /** @description What it is about, in the reader's language. */
            summary: string;
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            /** @description Length in minutes. */
            durationMinutes: number;
            /** @description Time zone of the organiser, in which the start is announced. */
            timeZone: components["schemas"]["TimeZone"];
            speakers: components["schemas"]["WebinarSpeaker"][];
            status: components["schemas"]["WebinarStatus"];
            /** @description Number of seats; null without a limit. */
            capacity: number | null;
            /** @description Null without a limit of seats. */
            seatsLeft: number | null;
            /** @description Only for registered people, from 15 minutes before the start until the end; null otherwise. */
            joinUrl: components["schemas"]["Url"] | null;
            /** @description Null while there is none. */
            recordingUrl: components["schemas"]["Url"] | null;
            /** @description Credits for attending; null when none. */
            bonus: {
                /** @description Credits for attending. */
                credits: number;
            } | null;
            /** @description The registration of the caller or of the ticket; null without one. */
            registration: components["schemas"]["WebinarRegistration"] | null;
        };
        /** @description Webinars, upcoming ones first, and the server's time. */
        WebinarList: {
            serverTime: components["schemas"]["DateTime"];
            data: components["schemas"]["Webinar"][];
        };
        /**
         * @description Where the registration was made.
         * @enum {string}
         */
        WebinarSource: "webinar_page" | "home_page" | "notice_page";
        /** @description Contact data of the person; taken from the profile for signed-in users. */
        WebinarRegistrationDraft: {
            /** @description Name of a guest; refused from a signed-in user, whose profile has it. */
            name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /**
             * @description Consent to e-mails about this webinar; required for guests.
             * @constant
             */
            consent?: true;
            source?: components["schemas"]["WebinarSource"];
        };
        /** @description The address of the e-mail, and the webinar; a guest's registration is available only by the link in the e-mail. */
        WebinarRegistered: {
            email: components["schemas"]["Email"];
            webinar: components["schemas"]["Webinar"];
        };
        /**
         * @description Kind of the notification. `deadline_soon`: bids are due within 24 hours. `deadline_passed`: the deadline has passed and the order waits
         *     for a decision. `bid_expiring`: a bid on an open order is valid for at most 7 more days. `new_blocker`: an open order
         *     has blocking conflicts. `credits_low`: at most 2 credits are left. `trial_ending`: 3 days, then 1 day before the end.
         *     `subscription_ending`: 3 days before the end of a subscription that is not renewed, and in its grace days.
         *     `document_expiring`: the last day of a supplier's document is at most 14 days away.
         *     `access_ended`: trial or subscription has ended. `question_received`: a question waits for an answer. `webinar_soon`: a
         *     webinar with a registration starts within 24 hours. `payment_settled`: an invoice was paid. `purchase_order_confirmed`,
         *     `purchase_order_refused`: a supplier answered a purchase order, the latter while the order waits for another decision. The settings
         *     `notificationPrefs` also send the first eight by e-mail; receipts and answers to purchase orders are always sent.
         * @enum {string}
         */
        NotificationType: "deadline_soon" | "deadline_passed" | "bid_expiring" | "new_blocker" | "credits_low" | "trial_ending" | "subscription_ending" | "document_expiring" | "access_ended" | "question_received" | "webinar_soon" | "payment_settled" | "purchase_order_confirmed" | "purchase_order_refused";
        /** @description A notification to a user. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @description Since when its content is true. */
            at: components["schemas"]["DateTime"];
            readAt: components["schemas"]["DateTime"] | null;
            /** @description Headline in the reader's language. */
            title: string;
            /** @description Text in the reader's language. */
            body: string;
            /** @description Path of the product without its prefix. */
            link: string;
        };
        /** @description Notifications, the cursor of the next page, and the number of all unread ones. */
        NotificationList: {
            data: components["schemas"]["Notification"][];
            /** @description Cursor of the next page; null on the last one. */
            nextCursor: string | null;
            /** @description Notifications that were not read yet, on all pages. */
            unread: number;
        };
        /** @description The notifications to mark as read, one of the two; all of them without either. */
        NotificationsRead: {
            ids?: components["schemas"]["Id"][];
            /**
             * @description Marks all current notifications as read.
             * @constant
             */
            all?: true;
        };
        /**
         * @description The code in the referrer's link; lowercase letters, digits and hyphens.
         * @example partner-one
         */
        ReferrerCode: string;
        /** @description A referrer's invitation. */
        Referral: {
            code: components["schemas"]["ReferrerCode"];
            /** @description Name of the referrer. */
            name: string;
            /** @description Days for which a visitor is remembered. */
            cookieDays: number;
        };
        /**
         * @description Only an active referrer gets new customers; existing customers remain.
         * @enum {string}
         */
        ReferrerStatus: "active" | "paused" | "blocked";
        /** @description Reward of a referrer for a payment of their customer. */
        ReferrerReward: {
            /**
             * @description A share of payments, a fixed sum or credits.
             * @enum {string}
             */
            type: "percent" | "fixed" | "credits";
            value: components["schemas"]["Decimal"];
            /** @description Currency of a fixed reward; null for the others. */
            currency: components["schemas"]["Currency"] | null;
            /** @description Number of calendar months (UTC) after a customer's first payment in which payments are rewarded; null for the first payment only. */
            recurringMonths: number | null;
        };
        /** @description A partner who brings customers. */
        Referrer: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes, from 1. In quotes it is accepted as If-Match. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            /** @description Name of the referrer. */
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            code: components["schemas"]["ReferrerCode"];
            /** @description Path of the sign-up page, with the code. */
            link: string;
            status: components["schemas"]["ReferrerStatus"];
            reward: components["schemas"]["ReferrerReward"];
            /** @description Number of days a visit is remembered; 30 when absent. */
            cookieDays: number;
            /** @description The account of the referrer, which never counts as their customer. */
            userId: components["schemas"]["Id"] | null;
            /** @description Promo codes of this referrer. */
            promoCodeIds: components["schemas"]["Id"][];
            /** @description Notes for administrators; null without any. */
            notes: string | null;
        };
        /**
         * @description Currency of the rewards: that of a fixed reward, rubles for a percentage, as payments are.
         * @enum {string}
         */
        ReferrerRewardUnit: "RUB" | "USD" | "EUR" | "CNY" | "KZT" | "BYN" | "credits";
        /** @description Figures of a referrer over all time; each as in ReferrerFigures. */
        ReferrerTotals: {
            /** @description Counted over all time. */
            clicks: number;
            /** @description Counted over all time. */
            signups: number;
            /** @description Counted over all time. */
            paying: number;
            revenue: components["schemas"]["Amount"];
            rewardAccrued: components["schemas"]["Decimal"];
            rewardPaid: components["schemas"]["Decimal"];
            rewardDue: components["schemas"]["Decimal"];
            rewardUnit: components["schemas"]["ReferrerRewardUnit"];
        };
        /** @description A referrer in a list. */
        ReferrerRow: components["schemas"]["Referrer"] & {
            totals: components["schemas"]["ReferrerTotals"];
        };
        /** @description A page of referrers. */
        ReferrerPage: {
            data: components["schemas"]["ReferrerRow"][];
            page: components["schemas"]["Page"];
        };
        /**
         * @description Reward for a payment. `percent`: `value` percent of it, 0 < value ≤ 100, at most two fraction digits.
         *     `fixed`: `value` in `currency` for each payment, with its digits. `credits`: `value` whole credits for each payment.
         *     Only `fixed` has a currency.
         */
        ReferrerRewardDraft: {
            /**
             * @description A share of payments, a fixed sum or credits.
             * @enum {string}
             */
            type: "percent" | "fixed" | "credits";
            value: components["schemas"]["Decimal"];
            currency?: components["schemas"]["Currency"] | null;
            /** @description Months after the first payment in which payments are rewarded; null for the first payment only. */
            recurringMonths?: number | null;
        };
        /** @description A new referrer. */
        ReferrerDraft: {
            /** @description Name of the referrer. */
            name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"] | null;
            code: components["schemas"]["ReferrerCode"];
            status?: components["schemas"]["ReferrerStatus"];
            reward: components["schemas"]["ReferrerRewardDraft"];
            /** @description Number of days a visit is remembered; 30 when absent. */
            cookieDays?: number;
            /** @description The account of the referrer, which never counts as their customer. */
            userId?: components["schemas"]["Id"] | null;
            /** @description Notes for administrators; null without any. */
            notes?: string | null;
        };
        /** @description Changes of a referrer. */
        ReferrerPatch: {
            /** @description Name of the referrer. */
            name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"] | null;
            code?: components["schemas"]["ReferrerCode"];
            status?: components["schemas"]["ReferrerStatus"];
            reward?: components["schemas"]["ReferrerRewardDraft"];
            /** @description Number of days a visit is remembered; 30 when absent. */
            cookieDays?: number;
            /** @description The account of the referrer, which never counts as their customer. */
            userId?: components["schemas"]["Id"] | null;
            /** @description Notes for administrators; null without any. */
            notes?: string | null;
        };
        /** @description The referrer was changed elsewhere; `current` is its current state. */
        ReferrerStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Referrer"];
        };
        /**
         * @description Figures of an interval [start, end). A customer is a user whose `referrer.id` is this referrer's.
         *     `clicks`: visits counted in it. `signups`: customers whose account was made in it (`createdAt`). `verified`: whose
         *     address was verified in it (`emailVerifiedAt`). `profilesCompleted`: whose profile is complete and whose phone was
         *     confirmed in it (`phoneVerifiedAt`). `trialsStarted`: whose trial began in it (`trial.startedAt`). `paying`: whose
         *     first settled payment is in it. `activePaying`: whose subscription has begun and whose grace days have not ended at
         *     its end, or now if that is earlier. `cancelled`: whose subscription finally ended in it (`graceUntil`, not later than now).
         *     `revenue`: sum of their settled payments in it, in rubles. `rewardAccrued`: rewards of those payments by the current
         *     terms: for the first payment of a customer, and with `recurringMonths` for those made less than so many
         *     calendar months (UTC) after it; a percentage is rounded half up to kopecks for each payment.
         */
        ReferrerFigures: {
            /** @description Counted over all time. */
            clicks: number;
            /** @description Counted over all time. */
            signups: number;
            /** @description Counted over all time. */
            verified: number;
            /** @description Counted over all time. */
            profilesCompleted: number;
            /** @description Counted over all time. */
            trialsStarted: number;
            /** @description Counted over all time. */
            paying: number;
            /** @description Counted over all time. */
            activePaying: number;
            /** @description Counted over all time. */
            cancelled: number;
            revenue: components["schemas"]["Amount"];
            rewardAccrued: components["schemas"]["Decimal"];
        };
        /** @description Figures of one bucket; `from` and `to` are its first and last day. */
        ReferrerBucket: components["schemas"]["ReferrerFigures"] & {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
        };
        /** @description Figures of a referrer in a period. */
        ReferrerStats: components["schemas"]["ReferrerFigures"] & {
            /** @description The period of the figures. */
            period: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                granularity: components["schemas"]["StatsGranularity"];
                timeZone: components["schemas"]["TimeZone"];
            };
            rewardUnit: components["schemas"]["ReferrerRewardUnit"];
            /** @description Paid out in the period. */
            rewardPaid: components["schemas"]["Decimal"];
            /** @description Accrued and not paid out, over all time; never below 0. */
            rewardDue: components["schemas"]["Decimal"];
            /** @description Conversion rates in percent, one fraction digit, rounded half up; null when the divisor is zero. They may exceed 100, because people sign up days after their click. */
            conversion: {
                clickToSignup: components["schemas"]["Decimal"] | null;
                signupToPaying: components["schemas"]["Decimal"] | null;
            };
            series: components["schemas"]["ReferrerBucket"][];
        };
        /** @description A customer of a referrer. */
        ReferredUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description First and last name, or the e-mail address. */
            name: string;
            /** @description Name of the user's company; null when the profile has none. */
            company: string | null;
            registeredAt: components["schemas"]["DateTime"];
            verifiedAt: components["schemas"]["DateTime"] | null;
            accessStatus: components["schemas"]["AccessStatus"];
            planCode: components["schemas"]["PlanCode"] | null;
            revenue: components["schemas"]["Amount"];
            rewardAccrued: components["schemas"]["Decimal"];
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /** @description A page of customers of a referrer. */
        ReferredUserPage: {
            data: components["schemas"]["ReferredUser"][];
            page: components["schemas"]["Page"];
        };
        /** @description A notification of the payment provider to the back end. Providers use different names; these are the values that the product needs. */
        PaymentNotification: {
            /**
             * @description What happened to the payment at the provider.
             * @enum {string}
             */
            event: "payment.succeeded" | "payment.declined" | "payment.expired" | "refund.succeeded";
            /** @description The payment in the provider's records. */
            payment: {
                /** @description The provider's id of the payment. */
                id: string;
                amount: components["schemas"]["Amount"];
                currency: components["schemas"]["Currency"];
                /** @description The values that the back end sent to the provider when it created the payment. */
                metadata: {
                    paymentId: components["schemas"]["Id"];
                };
            };
        };
    };
    responses: {
        /** @description The resource still has the ETag that was sent. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request could not be read, or a header is missing or malformed. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The token is missing or no longer valid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Subscription, credits or trial have ended. */
        AccessExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccessExpiredProblem"];
            };
        };
        /** @description Not allowed for this person; the message is shown unchanged. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not found; also for records of other users. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The address does not support the method; `Allow` lists the methods it supports. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not possible in the current state. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is not JSON in UTF-8. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The input is invalid; `errors` names every field. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description If-Match is missing. */
        PreconditionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Too many requests; wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The profile must be completed with a phone number first. */
        PhoneRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PhoneRequiredProblem"];
            };
        };
        /** @description The server failed; support finds the cause by the request id. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Temporarily out of service. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The request could not be read, or a header is missing or malformed. */
        BadRequestWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The address does not support the method; `Allow` lists the methods it supports. */
        MethodNotAllowedWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not possible in the current state. */
        ConflictWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        TooLargeWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is not JSON in UTF-8. */
        UnsupportedMediaTypeWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The input is invalid; `errors` names every field. */
        InvalidWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description Too many requests; wait. */
        TooManyRequestsWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The server failed; support finds the cause by the request id. */
        ServerErrorWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Temporarily out of service. */
        UnavailableWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not found; also for records of other users. */
        NotFoundWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The token is missing or no longer valid. */
        UnauthorizedWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not allowed for this person; the message is shown unchanged. */
        ForbiddenWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The resource still has the ETag that was sent. */
        NotModifiedWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description If-Match is missing. */
        PreconditionRequiredWithoutActing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description A session. */
        SignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthSession"];
            };
        };
        /** @description The signed-in person. */
        Me: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description A field is invalid, or the user cannot redeem the code now. */
        PromoRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The code was changed meanwhile; `current` is its current state. */
        PromoCodeStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PromoCodeStaleProblem"];
            };
        };
        /** @description The order was changed meanwhile; `current` is its current state. */
        OrderStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OrderStaleProblem"];
            };
        };
        /** @description Not possible in the current state, or a chosen offer has an open blocker. */
        AwardBlocked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AwardBlockedProblem"];
            };
        };
        /** @description The award was changed meanwhile; `current` is the current one. */
        AwardStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AwardStaleProblem"];
            };
        };
        /** @description The bid was changed meanwhile; `current` is its current state. */
        BidStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BidStaleProblem"];
            };
        };
        /** @description The evidence changed meanwhile; `current` is the current conflict. */
        ConflictStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictStaleProblem"];
            };
        };
        /** @description The filter was changed meanwhile; `current` is its current state. */
        SavedFilterStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SavedFilterStaleProblem"];
            };
        };
        /** @description The supplier was changed meanwhile; `current` is its current state. */
        SupplierStale: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Server-Time": components["headers"]["ServerTime"];
                "Cache-Control": components["headers"]["NotStored"];
                Vary: components["headers"]["Vary"];
                "X-Acting-As": components["headers"]["ActingAs"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SupplierStaleProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
         * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
         */
        IdempotencyKey: string;
        /**
         * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
         * @example ru
         */
        AcceptLanguage: string;
        /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
        ActAsUser: string;
        /**
         * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
         * @example "3"
         */
        IfNoneMatch: string;
        /**
         * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description The session, one of `GET /me/sessions`.
         * @example ses_8d3f0a51c7b24e96aa10
         */
        SessionIdInPath: components["schemas"]["Id"];
        /**
         * @description The code.
         * @example bid_not_editable
         */
        ProblemCodeInPath: string;
        /** @description Page number, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /**
         * @description The payment.
         * @example pay_buyer_1
         */
        PaymentIdInPath: components["schemas"]["Id"];
        /** @description Part of a code or of a note, at least two characters. */
        PromoSearch: string;
        /** @description Codes of these kinds. */
        PromoKindFilter: components["schemas"]["PromoKind"][];
        /** @description Codes with this status. */
        PromoStateFilter: components["schemas"]["PromoState"][];
        /** @description Order of the rows; newest first by default. */
        PromoSort: ("createdAt" | "-createdAt" | "code" | "-code" | "expiresAt" | "-expiresAt" | "timesRedeemed" | "-timesRedeemed")[];
        /**
         * @description The promo code, by its id, not its code.
         * @example prm_zima_10
         */
        PromoCodeIdInPath: components["schemas"]["Id"];
        /**
         * @description The user.
         * @example usr_trial
         */
        UserIdInPath: components["schemas"]["Id"];
        /** @description Any of these statuses. */
        StatusFilter: components["schemas"]["OrderStatus"][];
        /** @description Search text, at least two characters. */
        Search: string;
        /** @description Orders with a deadline at or after this moment. */
        DeadlineFrom: components["schemas"]["DateTime"];
        /** @description Orders with a deadline at or before this moment. */
        DeadlineTo: components["schemas"]["DateTime"];
        /** @description Any of these tags. */
        TagFilter: components["schemas"]["Tag"][];
        /** @description Only orders with open conflicts, or only those without. */
        HasConflicts: boolean;
        /** @description Archived orders instead of the others. */
        Archived: boolean;
        /** @description Sort keys, the most important first; a minus sorts in descending order. Without it a buyer gets the newest orders first (`-createdAt`), a supplier gets the orders that need an action first. */
        OrderSort: ("number" | "-number" | "title" | "-title" | "status" | "-status" | "submissionDeadline" | "-submissionDeadline" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "bids" | "-bids" | "bestTotal" | "-bestTotal" | "openConflicts" | "-openConflicts" | "items" | "-items")[];
        /**
         * @description The order.
         * @example ord_fasteners
         */
        OrderIdInPath: components["schemas"]["Id"];
        /** @description The `nextCursor` of the previous response. */
        Cursor: string;
        /** @description Largest number of entries. */
        Limit: number;
        /**
         * @description Only actions of this person, including those during an impersonation.
         * @example usr_buyer
         */
        AuditActor: components["schemas"]["Id"];
        /**
         * @description Only these kinds of events.
         * @example [
         *       "order.revise",
         *       "bid.update"
         *     ]
         */
        AuditActionFilter: components["schemas"]["AuditAction"][];
        /**
         * @description Only events of this bid.
         * @example bid_fasteners_metiz
         */
        AuditBid: components["schemas"]["Id"];
        /**
         * @description Id of the last event that the caller received.
         * @example evt_01KAY5Q2M4H7T9WC3
         */
        LastEventId: string;
        /**
         * @description Time of the data that the caller has, such as its `X-Server-Time`: the stream begins with the events since then. Ignored with `Last-Event-ID`.
         * @example 2026-11-25T09:00:00Z
         */
        EventsSince: components["schemas"]["DateTime"];
        /** @description With or without VAT; the order's basis when absent. */
        Basis: components["schemas"]["ComparisonBasis"];
        /** @description Key of a lot; all lines when absent. */
        LotKey: string;
        /** @description Include bids whose validity has expired. */
        IncludeExpired: boolean;
        /** @description Include disqualified and withdrawn bids. */
        IncludeDisqualified: boolean;
        /** @description A past moment; now when absent. */
        At: components["schemas"]["DateTime"];
        /**
         * @description The purchase order.
         * @example po_cable_1
         */
        PurchaseOrderIdInPath: components["schemas"]["Id"];
        /**
         * @description Bids in any of these states.
         * @example [
         *       "submitted",
         *       "draft"
         *     ]
         */
        BidStatusFilter: components["schemas"]["BidStatus"][];
        /** @description Order of the rows, the most important key first; `total` is the comparable gross total. */
        BidSort: ("rank" | "-rank" | "number" | "-number" | "supplierName" | "-supplierName" | "total" | "-total" | "receivedAt" | "-receivedAt" | "validUntil" | "-validUntil" | "deliveryDays" | "-deliveryDays" | "updatedAt" | "-updatedAt")[];
        /** @description Kind of file. */
        ExportFormat: "xlsx" | "csv" | "json";
        /** @description Sheet of `csv`; the other formats include all of them. */
        ExportTable: "offers" | "award";
        /**
         * @description The bid.
         * @example bid_fasteners_metiz
         */
        BidIdInPath: components["schemas"]["Id"];
        /**
         * @description Conflicts of any of these kinds.
         * @example [
         *       "quantity_mismatch",
         *       "delivery_late"
         *     ]
         */
        ConflictKindFilter: components["schemas"]["ConflictKindCode"][];
        /**
         * @description Conflicts of any of these severities.
         * @example [
         *       "blocker"
         *     ]
         */
        ConflictSeverityFilter: components["schemas"]["ConflictSeverity"][];
        /**
         * @description Conflicts in any of these states.
         * @example [
         *       "open"
         *     ]
         */
        ConflictStatusFilter: components["schemas"]["ConflictStatus"][];
        /**
         * @description Conflicts of this bid.
         * @example bid_fasteners_volga
         */
        ConflictBidFilter: components["schemas"]["Id"];
        /**
         * @description The conflict.
         * @example cfl_t5AxoUd4Bcr_b1uyHuiv4B
         */
        ConflictIdInPath: components["schemas"]["Id"];
        /**
         * @description Questions in any of these states.
         * @example [
         *       "open"
         *     ]
         */
        QuestionStatusFilter: components["schemas"]["QuestionStatus"][];
        /**
         * @description The question.
         * @example qst_fasteners_1
         */
        QuestionIdInPath: components["schemas"]["Id"];
        /** @description Invitations in any of these states. */
        InvitationStatusFilter: components["schemas"]["InvitationStatus"][];
        /** @description Sort keys, the most important first. `status` sorts by progress, from invited to revoked. */
        InvitationSort: ("supplierName" | "-supplierName" | "status" | "-status" | "sentAt" | "-sentAt" | "respondedAt" | "-respondedAt")[];
        /**
         * @description The invitation.
         * @example inv_tender_krepmarket
         */
        InvitationIdInPath: components["schemas"]["Id"];
        /**
         * @description The file.
         * @example att_fasteners_spec
         */
        AttachmentIdInPath: components["schemas"]["Id"];
        /** @description Filters of this list only. */
        SavedFilterScopeFilter: components["schemas"]["SavedFilterScope"];
        /**
         * @description The saved filter.
         * @example flt_due
         */
        SavedFilterIdInPath: components["schemas"]["Id"];
        /**
         * @description Suppliers with any of these tags.
         * @example [
         *       "крепёж"
         *     ]
         */
        SupplierTag: components["schemas"]["Tag"][];
        /** @description Only blocked (true) or only other (false) suppliers. */
        SupplierBlocked: boolean;
        /**
         * @description Suppliers with a document that has `expired`, or is `expiring`: its last day is today or one of the next 14 days, in
         *     the time zone of the profile.
         * @example [
         *       "expiring"
         *     ]
         */
        SupplierDocuments: ("expiring" | "expired")[];
        /** @description Sort keys, the most important first. */
        SupplierSort: ("name" | "-name" | "lastBidAt" | "-lastBidAt" | "bids" | "-bids" | "wins" | "-wins" | "createdAt" | "-createdAt")[];
        /**
         * @description The supplier.
         * @example sup_metiz
         */
        SupplierIdInPath: components["schemas"]["Id"];
        /**
         * @description The pair of suppliers.
         * @example dup_rDsZ-LLE9XUtzxVIbDfq_o
         */
        DuplicateIdInPath: components["schemas"]["Id"];
        /**
         * @description Only these suppliers.
         * @example [
         *       "sup_metiz"
         *     ]
         */
        SupplierIds: components["schemas"]["Id"][];
        /** @description Kind of file. */
        SupplierExportFormat: "xlsx" | "csv";
        /**
         * @description First day of the period; 29 days before `to` when absent.
         * @example 2026-10-01
         */
        StatsFrom: string;
        /**
         * @description Last day of the period; today in the zone when absent.
         * @example 2026-10-31
         */
        StatsTo: string;
        /** @description Length of a bucket of the series. */
        StatsGranularity: components["schemas"]["StatsGranularity"];
        /**
         * @description Time zone of the days; Europe/Moscow when absent.
         * @example Europe/Moscow
         */
        StatsTimeZone: components["schemas"]["TimeZone"];
        /** @description Whether to compare with the preceding period of the same length. */
        StatsCompare: boolean;
        /**
         * @description Customers with any of these access states.
         * @example [
         *       "active",
         *       "grace"
         *     ]
         */
        StatsAccessStatus: components["schemas"]["AccessStatus"][];
        /**
         * @description Customers whose latest subscription, active or ended, is to any of these plans.
         * @example [
         *       "business"
         *     ]
         */
        StatsPlanCode: components["schemas"]["PlanCode"][];
        /**
         * @description Customers brought by the referrer with this code.
         * @example petrov
         */
        StatsReferrer: string;
        /**
         * @description Customers who signed up on this day or later.
         * @example 2026-01-01
         */
        StatsRegisteredFrom: string;
        /**
         * @description Customers who signed up on this day or before.
         * @example 2026-10-31
         */
        StatsRegisteredTo: string;
        /**
         * @description Customers last seen on this day or later.
         * @example 2026-01-01
         */
        StatsLastActiveFrom: string;
        /**
         * @description Customers last seen on this day or before.
         * @example 2026-11-02
         */
        StatsLastActiveTo: string;
        /**
         * @description First day of the counted period.
         * @example 2026-10-01
         */
        StatsCountedFrom: string;
        /**
         * @description Last day of the counted period.
         * @example 2026-10-31
         */
        StatsCountedTo: string;
        /**
         * @description Sort keys, the most important first.
         * @example [
         *       "-ordersPublished"
         *     ]
         */
        StatsDetailsSort: ("email" | "-email" | "name" | "-name" | "company" | "-company" | "registeredAt" | "-registeredAt" | "referrerCode" | "-referrerCode" | "accessStatus" | "-accessStatus" | "planCode" | "-planCode" | "creditsBalance" | "-creditsBalance" | "creditsSpent" | "-creditsSpent" | "ordersCreated" | "-ordersCreated" | "ordersPublished" | "-ordersPublished" | "ordersAwarded" | "-ordersAwarded" | "bidsSubmitted" | "-bidsSubmitted" | "conflictsOpen" | "-conflictsOpen" | "awardedAmount" | "-awardedAmount" | "savings" | "-savings" | "lastActiveAt" | "-lastActiveAt")[];
        /**
         * @description Only sessions of this administrator.
         * @example usr_admin
         */
        ImpersonationAdmin: components["schemas"]["Id"];
        /**
         * @description Only sessions that impersonate this user.
         * @example usr_trial
         */
        ImpersonationUser: components["schemas"]["Id"];
        /** @description Only active (true) or only ended (false) sessions. */
        ImpersonationRunning: boolean;
        /**
         * @description The impersonation.
         * @example imp_01M9X3G7S000001
         */
        ImpersonationIdInPath: components["schemas"]["Id"];
        /** @description Kind of file. */
        StatsExportFormat: "csv" | "xlsx";
        /**
         * @description The columns of the file, in this order; all of them when absent.
         * @example [
         *       "email",
         *       "company",
         *       "ordersPublished"
         *     ]
         */
        StatsExportColumns: components["schemas"]["StatsColumn"][];
        /** @description Only buyers, or only administrators. */
        UserRoleFilter: "buyer" | "admin";
        /** @description Only `active` or only `blocked` accounts. */
        UserStatusFilter: "active" | "blocked";
        /**
         * @description Users whose access has any of these states.
         * @example [
         *       "trial_expired",
         *       "grace"
         *     ]
         */
        UserAccessFilter: ("none" | "trial" | "trial_expired" | "active" | "grace" | "subscription_expired")[];
        /** @description Sort keys, the most important first. */
        UserSort: ("lastActiveAt" | "-lastActiveAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt")[];
        /**
         * @description The webinar.
         * @example wbn_conflicts
         */
        WebinarIdInPath: components["schemas"]["Id"];
        /**
         * @description Secret of the link in a guest's e-mail; used only when the caller has no registration.
         * @example tkt_7QK2M9X4B6T1ZN3W
         */
        WebinarTicket: string;
        /** @description Only unread (true) or only read (false) notifications. */
        NotificationUnread: boolean;
        /**
         * @description Code of the referrer.
         * @example partner-one
         */
        ReferrerCodeInPath: components["schemas"]["ReferrerCode"];
        /**
         * @description Only referrers in one of these states.
         * @example [
         *       "active"
         *     ]
         */
        ReferrerStatusFilter: components["schemas"]["ReferrerStatus"][];
        /** @description Sort keys, the most important first. */
        ReferrerSort: ("name" | "-name" | "code" | "-code" | "status" | "-status" | "createdAt" | "-createdAt" | "clicks" | "-clicks" | "signups" | "-signups" | "paying" | "-paying" | "rewardDue" | "-rewardDue")[];
        /**
         * @description The referrer, by its id, not its code.
         * @example ref_partner_one
         */
        ReferrerIdInPath: components["schemas"]["Id"];
        /**
         * @description First day of the period; 29 days before `to` when absent.
         * @example 2026-10-01
         */
        ReferrerStatsFrom: string;
        /**
         * @description Last day of the period; today in the zone when absent.
         * @example 2026-10-31
         */
        ReferrerStatsTo: string;
        /** @description Length of a bucket. */
        ReferrerStatsGranularity: components["schemas"]["StatsGranularity"];
        /**
         * @description Time zone of the days; Europe/Moscow when absent.
         * @example Europe/Moscow
         */
        ReferrerStatsTimeZone: components["schemas"]["TimeZone"];
        /** @description Sort keys, the most important first. */
        ReferredUserSort: ("registeredAt" | "-registeredAt" | "name" | "-name" | "revenue" | "-revenue" | "lastActiveAt" | "-lastActiveAt")[];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifier of this request in the server's log.
         * @example req_01K8Z0M4Q7
         */
        RequestId: string;
        /**
         * @description Time of the response by the server's clock; on every success, and on errors of requests that could be read. Deadlines follow this clock, never the browser's.
         * @example 2026-11-02T09:00:00Z
         */
        ServerTime: components["schemas"]["DateTime"];
        /**
         * @description Responses are valid for one person at one moment; neither browsers nor proxies store them.
         * @example no-store
         */
        NotStored: "no-store";
        /**
         * @description Headers of the request that the answer depends on, for caches: `Accept-Encoding` where it may be compressed, `Origin` for pages of other origins.
         * @example Accept-Encoding
         */
        Vary: string;
        /** @description `true` when the stored response of an earlier attempt was returned; absent otherwise. */
        IdempotencyReplayed: "true";
        /**
         * @description Address of the created resource, as in the link of the response; the address of its list when it cannot be read separately.
         * @example /api/orders/ord_fasteners
         */
        Location: string;
        /**
         * @description The methods of this address; GET has HEAD as well.
         * @example GET, HEAD, PATCH
         */
        Allow: string;
        /**
         * @description Seconds to wait.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The impersonated user (`x-as-user`); absent otherwise.
         * @example usr_buyer
         */
        ActingAs: components["schemas"]["Id"];
        /**
         * @description Names the state of the resource. Compare it or send it back as If-Match, never parse it.
         * @example "3"
         */
        ETag: string;
        /**
         * @description The file's name, in UTF-8 (RFC 5987) and in ASCII for old clients.
         * @example attachment; filename="Z-2026-000118.xlsx"; filename*=UTF-8''Z-2026-000118.xlsx
         */
        Download: string;
        /**
         * @description How long the list may be cached, only by the caller.
         * @example private, max-age=86400
         */
        CachedForADay: string;
        /**
         * @description The list depends on the language.
         * @example Accept-Language
         */
        ByLanguage: string;
        /**
         * @description Asks proxies to forward each event at once.
         * @example no
         */
        Unbuffered: "no";
        /**
         * @description Number of rows without the headings.
         * @example 10012
         */
        TotalRows: number;
    };
    pathItems: never;
}
export type Email = components['schemas']['Email'];
export type Password = components['schemas']['Password'];
export type CompanyName = components['schemas']['CompanyName'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type DateTime = components['schemas']['DateTime'];
export type BrowserToken = components['schemas']['BrowserToken'];
export type SignUpAccepted = components['schemas']['SignUpAccepted'];
export type FieldError = components['schemas']['FieldError'];
export type ApiProblem = components['schemas']['ApiProblem'];
export type ValidationProblem = components['schemas']['ValidationProblem'];
export type Id = components['schemas']['Id'];
export type LinkToken = components['schemas']['LinkToken'];
export type ChosenAccount = components['schemas']['ChosenAccount'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type UserRole = components['schemas']['UserRole'];
export type UserStatus = components['schemas']['UserStatus'];
export type Locale = components['schemas']['Locale'];
export type User = components['schemas']['User'];
export type AuthSession = components['schemas']['AuthSession'];
export type VerificationLink = components['schemas']['VerificationLink'];
export type DeviceKind = components['schemas']['DeviceKind'];
export type Device = components['schemas']['Device'];
export type SignUpSummary = components['schemas']['SignUpSummary'];
export type LinkedSignUp = components['schemas']['LinkedSignUp'];
export type VerificationRequest = components['schemas']['VerificationRequest'];
export type LetterAccepted = components['schemas']['LetterAccepted'];
export type LogInRequest = components['schemas']['LogInRequest'];
export type TokenLogInRequest = components['schemas']['TokenLogInRequest'];
export type EmailRequest = components['schemas']['EmailRequest'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type EmailChangeConfirmation = components['schemas']['EmailChangeConfirmation'];
export type EmailChanged = components['schemas']['EmailChanged'];
export type SessionInvitation = components['schemas']['SessionInvitation'];
export type PersonName = components['schemas']['PersonName'];
export type Phone = components['schemas']['Phone'];
export type TaxId = components['schemas']['TaxId'];
export type Company = components['schemas']['Company'];
export type TimeZone = components['schemas']['TimeZone'];
export type NotificationChannels = components['schemas']['NotificationChannels'];
export type NotificationPrefs = components['schemas']['NotificationPrefs'];
export type ProfileCompleteness = components['schemas']['ProfileCompleteness'];
export type Profile = components['schemas']['Profile'];
export type AccessStatus = components['schemas']['AccessStatus'];
export type AccessExpiredMessage = components['schemas']['AccessExpiredMessage'];
export type PlanCode = components['schemas']['PlanCode'];
export type AccessDigest = components['schemas']['AccessDigest'];
export type Impersonator = components['schemas']['Impersonator'];
export type Me = components['schemas']['Me'];
export type CompanyPatch = components['schemas']['CompanyPatch'];
export type NotificationChannelsPatch = components['schemas']['NotificationChannelsPatch'];
export type NotificationPrefsPatch = components['schemas']['NotificationPrefsPatch'];
export type ProfilePatch = components['schemas']['ProfilePatch'];
export type ProfileStaleProblem = components['schemas']['ProfileStaleProblem'];
export type PhoneCodeRequest = components['schemas']['PhoneCodeRequest'];
export type PhoneCodeSent = components['schemas']['PhoneCodeSent'];
export type PhoneConfirmation = components['schemas']['PhoneConfirmation'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type EmailChangeRequest = components['schemas']['EmailChangeRequest'];
export type TokenOwnerDetails = components['schemas']['TokenOwnerDetails'];
export type TokenRefusal = components['schemas']['TokenRefusal'];
export type TokenOwner = components['schemas']['TokenOwner'];
export type AccountArchive = components['schemas']['AccountArchive'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type UnitCode = components['schemas']['UnitCode'];
export type UnitDimension = components['schemas']['UnitDimension'];
export type Unit = components['schemas']['Unit'];
export type UnitList = components['schemas']['UnitList'];
export type Currency = components['schemas']['Currency'];
export type CurrencyInfo = components['schemas']['CurrencyInfo'];
export type CurrencyList = components['schemas']['CurrencyList'];
export type ConflictKindCode = components['schemas']['ConflictKindCode'];
export type ConflictSeverity = components['schemas']['ConflictSeverity'];
export type ConflictScope = components['schemas']['ConflictScope'];
export type ConflictAction = components['schemas']['ConflictAction'];
export type ConflictKindSuggestion = components['schemas']['ConflictKindSuggestion'];
export type ConflictKind = components['schemas']['ConflictKind'];
export type ConflictKindList = components['schemas']['ConflictKindList'];
export type ProblemType = components['schemas']['ProblemType'];
export type ProblemTypeList = components['schemas']['ProblemTypeList'];
export type PlanPeriod = components['schemas']['PlanPeriod'];
export type Amount = components['schemas']['Amount'];
export type Limits = components['schemas']['Limits'];
export type Plan = components['schemas']['Plan'];
export type Trial = components['schemas']['Trial'];
export type Subscription = components['schemas']['Subscription'];
export type Credits = components['schemas']['Credits'];
export type Costs = components['schemas']['Costs'];
export type Percent = components['schemas']['Percent'];
export type KeptDiscount = components['schemas']['KeptDiscount'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type VatRate = components['schemas']['VatRate'];
export type AccessPayment = components['schemas']['AccessPayment'];
export type AccessState = components['schemas']['AccessState'];
export type PlanList = components['schemas']['PlanList'];
export type CreditTransactionType = components['schemas']['CreditTransactionType'];
export type CreditTransaction = components['schemas']['CreditTransaction'];
export type Page = components['schemas']['Page'];
export type CreditTransactionPage = components['schemas']['CreditTransactionPage'];
export type AccessPaymentPage = components['schemas']['AccessPaymentPage'];
export type CreditPack = components['schemas']['CreditPack'];
export type CreditPackList = components['schemas']['CreditPackList'];
export type InvoiceDraft = components['schemas']['InvoiceDraft'];
export type CheckoutDraft = components['schemas']['CheckoutDraft'];
export type Checkout = components['schemas']['Checkout'];
export type NoInput = components['schemas']['NoInput'];
export type TypedCode = components['schemas']['TypedCode'];
export type PromoPreviewDraft = components['schemas']['PromoPreviewDraft'];
export type PromoKind = components['schemas']['PromoKind'];
export type PromoEffect = components['schemas']['PromoEffect'];
export type PromoDiscount = components['schemas']['PromoDiscount'];
export type PlanPrice = components['schemas']['PlanPrice'];
export type PromoRestrictions = components['schemas']['PromoRestrictions'];
export type PromoPreview = components['schemas']['PromoPreview'];
export type PromoRedeemDraft = components['schemas']['PromoRedeemDraft'];
export type Redemption = components['schemas']['Redemption'];
export type Redeemed = components['schemas']['Redeemed'];
export type RedemptionPage = components['schemas']['RedemptionPage'];
export type PromoState = components['schemas']['PromoState'];
export type PersonRef = components['schemas']['PersonRef'];
export type PromoCredits = components['schemas']['PromoCredits'];
export type PromoCode = components['schemas']['PromoCode'];
export type PromoCodePage = components['schemas']['PromoCodePage'];
export type PromoCodeText = components['schemas']['PromoCodeText'];
export type PromoCreditsDraft = components['schemas']['PromoCreditsDraft'];
export type PromoDiscountDraft = components['schemas']['PromoDiscountDraft'];
export type PromoRestrictionsDraft = components['schemas']['PromoRestrictionsDraft'];
export type PromoCodeDraft = components['schemas']['PromoCodeDraft'];
export type PromoCodePatch = components['schemas']['PromoCodePatch'];
export type PromoCodeStaleProblem = components['schemas']['PromoCodeStaleProblem'];
export type AccessGrantKind = components['schemas']['AccessGrantKind'];
export type AccessGrantNote = components['schemas']['AccessGrantNote'];
export type AccessGrantPage = components['schemas']['AccessGrantPage'];
export type PlanGrantDraft = components['schemas']['PlanGrantDraft'];
export type AccessGrantDraft = components['schemas']['AccessGrantDraft'];
export type AccessGrant = components['schemas']['AccessGrant'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Tag = components['schemas']['Tag'];
export type Date = components['schemas']['Date'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type SignedPercent = components['schemas']['SignedPercent'];
export type SignedAmount = components['schemas']['SignedAmount'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OrderRow = components['schemas']['OrderRow'];
export type OrderStatusCounts = components['schemas']['OrderStatusCounts'];
export type OrderPage = components['schemas']['OrderPage'];
export type AccessExpiredProblem = components['schemas']['AccessExpiredProblem'];
export type PhoneRequiredProblem = components['schemas']['PhoneRequiredProblem'];
export type VatMode = components['schemas']['VatMode'];
export type Incoterm = components['schemas']['Incoterm'];
export type Delivery = components['schemas']['Delivery'];
export type Payment = components['schemas']['Payment'];
export type Quantity = components['schemas']['Quantity'];
export type UnitPrice = components['schemas']['UnitPrice'];
export type OrderItemDraft = components['schemas']['OrderItemDraft'];
export type Lot = components['schemas']['Lot'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type OrderDraft = components['schemas']['OrderDraft'];
export type OrderItem = components['schemas']['OrderItem'];
export type AttachmentOwner = components['schemas']['AttachmentOwner'];
export type AttachmentKind = components['schemas']['AttachmentKind'];
export type Attachment = components['schemas']['Attachment'];
export type OrderFile = components['schemas']['OrderFile'];
export type ActionAccess = components['schemas']['ActionAccess'];
export type OrderAccess = components['schemas']['OrderAccess'];
export type OrderReasonCode = components['schemas']['OrderReasonCode'];
export type Order = components['schemas']['Order'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditChange = components['schemas']['AuditChange'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type OrdersOverview = components['schemas']['OrdersOverview'];
export type OrderStaleProblem = components['schemas']['OrderStaleProblem'];
export type OrderPatch = components['schemas']['OrderPatch'];
export type OrderUpdate = components['schemas']['OrderUpdate'];
export type Charge = components['schemas']['Charge'];
export type OrderPublished = components['schemas']['OrderPublished'];
export type ReasonText = components['schemas']['ReasonText'];
export type NewDeadline = components['schemas']['NewDeadline'];
export type Reason = components['schemas']['Reason'];
export type EndReason = components['schemas']['EndReason'];
export type AuditEventList = components['schemas']['AuditEventList'];
export type LiveEventKind = components['schemas']['LiveEventKind'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type EventStream = components['schemas']['EventStream'];
export type ComparisonBasis = components['schemas']['ComparisonBasis'];
export type BidStatus = components['schemas']['BidStatus'];
export type BidSupplierRef = components['schemas']['BidSupplierRef'];
export type UnrankedReason = components['schemas']['UnrankedReason'];
export type BidFlags = components['schemas']['BidFlags'];
export type BidCoverage = components['schemas']['BidCoverage'];
export type BidSum = components['schemas']['BidSum'];
export type Completion = components['schemas']['Completion'];
export type BidCounts = components['schemas']['BidCounts'];
export type ComparedBid = components['schemas']['ComparedBid'];
export type HiddenBids = components['schemas']['HiddenBids'];
export type PreviousPrice = components['schemas']['PreviousPrice'];
export type ComparisonState = components['schemas']['ComparisonState'];
export type ComparisonEquivalent = components['schemas']['ComparisonEquivalent'];
export type ComparisonCell = components['schemas']['ComparisonCell'];
export type ComparisonRow = components['schemas']['ComparisonRow'];
export type ComparisonLotTotal = components['schemas']['ComparisonLotTotal'];
export type ComparisonLot = components['schemas']['ComparisonLot'];
export type BestSingle = components['schemas']['BestSingle'];
export type BestPerLineShare = components['schemas']['BestPerLineShare'];
export type AllocationDraft = components['schemas']['AllocationDraft'];
export type BestPerLine = components['schemas']['BestPerLine'];
export type ComparisonBest = components['schemas']['ComparisonBest'];
export type Comparison = components['schemas']['Comparison'];
export type Decimal = components['schemas']['Decimal'];
export type QuotedAllocation = components['schemas']['QuotedAllocation'];
export type Allocation = components['schemas']['Allocation'];
export type AwardSum = components['schemas']['AwardSum'];
export type AwardSupplierTotal = components['schemas']['AwardSupplierTotal'];
export type AwardSaving = components['schemas']['AwardSaving'];
export type AwardSavings = components['schemas']['AwardSavings'];
export type AwardFigures = components['schemas']['AwardFigures'];
export type AwardRevocation = components['schemas']['AwardRevocation'];
export type PurchaseOrderStatus = components['schemas']['PurchaseOrderStatus'];
export type PurchaseOrderRef = components['schemas']['PurchaseOrderRef'];
export type OfferOutcome = components['schemas']['OfferOutcome'];
export type AwardOffer = components['schemas']['AwardOffer'];
export type AwardConflict = components['schemas']['AwardConflict'];
export type AwardMemo = components['schemas']['AwardMemo'];
export type Award = components['schemas']['Award'];
export type AwardBasis = components['schemas']['AwardBasis'];
export type AwardDraft = components['schemas']['AwardDraft'];
export type AwardBlockedProblem = components['schemas']['AwardBlockedProblem'];
export type AwardMode = components['schemas']['AwardMode'];
export type AwardProposal = components['schemas']['AwardProposal'];
export type AwardNote = components['schemas']['AwardNote'];
export type AwardJustification = components['schemas']['AwardJustification'];
export type AwardPreview = components['schemas']['AwardPreview'];
export type AwardStaleProblem = components['schemas']['AwardStaleProblem'];
export type PurchaseOrderContact = components['schemas']['PurchaseOrderContact'];
export type PurchaseOrderParty = components['schemas']['PurchaseOrderParty'];
export type PurchaseOrderBid = components['schemas']['PurchaseOrderBid'];
export type Country = components['schemas']['Country'];
export type PurchaseOrderLine = components['schemas']['PurchaseOrderLine'];
export type BidVatGroup = components['schemas']['BidVatGroup'];
export type PurchaseOrderConversion = components['schemas']['PurchaseOrderConversion'];
export type PurchaseOrder = components['schemas']['PurchaseOrder'];
export type PurchaseOrderList = components['schemas']['PurchaseOrderList'];
export type PreviousAward = components['schemas']['PreviousAward'];
export type Workbook = components['schemas']['Workbook'];
export type BidSource = components['schemas']['BidSource'];
export type BidTotals = components['schemas']['BidTotals'];
export type BidRow = components['schemas']['BidRow'];
export type BidStatusCounts = components['schemas']['BidStatusCounts'];
export type BidPage = components['schemas']['BidPage'];
export type Url = components['schemas']['Url'];
export type SupplierContactDraft = components['schemas']['SupplierContactDraft'];
export type BidSupplierDraft = components['schemas']['BidSupplierDraft'];
export type BidItemDraft = components['schemas']['BidItemDraft'];
export type BidDraft = components['schemas']['BidDraft'];
export type SupplierContact = components['schemas']['SupplierContact'];
export type BidSupplier = components['schemas']['BidSupplier'];
export type BidReceipt = components['schemas']['BidReceipt'];
export type BidItemComputed = components['schemas']['BidItemComputed'];
export type BidItem = components['schemas']['BidItem'];
export type BidWithdrawal = components['schemas']['BidWithdrawal'];
export type BidDisqualificationReason = components['schemas']['BidDisqualificationReason'];
export type BidDisqualification = components['schemas']['BidDisqualification'];
export type BidAccess = components['schemas']['BidAccess'];
export type Bid = components['schemas']['Bid'];
export type ImportFile = components['schemas']['ImportFile'];
export type ImportField = components['schemas']['ImportField'];
export type ImportColumnChoice = components['schemas']['ImportColumnChoice'];
export type ImportRowChoice = components['schemas']['ImportRowChoice'];
export type ImportDecimalSeparator = components['schemas']['ImportDecimalSeparator'];
export type ImportNumberChoice = components['schemas']['ImportNumberChoice'];
export type ImportMappingChoice = components['schemas']['ImportMappingChoice'];
export type ImportPrices = components['schemas']['ImportPrices'];
export type OrderImportRequest = components['schemas']['OrderImportRequest'];
export type ImportedLine = components['schemas']['ImportedLine'];
export type ImportIssue = components['schemas']['ImportIssue'];
export type ImportAmbiguousNumber = components['schemas']['ImportAmbiguousNumber'];
export type ImportQuestion = components['schemas']['ImportQuestion'];
export type ImportConfidence = components['schemas']['ImportConfidence'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type ImportSheet = components['schemas']['ImportSheet'];
export type OrderImport = components['schemas']['OrderImport'];
export type CsvText = components['schemas']['CsvText'];
export type OrderExport = components['schemas']['OrderExport'];
export type ImportMatchChoice = components['schemas']['ImportMatchChoice'];
export type BidImportRequest = components['schemas']['BidImportRequest'];
export type ImportFactField = components['schemas']['ImportFactField'];
export type ImportFact = components['schemas']['ImportFact'];
export type ImportMatchCandidate = components['schemas']['ImportMatchCandidate'];
export type ImportMatch = components['schemas']['ImportMatch'];
export type BidImport = components['schemas']['BidImport'];
export type Addendum = components['schemas']['Addendum'];
export type AddendumList = components['schemas']['AddendumList'];
export type InvitingBuyer = components['schemas']['InvitingBuyer'];
export type OpenedBid = components['schemas']['OpenedBid'];
export type OpeningProtocol = components['schemas']['OpeningProtocol'];
export type BidStaleProblem = components['schemas']['BidStaleProblem'];
export type BidPatch = components['schemas']['BidPatch'];
export type BidFinding = components['schemas']['BidFinding'];
export type BidCheck = components['schemas']['BidCheck'];
export type BidSubmissionConflicts = components['schemas']['BidSubmissionConflicts'];
export type BidSubmission = components['schemas']['BidSubmission'];
export type BidDisqualificationDraft = components['schemas']['BidDisqualificationDraft'];
export type BidReinstatementDraft = components['schemas']['BidReinstatementDraft'];
export type TargetDisclosure = components['schemas']['TargetDisclosure'];
export type BidDuplicationDraft = components['schemas']['BidDuplicationDraft'];
export type ConflictStatus = components['schemas']['ConflictStatus'];
export type ItemMissingDetails = components['schemas']['ItemMissingDetails'];
export type QuantityMismatchDetails = components['schemas']['QuantityMismatchDetails'];
export type UnitMismatchDetails = components['schemas']['UnitMismatchDetails'];
export type PriceOverCeilingDetails = components['schemas']['PriceOverCeilingDetails'];
export type PriceAbnormallyLowDetails = components['schemas']['PriceAbnormallyLowDetails'];
export type ArithmeticMismatchDetails = components['schemas']['ArithmeticMismatchDetails'];
export type CurrencyMismatchDetails = components['schemas']['CurrencyMismatchDetails'];
export type VatMismatchDetails = components['schemas']['VatMismatchDetails'];
export type DeliveryLateDetails = components['schemas']['DeliveryLateDetails'];
export type ValidityInsufficientDetails = components['schemas']['ValidityInsufficientDetails'];
export type LateBidDetails = components['schemas']['LateBidDetails'];
export type DuplicateBidDetails = components['schemas']['DuplicateBidDetails'];
export type AffiliatedSuppliersDetails = components['schemas']['AffiliatedSuppliersDetails'];
export type SpecOutdatedDetails = components['schemas']['SpecOutdatedDetails'];
export type ConflictDetails = components['schemas']['ConflictDetails'];
export type ConflictImpact = components['schemas']['ConflictImpact'];
export type ConflictVia = components['schemas']['ConflictVia'];
export type ConflictInput = components['schemas']['ConflictInput'];
export type ConflictPayload = components['schemas']['ConflictPayload'];
export type ConflictSuggestion = components['schemas']['ConflictSuggestion'];
export type ConflictResolution = components['schemas']['ConflictResolution'];
export type ConflictPast = components['schemas']['ConflictPast'];
export type Conflict = components['schemas']['Conflict'];
export type ConflictSummary = components['schemas']['ConflictSummary'];
export type OrderSignal = components['schemas']['OrderSignal'];
export type ConflictList = components['schemas']['ConflictList'];
export type ConflictResolutionDraft = components['schemas']['ConflictResolutionDraft'];
export type ConflictEffect = components['schemas']['ConflictEffect'];
export type ConflictSettlement = components['schemas']['ConflictSettlement'];
export type ConflictStaleProblem = components['schemas']['ConflictStaleProblem'];
export type QuestionStatus = components['schemas']['QuestionStatus'];
export type Asker = components['schemas']['Asker'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type Question = components['schemas']['Question'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type QuestionDraft = components['schemas']['QuestionDraft'];
export type QuestionAnswerDraft = components['schemas']['QuestionAnswerDraft'];
export type QuestionStaleProblem = components['schemas']['QuestionStaleProblem'];
export type InvitationStatus = components['schemas']['InvitationStatus'];
export type DeclineReasonCode = components['schemas']['DeclineReasonCode'];
export type InvitationDecline = components['schemas']['InvitationDecline'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationCounts = components['schemas']['InvitationCounts'];
export type InvitationPage = components['schemas']['InvitationPage'];
export type InvitationRecipient = components['schemas']['InvitationRecipient'];
export type InvitationMessage = components['schemas']['InvitationMessage'];
export type InvitationsDraft = components['schemas']['InvitationsDraft'];
export type SkippedRecipient = components['schemas']['SkippedRecipient'];
export type InvitationsSent = components['schemas']['InvitationsSent'];
export type InvitationLink = components['schemas']['InvitationLink'];
export type InvitationRevocation = components['schemas']['InvitationRevocation'];
export type ReminderDraft = components['schemas']['ReminderDraft'];
export type RemindersSent = components['schemas']['RemindersSent'];
export type InvitationSuggestion = components['schemas']['InvitationSuggestion'];
export type InvitationSuggestionList = components['schemas']['InvitationSuggestionList'];
export type OwnInvitationStatus = components['schemas']['OwnInvitationStatus'];
export type OwnStep = components['schemas']['OwnStep'];
export type OwnInvitation = components['schemas']['OwnInvitation'];
export type DeclineDraft = components['schemas']['DeclineDraft'];
export type AttachmentUpload = components['schemas']['AttachmentUpload'];
export type FileContent = components['schemas']['FileContent'];
export type AttachmentPatch = components['schemas']['AttachmentPatch'];
export type SavedFilterScope = components['schemas']['SavedFilterScope'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type SavedFilterList = components['schemas']['SavedFilterList'];
export type SavedFilterDraft = components['schemas']['SavedFilterDraft'];
export type SavedFilterStaleProblem = components['schemas']['SavedFilterStaleProblem'];
export type SavedFilterPatch = components['schemas']['SavedFilterPatch'];
export type SupplierStats = components['schemas']['SupplierStats'];
export type Supplier = components['schemas']['Supplier'];
export type SupplierPage = components['schemas']['SupplierPage'];
export type SupplierDraft = components['schemas']['SupplierDraft'];
export type SupplierStaleProblem = components['schemas']['SupplierStaleProblem'];
export type SupplierPatch = components['schemas']['SupplierPatch'];
export type SupplierMergeField = components['schemas']['SupplierMergeField'];
export type SupplierMerge = components['schemas']['SupplierMerge'];
export type SupplierAwarded = components['schemas']['SupplierAwarded'];
export type SupplierFigures = components['schemas']['SupplierFigures'];
export type SupplierHistoryBid = components['schemas']['SupplierHistoryBid'];
export type SupplierHistoryOrder = components['schemas']['SupplierHistoryOrder'];
export type SupplierHistory = components['schemas']['SupplierHistory'];
export type SupplierImportField = components['schemas']['SupplierImportField'];
export type SupplierImportColumnChoice = components['schemas']['SupplierImportColumnChoice'];
export type SupplierImportMappingChoice = components['schemas']['SupplierImportMappingChoice'];
export type SupplierImportRequest = components['schemas']['SupplierImportRequest'];
export type SupplierDuplicateReason = components['schemas']['SupplierDuplicateReason'];
export type SupplierMatch = components['schemas']['SupplierMatch'];
export type ImportedSupplier = components['schemas']['ImportedSupplier'];
export type SupplierImportColumn = components['schemas']['SupplierImportColumn'];
export type SupplierImportMapping = components['schemas']['SupplierImportMapping'];
export type SupplierImport = components['schemas']['SupplierImport'];
export type SupplierImportEntry = components['schemas']['SupplierImportEntry'];
export type SupplierImportEntries = components['schemas']['SupplierImportEntries'];
export type SupplierImportResult = components['schemas']['SupplierImportResult'];
export type SupplierDuplicate = components['schemas']['SupplierDuplicate'];
export type SupplierDuplicatePage = components['schemas']['SupplierDuplicatePage'];
export type SupplierTagCount = components['schemas']['SupplierTagCount'];
export type SupplierTagList = components['schemas']['SupplierTagList'];
export type SupplierTagChange = components['schemas']['SupplierTagChange'];
export type TaggedSuppliers = components['schemas']['TaggedSuppliers'];
export type StatsGranularity = components['schemas']['StatsGranularity'];
export type StatsCount = components['schemas']['StatsCount'];
export type StatsConflictKind = components['schemas']['StatsConflictKind'];
export type StatsAmount = components['schemas']['StatsAmount'];
export type StatsSignedAmount = components['schemas']['StatsSignedAmount'];
export type StatsMoney = components['schemas']['StatsMoney'];
export type StatsPeriod = components['schemas']['StatsPeriod'];
export type StatsFunnelStep = components['schemas']['StatsFunnelStep'];
export type StatsBucket = components['schemas']['StatsBucket'];
export type StatsSpan = components['schemas']['StatsSpan'];
export type StatsFlow = components['schemas']['StatsFlow'];
export type StatsComparison = components['schemas']['StatsComparison'];
export type StatsSummary = components['schemas']['StatsSummary'];
export type StatsDetailsRow = components['schemas']['StatsDetailsRow'];
export type StatsDetailsFigures = components['schemas']['StatsDetailsFigures'];
export type StatsDetailsPage = components['schemas']['StatsDetailsPage'];
export type ImpersonationState = components['schemas']['ImpersonationState'];
export type Impersonation = components['schemas']['Impersonation'];
export type ImpersonationPage = components['schemas']['ImpersonationPage'];
export type ImpersonationDraft = components['schemas']['ImpersonationDraft'];
export type ImpersonationEvent = components['schemas']['ImpersonationEvent'];
export type ImpersonationRecord = components['schemas']['ImpersonationRecord'];
export type StatsColumn = components['schemas']['StatsColumn'];
export type UserStats = components['schemas']['UserStats'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserPage = components['schemas']['AdminUserPage'];
export type WebinarSpeaker = components['schemas']['WebinarSpeaker'];
export type WebinarStatus = components['schemas']['WebinarStatus'];
export type WebinarRegistration = components['schemas']['WebinarRegistration'];
export type Webinar = components['schemas']['Webinar'];
export type WebinarList = components['schemas']['WebinarList'];
export type WebinarSource = components['schemas']['WebinarSource'];
export type WebinarRegistrationDraft = components['schemas']['WebinarRegistrationDraft'];
export type WebinarRegistered = components['schemas']['WebinarRegistered'];
export type NotificationType = components['schemas']['NotificationType'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type ReferrerCode = components['schemas']['ReferrerCode'];
export type Referral = components['schemas']['Referral'];
export type ReferrerStatus = components['schemas']['ReferrerStatus'];
export type ReferrerReward = components['schemas']['ReferrerReward'];
export type Referrer = components['schemas']['Referrer'];
export type ReferrerRewardUnit = components['schemas']['ReferrerRewardUnit'];
export type ReferrerTotals = components['schemas']['ReferrerTotals'];
export type ReferrerRow = components['schemas']['ReferrerRow'];
export type ReferrerPage = components['schemas']['ReferrerPage'];
export type ReferrerRewardDraft = components['schemas']['ReferrerRewardDraft'];
export type ReferrerDraft = components['schemas']['ReferrerDraft'];
export type ReferrerPatch = components['schemas']['ReferrerPatch'];
export type ReferrerStaleProblem = components['schemas']['ReferrerStaleProblem'];
export type ReferrerFigures = components['schemas']['ReferrerFigures'];
export type ReferrerBucket = components['schemas']['ReferrerBucket'];
export type ReferrerStats = components['schemas']['ReferrerStats'];
export type ReferredUser = components['schemas']['ReferredUser'];
export type ReferredUserPage = components['schemas']['ReferredUserPage'];
export type PaymentNotification = components['schemas']['PaymentNotification'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseAccessExpired = components['responses']['AccessExpired'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponsePhoneRequired = components['responses']['PhoneRequired'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseBadRequestWithoutActing = components['responses']['BadRequestWithoutActing'];
export type ResponseMethodNotAllowedWithoutActing = components['responses']['MethodNotAllowedWithoutActing'];
export type ResponseConflictWithoutActing = components['responses']['ConflictWithoutActing'];
export type ResponseTooLargeWithoutActing = components['responses']['TooLargeWithoutActing'];
export type ResponseUnsupportedMediaTypeWithoutActing = components['responses']['UnsupportedMediaTypeWithoutActing'];
export type ResponseInvalidWithoutActing = components['responses']['InvalidWithoutActing'];
export type ResponseTooManyRequestsWithoutActing = components['responses']['TooManyRequestsWithoutActing'];
export type ResponseServerErrorWithoutActing = components['responses']['ServerErrorWithoutActing'];
export type ResponseUnavailableWithoutActing = components['responses']['UnavailableWithoutActing'];
export type ResponseNotFoundWithoutActing = components['responses']['NotFoundWithoutActing'];
export type ResponseUnauthorizedWithoutActing = components['responses']['UnauthorizedWithoutActing'];
export type ResponseForbiddenWithoutActing = components['responses']['ForbiddenWithoutActing'];
export type ResponseNotModifiedWithoutActing = components['responses']['NotModifiedWithoutActing'];
export type ResponsePreconditionRequiredWithoutActing = components['responses']['PreconditionRequiredWithoutActing'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseMe = components['responses']['Me'];
export type ResponsePromoRefused = components['responses']['PromoRefused'];
export type ResponsePromoCodeStale = components['responses']['PromoCodeStale'];
export type ResponseOrderStale = components['responses']['OrderStale'];
export type ResponseAwardBlocked = components['responses']['AwardBlocked'];
export type ResponseAwardStale = components['responses']['AwardStale'];
export type ResponseBidStale = components['responses']['BidStale'];
export type ResponseConflictStale = components['responses']['ConflictStale'];
export type ResponseSavedFilterStale = components['responses']['SavedFilterStale'];
export type ResponseSupplierStale = components['responses']['SupplierStale'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterActAsUser = components['parameters']['ActAsUser'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterSessionIdInPath = components['parameters']['SessionIdInPath'];
export type ParameterProblemCodeInPath = components['parameters']['ProblemCodeInPath'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPaymentIdInPath = components['parameters']['PaymentIdInPath'];
export type ParameterPromoSearch = components['parameters']['PromoSearch'];
export type ParameterPromoKindFilter = components['parameters']['PromoKindFilter'];
export type ParameterPromoStateFilter = components['parameters']['PromoStateFilter'];
export type ParameterPromoSort = components['parameters']['PromoSort'];
export type ParameterPromoCodeIdInPath = components['parameters']['PromoCodeIdInPath'];
export type ParameterUserIdInPath = components['parameters']['UserIdInPath'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterDeadlineFrom = components['parameters']['DeadlineFrom'];
export type ParameterDeadlineTo = components['parameters']['DeadlineTo'];
export type ParameterTagFilter = components['parameters']['TagFilter'];
export type ParameterHasConflicts = components['parameters']['HasConflicts'];
export type ParameterArchived = components['parameters']['Archived'];
export type ParameterOrderSort = components['parameters']['OrderSort'];
export type ParameterOrderIdInPath = components['parameters']['OrderIdInPath'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterAuditActor = components['parameters']['AuditActor'];
export type ParameterAuditActionFilter = components['parameters']['AuditActionFilter'];
export type ParameterAuditBid = components['parameters']['AuditBid'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterEventsSince = components['parameters']['EventsSince'];
export type ParameterBasis = components['parameters']['Basis'];
export type ParameterLotKey = components['parameters']['LotKey'];
export type ParameterIncludeExpired = components['parameters']['IncludeExpired'];
export type ParameterIncludeDisqualified = components['parameters']['IncludeDisqualified'];
export type ParameterAt = components['parameters']['At'];
export type ParameterPurchaseOrderIdInPath = components['parameters']['PurchaseOrderIdInPath'];
export type ParameterBidStatusFilter = components['parameters']['BidStatusFilter'];
export type ParameterBidSort = components['parameters']['BidSort'];
export type ParameterExportFormat = components['parameters']['ExportFormat'];
export type ParameterExportTable = components['parameters']['ExportTable'];
export type ParameterBidIdInPath = components['parameters']['BidIdInPath'];
export type ParameterConflictKindFilter = components['parameters']['ConflictKindFilter'];
export type ParameterConflictSeverityFilter = components['parameters']['ConflictSeverityFilter'];
export type ParameterConflictStatusFilter = components['parameters']['ConflictStatusFilter'];
export type ParameterConflictBidFilter = components['parameters']['ConflictBidFilter'];
export type ParameterConflictIdInPath = components['parameters']['ConflictIdInPath'];
export type ParameterQuestionStatusFilter = components['parameters']['QuestionStatusFilter'];
export type ParameterQuestionIdInPath = components['parameters']['QuestionIdInPath'];
export type ParameterInvitationStatusFilter = components['parameters']['InvitationStatusFilter'];
export type ParameterInvitationSort = components['parameters']['InvitationSort'];
export type ParameterInvitationIdInPath = components['parameters']['InvitationIdInPath'];
export type ParameterAttachmentIdInPath = components['parameters']['AttachmentIdInPath'];
export type ParameterSavedFilterScopeFilter = components['parameters']['SavedFilterScopeFilter'];
export type ParameterSavedFilterIdInPath = components['parameters']['SavedFilterIdInPath'];
export type ParameterSupplierTag = components['parameters']['SupplierTag'];
export type ParameterSupplierBlocked = components['parameters']['SupplierBlocked'];
export type ParameterSupplierDocuments = components['parameters']['SupplierDocuments'];
export type ParameterSupplierSort = components['parameters']['SupplierSort'];
export type ParameterSupplierIdInPath = components['parameters']['SupplierIdInPath'];
export type ParameterDuplicateIdInPath = components['parameters']['DuplicateIdInPath'];
export type ParameterSupplierIds = components['parameters']['SupplierIds'];
export type ParameterSupplierExportFormat = components['parameters']['SupplierExportFormat'];
export type ParameterStatsFrom = components['parameters']['StatsFrom'];
export type ParameterStatsTo = components['parameters']['StatsTo'];
export type ParameterStatsGranularity = components['parameters']['StatsGranularity'];
export type ParameterStatsTimeZone = components['parameters']['StatsTimeZone'];
export type ParameterStatsCompare = components['parameters']['StatsCompare'];
export type ParameterStatsAccessStatus = components['parameters']['StatsAccessStatus'];
export type ParameterStatsPlanCode = components['parameters']['StatsPlanCode'];
export type ParameterStatsReferrer = components['parameters']['StatsReferrer'];
export type ParameterStatsRegisteredFrom = components['parameters']['StatsRegisteredFrom'];
export type ParameterStatsRegisteredTo = components['parameters']['StatsRegisteredTo'];
export type ParameterStatsLastActiveFrom = components['parameters']['StatsLastActiveFrom'];
export type ParameterStatsLastActiveTo = components['parameters']['StatsLastActiveTo'];
export type ParameterStatsCountedFrom = components['parameters']['StatsCountedFrom'];
export type ParameterStatsCountedTo = components['parameters']['StatsCountedTo'];
export type ParameterStatsDetailsSort = components['parameters']['StatsDetailsSort'];
export type ParameterImpersonationAdmin = components['parameters']['ImpersonationAdmin'];
export type ParameterImpersonationUser = components['parameters']['ImpersonationUser'];
export type ParameterImpersonationRunning = components['parameters']['ImpersonationRunning'];
export type ParameterImpersonationIdInPath = components['parameters']['ImpersonationIdInPath'];
export type ParameterStatsExportFormat = components['parameters']['StatsExportFormat'];
export type ParameterStatsExportColumns = components['parameters']['StatsExportColumns'];
export type ParameterUserRoleFilter = components['parameters']['UserRoleFilter'];
export type ParameterUserStatusFilter = components['parameters']['UserStatusFilter'];
export type ParameterUserAccessFilter = components['parameters']['UserAccessFilter'];
export type ParameterUserSort = components['parameters']['UserSort'];
export type ParameterWebinarIdInPath = components['parameters']['WebinarIdInPath'];
export type ParameterWebinarTicket = components['parameters']['WebinarTicket'];
export type ParameterNotificationUnread = components['parameters']['NotificationUnread'];
export type ParameterReferrerCodeInPath = components['parameters']['ReferrerCodeInPath'];
export type ParameterReferrerStatusFilter = components['parameters']['ReferrerStatusFilter'];
export type ParameterReferrerSort = components['parameters']['ReferrerSort'];
export type ParameterReferrerIdInPath = components['parameters']['ReferrerIdInPath'];
export type ParameterReferrerStatsFrom = components['parameters']['ReferrerStatsFrom'];
export type ParameterReferrerStatsTo = components['parameters']['ReferrerStatsTo'];
export type ParameterReferrerStatsGranularity = components['parameters']['ReferrerStatsGranularity'];
export type ParameterReferrerStatsTimeZone = components['parameters']['ReferrerStatsTimeZone'];
export type ParameterReferredUserSort = components['parameters']['ReferredUserSort'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderServerTime = components['headers']['ServerTime'];
export type HeaderNotStored = components['headers']['NotStored'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderActingAs = components['headers']['ActingAs'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderDownload = components['headers']['Download'];
export type HeaderCachedForADay = components['headers']['CachedForADay'];
export type HeaderByLanguage = components['headers']['ByLanguage'];
export type HeaderUnbuffered = components['headers']['Unbuffered'];
export type HeaderTotalRows = components['headers']['TotalRows'];
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAccepted"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            409: components["responses"]["ConflictWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Forbidden: forbidden, user_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: verification_used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            /** @description A part is malformed, the link has expired, or a password has to be chosen. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    findSignUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLink"];
            };
        };
        responses: {
            /** @description The address and the sign-up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedSignUp"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Forbidden: forbidden, user_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Not Found: not_found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: verification_used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            /** @description A part is malformed, or the link has expired. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description If the address is registered, an e-mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Unauthorized: invalid_credentials. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Forbidden: forbidden, email_not_verified, user_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            /** @description Too Many Requests: rate_limited, too_many_sign_ins. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    logInByToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenLogInRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Unauthorized: invitation_expired, invitation_revoked. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Forbidden: forbidden, email_not_verified, user_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: invitation_link_expired, invitation_link_used, login_token_used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            /** @description The token is malformed, unknown or expired, or another field is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    requestLoginLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address is registered, an e-mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    requestInvitationLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenLogInRequest"];
            };
        };
        responses: {
            /** @description If the address is registered, an e-mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address is registered, an e-mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: reset_token_used. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            /** @description The token is malformed, unknown or expired, or another field is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeConfirmation"];
            };
        };
        responses: {
            /** @description The address was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChanged"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: email_change_used, email_taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            /** @description The token is malformed, unknown or expired. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
                "application/merge-patch+json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The profile was changed elsewhere; `current` is its current state. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProfileStaleProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: phone_taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is malformed, or the code is wrong or expired. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is malformed, or the current password is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Too Many Requests: rate_limited, too_many_passwords. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description Too Many Requests: rate_limited, too_many_passwords. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findTokenOwner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenLogInRequest"];
            };
        };
        responses: {
            /** @description The owner of the link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["AccountArchive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: account_of_administrator, account_has_open_orders, account_payment_pending. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is malformed or wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Too Many Requests: rate_limited, too_many_passwords. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All running sessions; one of them is the caller's. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_target_invalid, mailbox_required, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, mailbox_required, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The session, one of `GET /me/sessions`.
                 * @example ses_8d3f0a51c7b24e96aa10
                 */
                sessionId: components["parameters"]["SessionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, mailbox_required, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All units. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["CachedForADay"];
                    Vary: components["headers"]["ByLanguage"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All currencies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["CachedForADay"];
                    Vary: components["headers"]["ByLanguage"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConflictKinds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["CachedForADay"];
                    Vary: components["headers"]["ByLanguage"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictKindList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemTypeList"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getProblem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The code.
                 * @example bid_not_editable
                 */
                code: components["parameters"]["ProblemCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemType"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access state at `serverTime`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All public plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listCreditTransactions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments, including failed ones. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The payment.
                 * @example pay_buyer_1
                 */
                paymentId: components["parameters"]["PaymentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, whatever its status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreditPacks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All packs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPackList"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutDraft"];
            };
        };
        responses: {
            /** @description The payment; `access` is the state afterwards. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: pack_needs_access, payment_pending, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PromoRefused"];
            /** @description Too Many Requests: rate_limited, too_many_promo_tries. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendTrial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The access state afterwards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: trial_extension_not_for_subscribers, trial_extension_used, trial_not_begun, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoPreviewDraft"];
            };
        };
        responses: {
            /** @description The effect of the code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PromoRefused"];
            /** @description Too Many Requests: rate_limited, too_many_promo_tries. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemPromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoRedeemDraft"];
            };
        };
        responses: {
            /** @description The effect, and the access afterwards. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redeemed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, supplier_forbidden, user_blocked, forbidden, impersonation_action_forbidden. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PromoRefused"];
            /** @description Too Many Requests: rate_limited, too_many_promo_tries. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedemptions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of redemptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromoCodes: {
        parameters: {
            query?: {
                /** @description Part of a code or of a note, at least two characters. */
                q?: components["parameters"]["PromoSearch"];
                /** @description Codes of these kinds. */
                kind?: components["parameters"]["PromoKindFilter"];
                /** @description Codes with this status. */
                state?: components["parameters"]["PromoStateFilter"];
                /** @description Order of the rows; newest first by default. */
                sort?: components["parameters"]["PromoSort"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of promo codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodePage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    createPromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeDraft"];
            };
        };
        responses: {
            /** @description The promo code was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: promo_code_taken, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The promo code, by its id, not its code.
                 * @example prm_zima_10
                 */
                promoCodeId: components["parameters"]["PromoCodeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promo code with its use. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            304: components["responses"]["NotModifiedWithoutActing"];
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    updatePromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The promo code, by its id, not its code.
                 * @example prm_zima_10
                 */
                promoCodeId: components["parameters"]["PromoCodeIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodePatch"];
                "application/merge-patch+json": components["schemas"]["PromoCodePatch"];
            };
        };
        responses: {
            /** @description The updated promo code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: promo_code_in_use, promo_code_taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["PromoCodeStale"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            428: components["responses"]["PreconditionRequiredWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listAccessGrants: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The user.
                 * @example usr_trial
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of grants; they never change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    grantAccess: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The user.
                 * @example usr_trial
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessGrantDraft"];
            };
        };
        responses: {
            /** @description The grant, and the user's access afterwards. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrant"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: trial_not_for_payers, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Any of these statuses. */
                status?: components["parameters"]["StatusFilter"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /** @description Orders with a deadline at or after this moment. */
                deadlineFrom?: components["parameters"]["DeadlineFrom"];
                /** @description Orders with a deadline at or before this moment. */
                deadlineTo?: components["parameters"]["DeadlineTo"];
                /** @description Any of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description Only orders with open conflicts, or only those without. */
                hasConflicts?: components["parameters"]["HasConflicts"];
                /** @description Archived orders instead of the others. */
                archived?: components["parameters"]["Archived"];
                /** @description Sort keys, the most important first; a minus sorts in descending order. Without it a buyer gets the newest orders first (`-createdAt`), a supplier gets the orders that need an action first. */
                sort?: components["parameters"]["OrderSort"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderDraft"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrdersOverview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deadlines, blockers, expiring offers, drafts, counts, savings and recent activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: has_bids, order_not_draft. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPatch"];
                "application/merge-patch+json": components["schemas"]["OrderPatch"];
            };
        };
        responses: {
            /** @description The updated order and the material changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: currency_frozen, deadline_shorten, order_final, order_in_evaluation, sealing_frozen, ceilings_frozen, terms_were_opened. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The published order and the credits it cost. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPublished"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_draft, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeadline"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_published. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bids_not_confirmed, order_not_published. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeadline"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_in_evaluation, reopen_limit. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndReason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_final. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declareOrderUnsuccessful: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndReason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_in_evaluation. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_archived, order_not_final. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchiveOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_archived. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["OrderStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The new draft, without deadlines. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderAudit: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Largest number of entries. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only actions of this person, including those during an impersonation.
                 * @example usr_buyer
                 */
                actorId?: components["parameters"]["AuditActor"];
                /**
                 * @description Only these kinds of events.
                 * @example [
                 *       "order.revise",
                 *       "bid.update"
                 *     ]
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only events of this bid.
                 * @example bid_fasteners_metiz
                 */
                bidId?: components["parameters"]["AuditBid"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events and the cursor of the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamOrderEvents: {
        parameters: {
            query?: {
                /**
                 * @description Time of the data that the caller has, such as its `X-Server-Time`: the stream begins with the events since then. Ignored with `Last-Event-ID`.
                 * @example 2026-11-25T09:00:00Z
                 */
                since?: components["parameters"]["EventsSince"];
            };
            header?: {
                /**
                 * @description Id of the last event that the caller received.
                 * @example evt_01KAY5Q2M4H7T9WC3
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "X-Accel-Buffering": components["headers"]["Unbuffered"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComparison: {
        parameters: {
            query?: {
                /** @description With or without VAT; the order's basis when absent. */
                basis?: components["parameters"]["Basis"];
                /** @description Key of a lot; all lines when absent. */
                lot?: components["parameters"]["LotKey"];
                /** @description Include bids whose validity has expired. */
                includeExpired?: components["parameters"]["IncludeExpired"];
                /** @description Include disqualified and withdrawn bids. */
                includeDisqualified?: components["parameters"]["IncludeDisqualified"];
                /** @description A past moment; now when absent. */
                at?: components["parameters"]["At"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    awardOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardDraft"];
            };
        };
        responses: {
            /** @description The award. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AwardBlocked"];
            412: components["responses"]["OrderStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardProposal"];
            };
        };
        responses: {
            /** @description The figures of the award. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_awardable. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAward: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The award with its revocation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: award_too_old, order_archived, order_not_awarded. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["AwardStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchaseOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviousAward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award with its revocation, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviousAward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The purchase order.
                 * @example po_cable_1
                 */
                purchaseOrderId: components["parameters"]["PurchaseOrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The purchase order, confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: purchase_order_answered, purchase_order_not_current, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refusePurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The purchase order.
                 * @example po_cable_1
                 */
                purchaseOrderId: components["parameters"]["PurchaseOrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The purchase order, refused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: purchase_order_answered, purchase_order_not_current, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The purchase order.
                 * @example po_cable_1
                 */
                purchaseOrderId: components["parameters"]["PurchaseOrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBids: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Bids in any of these states.
                 * @example [
                 *       "submitted",
                 *       "draft"
                 *     ]
                 */
                status?: components["parameters"]["BidStatusFilter"];
                /** @description Order of the rows, the most important key first; `total` is the comparable gross total. */
                sort?: components["parameters"]["BidSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BidDraft"];
            };
        };
        responses: {
            /** @description The created draft. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, user_blocked, forbidden, mailbox_required. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bidding_closed, bids_were_opened, invitation_declined, order_not_open, too_many_bids, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseOrderImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderImportRequest"];
            };
        };
        responses: {
            /** @description The recognized lines, and the issues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOrder: {
        parameters: {
            query?: {
                /** @description Kind of file. */
                format?: components["parameters"]["ExportFormat"];
                /** @description Sheet of `csv`; the other formats include all of them. */
                table?: components["parameters"]["ExportTable"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                    "text/csv": components["schemas"]["CsvText"];
                    "application/json": components["schemas"]["OrderExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseBidImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidImportRequest"];
            };
        };
        responses: {
            /** @description The recognized bid, and the issues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bidding_closed, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddenda: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addenda. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddendumList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpeningProtocol: {
        parameters: {
            query?: {
                /**
                 * @description The round whose bids were opened, from 1; the last opened one by default.
                 * @example 1
                 */
                round?: number;
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protocol. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningProtocol"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bids_not_opened. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBidForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_draft. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidPatch"];
                "application/merge-patch+json": components["schemas"]["BidPatch"];
            };
        };
        responses: {
            /** @description The updated bid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_editable, bid_of_supplier, bid_was_opened, bidding_closed, bids_were_opened, invitation_declined, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkBid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is missing, and what does not fit the order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The submitted bid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidSubmission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            /** @description Forbidden: impersonation_forbidden, impersonation_read_only, impersonation_target_invalid, user_blocked, forbidden, mailbox_required. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_draft, bidding_closed, bids_were_opened, invitation_declined, order_not_open, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmBidRevision: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The bid for the current revision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_outdated, bid_not_submitted, bid_of_supplier, bid_was_opened, bidding_closed, invitation_declined, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The withdrawn bid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_submitted, bid_of_supplier, bid_was_opened, bidding_closed, bids_were_opened, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disqualifyBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidDisqualificationDraft"];
            };
        };
        responses: {
            /** @description The disqualified bid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_is_sealed, bid_not_submitted, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reinstateBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BidReinstatementDraft"];
            };
        };
        responses: {
            /** @description The bid, submitted again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_set_aside, bid_of_supplier, bid_was_opened, bidding_closed, bids_were_opened, invitation_declined, order_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["BidStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordTargetDisclosure: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetDisclosure"];
            };
        };
        responses: {
            /** @description The recorded event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_is_sealed, bid_not_submitted, order_not_open, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The bid.
                 * @example bid_fasteners_metiz
                 */
                bidId: components["parameters"]["BidIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidDuplicationDraft"];
            };
        };
        responses: {
            /** @description The new draft. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_of_supplier, bidding_closed, bids_were_opened, invitation_declined, order_not_open, too_many_bids, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConflicts: {
        parameters: {
            query?: {
                /**
                 * @description Conflicts of any of these kinds.
                 * @example [
                 *       "quantity_mismatch",
                 *       "delivery_late"
                 *     ]
                 */
                kind?: components["parameters"]["ConflictKindFilter"];
                /**
                 * @description Conflicts of any of these severities.
                 * @example [
                 *       "blocker"
                 *     ]
                 */
                severity?: components["parameters"]["ConflictSeverityFilter"];
                /**
                 * @description Conflicts in any of these states.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["ConflictStatusFilter"];
                /**
                 * @description Conflicts of this bid.
                 * @example bid_fasteners_volga
                 */
                bidId?: components["parameters"]["ConflictBidFilter"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conflicts, the numbers of open ones, and the signals of the order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConflict: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The conflict.
                 * @example cfl_t5AxoUd4Bcr_b1uyHuiv4B
                 */
                conflictId: components["parameters"]["ConflictIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conflict. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conflict"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveConflict: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The conflict.
                 * @example cfl_t5AxoUd4Bcr_b1uyHuiv4B
                 */
                conflictId: components["parameters"]["ConflictIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictResolutionDraft"];
            };
        };
        responses: {
            /** @description The updated conflict, and everything that was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictSettlement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bid_not_submitted, conflict_follows, conflict_gone, conflict_settled, order_final, order_in_evaluation. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["ConflictStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenConflict: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The conflict.
                 * @example cfl_t5AxoUd4Bcr_b1uyHuiv4B
                 */
                conflictId: components["parameters"]["ConflictIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The reopened conflict, and everything that was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictSettlement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: conflict_gone, conflict_open, order_final. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["ConflictStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Questions in any of these states.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status?: components["parameters"]["QuestionStatusFilter"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionDraft"];
            };
        };
        responses: {
            /** @description The recorded question. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: questions_closed, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The question.
                 * @example qst_fasteners_1
                 */
                questionId: components["parameters"]["QuestionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The question.
                 * @example qst_fasteners_1
                 */
                questionId: components["parameters"]["QuestionIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionAnswerDraft"];
            };
        };
        responses: {
            /** @description The question with its answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: questions_closed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description The question was answered meanwhile; `current` is its current state. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["QuestionStaleProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /** @description Invitations in any of these states. */
                status?: components["parameters"]["InvitationStatusFilter"];
                /** @description Sort keys, the most important first. `status` sorts by progress, from invited to revoked. */
                sort?: components["parameters"]["InvitationSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitations: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsDraft"];
            };
        };
        responses: {
            /** @description The new invitations, and the skipped suppliers. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_published, too_many_invitations, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_published, invitation_is_revoked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_published, invitation_is_revoked, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
                /**
                 * @description The invitation.
                 * @example inv_tender_krepmarket
                 */
                invitationId: components["parameters"]["InvitationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvitationRevocation"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: invitation_has_bid, invitation_is_revoked. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindSuppliers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReminderDraft"];
            };
        };
        responses: {
            /** @description How many were reminded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: order_not_published. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitationSuggestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suppliers, each with the similarities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationSuggestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineDraft"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bidding_closed, invitation_declined, own_bid_submitted. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reconsiderInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The order.
                 * @example ord_fasteners
                 */
                orderId: components["parameters"]["OrderIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: bidding_closed, invitation_not_declined. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file was attached. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: attachment_exists, attachment_storage_full, bid_not_editable, bid_of_supplier, bid_was_opened, bidding_closed, bids_were_opened, invitation_declined, too_many_attachments, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Content Too Large: too_large, file_too_large, server_storage_full. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Unsupported Media Type: form_required, declared_type_mismatch, file_name_mismatch, unsupported_file_type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The file.
                 * @example att_fasteners_spec
                 */
                attachmentId: components["parameters"]["AttachmentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The file.
                 * @example att_fasteners_spec
                 */
                attachmentId: components["parameters"]["AttachmentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: attachment_locked, bid_not_editable, bid_of_supplier, bid_was_opened, bidding_closed, bids_were_opened, invitation_declined. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The file.
                 * @example att_fasteners_spec
                 */
                attachmentId: components["parameters"]["AttachmentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentPatch"];
                "application/merge-patch+json": components["schemas"]["AttachmentPatch"];
            };
        };
        responses: {
            /** @description The updated file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: attachment_locked, bid_of_supplier. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedFilters: {
        parameters: {
            query?: {
                /** @description Filters of this list only. */
                scope?: components["parameters"]["SavedFilterScopeFilter"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters, of one scope or of both. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedFilter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterDraft"];
            };
        };
        responses: {
            /** @description The filter was saved. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: saved_filter_name_taken, too_many_saved_filters, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The saved filter.
                 * @example flt_due
                 */
                savedFilterId: components["parameters"]["SavedFilterIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The saved filter.
                 * @example flt_due
                 */
                savedFilterId: components["parameters"]["SavedFilterIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["SavedFilterStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSavedFilter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The saved filter.
                 * @example flt_due
                 */
                savedFilterId: components["parameters"]["SavedFilterIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterPatch"];
                "application/merge-patch+json": components["schemas"]["SavedFilterPatch"];
            };
        };
        responses: {
            /** @description The updated filter. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: saved_filter_name_taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["SavedFilterStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Suppliers with any of these tags.
                 * @example [
                 *       "крепёж"
                 *     ]
                 */
                tag?: components["parameters"]["SupplierTag"];
                /** @description Only blocked (true) or only other (false) suppliers. */
                blocked?: components["parameters"]["SupplierBlocked"];
                /**
                 * @description Suppliers with a document that has `expired`, or is `expiring`: its last day is today or one of the next 14 days, in
                 *     the time zone of the profile.
                 * @example [
                 *       "expiring"
                 *     ]
                 */
                documents?: components["parameters"]["SupplierDocuments"];
                /** @description Sort keys, the most important first. */
                sort?: components["parameters"]["SupplierSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suppliers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupplier: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierDraft"];
            };
        };
        responses: {
            /** @description The supplier was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The supplier.
                 * @example sup_metiz
                 */
                supplierId: components["parameters"]["SupplierIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSupplier: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The supplier.
                 * @example sup_metiz
                 */
                supplierId: components["parameters"]["SupplierIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier was removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: supplier_in_use. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["SupplierStale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSupplier: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The supplier.
                 * @example sup_metiz
                 */
                supplierId: components["parameters"]["SupplierIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierPatch"];
                "application/merge-patch+json": components["schemas"]["SupplierPatch"];
            };
        };
        responses: {
            /** @description The updated supplier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["SupplierStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeSuppliers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The supplier.
                 * @example sup_metiz
                 */
                supplierId: components["parameters"]["SupplierIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierMerge"];
            };
        };
        responses: {
            /** @description The merged supplier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: merge_exceeds_limits, other_supplier_changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            412: components["responses"]["SupplierStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplierHistory: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The supplier.
                 * @example sup_metiz
                 */
                supplierId: components["parameters"]["SupplierIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures and a page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseSupplierImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierImportRequest"];
            };
        };
        responses: {
            /** @description The recognised suppliers, and the issues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importSuppliers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierImportEntries"];
            };
        };
        responses: {
            /** @description How many were added and completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupplierDuplicates: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pairs, by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierDuplicatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissSupplierDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The pair of suppliers.
                 * @example dup_rDsZ-LLE9XUtzxVIbDfq_o
                 */
                duplicateId: components["parameters"]["DuplicateIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair is dismissed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupplierTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSupplierTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierTagChange"];
            };
        };
        responses: {
            /** @description The suppliers with their tags. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaggedSuppliers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSuppliers: {
        parameters: {
            query?: {
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Suppliers with any of these tags.
                 * @example [
                 *       "крепёж"
                 *     ]
                 */
                tag?: components["parameters"]["SupplierTag"];
                /** @description Only blocked (true) or only other (false) suppliers. */
                blocked?: components["parameters"]["SupplierBlocked"];
                /**
                 * @description Suppliers with a document that has `expired`, or is `expiring`: its last day is today or one of the next 14 days, in
                 *     the time zone of the profile.
                 * @example [
                 *       "expiring"
                 *     ]
                 */
                documents?: components["parameters"]["SupplierDocuments"];
                /** @description Sort keys, the most important first. */
                sort?: components["parameters"]["SupplierSort"];
                /**
                 * @description Only these suppliers.
                 * @example [
                 *       "sup_metiz"
                 *     ]
                 */
                supplierId?: components["parameters"]["SupplierIds"];
                /** @description Kind of file. */
                format?: components["parameters"]["SupplierExportFormat"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Content-Disposition": components["headers"]["Download"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatsSummary: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period; 29 days before `to` when absent.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsFrom"];
                /**
                 * @description Last day of the period; today in the zone when absent.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsTo"];
                /** @description Length of a bucket of the series. */
                granularity?: components["parameters"]["StatsGranularity"];
                /**
                 * @description Time zone of the days; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /** @description Whether to compare with the preceding period of the same length. */
                compare?: components["parameters"]["StatsCompare"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the period and of each bucket. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsSummary"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listStatsDetails: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Customers with any of these access states.
                 * @example [
                 *       "active",
                 *       "grace"
                 *     ]
                 */
                accessStatus?: components["parameters"]["StatsAccessStatus"];
                /**
                 * @description Customers whose latest subscription, active or ended, is to any of these plans.
                 * @example [
                 *       "business"
                 *     ]
                 */
                planCode?: components["parameters"]["StatsPlanCode"];
                /**
                 * @description Customers brought by the referrer with this code.
                 * @example petrov
                 */
                referrer?: components["parameters"]["StatsReferrer"];
                /**
                 * @description Customers who signed up on this day or later.
                 * @example 2026-01-01
                 */
                registeredFrom?: components["parameters"]["StatsRegisteredFrom"];
                /**
                 * @description Customers who signed up on this day or before.
                 * @example 2026-10-31
                 */
                registeredTo?: components["parameters"]["StatsRegisteredTo"];
                /**
                 * @description Customers last seen on this day or later.
                 * @example 2026-01-01
                 */
                lastActiveFrom?: components["parameters"]["StatsLastActiveFrom"];
                /**
                 * @description Customers last seen on this day or before.
                 * @example 2026-11-02
                 */
                lastActiveTo?: components["parameters"]["StatsLastActiveTo"];
                /**
                 * @description First day of the counted period.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsCountedFrom"];
                /**
                 * @description Last day of the counted period.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsCountedTo"];
                /**
                 * @description Time zone of the days; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /**
                 * @description Sort keys, the most important first.
                 * @example [
                 *       "-ordersPublished"
                 *     ]
                 */
                sort?: components["parameters"]["StatsDetailsSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers, and the totals of all matching ones. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsDetailsPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listImpersonations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Only sessions of this administrator.
                 * @example usr_admin
                 */
                adminId?: components["parameters"]["ImpersonationAdmin"];
                /**
                 * @description Only sessions that impersonate this user.
                 * @example usr_trial
                 */
                userId?: components["parameters"]["ImpersonationUser"];
                /** @description Only active (true) or only ended (false) sessions. */
                running?: components["parameters"]["ImpersonationRunning"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationDraft"];
            };
        };
        responses: {
            /** @description The started session. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            409: components["responses"]["ConflictWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The impersonation.
                 * @example imp_01M9X3G7S000001
                 */
                impersonationId: components["parameters"]["ImpersonationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationRecord"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The impersonation.
                 * @example imp_01M9X3G7S000001
                 */
                impersonationId: components["parameters"]["ImpersonationIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ended session. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    exportStatsDetails: {
        parameters: {
            query?: {
                /** @description Kind of file. */
                format?: components["parameters"]["StatsExportFormat"];
                /**
                 * @description The columns of the file, in this order; all of them when absent.
                 * @example [
                 *       "email",
                 *       "company",
                 *       "ordersPublished"
                 *     ]
                 */
                columns?: components["parameters"]["StatsExportColumns"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Customers with any of these access states.
                 * @example [
                 *       "active",
                 *       "grace"
                 *     ]
                 */
                accessStatus?: components["parameters"]["StatsAccessStatus"];
                /**
                 * @description Customers whose latest subscription, active or ended, is to any of these plans.
                 * @example [
                 *       "business"
                 *     ]
                 */
                planCode?: components["parameters"]["StatsPlanCode"];
                /**
                 * @description Customers brought by the referrer with this code.
                 * @example petrov
                 */
                referrer?: components["parameters"]["StatsReferrer"];
                /**
                 * @description Customers who signed up on this day or later.
                 * @example 2026-01-01
                 */
                registeredFrom?: components["parameters"]["StatsRegisteredFrom"];
                /**
                 * @description Customers who signed up on this day or before.
                 * @example 2026-10-31
                 */
                registeredTo?: components["parameters"]["StatsRegisteredTo"];
                /**
                 * @description Customers last seen on this day or later.
                 * @example 2026-01-01
                 */
                lastActiveFrom?: components["parameters"]["StatsLastActiveFrom"];
                /**
                 * @description Customers last seen on this day or before.
                 * @example 2026-11-02
                 */
                lastActiveTo?: components["parameters"]["StatsLastActiveTo"];
                /**
                 * @description First day of the counted period.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsCountedFrom"];
                /**
                 * @description Last day of the counted period.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsCountedTo"];
                /**
                 * @description Time zone of the days; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /**
                 * @description Sort keys, the most important first.
                 * @example [
                 *       "-ordersPublished"
                 *     ]
                 */
                sort?: components["parameters"]["StatsDetailsSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Content-Disposition": components["headers"]["Download"];
                    "X-Total-Rows": components["headers"]["TotalRows"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getUserStats: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period; 29 days before `to` when absent.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsFrom"];
                /**
                 * @description Last day of the period; today in the zone when absent.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsTo"];
                /** @description Length of a bucket of the series. */
                granularity?: components["parameters"]["StatsGranularity"];
                /**
                 * @description Time zone of the days; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The user.
                 * @example usr_trial
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's current state and figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /** @description Only buyers, or only administrators. */
                role?: components["parameters"]["UserRoleFilter"];
                /** @description Only `active` or only `blocked` accounts. */
                status?: components["parameters"]["UserStatusFilter"];
                /**
                 * @description Users whose access has any of these states.
                 * @example [
                 *       "trial_expired",
                 *       "grace"
                 *     ]
                 */
                access?: components["parameters"]["UserAccessFilter"];
                /** @description Sort keys, the most important first. */
                sort?: components["parameters"]["UserSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listWebinars: {
        parameters: {
            query?: never;
            header?: {
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every webinar; never more than 100. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebinarList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebinar: {
        parameters: {
            query?: {
                /**
                 * @description Secret of the link in a guest's e-mail; used only when the caller has no registration.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webinar. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webinar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForWebinar: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebinarRegistrationDraft"];
            };
        };
        responses: {
            /** @description The registration; an e-mail with the link was sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebinarRegistered"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: webinar_already_registered, webinar_cancelled, webinar_ended, webinar_full, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWebinarRegistration: {
        parameters: {
            query?: {
                /**
                 * @description Secret of the link in a guest's e-mail; used only when the caller has no registration.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration was cancelled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: webinar_started. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinWebinar: {
        parameters: {
            query?: {
                /**
                 * @description Secret of the link in a guest's e-mail; used only when the caller has no registration.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The webinar.
                 * @example wbn_conflicts
                 */
                webinarId: components["parameters"]["WebinarIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webinar with the updated registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webinar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Conflict: webinar_cancelled, webinar_ended, webinar_not_open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Time of the data that the caller has, such as its `X-Server-Time`: the stream begins with the events since then. Ignored with `Last-Event-ID`.
                 * @example 2026-11-25T09:00:00Z
                 */
                since?: components["parameters"]["EventsSince"];
            };
            header?: {
                /**
                 * @description Id of the last event that the caller received.
                 * @example evt_01KAY5Q2M4H7T9WC3
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    "X-Accel-Buffering": components["headers"]["Unbuffered"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Largest number of entries. */
                limit?: components["parameters"]["Limit"];
                /** @description Only unread (true) or only read (false) notifications. */
                unread?: components["parameters"]["NotificationUnread"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications and the cursor of the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description The notifications are marked as read. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "X-Acting-As": components["headers"]["ActingAs"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Code of the referrer.
                 * @example partner-one
                 */
                code: components["parameters"]["ReferrerCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referrer's name, and how long to remember the invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Forbidden: forbidden, referrer_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    recordReferralClick: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Code of the referrer.
                 * @example partner-one
                 */
                code: components["parameters"]["ReferrerCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The click was counted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestWithoutActing"];
            /** @description Forbidden: forbidden, referrer_blocked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listReferrers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Search text, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only referrers in one of these states.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["ReferrerStatusFilter"];
                /** @description Sort keys, the most important first. */
                sort?: components["parameters"]["ReferrerSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of referrers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    createReferrer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. For 24 hours a repeated request with the same key returns the first response and does nothing else.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferrerDraft"];
            };
        };
        responses: {
            /** @description The referrer was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: referrer_code_taken, request_in_progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getReferrer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
                /**
                 * @description ETags already known, or `*`. 304 without a body when the resource still has one of them. An ETag names what can be edited: figures calculated from other records, such as the statistics of a supplier, change without a new one.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referrer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            304: components["responses"]["NotModifiedWithoutActing"];
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    updateReferrer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last received, so that a change by someone else is never overwritten: 428 when absent, 412 when stale. Also a list of them, and `*` for any version. A weak ETag counts as its strong one, since proxies that compress weaken it. The `version` of a body in quotes, of a conflict its `fingerprint`, is accepted like the ETag of that state, so that an entry of a list is changed without reading it first; a server may answer with other ETags than these.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferrerPatch"];
                "application/merge-patch+json": components["schemas"]["ReferrerPatch"];
            };
        };
        responses: {
            /** @description The referrer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            /** @description Conflict: referrer_code_taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description The referrer was changed meanwhile; `current` is its current state. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReferrerStaleProblem"];
                };
            };
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            428: components["responses"]["PreconditionRequiredWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    getReferrerStats: {
        parameters: {
            query?: {
                /**
                 * @description First day of the period; 29 days before `to` when absent.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["ReferrerStatsFrom"];
                /**
                 * @description Last day of the period; today in the zone when absent.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["ReferrerStatsTo"];
                /** @description Length of a bucket. */
                granularity?: components["parameters"]["ReferrerStatsGranularity"];
                /**
                 * @description Time zone of the days; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["ReferrerStatsTimeZone"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerStats"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    listReferredUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Sort keys, the most important first. */
                sort?: components["parameters"]["ReferredUserSort"];
            };
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Impersonates this user; for administrators only. Ignored on /auth and /admin. The response repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description The referrer, by its id, not its code.
                 * @example ref_partner_one
                 */
                referrerId: components["parameters"]["ReferrerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferredUserPage"];
                };
            };
            400: components["responses"]["BadRequestWithoutActing"];
            401: components["responses"]["UnauthorizedWithoutActing"];
            403: components["responses"]["ForbiddenWithoutActing"];
            404: components["responses"]["NotFoundWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
    receivePaymentNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of sentences and names, `ru` or `en`; the first supported one applies, or `ru` when none is supported.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNotification"];
            };
        };
        responses: {
            /** @description Processed; the notification is not sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Server-Time": components["headers"]["ServerTime"];
                    "Cache-Control": components["headers"]["NotStored"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestWithoutActing"];
            405: components["responses"]["MethodNotAllowedWithoutActing"];
            413: components["responses"]["TooLargeWithoutActing"];
            415: components["responses"]["UnsupportedMediaTypeWithoutActing"];
            422: components["responses"]["InvalidWithoutActing"];
            429: components["responses"]["TooManyRequestsWithoutActing"];
            500: components["responses"]["ServerErrorWithoutActing"];
            503: components["responses"]["UnavailableWithoutActing"];
        };
    };
}
