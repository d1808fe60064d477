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
         * @description Sends a verification link. The answer is the same when the address is already registered (its owner gets a
         *     letter saying so), so that nobody can find out who is a customer. `ref` and `promoCode` are kept with the account
         *     and take effect when the address is verified; an unknown one does not stop the registration.
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
         * Verify an e-mail address with the parts of the link sent to it
         * @description Verifies the address, starts the trial and signs in. 409 codes: verification_used. An expired link is a 422 with
         *     pointer `/hash` and code `expired`; a link that was never sent is a 404. 403 codes: user_blocked.
         */
        post: operations["verifyEmail"];
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
         * @description The answer is the same for an unknown or already verified address. Within a minute of the last letter no other is sent, and `resendAfterSeconds` tells what is left of it.
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
         * @description 401 codes: invalid_credentials, never saying which of the two was wrong. 403 codes: email_not_verified, user_blocked.
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
         * @description 409 codes: login_token_used. An unknown or expired token is a 422 with pointer `/token` and code `ref_not_found`
         *     or `expired`. 403 codes: email_not_verified, user_blocked.
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
         * @description The answer is the same for an unknown address. Within a minute of the last letter no other is sent, and `resendAfterSeconds` tells what is left of it.
         */
        post: operations["requestLoginLink"];
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
         * End the session of the bearer token, if there is one
         * @description Answers the same with a dead token or none, so that signing out never fails. A live token is dead afterwards.
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
         * Send a link for choosing a new password
         * @description The answer is the same for an unknown address. Within a minute of the last letter no other is sent, and `resendAfterSeconds` tells what is left of it.
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
         * Choose a new password with the token of the link
         * @description Ends every session of the person. 409 codes: reset_token_used. An unknown or expired token is a 422 with pointer
         *     `/token` and code `ref_not_found` or `expired`.
         */
        post: operations["resetPassword"];
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
         * Tell who is signed in and what they may do
         * @description When an admin acts as another user, that user is described and `impersonator` names the admin.
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
         * @description A merge patch: what is absent stays, null clears. The phone is set by confirming it. Consent is not an admin's to
         *     give for somebody else: 403 code impersonation_action_forbidden.
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
         * @description 409 codes: phone_taken. Too soon after the last code is a 429. 403 codes: impersonation_action_forbidden.
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
         * @description A wrong code is a 422 with pointer `/code` and code `mismatch`, one that is too old `expired`. 409 codes: phone_taken,
         *     when somebody else confirmed the number meanwhile. 403 codes: impersonation_action_forbidden.
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
         * @description Every other session of the person ends. A wrong present password is a 422 with pointer `/current` and code `mismatch`.
         *     403 codes: impersonation_action_forbidden.
         */
        post: operations["changePassword"];
        delete?: never;
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
         * @description In the order they are offered. Within one dimension, units that have a factor convert into each other.
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
        /** List the currencies bids may come in */
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
        /** List the kinds of conflicts and what helps against each */
        get: operations["listConflictKinds"];
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
        /** Tell the state of trial, subscription and credits */
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
         * List the plans on offer, in the order to show them
         * @description Names and features come in the language Accept-Language asks for, Russian or English.
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
        /** List what happened to the credits, newest first */
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
        /** List the caller's payments, newest first */
        get: operations["listPayments"];
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
        /** List the packs of credits on offer, the smallest first */
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
         * @description `planId` or `packId`, one of the two; `period` takes the plan of the same name for another period.
         *
         *     By card the answer says at once how it went. `paid` takes effect with it: the plan that runs is extended by its
         *     period, any other begins now, the days left of the one before turned into days of the new one by what they cost;
         *     the first month's credits come with a plan that begins, the credits of a pack at once. `failed` changes nothing
         *     and `payment.failure` says why. With `invoice` the payment is `pending` until the money arrives, a day later; the
         *     invoice goes to the address given, and `pendingPayment` of the access state shows it. A card payment of the same
         *     kind takes the place of a pending one, which is then `cancelled`.
         *
         *     A discount code is redeemed with the payment; a discount redeemed before is applied by itself, the better one of
         *     several. Codes of other kinds are refused with promo_not_applicable.
         *     409 codes: payment_pending (another one is on its way), pack_needs_access (credits alone do not open access that is
         *     over). 422 codes beside `invalid`: those of promo codes, at /promoCode. 429 after ten wrong promo codes.
         *     403 while acting as another user.
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
         * Prolong the trial by three days, once
         * @description A trial that is over runs again from now. Its unspent credits stay good, or come back, and there is at least one.
         *     409 codes: trial_extension_used, trial_extension_not_for_subscribers (who pays or has paid has no use for it),
         *     trial_not_begun. 403 while acting as another user.
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
         * Tell what a promo code would do, spending nothing
         * @description For everybody; with a token also whether it is for the caller. With `planId` a discount's price is told as well.
         *     422 codes beside `invalid`, each with a sentence: promo_not_found, promo_inactive, promo_not_started,
         *     promo_expired, promo_already_used, promo_exhausted, promo_not_for_you, promo_not_applicable (trial days for
         *     somebody who pays, a discount on another plan). 429 with Retry-After after ten refused codes within ten minutes,
         *     here, at redeeming and at the checkout together, for each person, and for all strangers as one;
         *     promo_not_applicable does not count.
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
         * @description Credits are added at once; trial days prolong the trial, or begin it again, with at least one credit to use; a
         *     discount is kept for the payments of plans until `discountUntil`. 422 and 429 as in the preview. 403 while acting as
         *     another user.
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
        /** List the promo codes the caller redeemed, newest first */
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
        /** List the promo codes */
        get: operations["listPromoCodes"];
        put?: never;
        /**
         * Create a promo code
         * @description The part of its kind is needed, the other two are not allowed. 409 codes: promo_code_taken (codes are compared
         *     without regard to case).
         */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{id}": {
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
         * Change a promo code, switch it on or off
         * @description JSON Merge Patch: an absent property stays, `restrictions`, `credits` and `discount` are replaced whole. What was
         *     redeemed before keeps its effect. 409 codes: promo_code_taken, promo_code_in_use (what a code gives, and the code
         *     itself, stay once somebody has redeemed it).
         */
        patch: operations["updatePromoCode"];
        trace?: never;
    };
    "/admin/users/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what administrators gave somebody, newest first */
        get: operations["listAccessGrants"];
        put?: never;
        /**
         * Give somebody credits, trial days or a plan
         * @description Trial days prolong the trial, or begin it again; a plan runs from now to the end given and brings its monthly
         *     credits. The ledger names the administrator. 409 codes: trial_not_for_payers.
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
        /** List the buyer's orders */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create a draft order
         * @description Free, and open to everyone whatever their access. A draft may be incomplete; publishing checks it.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell what needs the buyer today */
        get: operations["getOrdersOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /** Get an order with its lines */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete a draft order
         * @description 409 codes: order_not_draft, has_bids.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Change a draft, or revise a published order
         * @description JSON Merge Patch; `items` is replaced as a whole (an item without id is new, an absent one is removed).
         *     On a published order a material change raises the revision and needs `reason` once a bid is submitted
         *     (422 at /reason) and access (402). 409 codes: order_final, order_in_evaluation, currency_frozen, deadline_shorten.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft order
         * @description Checks completeness (422 with pointers), access and the credit it costs (402). An order is charged once in its life.
         *     409 codes: order_not_draft.
         */
        post: operations["publishOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the deadline of a published order later
         * @description The new deadline is later than the old one (422). 409 codes: order_not_published.
         */
        post: operations["extendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop collecting bids before the deadline
         * @description 409 codes: order_not_published.
         */
        post: operations["closeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect bids again
         * @description At most three times, free of charge. 409 codes: order_not_in_evaluation, reopen_limit.
         */
        post: operations["reopenOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description The credit comes back if no bid was ever submitted. 409 codes: order_final.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/unsuccessful": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the evaluation without a winner
         * @description 409 codes: order_not_in_evaluation.
         */
        post: operations["declareOrderUnsuccessful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a finished order away
         * @description 409 codes: order_not_final, order_archived.
         */
        post: operations["archiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order out of the archive
         * @description 409 codes: order_not_archived.
         */
        post: operations["unarchiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a new draft from an order */
        post: operations["duplicateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /** List what happened to an order and its bids, newest first */
        get: operations["listOrderAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Compare the bids on an order line by line
         * @description Prices and totals are in the order's currency, on one basis and at the asked quantities, so that they can be compared; delivery is
         *     part of the totals. Only complete bids are ranked: those that cover every line in full. What cannot win is shown and never best:
         *     drafts, bids set aside or out of date, lines that cannot be compared, prices of zero. Equal bests are all marked. With `lot`,
         *     everything counts the lines of that lot alone, without delivery and minimum orders.
         *
         *     With `at`, order and bids as they stood at that moment; 422 before the order was published and in the future.
         *     To stay short, a property that has nothing to say is left out of a cell, a row or a bid.
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
    "/orders/{id}/award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Read the award of an order
         * @description With what the minutes of the decision need, as it stood when the decision was made. 404 when there is none, or it was revoked.
         */
        get: operations["getAward"];
        put?: never;
        /**
         * Award an order
         * @description Decides line by line who supplies how much. If-Match is the order's version. Bids with an allocation are won, the other submitted
         *     ones lost. No line gets more than was asked for and tolerated, nor a bid more than it offers (422). Where a chosen price is not
         *     the best, or a conflict of what is chosen was waived or is an open warning, `justification` is required (422). Without a running
         *     subscription it is open for 30 days more (402). 409 codes: order_not_awardable; blocking_conflicts, with the conflicts in
         *     `blockers`; request_in_progress.
         */
        post: operations["awardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/award/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out an award without storing it
         * @description Fills in allocations for one supplier (`single`) or for the lowest price of each line (`lowest_per_line`), or takes those given
         *     (`manual`), and answers with the figures an award would have, what stands against it and what has to be justified.
         *     Allocations no award could have are refused as `awardOrder` refuses them. 409 codes: order_not_awardable.
         */
        post: operations["previewAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/award/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an award back
         * @description Within 14 days; the order is in evaluation again and its bids are submitted. If-Match is the award's version.
         *     409 codes: award_too_old, order_archived.
         */
        post: operations["revokeAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * List the purchase orders of an award
         * @description One for each supplier and currency, in the order in which suppliers first appear in the award. Numbers stay as long as the award
         *     does; an award after a revoked one goes on counting. 404 when there is no award, or it was revoked.
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
    "/orders/{orderId}/purchase-orders/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a purchase order as a workbook
         * @description One sheet in the reader's language, set up for paper of size A4. 404 when there is no such purchase order.
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
         * @description Rows without lines. `q` looks at supplier names, tax numbers and the supplier's own document number.
         *     Bids without a rank, total or date come last whichever way the rows are sorted.
         */
        get: operations["listBids"];
        put?: never;
        /**
         * Enter a bid as a draft
         * @description Nothing is compulsory and a half-typed line is stored; what is missing is said at submitting.
         *     409 codes: order_not_open (neither published nor in evaluation), request_in_progress.
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
         * Read a pasted block or a file into lines of an order
         * @description Stores nothing. Columns are recognised by their headings and contents, in Russian and English; a given `mapping` wins.
         *     Every filled row below the headings is a line, joined to one (`joinedRows`) or in `skippedRows` with an issue; `mapping.rows`
         *     takes and leaves out rows by hand. Numbers that can be read two ways are asked about in `questions` rather than guessed;
         *     `mapping.numbers` answers. Of several sheets the first that looks like a list of lines is read, unless `mapping.sheet` names
         *     another. Formulas are never executed: what the file stores as their results is read. A file that cannot be read at all gives
         *     422 at `/file/content`, `params.reason` says why: one that unpacks to more than 20 MiB (zip_bomb), has more than 500,000
         *     cells or 200,000 rows (too_much), takes more time or memory than a file is given (too_complex), is protected, broken or no
         *     spreadsheet.
         */
        post: operations["parseOrderImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an order with its bids as a workbook, a table or data
         * @description `xlsx` has the sheets offers, comparison, terms, history and contacts, and of an awarded order the award after the comparison;
         *     `csv` is the sheet of offers, or with `table=award` that of the award; `json` the order, its bids, its award and purchase orders
         *     as this API has them. Of an awarded order offers say what was won or lost line by line. Headings are in the reader's language.
         *     Text that a spreadsheet would take for a formula is escaped. 404 also for the award of an order without one.
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
         * Read a supplier's price list or filled-in template into a bid
         * @description Each row is matched to a line of the order with a confidence; `matches` of the request decide instead where they are given.
         *     Text around the table is read as well: VAT, supplier, number and dates, delivery, payment and totals are in `facts` and in the
         *     draft; what was not understood is in `issues`.
         *     Stores no bid: `bidDraft` is ready for `POST /orders/{orderId}/bids`. With `supplierTaxId` the columns remembered for this
         *     supplier are used before recognised ones; `rememberMapping` keeps the given `mapping` for the next time.
         *     409 codes: order_not_open (neither published nor in evaluation).
         */
        post: operations["parseBidImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the form a supplier fills in
         * @description A workbook with the order's facts, one row for each line, and cells for prices and terms; everything else in it is locked.
         *     `POST /orders/{orderId}/bids/import/parse` reads it back without loss, whatever language it is in.
         */
        get: operations["getBidTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a bid with its lines */
        get: operations["getBid"];
        put?: never;
        post?: never;
        /**
         * Delete a draft bid
         * @description Only a draft; a submitted bid is withdrawn or disqualified. 409 codes: bid_not_draft.
         */
        delete: operations["deleteBid"];
        options?: never;
        head?: never;
        /**
         * Change a bid
         * @description JSON Merge Patch: an absent property stays, null clears it, an array replaces the whole one before
         *     (a line without `id` is new, a line that is not named is removed).
         *     Drafts and submitted bids can be changed until the order is awarded or final; a submitted bid must stay complete
         *     (422 as at submitting) and every change of it is kept in the order's history. 409 codes: bid_not_editable, order_not_open.
         */
        patch: operations["updateBid"];
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/submit": {
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
         * @description Needs the supplier's name, an e-mail address or phone number, and at least one offered line with a price; 422 points to what is missing.
         *     Conflicts never stop it: they are counted in the answer. A bid beyond the plan's number for an order costs a credit,
         *     402 CREDITS_EXPIRED when there is none; a revised offer takes a place that is paid for. 409 codes: bid_not_draft, order_not_open, request_in_progress.
         */
        post: operations["submitBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/confirm-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a submitted bid holds for the order's present revision
         * @description 409 codes: bid_not_submitted, bid_not_outdated, order_not_open.
         */
        post: operations["confirmBidRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a submitted bid because the supplier took it back
         * @description 409 codes: bid_not_submitted, order_not_open.
         */
        post: operations["withdrawBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/disqualify": {
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
         * @description 409 codes: bid_not_submitted, order_not_open.
         */
        post: operations["disqualifyBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a withdrawn or disqualified bid to the submitted ones
         * @description Only before the award. 409 codes: bid_not_set_aside, order_not_open.
         */
        post: operations["reinstateBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/target-disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a supplier is named exact target prices
         * @description A request for a better offer names a range of percent by itself. Exact targets let the supplier work out what rivals offer: whoever
         *     names them has it written into the history first, with the targets. Nothing is sent, and the bid stays as it is.
         *     409 codes: bid_not_submitted, order_not_open.
         */
        post: operations["recordTargetDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/bids/{id}/duplicate": {
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
         * @description `alternative` stands beside the bid and names it in `alternativeOfBidId`; `revision` is the next round, names it in `supersedesBidId`
         *     and takes its place when submitted. 409 codes: order_not_open, request_in_progress.
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
         * @description In the order of evaluation: first what prices are compared in, then goods, sums, prices, time and the bids as a whole.
         *     Without `status` those that are open or waived; resolved ones are kept for 30 days. The summary and the signals are of the whole order,
         *     whatever is filtered. Once an order has ended its conflicts stay as they were.
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
    "/orders/{orderId}/conflicts/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a conflict, by a fix or by accepting it
         * @description Carries out one of the conflict's suggestions that say `via: resolve`, and changes the bid or the order accordingly; `effects` names everything
         *     that was changed. A fix after which the conflict would remain is refused and changes nothing. Accepting (`waive`, `accept_late`) leaves the data
         *     alone, holds while the evidence stays the same, and wants a reason unless the conflict is an info. 409 codes: conflict_settled, conflict_gone, order_final,
         *     and those of the action itself such as order_in_evaluation or bid_not_submitted.
         */
        post: operations["resolveConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/conflicts/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a conflict was accepted, or that a line was left out because of it
         * @description What was decided goes to the history. 409 codes: conflict_open, conflict_gone, order_final.
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
        /** List the questions on an order, the latest asked first */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Record a question a supplier asked
         * @description Questions come up once suppliers know the order. 409 codes: questions_closed (the order is a draft or cancelled),
         *     request_in_progress.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/questions/{id}/answer": {
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
                id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question, or put another answer in place of the one before
         * @description What the answer was before stays in the order's history. 409 codes: questions_closed (the order is a draft or cancelled).
         */
        post: operations["answerQuestion"];
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
         * Attach a file to an order, a bid or a question
         * @description The type is told by the content: pdf, xlsx, docx, csv, png, jpg or zip, at most `limits.maxAttachmentMb` of
         *     `GET /access`. A name or a declared type that says something else gives 415. Without a valid token the form is not
         *     read: 401 comes before anything that is wrong with it. The name is kept without folders and signs that do not belong into one.
         *     409 codes: too_many_attachments (20 for each owner), attachment_exists (the same content there),
         *     attachment_storage_full (200 MiB for each person).
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes as they were uploaded, to be saved and never shown in the page.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description What was attached before an order was decided or cancelled belongs to its record.
         *     409 codes: attachment_locked.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's saved filters by name */
        get: operations["listSavedFilters"];
        put?: never;
        /**
         * Save a filter under a name
         * @description One filter of each scope may be the default; making this one it takes the mark off the one before.
         *     409 codes: saved_filter_name_taken (names are compared without regard to case, within a scope),
         *     too_many_saved_filters (50 for each person).
         */
        post: operations["createSavedFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-filters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved filter */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        /**
         * Rename a saved filter, overwrite it or make it the default
         * @description JSON Merge Patch: an absent property stays. 409 codes: saved_filter_name_taken.
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
         * @description `q` looks at names, tax numbers, contact names, e-mail addresses and phone numbers.
         */
        get: operations["listSuppliers"];
        put?: never;
        /**
         * Add a supplier to the address book
         * @description A tax number stands in the book once; a second entry gives 422 with `unique` at `/taxId`.
         */
        post: operations["createSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{id}": {
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
         * Remove a supplier from the address book
         * @description Only one that no bid refers to; another can be blocked instead. 409 codes: supplier_in_use.
         */
        delete: operations["deleteSupplier"];
        options?: never;
        head?: never;
        /**
         * Change a supplier in the address book
         * @description JSON Merge Patch: an absent property stays, null clears it, an array replaces the whole one before.
         *     Bids keep the snapshot they have.
         */
        patch: operations["updateSupplier"];
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
         * Count what happened on the marketplace in a period
         * @description The period runs from the first moment of the day `from` to the last of the day `to` in `timeZone`: half-open, [start of `from`,
         *     start of the day after `to`), days being as long as the clocks of the zone make them. A moment belongs to it when it lies
         *     in that interval to the millisecond. The buckets are the days, ISO weeks (Monday to Sunday), calendar months or quarters of the
         *     zone, in order and without gaps, the first and the last cut to the period; empty ones have zeros.
         *
         *     Counted are customers, that is users with the role buyer, and what is theirs. Before counting, the server does what its
         *     clock has brought about: deadlines that have passed close their orders, credits that fell due are granted and expire.
         *
         *     | granularity | longest period |
         *     |---|---|
         *     | day | 400 days |
         *     | week | 1100 days |
         *     | month | 4000 days |
         *     | quarter | 12000 days |
         *
         *     422: `date_order` when `from` lies after `to`, `max` when the period is longer than its granularity allows, `ref_not_found` for an
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
         * List the customers with what they did, one a row
         * @description Customers only. `from` and `to` bound what is counted in a row, not which rows there are; without them everything is counted.
         *     `q` looks at names, e-mail addresses, companies, tax numbers and phone numbers; every word of it must stand in one of them.
         *     Rows of equal rank follow by `userId`; rows without a value come last whichever way they are sorted.
         *     422: `date_order` when the first of two days lies after the second, `ref_not_found` for an unknown time zone.
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
         * List when administrators acted as whom, newest first
         * @description 403 codes: admin_only.
         */
        get: operations["listImpersonations"];
        put?: never;
        /**
         * Begin to act as another user
         * @description For 60 minutes every request with `x-as-user` of this user is done for them. Only for a buyer: nobody acts as
         *     an administrator, so nobody acts as somebody who acts as somebody else. A blocked buyer can only be looked at:
         *     every change gives 403 with `impersonation_read_only`.
         *
         *     The header alone also works: it begins a session without a reason. Once a session is over, acting as that user
         *     gives 403 with `impersonation_target_invalid` until one is begun here. 403 codes: admin_only. 422 at `/userId`:
         *     `ref_not_found` for nobody, `not_allowed` for an administrator.
         */
        post: operations["startImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/impersonations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a session with everything that was done in it
         * @description 403 codes: admin_only.
         */
        get: operations["getImpersonation"];
        put?: never;
        post?: never;
        /**
         * End acting as another user
         * @description Any administrator may end any session. One that is over stays as it is. 403 codes: admin_only.
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
         * Download all customers that match, with what they did
         * @description The rows of `GET /admin/stats/details` with the same filters and order, all of them, as they stood when the download began. Headings
         *     are in the reader's language; text that a spreadsheet would take for a formula is escaped. The file is sent while it is made, so its
         *     length is not known: `X-Total-Rows` says how many rows follow the headings. Whoever closes the connection stops the work.
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
    "/admin/users/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how somebody stands and what they did
         * @description Everything about one person: `flow`, `series` and `counters` count their own records in the period as the summary does everybody's.
         *     Lists have the newest first. 422 as for the summary.
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
         * List everybody who has an account
         * @description `q` looks at names, e-mail addresses, companies, tax numbers and phone numbers; a phone number may be written
         *     with spaces, brackets and dashes. 403 codes: admin_only.
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
         * List the webinars, those to come first
         * @description Live ones, then scheduled ones by their beginning, then ended and cancelled ones, the latest first. Titles come in
         *     the language Accept-Language asks for. A bearer token is not needed; with one, each webinar carries the caller's
         *     own registration (x-as-user counts, for admins).
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
    "/webinars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /** Read one webinar */
        get: operations["getWebinar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat in a webinar
         * @description Who is signed in registers with the name, e-mail address and phone of the profile, so `name`, `email` and `phone`
         *     are not allowed then; a guest gives name, e-mail address and consent. One e-mail address has one seat: a guest who
         *     registers again gets the same answer and, at most once a minute, the letter again. The letter holds the link by
         *     which a guest comes back to the registration (`ticket`).
         *     409 codes: webinar_full, webinar_ended, webinar_cancelled, webinar_already_registered (only for those signed in).
         */
        post: operations["registerForWebinar"];
        /**
         * Give a seat in a webinar back
         * @description The caller's own, or the one `ticket` stands for. 404 when there is no registration.
         *     409 codes: webinar_started (live or ended: nothing is given back any more).
         */
        delete: operations["cancelWebinarRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webinars/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that somebody who is registered came
         * @description Sent when the join link is followed. The first time sets `registration.attendedAt` and, for somebody with an
         *     account, books the bonus as promotional credits that last 90 days; every further time changes nothing.
         *     404 when there is no registration. 409 codes: webinar_not_open (earlier than 15 minutes before the beginning),
         *     webinar_ended, webinar_cancelled.
         */
        post: operations["joinWebinar"];
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
         * @description A notification is there as long as what it says is true, and for 30 days at most; one that is no longer true
         *     disappears. Kinds the profile switches off (`notificationPrefs`, `inApp`) are left out. Title and text come in the
         *     language Accept-Language asks for, dates in the time zone of the profile.
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
         * @description Either those named or all there are now; both together are refused (422 `not_allowed` at `/all`). Ids of notifications that have disappeared meanwhile change nothing.
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
         * Tell who invites with this code
         * @description 403 codes: referrer_blocked, for a referrer who is paused or blocked. Reading counts no click.
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
         * Count a visitor who came by this code
         * @description Sent by the page the link leads to, once for each visitor within `cookieDays` (the browser remembers that).
         *     403 codes: referrer_blocked, for a referrer who is paused or blocked.
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
         * List the referrers with what they brought so far
         * @description `q` looks at names, codes, e-mail addresses and notes.
         */
        get: operations["listReferrers"];
        put?: never;
        /**
         * Add a referrer
         * @description 409 codes: referrer_code_taken.
         */
        post: operations["createReferrer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/referrers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /** Read a referrer */
        get: operations["getReferrer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a referrer
         * @description JSON Merge Patch: an absent property stays, null clears it; `reward` is replaced as a whole. Customers brought before
         *     stay the referrer's under another code too. 409 codes: referrer_code_taken.
         */
        patch: operations["updateReferrer"];
        trace?: never;
    };
    "/admin/referrers/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /**
         * Count what a referrer brought in a period, and bucket by bucket
         * @description The period runs from the first moment of `from` to the last of `to` in `timeZone`; days of 23 and 25 hours are whole
         *     days. Weeks begin on Monday; the first and the last bucket end where the period does. Absent: the 30 days up to today.
         *     What each figure counts stands in ReferrerFigures; figures that count moments add up over the buckets, `activePaying`
         *     is a state at the end. 422: `date_order` when `from` lies after `to`, `max` when the period is longer than its
         *     granularity allows (400 days by the day, 1100 by the week, 4000 by the month, 12000 by the quarter), `ref_not_found`
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
    "/admin/referrers/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        /** List the customers a referrer brought */
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description E-mail address, compared without regard to case.
         * @example buyer@demo.test
         */
        Email: string;
        /**
         * @description A password, 8 to 128 characters without control characters.
         * @example demo-password
         */
        Password: string;
        /**
         * @description Name of a company, one line with something to read in it.
         * @example ООО «Северный ветер»
         */
        CompanyName: string;
        /** @description What a new customer gives. */
        SignUpRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description Name of the company. */
            company?: components["schemas"]["CompanyName"];
            /** @description Code of the referrer, from the link that led here. */
            ref?: string;
            /** @description Promo code, in any case of letters. */
            promoCode?: string;
            consents: {
                /**
                 * @description The terms are accepted; there is no account without it.
                 * @constant
                 */
                terms: true;
                /** @description Letters about the product are welcome. */
                marketing: boolean;
            };
        };
        /** @description Where the letter went, and when another may be asked for. */
        SignUpAccepted: {
            email: components["schemas"]["Email"];
            resendAfterSeconds: number;
        };
        /** @description One thing wrong with one field. */
        FieldError: {
            /**
             * @description JSON pointer into the body, or `?name` for a query parameter, `{name}` for a header.
             * @example /items/3/unitPrice
             */
            pointer: string;
            /** @enum {string} */
            code: "required" | "type" | "format" | "too_short" | "too_long" | "min" | "max" | "enum" | "unique" | "checksum" | "precision" | "date_order" | "unknown_property" | "unknown_parameter" | "repeated_parameter" | "ref_not_found" | "max_items" | "min_items" | "not_allowed" | "expired" | "mismatch";
            message: string;
            /** @description Numbers and words of the rule, such as the limit. */
            params?: {
                [key: string]: string | number;
            };
        };
        /** @description What went wrong, for people (`message`) and for programs (`code`, `errors`). */
        ApiProblem: {
            /** @description Stable address of this kind of problem. */
            type: string;
            /** @description Kind of problem in English, for logs. */
            title: string;
            status: number;
            /** @description Sentence for a person, or the constant of 402 and 460. */
            message: string;
            /** @description Name of the problem for programs. */
            code: string;
            detail?: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
        };
        /** @description The input was understood and is not acceptable; `errors` names every field. */
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
        /** @description The parts of the verification link, as they stand in its path and query. */
        EmailVerification: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["LinkToken"];
            /** @description Seconds since 1970. */
            expires?: string;
            signature?: components["schemas"]["LinkToken"];
        };
        /**
         * Format: date-time
         * @description A moment, RFC 3339 in UTC.
         * @example 2026-11-02T09:00:00Z
         */
        DateTime: string;
        /**
         * @description What kind of user it is.
         * @enum {string}
         */
        UserRole: "buyer" | "admin";
        /**
         * @description Whether the account may be used.
         * @enum {string}
         */
        UserStatus: "active" | "blocked";
        /**
         * @description Language of the product and of its letters.
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
            /** @description Who brought this customer. */
            referrer: {
                id: components["schemas"]["Id"];
                code: string;
            } | null;
        };
        /** @description The bearer token to send with every request, until when it counts, and whose it is. */
        AuthSession: {
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            user: components["schemas"]["User"];
        };
        /** @description The address a letter is wanted at. */
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description When another letter may be asked for. */
        LetterAccepted: {
            resendAfterSeconds: number;
        };
        /** @description Who signs in. A password of any length is compared, since old ones may break today's rules. */
        LogInRequest: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /** @description The token of a one-time sign-in link. */
        TokenLogInRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The token of the link and the new password. */
        PasswordResetRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description First or last name, one line with something to read in it.
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
            /** @enum {string} */
            scheme: "RU-INN" | "BY-UNP" | "KZ-BIN" | "OTHER";
            id: string;
        };
        /** @description The buyer's company. */
        Company: {
            name: components["schemas"]["CompanyName"] | null;
            taxId: components["schemas"]["TaxId"] | null;
            /** @description Whether input VAT is deducted; decides the basis new orders compare on. */
            vatPayer: boolean;
        };
        /**
         * @description IANA time zone.
         * @example Europe/Moscow
         */
        TimeZone: string;
        /** @description Where one kind of notification goes. */
        NotificationChannels: {
            email: boolean;
            inApp: boolean;
        };
        /**
         * @description Where every kind of notification goes: into the list (`inApp`), by e-mail, or both. An e-mail is sent once, dated when
         *     what it says became true, in the language and time zone of the profile. `trialEnding` also holds for subscriptions.
         *     Receipts of payments are always sent.
         */
        NotificationPrefs: {
            deadlineSoon: components["schemas"]["NotificationChannels"];
            deadlinePassed: components["schemas"]["NotificationChannels"];
            bidExpiring: components["schemas"]["NotificationChannels"];
            newBlocker: components["schemas"]["NotificationChannels"];
            creditsLow: components["schemas"]["NotificationChannels"];
            trialEnding: components["schemas"]["NotificationChannels"];
        };
        /** @description Whether the profile suffices, and what it lacks. Only a missing phone stops work (460). */
        ProfileCompleteness: {
            complete: boolean;
            missing: ("phone" | "firstName" | "company.name")[];
        };
        /** @description What a person says about themselves. */
        Profile: {
            firstName: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"] | null;
            phone: components["schemas"]["Phone"] | null;
            phoneVerifiedAt: components["schemas"]["DateTime"] | null;
            company: components["schemas"]["Company"];
            position: string | null;
            timeZone: components["schemas"]["TimeZone"];
            notificationPrefs: components["schemas"]["NotificationPrefs"];
            /** @description When letters about the product were welcomed; null when they are not. */
            marketingConsentAt: components["schemas"]["DateTime"] | null;
            completeness: components["schemas"]["ProfileCompleteness"];
        };
        /**
         * @description Where a customer stands between trial and subscription; `grace` is the few days after an unpaid period.
         * @enum {string}
         */
        AccessStatus: "none" | "trial" | "trial_expired" | "active" | "grace" | "subscription_expired";
        /**
         * @description The three messages of a 402.
         * @enum {string}
         */
        AccessExpiredMessage: "SUBSCRIPTION_EXPIRED" | "CREDITS_EXPIRED" | "TRIAL_EXPIRED";
        /**
         * @description Which plan, whatever its period.
         * @enum {string}
         */
        PlanCode: "start" | "pro" | "business";
        /** @description As much of the access state as every page shows. */
        AccessDigest: {
            status: components["schemas"]["AccessStatus"];
            blockedBy: components["schemas"]["AccessExpiredMessage"] | null;
            planCode: components["schemas"]["PlanCode"] | null;
            planName: string | null;
            /** @description End of the trial, of the paid period or of the grace days, whichever the status is about. */
            endsAt: components["schemas"]["DateTime"] | null;
            creditsBalance: number;
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description The admin who acts as this user, and the session they do it in. */
        Impersonator: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            impersonationId: components["schemas"]["Id"];
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description Null for a session the header alone began. */
            reason: string | null;
        };
        /** @description The account acted with, its profile and what it may do. */
        Me: {
            user: components["schemas"]["User"];
            profile: components["schemas"]["Profile"];
            access: components["schemas"]["AccessDigest"];
            impersonator: components["schemas"]["Impersonator"] | null;
            unreadNotifications: number;
            /** @description Version of the profile, the number in the ETag. */
            version: number;
        };
        /** @description Changes of the company; what is absent stays, null clears. */
        CompanyPatch: {
            name?: components["schemas"]["CompanyName"] | null;
            taxId?: components["schemas"]["TaxId"] | null;
            vatPayer?: boolean;
        };
        /** @description Changes of where one kind of notification goes. */
        NotificationChannelsPatch: {
            email?: boolean;
            inApp?: boolean;
        };
        /** @description Changes of where notifications go; what is absent stays. */
        NotificationPrefsPatch: {
            deadlineSoon?: components["schemas"]["NotificationChannelsPatch"];
            deadlinePassed?: components["schemas"]["NotificationChannelsPatch"];
            bidExpiring?: components["schemas"]["NotificationChannelsPatch"];
            newBlocker?: components["schemas"]["NotificationChannelsPatch"];
            creditsLow?: components["schemas"]["NotificationChannelsPatch"];
            trialEnding?: components["schemas"]["NotificationChannelsPatch"];
        };
        /** @description Changes of the profile; what is absent stays, null clears. */
        ProfilePatch: {
            firstName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"] | null;
            company?: components["schemas"]["CompanyPatch"];
            position?: string | null;
            timeZone?: components["schemas"]["TimeZone"];
            locale?: components["schemas"]["Locale"];
            notificationPrefs?: components["schemas"]["NotificationPrefsPatch"];
            /** @description True sets `marketingConsentAt`, false clears it. */
            marketingConsent?: boolean;
        };
        /** @description The profile changed since it was read. */
        ProfileStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Me"];
        };
        /** @description The number to confirm, in its international form. */
        PhoneCodeRequest: {
            phone: components["schemas"]["Phone"];
        };
        /** @description When another code may be asked for, and until when this one counts. */
        PhoneCodeSent: {
            resendAfterSeconds: number;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description The number and the code sent to it. */
        PhoneConfirmation: {
            phone: components["schemas"]["Phone"];
            /** @example 402915 */
            code: string;
        };
        /** @description The present password and the new one. */
        PasswordChange: {
            current: string;
            new: components["schemas"]["Password"];
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
             * @description How many base units of the dimension it is; null for a unit comparable with itself alone.
             * @example 0.001
             */
            factor: string | null;
            symbol: string;
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
            name: string;
            symbol: string;
            /** @description Fraction digits of amounts (ISO 4217). */
            digits: number;
        };
        /** @description All currencies. */
        CurrencyList: {
            data: components["schemas"]["CurrencyInfo"][];
        };
        /**
         * @description What contradicts what.
         * @enum {string}
         */
        ConflictKindCode: "item_missing" | "quantity_mismatch" | "unit_mismatch" | "price_over_ceiling" | "price_abnormally_low" | "arithmetic_mismatch" | "currency_mismatch" | "vat_mismatch" | "delivery_late" | "validity_insufficient" | "late_bid" | "duplicate_bid" | "affiliated_suppliers" | "spec_outdated";
        /**
         * @description A blocker stops the award of the bid or line, a warning wants a reason if the bid wins, an info never interrupts.
         * @enum {string}
         */
        ConflictSeverity: "blocker" | "warning" | "info";
        /**
         * @description Where the contradiction lies.
         * @enum {string}
         */
        ConflictScope: "bid_and_order" | "within_bid" | "between_bids";
        /**
         * @description A way out of a conflict.
         * @enum {string}
         */
        ConflictAction: "fix_bid" | "exclude_line" | "request_clarification" | "waive" | "allocate_partly" | "change_tolerance" | "set_units_per_pack" | "negotiate" | "raise_ceiling" | "disqualify" | "trust_computed" | "trust_declared" | "set_rate" | "normalise" | "relax_requirement" | "move_required_date" | "request_extension" | "award_before" | "accept_late" | "extend_deadline" | "mark_supersedes" | "mark_alternative" | "withdraw_one" | "disqualify_one" | "disqualify_both" | "invite_more" | "confirm_for_revision" | "scale_price";
        /** @description A way out and the words for it. */
        ConflictKindSuggestion: {
            action: components["schemas"]["ConflictAction"];
            label: string;
        };
        /** @description Help on one kind of conflict. */
        ConflictKind: {
            kind: components["schemas"]["ConflictKindCode"];
            name: string;
            /** @description What was found, and what to check. */
            description: string;
            /** @description The exact rule in words. */
            basis: string;
            /** @description The severities it can have. */
            severities: components["schemas"]["ConflictSeverity"][];
            scope: components["schemas"]["ConflictScope"];
            /** @description Ways out, the usual one first. */
            suggestions: components["schemas"]["ConflictKindSuggestion"][];
        };
        /** @description All kinds of conflicts, each once. */
        ConflictKindList: {
            data: components["schemas"]["ConflictKind"][];
        };
        /**
         * @description For how long a plan is paid at a time.
         * @enum {string}
         */
        PlanPeriod: "month" | "year";
        /**
         * @description Money in major units with exactly the two digits its currency has.
         * @example 1499.90
         */
        Amount: string;
        /** @description How much fits. */
        Limits: {
            /** @description Beyond it every submitted bid costs a credit. */
            maxBidsPerOrder: number;
            maxItemsPerOrder: number;
            /** @description MiB of a file that is attached. */
            maxAttachmentMb: number;
        };
        /** @description A plan one can subscribe to, for one period. */
        Plan: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PlanCode"];
            name: string;
            period: components["schemas"]["PlanPeriod"];
            price: components["schemas"]["Amount"];
            /** @description The part of the price that is VAT, at 22 %. */
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Credits granted each month, also when paid by the year; null when nothing is metered. */
            creditsPerPeriod: number | null;
            limits: components["schemas"]["Limits"];
            features: string[];
            /** @description Whether it is on offer to everybody. */
            isPublic: boolean;
            /** @description Place in the list. */
            sort: number;
        };
        /** @description The trial, running or over. */
        Trial: {
            startedAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            extensionsUsed: number;
        };
        /** @description The latest subscription, running or over. */
        Subscription: {
            planId: components["schemas"]["Id"];
            startedAt: components["schemas"]["DateTime"];
            currentPeriodEnd: components["schemas"]["DateTime"];
            graceUntil: components["schemas"]["DateTime"];
            cancelAtPeriodEnd: boolean;
            autoRenew: boolean;
        };
        /** @description What is left to spend. */
        Credits: {
            balance: number;
            /** @description Set aside for operations under way; 0 as long as charging is immediate. */
            reserved: number;
            /** @description The next credits to go out of date. */
            nextExpiry: {
                at: components["schemas"]["DateTime"];
                amount: number;
            } | null;
            /** @description Why there are none left; null while there are. */
            cause: ("exhausted" | "expired") | null;
        };
        /** @description What an operation costs, in credits. */
        Costs: {
            "order.publish": number;
            /** @description A submitted bid beyond `maxBidsPerOrder`. */
            "bid.extra": number;
        };
        /**
         * @description From 0 to 100, at most two fraction digits.
         * @example 12.5
         */
        Percent: string;
        /** @description A discount somebody redeemed, for payments of plans until `until`; of these plans when there are any. */
        KeptDiscount: {
            code: string;
            percentOff: components["schemas"]["Percent"] | null;
            amountOff: components["schemas"]["Amount"] | null;
            planIds: components["schemas"]["Id"][];
            until: components["schemas"]["DateTime"];
        };
        /**
         * @description Where a payment stands; `cancelled` is one that another took the place of.
         * @enum {string}
         */
        PaymentStatus: "paid" | "pending" | "failed" | "cancelled";
        /**
         * @description VAT rate in percent; `none` means the seller is not a VAT payer, which is not the same as 0.
         * @enum {string}
         */
        VatRate: "none" | "0" | "5" | "7" | "10" | "20" | "22";
        /**
         * @description A payment for access. `price` is what the thing costs, `discount` what a promo code took off, `amount` what is
         *     paid; `vat` is the part of it that is VAT, at `vatRate`.
         */
        AccessPayment: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            status: components["schemas"]["PaymentStatus"];
            /** @enum {string} */
            method: "card" | "invoice";
            /** @description What was bought; its name in the reader's language. */
            item: {
                /** @enum {string} */
                kind: "plan" | "pack";
                id: components["schemas"]["Id"];
                name: string;
                /** @description Of a plan; null for a pack. */
                period: components["schemas"]["PlanPeriod"] | null;
            };
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            vatRate: components["schemas"]["VatRate"];
            currency: components["schemas"]["Currency"];
            /** @description The code the discount came from. */
            promoCode: string | null;
            paidAt: components["schemas"]["DateTime"] | null;
            /** @description When the money of a pending payment is expected. */
            expectedAt: components["schemas"]["DateTime"] | null;
            /** @description Why it failed, in the reader's language; null for any other. */
            failure: {
                /** @enum {string} */
                code: "card_declined";
                message: string;
            } | null;
            /** @description The invoice sent; null when paid by card. */
            invoice: {
                number: string;
                company: string;
                taxId: components["schemas"]["TaxId"];
                email: string;
            } | null;
        };
        /** @description Trial, subscription and credits; `blockedBy` is the message a gated operation would be refused with. */
        AccessState: {
            status: components["schemas"]["AccessStatus"];
            plan: components["schemas"]["Plan"] | null;
            trial: components["schemas"]["Trial"] | null;
            subscription: components["schemas"]["Subscription"] | null;
            credits: components["schemas"]["Credits"];
            limits: components["schemas"]["Limits"];
            costs: components["schemas"]["Costs"];
            blockedBy: components["schemas"]["AccessExpiredMessage"] | null;
            /** @description A discount redeemed and good for the next payments of a plan; the one that ends last. */
            discount: components["schemas"]["KeptDiscount"] | null;
            /** @description A payment whose money has not arrived yet. */
            pendingPayment: components["schemas"]["AccessPayment"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description Plans in the order to show them. */
        PlanList: {
            data: components["schemas"]["Plan"][];
        };
        /**
         * @description What happened to credits.
         * @enum {string}
         */
        CreditTransactionType: "grant" | "debit" | "refund" | "expire" | "void" | "adjust";
        /** @description One line of the ledger; never changed afterwards. The amounts add up to the balance. */
        CreditTransaction: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            type: components["schemas"]["CreditTransactionType"];
            /** @description Negative for what was spent or lost. */
            amount: number;
            balanceAfter: number;
            /** @description The grant the credits came from. */
            grantId: components["schemas"]["Id"] | null;
            reason: string | null;
            /** @description The order the credits were spent on. */
            order: {
                id: components["schemas"]["Id"];
                number: string;
            } | null;
            /** @description Who did it; null for the server's clock. */
            actor: {
                id: components["schemas"]["Id"];
                impersonatorId: components["schemas"]["Id"] | null;
            } | null;
            idempotencyKey: string | null;
        };
        /**
         * @description Where this page stands in the whole list.
         * @example {
         *       "number": 1,
         *       "size": 25,
         *       "totalItems": 1,
         *       "totalPages": 1
         *     }
         */
        Page: {
            number: number;
            size: number;
            totalItems: number;
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
        /** @description Credits on top of a plan, bought at once. */
        CreditPack: {
            id: components["schemas"]["Id"];
            credits: number;
            price: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description How long the credits can be spent. */
            validDays: number;
        };
        /** @description Packs, the smallest first. */
        CreditPackList: {
            data: components["schemas"]["CreditPack"][];
        };
        /** @description Who is to pay by bank transfer, and where the invoice goes. */
        InvoiceDraft: {
            company: string;
            taxId: components["schemas"]["TaxId"];
            email: components["schemas"]["Email"];
        };
        /** @description What is bought, and how it is paid for; by card when there is no `invoice`. */
        CheckoutDraft: {
            planId?: components["schemas"]["Id"];
            packId?: components["schemas"]["Id"];
            period?: components["schemas"]["PlanPeriod"];
            promoCode?: string;
            invoice?: components["schemas"]["InvoiceDraft"];
        };
        /** @description How a checkout went. */
        Checkout: {
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            payment: components["schemas"]["AccessPayment"];
            access: components["schemas"]["AccessState"];
        };
        /** @description An action that needs nothing said. */
        NoInput: Record<string, never>;
        /** @description Case and surrounding blanks do not matter. */
        TypedCode: string;
        /** @description A code as it was typed, and the plan whose price is wanted. */
        PromoPreviewDraft: {
            code: components["schemas"]["TypedCode"];
            planId?: components["schemas"]["Id"];
        };
        /**
         * @description What a promo code gives.
         * @enum {string}
         */
        PromoKind: "credits" | "trial_days" | "discount";
        /** @description What a code does or did; the two that do not apply are null. */
        PromoEffect: {
            creditsAdded: number | null;
            trialEndsAt: components["schemas"]["DateTime"] | null;
            discountUntil: components["schemas"]["DateTime"] | null;
        };
        /** @description Percent or an amount off each payment of a plan, for so many months after it was redeemed. */
        PromoDiscount: {
            percentOff: components["schemas"]["Percent"] | null;
            amountOff: components["schemas"]["Amount"] | null;
            months: number;
        };
        /** @description What a plan costs with a discount; `vat` is the part of `amount` that is VAT. */
        PlanPrice: {
            planId: components["schemas"]["Id"];
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Whom a code is for: `newUsersOnly` those who never paid, `planIds` buyers of these plans (empty: any),
         *     `emailDomain` addresses at this domain.
         */
        PromoRestrictions: {
            newUsersOnly: boolean;
            planIds: components["schemas"]["Id"][];
            emailDomain: string | null;
        };
        /**
         * @description What a code would do now. `trialDays` and `discount` say it without dates: a stranger's trial has not begun, so their
         *     `effect.trialEndsAt` is null.
         */
        PromoPreview: {
            /** @description As it is stored. */
            code: string;
            kind: components["schemas"]["PromoKind"];
            effect: components["schemas"]["PromoEffect"];
            trialDays: number | null;
            discount: components["schemas"]["PromoDiscount"] | null;
            /** @description Of the plan asked for, when the code is a discount. */
            price: components["schemas"]["PlanPrice"] | null;
            restrictions: components["schemas"]["PromoRestrictions"];
        };
        /** @description A code as it was typed. */
        PromoRedeemDraft: {
            code: components["schemas"]["TypedCode"];
        };
        /** @description A promo code somebody redeemed. */
        Redemption: {
            id: components["schemas"]["Id"];
            promoCodeId: components["schemas"]["Id"];
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
         * @description Whether a code works now, and why it does not; the first reason that holds.
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
            name: string;
        };
        /** @description Credits, and for how many days they can be spent; null for ever. */
        PromoCredits: {
            amount: number;
            expiresInDays: number | null;
        };
        /** @description A promo code. */
        PromoCode: {
            id: components["schemas"]["Id"];
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            /** @description In capitals; typed in any case. */
            code: string;
            kind: components["schemas"]["PromoKind"];
            credits: components["schemas"]["PromoCredits"] | null;
            trialDays: number | null;
            discount: components["schemas"]["PromoDiscount"] | null;
            /** @description Switched on. */
            active: boolean;
            startsAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"] | null;
            /** @description How often by everybody together; null without a limit. */
            maxRedemptions: number | null;
            timesRedeemed: number;
            /** @description How often by one person. */
            perUserLimit: number;
            restrictions: components["schemas"]["PromoRestrictions"];
            /** @description The referrer who brings whoever redeems it, unless somebody else brought them before. */
            referrerId: components["schemas"]["Id"] | null;
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
        /** @description Credits, and for how many days they can be spent; null or absent for ever. */
        PromoCreditsDraft: {
            amount: number;
            expiresInDays?: number | null;
        };
        /** @description Percent or an amount off, one of the two, more than nothing. */
        PromoDiscountDraft: {
            percentOff?: components["schemas"]["Percent"] | null;
            amountOff?: components["schemas"]["Amount"] | null;
            months: number;
        };
        /** @description Whom a code is for; what is left out restricts nothing. */
        PromoRestrictionsDraft: {
            newUsersOnly?: boolean;
            planIds?: components["schemas"]["Id"][];
            emailDomain?: string | null;
        };
        /** @description A new promo code; from now on and without an end unless it says otherwise. */
        PromoCodeDraft: {
            code: components["schemas"]["PromoCodeText"];
            kind: components["schemas"]["PromoKind"];
            credits?: components["schemas"]["PromoCreditsDraft"] | null;
            trialDays?: number | null;
            discount?: components["schemas"]["PromoDiscountDraft"] | null;
            /** @default true */
            active?: boolean;
            startsAt?: components["schemas"]["DateTime"];
            expiresAt?: components["schemas"]["DateTime"] | null;
            maxRedemptions?: number | null;
            /** @default 1 */
            perUserLimit?: number;
            restrictions?: components["schemas"]["PromoRestrictionsDraft"];
            referrerId?: components["schemas"]["Id"] | null;
            note?: string | null;
        };
        /** @description What changes of a promo code; its kind stays. */
        PromoCodePatch: {
            code?: components["schemas"]["PromoCodeText"];
            credits?: components["schemas"]["PromoCreditsDraft"] | null;
            trialDays?: number | null;
            discount?: components["schemas"]["PromoDiscountDraft"] | null;
            active?: boolean;
            startsAt?: components["schemas"]["DateTime"];
            expiresAt?: components["schemas"]["DateTime"] | null;
            maxRedemptions?: number | null;
            perUserLimit?: number;
            restrictions?: components["schemas"]["PromoRestrictionsDraft"];
            referrerId?: components["schemas"]["Id"] | null;
            note?: string | null;
        };
        /** @description A 412 with the code as it stands. */
        PromoCodeStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["PromoCode"];
        };
        /**
         * @description What an administrator gives.
         * @enum {string}
         */
        AccessGrantKind: "credits" | "trial_days" | "plan";
        /** @description What an administrator gave somebody, and why. */
        AccessGrantNote: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AccessGrantKind"];
            /** @description What it did; what does not apply is null. */
            effect: {
                creditsAdded: number | null;
                trialEndsAt: components["schemas"]["DateTime"] | null;
                planId: components["schemas"]["Id"] | null;
                planEndsAt: components["schemas"]["DateTime"] | null;
            };
            reason: string;
            grantedAt: components["schemas"]["DateTime"];
            grantedBy: components["schemas"]["PersonRef"];
        };
        /** @description A page of what administrators gave somebody. */
        AccessGrantPage: {
            data: components["schemas"]["AccessGrantNote"][];
            page: components["schemas"]["Page"];
        };
        /** @description A plan, and until when. */
        PlanGrantDraft: {
            planId: components["schemas"]["Id"];
            endsAt: components["schemas"]["DateTime"];
        };
        /** @description One of the three that `kind` names, and why. */
        AccessGrantDraft: {
            kind: components["schemas"]["AccessGrantKind"];
            credits?: components["schemas"]["PromoCreditsDraft"];
            trialDays?: number;
            plan?: components["schemas"]["PlanGrantDraft"];
            reason: string;
        };
        /** @description What was given by whom, and the access afterwards. */
        AccessGrant: components["schemas"]["AccessGrantNote"] & {
            access: components["schemas"]["AccessState"];
        };
        /**
         * @description Where the order stands.
         * @enum {string}
         */
        OrderStatus: "draft" | "published" | "evaluation" | "awarded" | "unsuccessful" | "cancelled";
        /** @description A word the buyer files orders under; without commas. */
        Tag: string;
        /**
         * Format: date
         * @description A calendar day. "Until" days are inclusive, to 24:00 in the order's time zone.
         * @example 2026-11-20
         */
        Date: string;
        /** @description Numbers for lists. */
        OrderCounts: {
            items: number;
            bids: number;
            submittedBids: number;
            /** @description Blockers, warnings and notes together. A conflict that merely follows from another is not counted. */
            openConflicts: number;
            blockers: number;
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
        /** @description How the offers stand; compared on the order's basis and in its currency. `savingsVsBudget` is negative when over it. */
        OrderSummary: {
            bestTotal: components["schemas"]["Amount"] | null;
            bestBidId: components["schemas"]["Id"] | null;
            spreadPercent: components["schemas"]["SignedPercent"] | null;
            savingsVsBudget: components["schemas"]["SignedAmount"] | null;
        };
        /** @description An order in a list. */
        OrderRow: {
            id: components["schemas"]["Id"];
            version: number;
            number: string;
            title: string;
            status: components["schemas"]["OrderStatus"];
            /** @description 0 before publishing. */
            revision: number;
            /** @enum {string} */
            category: "goods" | "services" | "works";
            currency: components["schemas"]["Currency"];
            budget: components["schemas"]["Amount"] | null;
            /** @enum {string} */
            compareBasis: "gross" | "net";
            submissionDeadline: components["schemas"]["DateTime"] | null;
            decisionDate: components["schemas"]["Date"] | null;
            timeZone: components["schemas"]["TimeZone"];
            tags: components["schemas"]["Tag"][];
            counts: components["schemas"]["OrderCounts"];
            /** @description Null until a bid is submitted. */
            summary: components["schemas"]["OrderSummary"] | null;
            /** @description What the award comes to, as the order quotes prices and with delivery; null unless it is awarded. */
            awardedTotal: components["schemas"]["Amount"] | null;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            publishedAt: components["schemas"]["DateTime"] | null;
            archivedAt: components["schemas"]["DateTime"] | null;
            createdBy: components["schemas"]["PersonRef"];
        };
        /** @description A page of orders. */
        OrderPage: {
            data: components["schemas"]["OrderRow"][];
            page: components["schemas"]["Page"];
        };
        /** @description Access has ended; `message` says which limit was met. */
        AccessExpiredProblem: components["schemas"]["ApiProblem"] & {
            message: components["schemas"]["AccessExpiredMessage"];
        };
        /** @description The profile lacks a phone number. */
        PhoneRequiredProblem: components["schemas"]["ApiProblem"] & {
            /** @constant */
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
         * @description Where and on which terms goods are delivered.
         * @example {
         *       "address": "Москва, Складочная ул., 1, стр. 18",
         *       "region": "RU-MOW",
         *       "incoterm": "DDP",
         *       "place": "Москва"
         *     }
         */
        Delivery: {
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            incoterm?: components["schemas"]["Incoterm"] | null;
            place?: string | null;
        };
        /**
         * @description How the goods are paid for. Mixed means part before, part after.
         * @example {
         *       "kind": "postpaid",
         *       "postpayDays": 30
         *     }
         */
        Payment: {
            /** @enum {string} */
            kind: "prepaid" | "postpaid" | "mixed";
            /** @description Part paid before delivery; needed for `mixed`, above 0 and below 100. */
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
         * @description A line as typed; what is missing is asked for at publishing.
         * @example {
         *       "name": "Куртка утеплённая",
         *       "quantity": "40",
         *       "unitCode": "H87"
         *     }
         */
        OrderItemDraft: {
            id?: components["schemas"]["Id"];
            lotKey?: string | null;
            name?: string;
            specification?: string;
            sku?: string;
            /** @description EAN/UPC code of 8, 12, 13 or 14 digits with a valid check digit. */
            gtin?: string | null;
            quantity?: components["schemas"]["Quantity"] | null;
            unitCode?: components["schemas"]["UnitCode"];
            quantityTolerancePercent?: components["schemas"]["Percent"];
            maxUnitPrice?: components["schemas"]["UnitPrice"] | null;
            requiredBy?: components["schemas"]["Date"] | null;
            deliveryNote?: string;
            /** @description Null takes the order's default. */
            vatRate?: components["schemas"]["VatRate"] | null;
            /** @description Russian product classification. */
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
            key: string;
            title: string;
        };
        /**
         * @description The frozen rate of one foreign currency, so that a comparison does not move; `rate` of the order's currency for `nominal` units.
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
            rate: string;
            nominal: number;
            date: components["schemas"]["Date"];
            /** @enum {string} */
            source: "cbr" | "manual";
        };
        /** @description An order as typed; everything may still be missing. */
        OrderDraft: {
            title?: string;
            description?: string;
            /** @enum {string} */
            category?: "goods" | "services" | "works";
            currency?: components["schemas"]["Currency"];
            vatMode?: components["schemas"]["VatMode"];
            vatRateDefault?: components["schemas"]["VatRate"];
            requireVat?: boolean;
            /** @enum {string} */
            compareBasis?: "gross" | "net";
            budget?: components["schemas"]["Amount"] | null;
            partialBidsAllowed?: boolean;
            alternativesAllowed?: boolean;
            /** @enum {string} */
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
            position: number;
            lotKey: string | null;
            name: string;
            specification: string;
            sku: string;
            gtin: string | null;
            /** @description Null only in a draft. */
            quantity: components["schemas"]["Quantity"] | null;
            unitCode: components["schemas"]["UnitCode"];
            quantityTolerancePercent: components["schemas"]["Percent"];
            maxUnitPrice: components["schemas"]["UnitPrice"] | null;
            requiredBy: components["schemas"]["Date"] | null;
            deliveryNote: string;
            vatRate: components["schemas"]["VatRate"] | null;
            okpd2: string | null;
            /** @description Revision in which the line last changed materially; 0 in a draft. */
            changedInRevision: number;
        };
        /**
         * @description What a file is attached to.
         * @enum {string}
         */
        AttachmentOwner: "order" | "bid" | "question";
        /**
         * @description What a file is for.
         * @enum {string}
         */
        AttachmentKind: "specification" | "quote" | "contract" | "other";
        /** @description A file on an order, a bid or a question. */
        Attachment: {
            id: components["schemas"]["Id"];
            owner: components["schemas"]["AttachmentOwner"];
            ownerId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            fileName: string;
            /**
             * @description The type as told by the content.
             * @enum {string}
             */
            mediaType: "application/pdf" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "text/csv" | "image/png" | "image/jpeg" | "application/zip";
            /** @description Bytes. */
            size: number;
            sha256: string;
            kind: components["schemas"]["AttachmentKind"];
            uploadedAt: components["schemas"]["DateTime"];
            uploadedBy: components["schemas"]["PersonRef"];
            /** @description Where the bytes are, below the base of this API. */
            url: string;
        };
        /**
         * @description Whether an action is possible now and, when it is not, why in the reader's language.
         * @example {
         *       "name": "publish",
         *       "allowed": true,
         *       "reason": null,
         *       "reasonCode": null
         *     }
         */
        ActionAccess: {
            name: string;
            allowed: boolean;
            reasonCode: string | null;
            reason: string | null;
        };
        /** @description What may be done with the order, so that a screen never guesses. */
        OrderAccess: {
            editable: boolean;
            publishable: boolean;
            actions: components["schemas"]["ActionAccess"][];
        };
        /**
         * @description Why an order ended without an award.
         * @enum {string}
         */
        OrderReasonCode: "no_bids" | "all_disqualified" | "over_budget" | "need_gone" | "error" | "other";
        /** @description An order with everything the buyer entered and what the server computed. */
        Order: components["schemas"]["OrderRow"] & {
            description: string;
            vatMode: components["schemas"]["VatMode"];
            vatRateDefault: components["schemas"]["VatRate"];
            requireVat: boolean;
            partialBidsAllowed: boolean;
            alternativesAllowed: boolean;
            /** @enum {string} */
            awardCriteria: "lowest_total" | "lowest_per_line";
            delivery: components["schemas"]["Delivery"];
            payment: components["schemas"]["Payment"] | null;
            items: components["schemas"]["OrderItem"][];
            lots: components["schemas"]["Lot"][];
            exchangeRates: components["schemas"]["ExchangeRate"][];
            attachments: components["schemas"]["Attachment"][];
            access: components["schemas"]["OrderAccess"];
            /** @description Whether publishing has been paid for; an order is charged once in its life. */
            charged: boolean;
            reopenCount: number;
            /** @description Why the order was cancelled or declared unsuccessful. */
            endReason: {
                code: components["schemas"]["OrderReasonCode"];
                text: string;
            } | null;
            closedAt: components["schemas"]["DateTime"] | null;
            awardedAt: components["schemas"]["DateTime"] | null;
            cancelledAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description What was done.
         * @enum {string}
         */
        AuditAction: "order.create" | "order.duplicate" | "order.update" | "order.revise" | "order.publish" | "order.extend" | "order.close" | "order.deadline" | "order.reopen" | "order.award" | "order.revoke_award" | "order.unsuccessful" | "order.cancel" | "order.archive" | "order.unarchive" | "bid.create" | "bid.duplicate" | "bid.update" | "bid.delete" | "bid.submit" | "bid.confirm_revision" | "bid.withdraw" | "bid.disqualify" | "bid.reinstate" | "bid.disclose_target" | "conflict.resolve" | "conflict.reopen" | "question.ask" | "question.answer" | "attachment.add" | "attachment.delete";
        /** @description A field before and after; absent before or after is null. */
        AuditChange: {
            /** @description JSON pointer into the entity. */
            path: string;
            from: string | null;
            to: string | null;
        };
        /** @description One thing that happened; never changed afterwards. */
        AuditEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /** @description Who did it; null for the server's clock. */
            actor: components["schemas"]["PersonRef"] | null;
            /** @description The user an admin acted as. */
            onBehalfOf: components["schemas"]["PersonRef"] | null;
            action: components["schemas"]["AuditAction"];
            entity: {
                /** @enum {string} */
                type: "order" | "bid" | "question";
                id: components["schemas"]["Id"];
                /** @description Number of the order, name of the supplier, or number of the question. */
                label: string;
            };
            orderId: components["schemas"]["Id"];
            changes: components["schemas"]["AuditChange"][];
            reason: string | null;
            requestId: string | null;
        };
        /** @description What needs the buyer today. Lists hold at most ten rows, the most urgent first. */
        OrdersOverview: {
            /** @description Bids due within 48 hours. */
            deadlines: components["schemas"]["OrderRow"][];
            /** @description Orders whose award is blocked. */
            blockers: components["schemas"]["OrderRow"][];
            /** @description Submitted bids whose validity ends within seven days, on orders not yet decided. */
            expiringBids: {
                orderId: components["schemas"]["Id"];
                orderNumber: string;
                orderTitle: string;
                bidId: components["schemas"]["Id"];
                supplierName: string;
                validUntil: components["schemas"]["Date"];
            }[];
            drafts: components["schemas"]["OrderRow"][];
            countsByStatus: {
                draft: number;
                published: number;
                evaluation: number;
                awarded: number;
                unsuccessful: number;
                cancelled: number;
            };
            /** @description Budget less awarded total over this quarter's awarded orders that had a budget, by currency. */
            savings: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                byCurrency: {
                    currency: components["schemas"]["Currency"];
                    amount: components["schemas"]["SignedAmount"];
                    orders: number;
                }[];
            };
            activity: components["schemas"]["AuditEvent"][];
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description The order changed since it was read. */
        OrderStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Order"];
        };
        /** @description What to change; null clears. `reason` goes to the history and is needed for a material change once a bid is submitted. */
        OrderPatch: {
            title?: string;
            description?: string;
            /** @enum {string} */
            category?: "goods" | "services" | "works";
            currency?: components["schemas"]["Currency"];
            vatMode?: components["schemas"]["VatMode"];
            vatRateDefault?: components["schemas"]["VatRate"];
            requireVat?: boolean;
            /** @enum {string} */
            compareBasis?: "gross" | "net";
            budget?: components["schemas"]["Amount"] | null;
            partialBidsAllowed?: boolean;
            alternativesAllowed?: boolean;
            /** @enum {string} */
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
            reason?: string;
        };
        /** @description The changed order, and JSON pointers of what counted as a material change. */
        OrderUpdate: {
            order: components["schemas"]["Order"];
            materialChanges: string[];
        };
        /** @description Credits spent by an action; `balanceAfter` is null on a plan without metering. */
        Charge: {
            credits: number;
            balanceAfter: number | null;
        };
        /** @description The published order and what it cost. */
        OrderPublished: {
            order: components["schemas"]["Order"];
            charge: components["schemas"]["Charge"];
        };
        /** @description Why, for the history. */
        ReasonText: string;
        /** @description Until when bids are accepted now, and why. */
        NewDeadline: {
            submissionDeadline: components["schemas"]["DateTime"];
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Why it is done. */
        Reason: {
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Why the order ends without an award. */
        EndReason: {
            reasonCode: components["schemas"]["OrderReasonCode"];
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Events, newest first, the cursor of the next ones, and who acted at all. */
        AuditEventList: {
            data: components["schemas"]["AuditEvent"][];
            nextCursor: string | null;
            /** @description Everybody who ever did something to this order, whatever is filtered, by name. */
            actors: components["schemas"]["PersonRef"][];
        };
        /**
         * @description Whether prices are compared with VAT or without.
         * @enum {string}
         */
        ComparisonBasis: "gross" | "net";
        /**
         * @description Where a bid stands. Late, expired and outdated are flags, not states.
         * @enum {string}
         */
        BidStatus: "draft" | "submitted" | "won" | "lost" | "withdrawn" | "disqualified";
        /** @description Who offers, in a list. */
        BidSupplierRef: {
            /** @description Entry of the address book; null when there is none. */
            supplierId: components["schemas"]["Id"] | null;
            /** @description Null only in a draft. */
            name: string | null;
            taxId: components["schemas"]["TaxId"] | null;
        };
        /**
         * @description Why a bid has no rank; of several reasons the first in this order. `no_exchange_rate`: its currency has no frozen rate.
         *     `incomparable`: a line is in a unit without a factor. `lines`: not every line is offered. `quantity`: less is offered than is asked.
         * @enum {string}
         */
        UnrankedReason: "draft" | "withdrawn" | "disqualified" | "expired" | "no_exchange_rate" | "incomparable" | "lines" | "quantity";
        /** @description Received after the deadline, past its validity, quoted against an older revision of the order. */
        BidFlags: {
            isLate: boolean;
            isExpired: boolean;
            isOutdated: boolean;
        };
        /** @description How much of the order is offered at a price; equivalents and lines taken out of the comparison do not count. */
        BidCoverage: {
            linesOffered: number;
            /** @description Lines whose asked quantity is offered, within the tolerance. */
            linesInFull: number;
            linesTotal: number;
            /** @description Offered lines. */
            percent: components["schemas"]["Percent"];
            /** @description The average over the lines of the covered share of the quantity, rounded down. */
            quantityPercent: components["schemas"]["Percent"];
        };
        /** @description A sum without VAT, its VAT, and both together. */
        BidSum: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /**
         * @description What it costs to complete a bid from the other bids: `total` is the bid with all it covers and the rest from the cheapest others,
         *     `extra` the rest alone. Absent for a complete bid, and where the others cannot supply the rest.
         */
        Completion: {
            total: components["schemas"]["Amount"];
            extra: components["schemas"]["Amount"];
            /** @description Who supplies the rest. */
            bidIds: components["schemas"]["Id"][];
            /** @description False when the search was given up and a cheaper way may exist. */
            isExact: boolean;
        };
        /** @description Open conflicts of this bid, in all and by severity. */
        BidCounts: {
            /** @description Blockers, warnings and notes together. A conflict that merely follows from another is not counted. */
            openConflicts: number;
            /** @description Prevent an award. */
            blockers: number;
            /** @description Need a look. */
            warnings: number;
            /** @description To be known; severity `info`. */
            notes: number;
        };
        /**
         * @description A bid as a column. `total` is on the basis and with delivery: of a complete bid at the asked quantities, of another for what it
         *     does offer; absent when some of it cannot be compared. `rank` and `deltaPercent` are among the complete bids.
         */
        ComparedBid: {
            id: components["schemas"]["Id"];
            number: number;
            status: components["schemas"]["BidStatus"];
            round: number;
            supplier: components["schemas"]["BidSupplierRef"];
            /** @description Submitted and in date, so that it can be best. */
            competes: boolean;
            /** @description Whether it covers the asked quantity of every line, within the line's tolerance. */
            isComplete: boolean;
            /** @description Absent when it has a rank. */
            unranked?: components["schemas"]["UnrankedReason"];
            alternativeOfBidId?: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            /** @description The frozen rate used; absent in the order's own currency and where there is none. */
            exchangeRate?: components["schemas"]["ExchangeRate"];
            vatMode: components["schemas"]["VatMode"];
            validUntil?: components["schemas"]["Date"];
            deliveryDays?: number;
            deliveryTerms?: string;
            /** @description As quoted. */
            deliveryCost?: components["schemas"]["Amount"];
            payment?: components["schemas"]["Payment"];
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
            /** @description By how much the total is above the best. */
            deltaPercent?: components["schemas"]["SignedPercent"];
            rank?: number;
            completion?: components["schemas"]["Completion"];
            counts: components["schemas"]["BidCounts"];
            /** @description On how many lines its price is the best. */
            bestPrices: number;
            /** @description Open conflicts of the bid that belong to no single line. */
            conflictIds?: components["schemas"]["Id"][];
        };
        /** @description How many bids the filters keep out of sight. */
        HiddenBids: {
            expired: number;
            /** @description Disqualified or withdrawn. */
            setAside: number;
        };
        /** @description The lowest price this buyer awarded before for a line of the same name, unit and currency, on the same basis. */
        PreviousPrice: {
            unitPrice: components["schemas"]["UnitPrice"];
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            awardedAt: components["schemas"]["DateTime"];
        };
        /**
         * @description `offered`: a comparable price that counts. `missing`: nothing priced. `declined`: expressly not offered. `equivalent`: only
         *     something else in its place. `incomparable`: a unit without a factor or a currency without a rate. `excluded`: priced, but the
         *     bid does not compete or the price is zero.
         * @enum {string}
         */
        ComparisonState: "offered" | "missing" | "declined" | "equivalent" | "incomparable" | "excluded";
        /** @description Something else offered for a line; it never enters totals or bests. */
        ComparisonEquivalent: {
            bidItemId: components["schemas"]["Id"];
            offeredName?: string;
            note?: string;
            /** @description As quoted; absent when it is the line's. */
            quantity?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when it is the line's. */
            unitCode?: components["schemas"]["UnitCode"];
            /** @description As quoted; absent when it is the line's. */
            vatRate?: components["schemas"]["VatRate"];
            unitsPerPack?: components["schemas"]["Quantity"];
            /** @description The factor between the units is `unitsPerPack` ÷ `packsPerUnit`. */
            packsPerUnit?: components["schemas"]["Quantity"];
            /** @description It is sold in multiples of this. */
            packSize?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when it is the normalized one. */
            unitPrice?: components["schemas"]["UnitPrice"];
            /** @description For the line's unit, in the order's currency, on the basis; absent when that cannot be worked out. */
            unitPriceNormalized?: components["schemas"]["UnitPrice"];
            /** @description At the quantity compared, whole packs paid for, in the order's currency, on the basis. */
            lineTotal?: components["schemas"]["Amount"];
            /** @description How much of the asked quantity it covers, in the line's unit; absent when in full. */
            covered?: components["schemas"]["Quantity"];
            /** @description The day it is promised for. */
            deliveryDate?: components["schemas"]["Date"];
        };
        /** @description What one bid says to one line. */
        ComparisonCell: {
            bidId: components["schemas"]["Id"];
            state: components["schemas"]["ComparisonState"];
            bidItemId?: components["schemas"]["Id"];
            offeredName?: string;
            /** @description As quoted; absent when it is the line's. */
            quantity?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when it is the line's. */
            unitCode?: components["schemas"]["UnitCode"];
            /** @description As quoted; absent when it is the line's. */
            vatRate?: components["schemas"]["VatRate"];
            unitsPerPack?: components["schemas"]["Quantity"];
            /** @description The factor between the units is `unitsPerPack` ÷ `packsPerUnit`. */
            packsPerUnit?: components["schemas"]["Quantity"];
            /** @description It is sold in multiples of this. */
            packSize?: components["schemas"]["Quantity"];
            /** @description As quoted; absent when it is the normalized one. */
            unitPrice?: components["schemas"]["UnitPrice"];
            /** @description For the line's unit, in the order's currency, on the basis; absent when that cannot be worked out. */
            unitPriceNormalized?: components["schemas"]["UnitPrice"];
            /** @description At the quantity compared, whole packs paid for, in the order's currency, on the basis. */
            lineTotal?: components["schemas"]["Amount"];
            /** @description How much of the asked quantity it covers, in the line's unit; absent when in full. */
            covered?: components["schemas"]["Quantity"];
            /** @description The day it is promised for. */
            deliveryDate?: components["schemas"]["Date"];
            /** @description By how much the price is above the best. */
            deltaPercent?: components["schemas"]["SignedPercent"];
            /** @constant */
            isBestPrice?: true;
            /** @constant */
            isBestDate?: true;
            equivalents?: components["schemas"]["ComparisonEquivalent"][];
            /** @description Open conflicts of this cell. */
            conflictIds?: components["schemas"]["Id"][];
            worstSeverity?: components["schemas"]["ConflictSeverity"];
        };
        /** @description A line of the order with what each bid says to it, in the order of the columns. */
        ComparisonRow: {
            orderItemId: components["schemas"]["Id"];
            position: number;
            lotKey?: string;
            name: string;
            quantity?: components["schemas"]["Quantity"];
            unitCode: components["schemas"]["UnitCode"];
            /** @description How far the quantity may differ; absent when not at all. */
            tolerancePercent?: components["schemas"]["Percent"];
            /** @description The most a unit may cost */
            ceiling?: components["schemas"]["UnitPrice"];
            requiredBy?: components["schemas"]["Date"];
            vatRate: components["schemas"]["VatRate"];
            /** @description The lowest comparable price of a unit. */
            bestPrice?: components["schemas"]["UnitPrice"];
            /** @description The earliest day promised at a price. */
            bestDate?: components["schemas"]["Date"];
            previousBest?: components["schemas"]["PreviousPrice"];
            cells: components["schemas"]["ComparisonCell"][];
        };
        /** @description A bid's total in a lot; `total` is absent when it cannot be compared. */
        ComparisonLotTotal: {
            bidId: components["schemas"]["Id"];
            linesOffered: number;
            linesTotal: number;
            /** @description Whether it covers every line of the lot in full. */
            isComplete: boolean;
            total?: components["schemas"]["Amount"];
            /**
             * @description The lowest of the bids that cover the whole lot and compete.
             * @constant
             */
            isBest?: true;
        };
        /** @description A lot and what the bids come to in it, without delivery. */
        ComparisonLot: {
            key: string;
            title: string;
            totals: components["schemas"]["ComparisonLotTotal"][];
        };
        /** @description The cheapest complete bid; of equal ones the first. */
        BestSingle: {
            bidId: components["schemas"]["Id"];
            total: components["schemas"]["Amount"];
        };
        /** @description What one bid would supply. */
        BestPerLineShare: {
            bidId: components["schemas"]["Id"];
            lines: number;
            total: components["schemas"]["Amount"];
        };
        /** @description So much of a line from this bid, in the order line's unit. `bidItemId` may be an equivalent. */
        AllocationDraft: {
            orderItemId: components["schemas"]["Id"];
            bidId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        /**
         * @description The cheapest allocation: each line's asked quantity from the cheapest comparable offers, each up to its quantity, with the delivery of
         *     every bid used, whole packs and minimum orders. It covers as much as can be covered; of equal totals it is the one with fewer bids.
         */
        BestPerLine: {
            total: components["schemas"]["Amount"];
            /** @description Lines with an offer, those covered in part among them. */
            linesCovered: number;
            /** @description Lines covered only in part. */
            linesShort: number;
            /** @description False when the search was given up and a cheaper allocation may exist. */
            isExact: boolean;
            bids: components["schemas"]["BestPerLineShare"][];
            /** @description What an award of it takes, in the order of the lines. */
            allocations: components["schemas"]["AllocationDraft"][];
        };
        /**
         * @description The best offer of one supplier for everything, and the cheapest allocation of the lines to any number of suppliers. `splitSaving` is
         *     what the second costs less than the first, never negative; null when there is no complete bid.
         */
        ComparisonBest: {
            single: components["schemas"]["BestSingle"] | null;
            perLine: components["schemas"]["BestPerLine"] | null;
            splitSaving: components["schemas"]["Amount"] | null;
        };
        /** @description The bids on an order side by side. */
        Comparison: {
            orderId: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            revision: number;
            /** @description The moment it shows. */
            asOf: components["schemas"]["DateTime"];
            basis: components["schemas"]["ComparisonBasis"];
            currency: components["schemas"]["Currency"];
            /** @description Frozen exchange rates that were used. */
            rates: components["schemas"]["ExchangeRate"][];
            /** @description Columns, by number. */
            bids: components["schemas"]["ComparedBid"][];
            hidden: components["schemas"]["HiddenBids"];
            /** @description Lines of the order, in its order. */
            rows: components["schemas"]["ComparisonRow"][];
            /** @description What each bid comes to in each lot; empty when the order has no lots. */
            lots: components["schemas"]["ComparisonLot"][];
            best: components["schemas"]["ComparisonBest"];
        };
        /**
         * @description A decimal number written out, at most four fraction digits; no exponent, no leading zeros.
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
         * @description So much of a line from this bid. Price and total are in the order's currency and unit, on its basis of comparison; `lineTotal` is
         *     rounded for itself. `net`, `vat` and `gross` are what the line costs in the order's currency: VAT is taken once for each rate of a
         *     bid and shared among its lines by the largest remainder, so that the lines add up to the supplier's sums.
         */
        Allocation: {
            orderItemId: components["schemas"]["Id"];
            position: number;
            /** @description What the order calls it. */
            lineName: string;
            bidId: components["schemas"]["Id"];
            bidNumber: number;
            bidItemId: components["schemas"]["Id"];
            /** @description What is bought: the supplier's own name of it, else the order's. */
            offeredName: string;
            brand: string | null;
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
            isBestPrice: boolean;
            isEquivalent: boolean;
            deliveryDate: components["schemas"]["Date"] | null;
        };
        /**
         * @description In the order's currency. `net`, `vat` and `gross` are of the goods, whole packs paid for, without delivery; `delivery` is its cost with VAT;
         *     `withDelivery` is goods and delivery together. `total` is what is compared, net or gross by the order's basis.
         */
        AwardSum: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            delivery: components["schemas"]["Amount"];
            withDelivery: components["schemas"]["BidSum"];
            total: components["schemas"]["Amount"];
        };
        /** @description What one supplier gets, over all its bids. */
        AwardSupplierTotal: components["schemas"]["AwardSum"] & {
            supplierId: components["schemas"]["Id"] | null;
            supplierName: string;
            taxId: components["schemas"]["TaxId"] | null;
            kpp: string | null;
            /** @description Whether the supplier charges no VAT: every line it gets has the rate `none`. */
            isWithoutVat: boolean;
            bidIds: components["schemas"]["Id"][];
            /** @description Lines of the order it supplies. */
            lines: number;
        };
        /** @description What is spent less than a baseline; negative when more. */
        AwardSaving: {
            baseline: components["schemas"]["Amount"];
            amount: components["schemas"]["SignedAmount"];
            percent: components["schemas"]["SignedPercent"] | null;
        };
        /**
         * @description Against the budget, as the order quotes prices and with delivery; null without one or while a line is left over. Against the average
         *     and the highest price that competing bids offer for what is awarded, on the order's basis, delivery left out; null when nothing is awarded.
         */
        AwardSavings: {
            vsBudget: components["schemas"]["AwardSaving"] | null;
            vsAverage: components["schemas"]["AwardSaving"] | null;
            vsWorst: components["schemas"]["AwardSaving"] | null;
        };
        /** @description What an award comes to. */
        AwardFigures: {
            orderId: components["schemas"]["Id"];
            basis: components["schemas"]["ComparisonBasis"];
            currency: components["schemas"]["Currency"];
            /** @description Rates of the currencies the chosen bids quote, as fixed in the order. */
            exchangeRates: components["schemas"]["ExchangeRate"][];
            allocations: components["schemas"]["Allocation"][];
            totalsBySupplier: components["schemas"]["AwardSupplierTotal"][];
            totals: components["schemas"]["AwardSum"];
            savings: components["schemas"]["AwardSavings"];
            /** @description Lines nobody gets. */
            unawardedItemIds: components["schemas"]["Id"][];
        };
        /** @description Why, when and by whom an award was taken back. */
        AwardRevocation: {
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description The number of a purchase order and whose it is.
         * @example {
         *       "id": "po_bearings_1",
         *       "number": "Z-2026-000117/1",
         *       "supplierName": "ООО «ПодшипникТорг»",
         *       "bidIds": [
         *         "bid_bearings_podshipnik"
         *       ]
         *     }
         */
        PurchaseOrderRef: {
            id: components["schemas"]["Id"];
            /** @description The order's number and a count from 1 within the order. */
            number: string;
            supplierName: string;
            bidIds: components["schemas"]["Id"][];
        };
        /** @description Whether one offer of a bid was chosen, and how much of it in the order's unit. */
        OfferOutcome: {
            orderItemId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            offeredName: string;
            isEquivalent: boolean;
            /** @enum {string} */
            outcome: "won" | "lost";
            /** @description Null for an offer that lost. */
            quantity: components["schemas"]["Quantity"] | null;
        };
        /** @description A bid that was compared; on the order's basis and in its currency. */
        AwardOffer: {
            bidId: components["schemas"]["Id"];
            number: number;
            supplierName: string;
            taxId: components["schemas"]["TaxId"] | null;
            status: components["schemas"]["BidStatus"];
            competes: boolean;
            receivedAt: components["schemas"]["DateTime"];
            total: components["schemas"]["Amount"] | null;
            rank: number | null;
            unranked: components["schemas"]["UnrankedReason"] | null;
            coverage: components["schemas"]["BidCoverage"];
            deliveryDays: number | null;
            payment: components["schemas"]["Payment"] | null;
            validUntil: components["schemas"]["Date"] | null;
            flags: components["schemas"]["BidFlags"];
            /** @description Why it was withdrawn or disqualified. */
            setAsideFor: string | null;
            /** @description What became of each line it offers at a price; empty for a bid set aside and for the moment of the deadline. */
            lines: components["schemas"]["OfferOutcome"][];
        };
        /** @description A conflict of a bid or line that is chosen; `reason` is why it was accepted. */
        AwardConflict: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKindCode"];
            facet: string;
            severity: components["schemas"]["ConflictSeverity"];
            /** @enum {string} */
            status: "open" | "waived";
            bidIds: components["schemas"]["Id"][];
            orderItemId: components["schemas"]["Id"] | null;
            reason: string | null;
        };
        /** @description What the decision was based on, as it stood then. */
        AwardMemo: {
            budget: components["schemas"]["Amount"] | null;
            submissionDeadline: components["schemas"]["DateTime"] | null;
            /** @description Every bid there was, drafts left out. */
            offers: components["schemas"]["AwardOffer"][];
            /** @description The same when the deadline passed; empty when it had not. */
            atDeadline: components["schemas"]["AwardOffer"][];
            acceptedConflicts: components["schemas"]["AwardConflict"][];
            best: components["schemas"]["ComparisonBest"];
        };
        /** @description Who supplies what, decided; nothing in it changes afterwards but its revocation. */
        Award: components["schemas"]["AwardFigures"] & {
            id: components["schemas"]["Id"];
            version: number;
            justification: string | null;
            /** @description Conflicts that were accepted, before or with the award. */
            waivedConflictIds: components["schemas"]["Id"][];
            decidedAt: components["schemas"]["DateTime"];
            decidedBy: components["schemas"]["PersonRef"];
            /** @description The last moment it can be taken back. */
            revocableUntil: components["schemas"]["DateTime"];
            revocation: components["schemas"]["AwardRevocation"] | null;
            /** @description One for each supplier and currency, numbered on within the order; a number is never given twice. */
            purchaseOrders: components["schemas"]["PurchaseOrderRef"][];
            memo: components["schemas"]["AwardMemo"];
        };
        /**
         * @description Stands for the order and its bids as figures were worked out from them. Given back with the decision, a change of either since is a
         *     412: the order's version alone does not move with its bids.
         */
        AwardBasis: string;
        /** @description An award to decide on. */
        AwardDraft: {
            allocations: components["schemas"]["AllocationDraft"][];
            basedOn?: components["schemas"]["AwardBasis"];
            /** @description Why it is not the lowest price, or why conflicts are accepted. */
            justification?: string | null;
        };
        /** @description An award that is not possible; `blockers` are the open conflicts that block it. */
        AwardBlockedProblem: components["schemas"]["ApiProblem"] & {
            blockers?: components["schemas"]["AwardConflict"][];
        };
        /**
         * @description How allocations are found.
         * @enum {string}
         */
        AwardMode: "single" | "lowest_per_line" | "manual";
        /** @description An award to try out. */
        AwardProposal: {
            mode: components["schemas"]["AwardMode"];
            /** @description For `single`. */
            bidId?: components["schemas"]["Id"];
            /** @description For `lowest_per_line`: pass over what an open conflict blocks. */
            skipBlocked?: boolean;
            /** @description For `manual`; may be empty. */
            allocations?: components["schemas"]["AllocationDraft"][];
        };
        /** @description Something to look at that does not stand against an award. */
        AwardNote: {
            /** @enum {string} */
            code: "pack_step" | "below_minimum_order" | "expires_soon";
            bidId: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"] | null;
            /** @description In the reader's language. */
            message: string;
        };
        /** @description Whether a justification is required, why, and for which lines the price is not the best. */
        AwardJustification: {
            isRequired: boolean;
            reasons: ("not_best_price" | "open_warning" | "waived_conflict")[];
            dearerItemIds: components["schemas"]["Id"][];
        };
        /** @description An award as it would be. It can be decided when there is no blocker and something is allocated. */
        AwardPreview: components["schemas"]["AwardFigures"] & {
            mode: components["schemas"]["AwardMode"];
            basedOn: components["schemas"]["AwardBasis"];
            canAward: boolean;
            blockers: components["schemas"]["AwardConflict"][];
            /** @description Open warnings of what is chosen; awarding accepts them for the reason given as justification. */
            warnings: components["schemas"]["AwardConflict"][];
            waived: components["schemas"]["AwardConflict"][];
            notes: components["schemas"]["AwardNote"][];
            justification: components["schemas"]["AwardJustification"];
        };
        /** @description The award is another one now; `current` is what stands. */
        AwardStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Award"];
        };
        /** @description The person to turn to; of a supplier the primary contact. */
        PurchaseOrderContact: {
            name: string | null;
            role: string | null;
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
        };
        /** @description The buyer or the supplier. A buyer's profile has no address, bank account or KPP. */
        PurchaseOrderParty: {
            name: string;
            taxId: components["schemas"]["TaxId"] | null;
            kpp: string | null;
            address: string | null;
            bankAccount: string | null;
            bik: string | null;
            contact: components["schemas"]["PurchaseOrderContact"] | null;
        };
        /** @description A bid that is ordered from, with its terms; the order's terms of payment where the bid has none. */
        PurchaseOrderBid: {
            bidId: components["schemas"]["Id"];
            number: number;
            externalNumber: string | null;
            externalDate: components["schemas"]["Date"] | null;
            validUntil: components["schemas"]["Date"] | null;
            payment: components["schemas"]["Payment"] | null;
            deliveryTerms: string | null;
            deliveryDays: number | null;
            warrantyMonths: number | null;
        };
        /**
         * @description ISO 3166-1 alpha-2 code.
         * @example RU
         */
        Country: string;
        /** @description What is bought, in the unit and currency the supplier quotes. `lineName` is what the order asked for. */
        PurchaseOrderLine: {
            /** @description From 1 within the purchase order. */
            position: number;
            orderItemId: components["schemas"]["Id"];
            bidItemId: components["schemas"]["Id"];
            bidNumber: number;
            /** @description What is bought. */
            name: string;
            lineName: string;
            isEquivalent: boolean;
            brand: string | null;
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
        /** @description The part of a total that bears one VAT rate. */
        BidVatGroup: {
            rate: components["schemas"]["VatRate"];
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /** @description The total in the order's currency, and the rate it was converted at. */
        PurchaseOrderConversion: {
            currency: components["schemas"]["Currency"];
            total: components["schemas"]["BidSum"];
            exchangeRate: components["schemas"]["ExchangeRate"];
        };
        /**
         * @description What one supplier is ordered, in the currency it quotes. `goods` is the sum of the lines, `delivery` the cost of delivery, null when
         *     there is none; `total` is both, `byRate` the same by rates of VAT. `orderCurrency` is the total at the order's rate, null where the
         *     currencies are the same.
         */
        PurchaseOrder: components["schemas"]["PurchaseOrderRef"] & {
            orderId: components["schemas"]["Id"];
            orderNumber: string;
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
        /**
         * Format: binary
         * @description An XLSX workbook (ECMA-376), which is a ZIP archive.
         */
        Workbook: string;
        /**
         * @description How a bid came in.
         * @enum {string}
         */
        BidSource: "manual" | "paste" | "xlsx" | "supplier_link";
        /**
         * @description `net`, `vat`, `gross` and `byRate` are what the bid quotes: sums over the offered lines that have a price, equivalents left out;
         *     rounded half up, VAT once for each rate. The comparable figures are what it is worth at the asked quantities: goods and delivery,
         *     a surplus not counted, packs rounded up. Only a complete bid is ranked by them; for another they cover what it does offer.
         */
        BidTotals: {
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            byRate: components["schemas"]["BidVatGroup"][];
            /** @description What the bid quotes in the order's currency; null without an exchange rate. */
            orderCurrency: components["schemas"]["BidSum"] | null;
            /** @description The cost of delivery in the order's currency; null when nothing can be compared. */
            delivery: components["schemas"]["BidSum"] | null;
            /** @description Goods and delivery without VAT, in the order's currency; null when nothing is priced or some of it cannot be compared. */
            comparableNet: components["schemas"]["Amount"] | null;
            /** @description The same with VAT. */
            comparableGross: components["schemas"]["Amount"] | null;
            coverage: components["schemas"]["BidCoverage"];
            /** @description Whether it covers the asked quantity of every line, within the line's tolerance. */
            isComplete: boolean;
        };
        /** @description A bid in a list, without its lines. */
        BidRow: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description From 1 within the order. */
            number: number;
            version: number;
            status: components["schemas"]["BidStatus"];
            supplier: components["schemas"]["BidSupplierRef"];
            /** @description Revision of the order this was quoted against. */
            orderRevision: number;
            /** @description 1 for the first offer, one more for every revised one. */
            round: number;
            source: components["schemas"]["BidSource"];
            externalNumber: string | null;
            receivedAt: components["schemas"]["DateTime"];
            validUntil: components["schemas"]["Date"] | null;
            currency: components["schemas"]["Currency"];
            vatMode: components["schemas"]["VatMode"];
            totals: components["schemas"]["BidTotals"];
            deliveryDays: number | null;
            payment: components["schemas"]["Payment"] | null;
            alternativeOfBidId: components["schemas"]["Id"] | null;
            supersedesBidId: components["schemas"]["Id"] | null;
            flags: components["schemas"]["BidFlags"];
            /** @description Place among the complete submitted bids, by total; equal totals share one. */
            rank: number | null;
            /** @description Why it has no rank; null when it has one. */
            unranked: components["schemas"]["UnrankedReason"] | null;
            counts: components["schemas"]["BidCounts"];
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description A page of an order's bids. */
        BidPage: {
            data: components["schemas"]["BidRow"][];
            page: components["schemas"]["Page"];
        };
        /**
         * Format: uri
         * @description An https address.
         * @example https://metiz.example
         */
        Url: string;
        /** @description A person or desk at a supplier; it needs an e-mail address, a phone number or both. */
        SupplierContactDraft: {
            name?: string | null;
            role?: string | null;
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description False when absent. */
            isPrimary?: boolean;
        };
        /**
         * @description Who offers. With `supplierId` the fields left out are copied from the address book; fields given here stand for this bid only.
         *     `kpp` goes only with a ten-digit RU-INN.
         */
        BidSupplierDraft: {
            /** @description Entry of the address book; null when there is none. */
            supplierId?: components["schemas"]["Id"] | null;
            name?: string | null;
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            kpp?: string | null;
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            bankAccount?: string | null;
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
        };
        /**
         * @description A line of the bid as far as it is known. Quantity, unit and VAT rate are the order line's when absent.
         *     At most one of `leadTimeDays` and `deliveryDate` is given.
         */
        BidItemDraft: {
            id?: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"];
            /** @description True when absent. False is an explicit refusal, which is not the same as a line left out. */
            offered?: boolean;
            offeredName?: string | null;
            /** @description Something else that serves the purpose; kept out of the totals. False when absent. */
            isEquivalent?: boolean;
            equivalentNote?: string | null;
            brand?: string | null;
            model?: string | null;
            countryOfOrigin?: components["schemas"]["Country"] | null;
            quantity?: components["schemas"]["Quantity"] | null;
            unitCode?: components["schemas"]["UnitCode"] | null;
            /** @description Order units in one unit offered, when the offer is by the pack; with `packsPerUnit`, in so many units offered. */
            unitsPerPack?: components["schemas"]["Quantity"] | null;
            /**
             * @description Units offered that make up `unitsPerPack` order units (one when that is null): 12 when pieces are offered and boxes of 12 are ordered.
             *     The factor between the units is the exact fraction `unitsPerPack` ÷ `packsPerUnit`, where an absent one counts as 1.
             */
            packsPerUnit?: components["schemas"]["Quantity"] | null;
            /** @description Smallest step in which it is sold. */
            packSize?: components["schemas"]["Quantity"] | null;
            unitPrice?: components["schemas"]["UnitPrice"] | null;
            vatRate?: components["schemas"]["VatRate"] | null;
            declaredLineTotal?: components["schemas"]["Amount"] | null;
            leadTimeDays?: number | null;
            deliveryDate?: components["schemas"]["Date"] | null;
            note?: string | null;
        };
        /** @description A bid as far as it is known; everything may be missing. */
        BidDraft: {
            supplier?: components["schemas"]["BidSupplierDraft"];
            source?: components["schemas"]["BidSource"];
            /** @description Number of the supplier's own document. */
            externalNumber?: string | null;
            externalDate?: components["schemas"]["Date"] | null;
            /** @description When the offer reached the buyer; now when absent, never in the future. */
            receivedAt?: components["schemas"]["DateTime"] | null;
            validUntil?: components["schemas"]["Date"] | null;
            /** @description The order's when absent. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description The order's when absent. */
            vatMode?: components["schemas"]["VatMode"] | null;
            declaredTotal?: components["schemas"]["Amount"] | null;
            /**
             * @description Quoted as the prices are: with VAT in a bid with VAT, before it otherwise, at the order's default rate. A supplier without VAT
             *     charges none on it.
             */
            deliveryCost?: components["schemas"]["Amount"] | null;
            deliveryDays?: number | null;
            deliveryTerms?: string | null;
            payment?: components["schemas"]["Payment"] | null;
            warrantyMonths?: number | null;
            minOrderAmount?: components["schemas"]["Amount"] | null;
            alternativeOfBidId?: components["schemas"]["Id"] | null;
            supersedesBidId?: components["schemas"]["Id"] | null;
            notes?: string | null;
            /** @description A line of the order is answered once, besides any number of equivalents. */
            items?: components["schemas"]["BidItemDraft"][];
        };
        /** @description A person or desk at a supplier. */
        SupplierContact: {
            name: string | null;
            role: string | null;
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
            /** @description The one to write to first. */
            isPrimary: boolean;
        };
        /** @description Who offers, as it was when the bid was entered. */
        BidSupplier: {
            /** @description Entry of the address book; null when there is none. */
            supplierId: components["schemas"]["Id"] | null;
            /** @description Null only in a draft. */
            name: string | null;
            legalForm: string | null;
            taxId: components["schemas"]["TaxId"] | null;
            kpp: string | null;
            address: string | null;
            /** @description ISO 3166-2 code. */
            region: string | null;
            website: components["schemas"]["Url"] | null;
            bankAccount: string | null;
            bik: string | null;
            /** @description Null when not known. */
            vatPayer: boolean | null;
            contacts: components["schemas"]["SupplierContact"][];
        };
        /**
         * @description What the server works out for a line. `lineTotal` is in the bid's currency and VAT mode; the normalized values are in the order's
         *     unit and currency. Null is what cannot be worked out, for want of a price, a unit factor or an exchange rate.
         */
        BidItemComputed: {
            lineTotal: components["schemas"]["Amount"] | null;
            normalizedQuantity: components["schemas"]["Decimal"] | null;
            normalizedUnitPriceNet: components["schemas"]["UnitPrice"] | null;
            normalizedUnitPriceGross: components["schemas"]["UnitPrice"] | null;
            deliveryDate: components["schemas"]["Date"] | null;
            /** @description How much above the best price, on the order's basis of comparison. */
            deltaToBestPercent: components["schemas"]["SignedPercent"] | null;
            isBestPrice: boolean;
            isBestDate: boolean;
        };
        /** @description A line of the bid, answering a line of the order. */
        BidItem: {
            id: components["schemas"]["Id"];
            orderItemId: components["schemas"]["Id"];
            offered: boolean;
            offeredName: string | null;
            isEquivalent: boolean;
            equivalentNote: string | null;
            brand: string | null;
            model: string | null;
            countryOfOrigin: components["schemas"]["Country"] | null;
            quantity: components["schemas"]["Quantity"];
            unitCode: components["schemas"]["UnitCode"];
            /** @description Order units in one unit offered, when the offer is by the pack; with `packsPerUnit`, in so many units offered. */
            unitsPerPack: components["schemas"]["Quantity"] | null;
            /**
             * @description Units offered that make up `unitsPerPack` order units (one when that is null): 12 when pieces are offered and boxes of 12 are ordered.
             *     The factor between the units is the exact fraction `unitsPerPack` ÷ `packsPerUnit`, where an absent one counts as 1.
             */
            packsPerUnit: components["schemas"]["Quantity"] | null;
            /** @description Smallest step in which it is sold. */
            packSize: components["schemas"]["Quantity"] | null;
            unitPrice: components["schemas"]["UnitPrice"] | null;
            vatRate: components["schemas"]["VatRate"];
            declaredLineTotal: components["schemas"]["Amount"] | null;
            leadTimeDays: number | null;
            deliveryDate: components["schemas"]["Date"] | null;
            note: string | null;
            computed: components["schemas"]["BidItemComputed"];
        };
        /** @description Why, when and by whom a bid was withdrawn. */
        BidWithdrawal: {
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description Ground of a disqualification.
         * @enum {string}
         */
        BidDisqualificationReason: "late" | "incomplete" | "terms" | "price" | "collusion" | "capacity" | "other";
        /** @description Why, when and by whom a bid was disqualified. */
        BidDisqualification: {
            reasonCode: components["schemas"]["BidDisqualificationReason"];
            reason: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /**
         * @description What may be done with the bid now. `actions` has one entry for each of edit, delete, submit, confirm_revision, withdraw,
         *     disqualify, reinstate and duplicate.
         */
        BidAccess: {
            editable: boolean;
            actions: components["schemas"]["ActionAccess"][];
        };
        /** @description A supplier's offer on an order with its lines and what the server works out from them. */
        Bid: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description From 1 within the order. */
            number: number;
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            status: components["schemas"]["BidStatus"];
            supplier: components["schemas"]["BidSupplier"];
            /** @description Revision of the order this was quoted against. */
            orderRevision: number;
            /** @description 1 for the first offer, one more for every revised one. */
            round: number;
            source: components["schemas"]["BidSource"];
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
             * @description Quoted as the prices are: with VAT in a bid with VAT, before it otherwise, at the order's default rate. A supplier without VAT
             *     charges none on it.
             */
            deliveryCost: components["schemas"]["Amount"] | null;
            deliveryDays: number | null;
            deliveryTerms: string | null;
            payment: components["schemas"]["Payment"] | null;
            warrantyMonths: number | null;
            minOrderAmount: components["schemas"]["Amount"] | null;
            alternativeOfBidId: components["schemas"]["Id"] | null;
            supersedesBidId: components["schemas"]["Id"] | null;
            notes: string | null;
            items: components["schemas"]["BidItem"][];
            /** @description Lines of the order this bid no longer competes for and cannot win, by a decision on a conflict. What was offered for them stays. */
            excludedItemIds: components["schemas"]["Id"][];
            attachments: components["schemas"]["Attachment"][];
            flags: components["schemas"]["BidFlags"];
            /** @description Place among the complete submitted bids, by total; equal totals share one. */
            rank: number | null;
            /** @description Why it has no rank; null when it has one. */
            unranked: components["schemas"]["UnrankedReason"] | null;
            counts: components["schemas"]["BidCounts"];
            withdrawal: components["schemas"]["BidWithdrawal"] | null;
            disqualification: components["schemas"]["BidDisqualification"] | null;
            access: components["schemas"]["BidAccess"];
        };
        /** @description A file of at most 5 MiB, XLSX, XLS, ODS, CSV, TSV or plain text; which of them is told by its content. */
        ImportFile: {
            name: string;
            /** @description The bytes in base64. */
            content: string;
        };
        /**
         * @description What a column may hold. `price` is per unit, `total` of a line; `offered` says yes or no; `lineId` is in templates of this API.
         * @enum {string}
         */
        ImportField: "lineId" | "position" | "name" | "specification" | "sku" | "gtin" | "okpd2" | "quantity" | "unit" | "price" | "vatRate" | "total" | "leadTimeDays" | "deliveryDate" | "brand" | "model" | "country" | "unitsPerPack" | "packSize" | "offered" | "equivalent" | "note";
        /** @description What the reader says a column holds; null leaves it out. */
        ImportColumnChoice: {
            /** @description Counted from 1. */
            column: number;
            field: components["schemas"]["ImportField"] | null;
        };
        /** @description Whether a row is a line. */
        ImportRowChoice: {
            row: number;
            isTaken: boolean;
        };
        /** @enum {string} */
        ImportDecimalSeparator: "." | ",";
        /** @description The sign before the fractions of a column, which settles whether "10,000" is ten or ten thousand. */
        ImportNumberChoice: {
            /** @description Counted from 1. */
            column: number;
            decimalSeparator: components["schemas"]["ImportDecimalSeparator"];
        };
        /** @description How to read the sheet. What is left out is recognised. */
        ImportMappingChoice: {
            /** @description Name of the sheet of a workbook. */
            sheet?: string | null;
            /** @description Counted from 1; null says that there is none. */
            headerRow?: number | null;
            /** @description A column stands here once, and so does a field other than `specification` and `note`, which several columns may share. */
            columns?: components["schemas"]["ImportColumnChoice"][];
            /** @description Rows taken or left out whatever they look like; a row stands here once. */
            rows?: components["schemas"]["ImportRowChoice"][];
            /** @description How columns write their fractions; a column stands here once. */
            numbers?: components["schemas"]["ImportNumberChoice"][];
        };
        /** @description The currency of all prices, and whether VAT is in them; null where that is not known. */
        ImportPrices: {
            currency: components["schemas"]["Currency"] | null;
            vatMode: components["schemas"]["VatMode"] | null;
        };
        /** @description What to read. Exactly one of `text` and `file` is given. */
        OrderImportRequest: {
            /** @description A block copied from a spreadsheet or a letter. */
            text?: string;
            file?: components["schemas"]["ImportFile"];
            mapping?: components["schemas"]["ImportMappingChoice"];
            /** @description How the order has its prices. Of two columns of prices the one with the same VAT is read, and differences are told. */
            prices?: components["schemas"]["ImportPrices"];
        };
        /** @description A row and the line it was read into. */
        ImportedLine: {
            row: number;
            /** @description Rows below it that only continue it, such as further characteristics. */
            joinedRows: number[];
            item: components["schemas"]["OrderItemDraft"];
        };
        /**
         * @description Something that was not taken as it stands, or that should be looked at. `error` leaves a row or a value out, `warning` takes it and
         *     asks for a look, `info` explains.
         */
        ImportIssue: {
            /** @enum {string} */
            severity: "error" | "warning" | "info";
            /** @enum {string} */
            code: "heading_row" | "repeated_heading" | "total_row" | "section_row" | "not_a_line" | "email_invalid" | "phone_invalid" | "tax_id_invalid" | "no_name" | "nothing_offered" | "not_in_order" | "doubtful_match" | "too_many_lines" | "unused_column" | "hidden_sheet" | "other_sheet" | "formula_without_value" | "cell_error" | "not_a_number" | "ambiguous_number" | "negative" | "zero" | "too_large" | "too_precise" | "unknown_unit" | "unit_missing" | "unknown_vat_rate" | "unknown_date" | "date_ambiguous" | "unknown_country" | "gtin_invalid" | "okpd2_invalid" | "too_long" | "unclear_answer" | "total_differs" | "merged_cells" | "repeated_line" | "no_columns" | "currency_differs" | "unknown_line" | "not_whole" | "both_dates" | "row_excluded" | "numbering_row" | "joined_row" | "name_from_cell" | "name_split" | "other_table" | "kept_as_note" | "multiplied" | "repeated_offer" | "vat_mode_differs" | "not_understood" | "about_buyer" | "fact_differs" | "ambiguous_match" | "total_of_other_basis" | "pack_unknown" | "pack_from_name" | "packs_rounded" | "working_days";
            row: number | null;
            column: number | null;
            /** @description The cell as it stands. */
            value: string | null;
            /** @description The same as a sentence in the reader's language. */
            message: string;
        };
        /** @description A number as it stands, with its value when the point and when the comma is before the fraction. */
        ImportAmbiguousNumber: {
            row: number;
            text: string;
            withPoint: string;
            withComma: string;
        };
        /** @description A column with numbers that can be read two ways, and how they were read. */
        ImportQuestion: {
            /** @description Counted from 1. */
            column: number;
            heading: string | null;
            /** @description How the column was read; null when that is not known, and then its doubtful numbers were left out. */
            decimalSeparator: components["schemas"]["ImportDecimalSeparator"] | null;
            /**
             * @description What settled it: `given` in the request, other numbers of the `column`, `totals` that only one reading agrees with, or none.
             * @enum {string}
             */
            by: "given" | "column" | "totals" | "none";
            /** @description Some of the numbers, with both readings. */
            values: components["schemas"]["ImportAmbiguousNumber"][];
        };
        /** @description From 0, a guess, to 1, certain. */
        ImportConfidence: number;
        /** @description A column of the sheet, what it was taken for and by what. */
        ImportColumn: {
            /** @description Counted from 1. */
            column: number;
            heading: string | null;
            field: components["schemas"]["ImportField"] | null;
            confidence: components["schemas"]["ImportConfidence"];
            /** @enum {string} */
            source: "given" | "remembered" | "template" | "heading" | "content" | "none";
        };
        /** @description How the sheet was read. */
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
            name: string;
            isHidden: boolean;
            rows: number;
        };
        /** @description What a block or file holds for an order. */
        OrderImport: {
            items: components["schemas"]["ImportedLine"][];
            /** @description What the file says of its prices. */
            prices: components["schemas"]["ImportPrices"];
            issues: components["schemas"]["ImportIssue"][];
            /** @description Columns with numbers that can be read two ways. */
            questions: components["schemas"]["ImportQuestion"][];
            mapping: components["schemas"]["ImportMapping"];
            /** @description Of the workbook; none for text. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that were not taken as lines, each with an issue or, in a bid, a fact. */
            skippedRows: number[];
        };
        /** @description Text with a byte-order mark and semicolons, as a Russian Excel opens it. */
        CsvText: string;
        /** @description An order with its bids as it stood at a moment, and what was awarded. */
        OrderExport: {
            exportedAt: components["schemas"]["DateTime"];
            order: components["schemas"]["Order"];
            bids: components["schemas"]["Bid"][];
            award: components["schemas"]["Award"] | null;
            /** @description None without an award. */
            purchaseOrders: components["schemas"]["PurchaseOrder"][];
        };
        /** @description The line a row answers; null leaves the row out. */
        ImportMatchChoice: {
            row: number;
            orderItemId: components["schemas"]["Id"] | null;
        };
        /** @description What to read, and whose it is. Exactly one of `text` and `file` is given. */
        BidImportRequest: {
            /** @description A block copied from a spreadsheet or a letter. */
            text?: string;
            file?: components["schemas"]["ImportFile"];
            mapping?: components["schemas"]["ImportMappingChoice"];
            /** @description Tax number of the supplier, whose entry of the address book and remembered columns are used. */
            supplierTaxId?: components["schemas"]["TaxId"] | null;
            /** @description Keeps `mapping` for this supplier; both are needed then. False when absent. */
            rememberMapping?: boolean;
            /** @description Rows whose line of the order is known; a row and a line stand here once. */
            matches?: components["schemas"]["ImportMatchChoice"][];
        };
        /**
         * @description What is said of the whole bid. `vatRate` goes to every line without a rate of its own, `contactName`, `email` and `phone` are of
         *     the supplier's first contact.
         * @enum {string}
         */
        ImportFactField: "supplierName" | "taxId" | "kpp" | "contactName" | "email" | "phone" | "externalNumber" | "externalDate" | "validUntil" | "currency" | "vatMode" | "vatRate" | "declaredTotal" | "deliveryDays" | "deliveryCost" | "deliveryTerms" | "payment" | "minOrderAmount" | "warrantyMonths" | "notes";
        /** @description Something read beside the lines, and where it stands. */
        ImportFact: {
            field: components["schemas"]["ImportFactField"];
            /** @description As the draft has it: an amount, a day, a code or text. */
            value: string;
            /** @description Null for text. */
            sheet: string | null;
            /** @description Null for what follows from several rows, such as from a total and the lines. */
            row: number | null;
            /** @description The place it was read from. */
            text: string;
            /** @description Concluded rather than said, and to be looked at. */
            isDoubtful: boolean;
            /** @description The fact in the reader's language. */
            message: string;
        };
        /** @description A line of the order that a row may answer. */
        ImportMatchCandidate: {
            orderItemId: components["schemas"]["Id"];
            confidence: components["schemas"]["ImportConfidence"];
        };
        /**
         * @description A row, the line of the order it is taken to answer, and how sure that is. A row that may answer several lines equally well is
         *     not taken: `orderItemId` is null, `candidates` has the lines, and the issue `ambiguous_match` asks for one.
         */
        ImportMatch: {
            row: number;
            /** @description What the row calls it. */
            name: string;
            orderItemId: components["schemas"]["Id"] | null;
            confidence: components["schemas"]["ImportConfidence"];
            /** @enum {string} */
            by: "given" | "line_id" | "sku" | "gtin" | "name" | "position" | "none";
            /** @description Matched, and to be looked at. */
            isDoubtful: boolean;
            /** @description Lines whose names are like the row's, the likeliest first; none where the match is certain. */
            candidates: components["schemas"]["ImportMatchCandidate"][];
        };
        /** @description What a block or file holds as a bid on the order. */
        BidImport: {
            bidDraft: components["schemas"]["BidDraft"];
            /** @description What was read above, below and beside the lines. All of it is in `bidDraft`. */
            facts: components["schemas"]["ImportFact"][];
            matches: components["schemas"]["ImportMatch"][];
            /** @description Lines of the order no row answers. */
            unansweredItemIds: components["schemas"]["Id"][];
            issues: components["schemas"]["ImportIssue"][];
            /** @description Columns with numbers that can be read two ways. */
            questions: components["schemas"]["ImportQuestion"][];
            mapping: components["schemas"]["ImportMapping"];
            /** @description Of the workbook; none for text. */
            sheets: components["schemas"]["ImportSheet"][];
            /** @description Rows that were not taken as lines, each with an issue or, in a bid, a fact. */
            skippedRows: number[];
        };
        /** @description The bid was changed elsewhere; `current` is what stands now. */
        BidStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Bid"];
        };
        /** @description What to change of a bid; `items` and `supplier.contacts` are replaced as a whole. */
        BidPatch: {
            supplier?: components["schemas"]["BidSupplierDraft"];
            source?: components["schemas"]["BidSource"];
            /** @description Number of the supplier's own document. */
            externalNumber?: string | null;
            externalDate?: components["schemas"]["Date"] | null;
            /** @description When the offer reached the buyer; now when absent, never in the future. */
            receivedAt?: components["schemas"]["DateTime"] | null;
            validUntil?: components["schemas"]["Date"] | null;
            /** @description The order's when absent. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description The order's when absent. */
            vatMode?: components["schemas"]["VatMode"] | null;
            declaredTotal?: components["schemas"]["Amount"] | null;
            /**
             * @description Quoted as the prices are: with VAT in a bid with VAT, before it otherwise, at the order's default rate. A supplier without VAT
             *     charges none on it.
             */
            deliveryCost?: components["schemas"]["Amount"] | null;
            deliveryDays?: number | null;
            deliveryTerms?: string | null;
            payment?: components["schemas"]["Payment"] | null;
            warrantyMonths?: number | null;
            minOrderAmount?: components["schemas"]["Amount"] | null;
            alternativeOfBidId?: components["schemas"]["Id"] | null;
            supersedesBidId?: components["schemas"]["Id"] | null;
            notes?: string | null;
            /** @description A line of the order is answered once, besides any number of equivalents. */
            items?: components["schemas"]["BidItemDraft"][];
        };
        /**
         * @description The conflicts of the order that submitting brought to light, on this bid and on others. What a draft had before stays with it:
         *     `bid.counts` has all that are open on the bid.
         */
        BidSubmissionConflicts: {
            /** @description Conflicts that were not there before. */
            new: number;
            /** @description How many of the new ones block an award. */
            blockers: number;
            /** @description How many of the new ones need a look. */
            warnings: number;
            /** @description How many of the new ones are to be known. */
            notes: number;
        };
        /** @description The submitted bid, what it cost, and the conflicts found. */
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
        /** @description Why a bid counts again, if there is something to say. */
        BidReinstatementDraft: {
            reason?: components["schemas"]["ReasonText"];
        };
        /** @description What is named exactly; at least one of the two. */
        TargetDisclosure: {
            /** @description The total at which the bid would be first, in its currency; null when none is named. */
            total: components["schemas"]["Amount"] | null;
            /** @description For how many lines a price is named. */
            lines: number;
        };
        /** @description What the copy is to be. */
        BidDuplicationDraft: {
            /** @enum {string} */
            as: "alternative" | "revision";
        };
        /**
         * @description Open; accepted with its evidence (waived); or no longer found (resolved).
         * @enum {string}
         */
        ConflictStatus: "open" | "waived" | "resolved";
        /** @description What the line asked for. */
        ItemMissingDetails: {
            /** @enum {string} */
            kind: "item_missing";
            required: string | null;
            unitCode: components["schemas"]["UnitCode"] | null;
        };
        /** @description What was asked for and what is offered, in the order's unit; a pack step in the bid's. */
        QuantityMismatchDetails: {
            /** @enum {string} */
            kind: "quantity_mismatch";
            required: string | null;
            offered: string;
            tolerancePercent: string | null;
            unitCode: components["schemas"]["UnitCode"] | null;
            packSize: string | null;
        };
        /**
         * @description Both units, and how they relate: `offeredQuantity` of the offered unit is exactly as much as `orderedQuantity` of the ordered one
         *     (12 pcs = 1 box). Null when that is not known.
         */
        UnitMismatchDetails: {
            /** @enum {string} */
            kind: "unit_mismatch";
            offered: components["schemas"]["UnitCode"];
            ordered: components["schemas"]["UnitCode"];
            offeredQuantity: string | null;
            orderedQuantity: string | null;
        };
        /** @description A line's price and ceiling, or a bid's total and the budget, both on `basis`. */
        PriceOverCeilingDetails: {
            /** @enum {string} */
            kind: "price_over_ceiling";
            price: string | null;
            ceiling: string | null;
            total: string | null;
            budget: string | null;
            /** @enum {string} */
            basis: "gross" | "net";
            overPercent: string | null;
        };
        /** @description The low price or total and what it is low beside; a factor of 10, 100 or 1000 suggests a slipped point or a pack's price. */
        PriceAbnormallyLowDetails: {
            /** @enum {string} */
            kind: "price_abnormally_low";
            price: string;
            meanOfOthers: string | null;
            nextOffer: string | null;
            /** @enum {integer|null} */
            suspectedFactor: 10 | 100 | 1000 | null;
        };
        /**
         * @description The sum on paper, the sum worked out, and the first less the second, in the bid's currency. When the paper states the total on the other
         *     VAT basis, `statedVatMode` says which, and `statedDelivery` whether delivery is in it; otherwise they are null.
         */
        ArithmeticMismatchDetails: {
            /** @enum {string} */
            kind: "arithmetic_mismatch";
            declared: string;
            computed: string;
            difference: string;
            currency: components["schemas"]["Currency"];
            statedVatMode: components["schemas"]["VatMode"] | null;
            statedDelivery: boolean | null;
        };
        /** @description Both currencies and the frozen rate, if there is one. */
        CurrencyMismatchDetails: {
            /** @enum {string} */
            kind: "currency_mismatch";
            offered: components["schemas"]["Currency"];
            ordered: components["schemas"]["Currency"];
            rate: string | null;
            nominal: number | null;
            date: components["schemas"]["Date"] | null;
        };
        /** @description VAT mode or rate offered and ordered; the day of delivery an obsolete rate is measured by; the lines without VAT. */
        VatMismatchDetails: {
            /** @enum {string} */
            kind: "vat_mismatch";
            offered: components["schemas"]["VatMode"] | components["schemas"]["VatRate"] | null;
            ordered: components["schemas"]["VatMode"] | components["schemas"]["VatRate"] | null;
            delivery: components["schemas"]["Date"] | null;
            orderItemIds: components["schemas"]["Id"][] | null;
        };
        /** @description The day promised, the day required, and the days between. */
        DeliveryLateDetails: {
            /** @enum {string} */
            kind: "delivery_late";
            promised: components["schemas"]["Date"];
            requiredBy: components["schemas"]["Date"];
            days: number;
        };
        /** @description The last day the offer binds and the day of the decision. */
        ValidityInsufficientDetails: {
            /** @enum {string} */
            kind: "validity_insufficient";
            validUntil: components["schemas"]["Date"] | null;
            decisionDate: components["schemas"]["Date"] | null;
        };
        /** @description When it came, when bids were due, and when it was entered. */
        LateBidDetails: {
            /** @enum {string} */
            kind: "late_bid";
            receivedAt: components["schemas"]["DateTime"];
            deadline: components["schemas"]["DateTime"];
            enteredAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description The numbers of both bids, and what shows that they are of one supplier: the tax number both have, or, where one has none, the name with a
         *     phone or an e-mail both have. What does not apply is null.
         */
        DuplicateBidDetails: {
            /** @enum {string} */
            kind: "duplicate_bid";
            numbers: string[];
            taxScheme: string | null;
            taxId: string | null;
            name: string | null;
            phone: string | null;
            email: string | null;
        };
        /** @description What both have in common; one strong sign or two weak ones are enough. */
        AffiliatedSuppliersDetails: {
            /** @enum {string} */
            kind: "affiliated_suppliers";
            strong: ("phone" | "email" | "email_domain" | "bank_account" | "same_file")[];
            weak: ("address" | "contact_person" | "identical_prices" | "constant_ratio")[];
        };
        /** @description The revision the bid answers, and the one the line was changed in. */
        SpecOutdatedDetails: {
            /** @enum {string} */
            kind: "spec_outdated";
            quotedRevision: number;
            changedInRevision: number;
        };
        /** @description The evidence as figures, by kind. */
        ConflictDetails: components["schemas"]["ItemMissingDetails"] | components["schemas"]["QuantityMismatchDetails"] | components["schemas"]["UnitMismatchDetails"] | components["schemas"]["PriceOverCeilingDetails"] | components["schemas"]["PriceAbnormallyLowDetails"] | components["schemas"]["ArithmeticMismatchDetails"] | components["schemas"]["CurrencyMismatchDetails"] | components["schemas"]["VatMismatchDetails"] | components["schemas"]["DeliveryLateDetails"] | components["schemas"]["ValidityInsufficientDetails"] | components["schemas"]["LateBidDetails"] | components["schemas"]["DuplicateBidDetails"] | components["schemas"]["AffiliatedSuppliersDetails"] | components["schemas"]["SpecOutdatedDetails"];
        /** @description What is at stake, in words and, where it is money, as an amount in the order's currency. */
        ConflictImpact: {
            amount: components["schemas"]["Amount"] | null;
            text: string;
        };
        /**
         * @description How a way out is gone: the server does it (`resolve`), by changing the bid or the order, by a letter to the supplier, by inviting others, or at the award.
         * @enum {string}
         */
        ConflictVia: "resolve" | "edit_bid" | "edit_order" | "letter" | "invite" | "award";
        /**
         * @description A field of the payload.
         * @enum {string}
         */
        ConflictInput: "unitsPerPack" | "packsPerUnit" | "rate" | "nominal" | "date" | "source" | "bidId" | "reasonCode" | "quantityTolerancePercent" | "maxUnitPrice" | "budget" | "requiredBy" | "submissionDeadline";
        /**
         * @description What an action needs to know. Each action takes its own fields and no others: set_units_per_pack `unitsPerPack`, how many of the order's units
         *     `packsPerUnit` offered units hold (1 when absent); set_rate `rate`, the order's currency for `nominal` units (1 when absent) of the bid's, with its `date` (today when absent)
         *     and `source` (manual when absent); mark_supersedes and mark_alternative `bidId`, the bid that is marked, the later one when absent; withdraw_one
         *     `bidId`, the bid to go, the earlier one when absent; disqualify_one the same, the later one when absent; the disqualifying actions `reasonCode`, the usual ground of the kind when absent; change_tolerance
         *     `quantityTolerancePercent`; raise_ceiling `maxUnitPrice` of a line or `budget` of the order; move_required_date `requiredBy`;
         *     extend_deadline `submissionDeadline`.
         */
        ConflictPayload: {
            unitsPerPack?: components["schemas"]["Quantity"];
            packsPerUnit?: components["schemas"]["Quantity"];
            rate?: string;
            nominal?: number;
            date?: components["schemas"]["Date"];
            /** @enum {string} */
            source?: "cbr" | "manual";
            bidId?: components["schemas"]["Id"];
            reasonCode?: components["schemas"]["BidDisqualificationReason"];
            quantityTolerancePercent?: components["schemas"]["Percent"];
            maxUnitPrice?: components["schemas"]["UnitPrice"];
            budget?: components["schemas"]["Amount"];
            requiredBy?: components["schemas"]["Date"];
            submissionDeadline?: components["schemas"]["DateTime"];
        };
        /** @description A way out of this conflict and how it is gone. */
        ConflictSuggestion: {
            action: components["schemas"]["ConflictAction"];
            label: string;
            via: components["schemas"]["ConflictVia"];
            /** @description Whether `reason` must be given. */
            needsReason: boolean;
            /** @description Fields of the payload a person has to give, or may change. */
            inputs: components["schemas"]["ConflictInput"][];
            /** @description What is known of the payload; to be sent as it is where no input is asked for. Null when there is nothing to send. */
            payload: components["schemas"]["ConflictPayload"] | null;
        };
        /**
         * @description How a conflict was settled. `action` and `by` are null when it simply was not found any more. `severity` is how grave it was then: a graver one
         *     needs a new decision.
         */
        ConflictResolution: {
            action: components["schemas"]["ConflictAction"] | null;
            reason: string | null;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"] | null;
            severity: components["schemas"]["ConflictSeverity"];
            /** @description The evidence it was decided on. */
            fingerprint: string;
        };
        /** @description A decision that no longer holds, and why. */
        ConflictPast: {
            action: components["schemas"]["ConflictAction"] | null;
            reason: string | null;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"] | null;
            severity: components["schemas"]["ConflictSeverity"];
            /** @description The evidence it was decided on. */
            fingerprint: string;
            until: components["schemas"]["DateTime"];
            /**
             * @description Somebody took it back, the evidence changed, what was gone was found again, or what was accepted went away by itself.
             * @enum {string}
             */
            because: "reopened" | "evidence_changed" | "found_again" | "gone";
        };
        /** @description Something that contradicts itself and is to be put right, explained or accepted. Not an accusation. */
        Conflict: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKindCode"];
            /** @description Which variant of the kind, such as `short` or `excess` of a quantity. */
            facet: string;
            severity: components["schemas"]["ConflictSeverity"];
            status: components["schemas"]["ConflictStatus"];
            /** @description The bids concerned, one unless the contradiction lies between bids. */
            bidIds: components["schemas"]["Id"][];
            /** @description The line of the order concerned; null when it is the bid as a whole. */
            orderItemId: components["schemas"]["Id"] | null;
            /** @description What is wrong, in a few words of the reader's language. */
            title: string;
            /** @description The evidence as a sentence with names and figures. */
            explanation: string;
            details: components["schemas"]["ConflictDetails"];
            /** @description What is at stake; null when nothing can be said. */
            impact: components["schemas"]["ConflictImpact"] | null;
            /** @description The conflict this one merely follows from. It is neither counted nor to be settled while that one stands. */
            causedBy: components["schemas"]["Id"] | null;
            /** @description Ways out, the usual one first; none for a conflict that is resolved or of an order that has ended. */
            suggestions: components["schemas"]["ConflictSuggestion"][];
            /** @description Changes with the evidence. In quotes it is the ETag of the conflict. */
            fingerprint: string;
            firstSeenAt: components["schemas"]["DateTime"];
            lastSeenAt: components["schemas"]["DateTime"];
            /** @description What was decided; null while it is open. */
            resolution: components["schemas"]["ConflictResolution"] | null;
            /** @description Decisions that no longer hold, the oldest first. */
            history: components["schemas"]["ConflictPast"][];
        };
        /** @description How many conflicts of the order are open, those that merely follow from another left out. */
        ConflictSummary: {
            byKind: {
                item_missing: number;
                quantity_mismatch: number;
                unit_mismatch: number;
                price_over_ceiling: number;
                price_abnormally_low: number;
                arithmetic_mismatch: number;
                currency_mismatch: number;
                vat_mismatch: number;
                delivery_late: number;
                validity_insufficient: number;
                late_bid: number;
                duplicate_bid: number;
                affiliated_suppliers: number;
                spec_outdated: number;
            };
            bySeverity: {
                blocker: number;
                warning: number;
                info: number;
            };
        };
        /** @description Something worth knowing about the order as a whole; it asks for nothing. */
        OrderSignal: {
            /** @enum {string} */
            code: "single_bid" | "short_period" | "winner_not_cheapest" | "all_others_disqualified" | "lowest_disqualified" | "no_budget";
            /** @description A sentence in the reader's language. */
            text: string;
            /** @description The bids it is about. */
            bidIds: components["schemas"]["Id"][];
        };
        /** @description Conflicts of an order, how many are open, and signals of the order as a whole. */
        ConflictList: {
            data: components["schemas"]["Conflict"][];
            summary: components["schemas"]["ConflictSummary"];
            signals: components["schemas"]["OrderSignal"][];
        };
        /** @description How to settle a conflict. `reason` is needed for accepting a warning or blocker, setting a bid aside, and changing a published order. */
        ConflictResolutionDraft: {
            action: components["schemas"]["ConflictAction"];
            reason?: components["schemas"]["ReasonText"];
            payload?: components["schemas"]["ConflictPayload"];
        };
        /** @description Something that was changed by settling a conflict. */
        ConflictEffect: {
            entity: {
                /** @enum {string} */
                type: "order" | "bid";
                id: components["schemas"]["Id"];
                /** @description Number of the order or name of the supplier. */
                label: string;
                /** @description Its version now. */
                version: number;
            };
            /** @description What was changed, as a sentence. */
            text: string;
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description A conflict after something was done about it, and everything that was changed. */
        ConflictSettlement: {
            conflict: components["schemas"]["Conflict"];
            effects: components["schemas"]["ConflictEffect"][];
        };
        /** @description The evidence changed elsewhere; `current` is what stands now. */
        ConflictStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Conflict"];
        };
        /**
         * @description Whether a question has been answered.
         * @enum {string}
         */
        QuestionStatus: "open" | "answered";
        /** @description The supplier who asked, by the name it had then. */
        Asker: {
            /** @description Null when not of the address book. */
            supplierId: components["schemas"]["Id"] | null;
            name: string;
        };
        /** @description What was answered, when and by whom. */
        QuestionAnswer: {
            text: string;
            at: components["schemas"]["DateTime"];
            by: components["schemas"]["PersonRef"];
        };
        /** @description A question on an order. */
        Question: {
            id: components["schemas"]["Id"];
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            orderId: components["schemas"]["Id"];
            /** @description Counted within the order, from 1. */
            number: number;
            status: components["schemas"]["QuestionStatus"];
            text: string;
            /** @description The line it is about; null for the whole order, and when the line was removed since. */
            orderItemId: components["schemas"]["Id"] | null;
            /** @description Null when it was not said who asked. */
            askedBy: components["schemas"]["Asker"] | null;
            askedAt: components["schemas"]["DateTime"];
            answer: components["schemas"]["QuestionAnswer"] | null;
            attachments: components["schemas"]["Attachment"][];
        };
        /** @description A page of questions, and how many of the whole order wait for an answer. */
        QuestionPage: {
            data: components["schemas"]["Question"][];
            page: components["schemas"]["Page"];
            unanswered: number;
        };
        /** @description A question as a supplier asked it. Who asked is an entry of the address book, or a name, or not said. */
        QuestionDraft: {
            text: string;
            /** @description The line it is about; null when it is about the whole order. */
            orderItemId?: components["schemas"]["Id"] | null;
            /** @description Who asked, of the address book. */
            supplierId?: components["schemas"]["Id"] | null;
            /** @description Who asked, when not in the address book; not together with `supplierId`. */
            supplierName?: string | null;
            /** @description When it was asked, not in the future; now when absent. */
            askedAt?: components["schemas"]["DateTime"] | null;
        };
        /** @description The answer to be sent to every supplier. */
        QuestionAnswerDraft: {
            text: string;
        };
        /** @description The question was answered elsewhere; `current` is what stands now. */
        QuestionStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Question"];
        };
        /** @description A file and where it goes. */
        AttachmentUpload: {
            owner: components["schemas"]["AttachmentOwner"];
            ownerId: components["schemas"]["Id"];
            kind?: components["schemas"]["AttachmentKind"];
            /**
             * Format: binary
             * @description The file with its name, not empty.
             */
            file: string;
        };
        /**
         * Format: binary
         * @description Bytes of a file.
         */
        FileContent: string;
        /**
         * @description The list a filter is for; filters of bids go for the bids of every order.
         * @enum {string}
         */
        SavedFilterScope: "orders" | "bids";
        /** @description A filter of one list, saved under a name. */
        SavedFilter: {
            id: components["schemas"]["Id"];
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            name: string;
            scope: components["schemas"]["SavedFilterScope"];
            /**
             * @description Query string of the list's address as it stands there, encoded and without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query: string;
            /** @description Applied when the list is opened without a query; at most one of each scope. */
            isDefault: boolean;
        };
        /** @description Saved filters by name; never more than 50. */
        SavedFilterList: {
            data: components["schemas"]["SavedFilter"][];
        };
        /** @description A filter to be saved. */
        SavedFilterDraft: {
            name: string;
            scope: components["schemas"]["SavedFilterScope"];
            /**
             * @description Query string of the list's address as it stands there, encoded and without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query: string;
            /** @description Whether it is applied when the list is opened without a query; false when absent. */
            isDefault?: boolean;
        };
        /** @description The filter was changed elsewhere; `current` is what stands now. */
        SavedFilterStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["SavedFilter"];
        };
        /** @description What to change of a saved filter. */
        SavedFilterPatch: {
            name?: string;
            /**
             * @description Query string of the list's address as it stands there, encoded and without the question mark; empty shows everything.
             * @example status=published&sort=submissionDeadline
             */
            query?: string;
            isDefault?: boolean;
        };
        /** @description What this supplier's submitted bids came to. */
        SupplierStats: {
            bids: number;
            wins: number;
            /** @description Middle place among the bids of its orders, 1 being best; null without a ranked bid. */
            medianRank: components["schemas"]["Decimal"] | null;
            /** @description Share of bids received after the deadline; null without bids. */
            lateRate: components["schemas"]["Percent"] | null;
            /** @description Middle of what their totals fell by when a submitted bid was changed or replaced by its next round; negative for a rise, null when none ever was. */
            typicalDiscountPercent: components["schemas"]["SignedPercent"] | null;
            lastBidAt: components["schemas"]["DateTime"] | null;
        };
        /** @description An entry of the address book. */
        Supplier: {
            id: components["schemas"]["Id"];
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            name: string;
            legalForm: string | null;
            taxId: components["schemas"]["TaxId"] | null;
            kpp: string | null;
            address: string | null;
            /** @description ISO 3166-2 code. */
            region: string | null;
            website: components["schemas"]["Url"] | null;
            bankAccount: string | null;
            bik: string | null;
            /** @description Null when not known. */
            vatPayer: boolean | null;
            contacts: components["schemas"]["SupplierContact"][];
            tags: string[];
            /** @description Why nothing is bought here; null when nothing stands against it. */
            blockedReason: string | null;
            stats: components["schemas"]["SupplierStats"];
        };
        /** @description A page of the address book. */
        SupplierPage: {
            data: components["schemas"]["Supplier"][];
            page: components["schemas"]["Page"];
        };
        /** @description A supplier to be added. `kpp` goes only with a ten-digit RU-INN. */
        SupplierDraft: {
            name: string;
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            kpp?: string | null;
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            bankAccount?: string | null;
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
            tags?: components["schemas"]["Tag"][];
            /** @description Why nothing is bought here; null when nothing stands against it. */
            blockedReason?: string | null;
        };
        /** @description The supplier was changed elsewhere; `current` is what stands now. */
        SupplierStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Supplier"];
        };
        /** @description What to change of a supplier; `contacts` and `tags` are replaced as a whole. */
        SupplierPatch: {
            name?: string;
            legalForm?: string | null;
            taxId?: components["schemas"]["TaxId"] | null;
            kpp?: string | null;
            address?: string | null;
            /** @description ISO 3166-2 code. */
            region?: string | null;
            website?: components["schemas"]["Url"] | null;
            bankAccount?: string | null;
            bik?: string | null;
            /** @description Null when not known. */
            vatPayer?: boolean | null;
            contacts?: components["schemas"]["SupplierContactDraft"][];
            tags?: components["schemas"]["Tag"][];
            /** @description Why nothing is bought here; null when nothing stands against it. */
            blockedReason?: string | null;
        };
        /**
         * @description What a bucket of a series is; weeks are ISO weeks.
         * @default day
         * @enum {string}
         */
        StatsGranularity: "day" | "week" | "month" | "quarter";
        /** @description How many. */
        StatsCount: number;
        /** @description Conflicts of one kind that were found in the period, and how they stand now. */
        StatsConflictKind: {
            kind: components["schemas"]["ConflictKindCode"];
            found: components["schemas"]["StatsCount"];
            open: components["schemas"]["StatsCount"];
            waived: components["schemas"]["StatsCount"];
            resolved: components["schemas"]["StatsCount"];
        };
        /**
         * @description A sum of many amounts, which may have more digits than any of them.
         * @example 1499.90
         */
        StatsAmount: string;
        /**
         * @description A sum of many differences, which may have more digits than any of them.
         * @example -120.00
         */
        StatsSignedAmount: string;
        /**
         * @description Sums of the orders in one currency; nothing is converted. `ordersBudget` adds the budgets of the orders whose `publishedAt` lies in
         *     the interval. `awarded` adds `awardedTotal` of those whose `awardedAt` does. `savings` adds budget less `awardedTotal` of the awarded
         *     ones with a budget, unless their latest award left a line or part of one over (`savings.vsBudget` null): that will cost something yet.
         */
        StatsMoney: {
            currency: components["schemas"]["Currency"];
            ordersBudget: components["schemas"]["StatsAmount"];
            awarded: components["schemas"]["StatsAmount"];
            savings: components["schemas"]["StatsSignedAmount"];
        };
        /** @description What was counted. */
        StatsPeriod: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            granularity: components["schemas"]["StatsGranularity"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description How many of those registered in the period have come this far by now; whoever is counted here is counted in all steps before. */
        StatsFunnelStep: {
            /**
             * @description `verified`: e-mail verified. `profile_completed`: phone, first name and company name given. `order_created`, `order_published`,
             *     `order_awarded`: one of their orders was (`awardedAt` not null). `paying`: has a subscription, running or over.
             * @enum {string}
             */
            step: "registered" | "verified" | "profile_completed" | "order_created" | "order_published" | "order_awarded" | "paying";
            count: components["schemas"]["StatsCount"];
            /** @description In percent of those registered; null when nobody did. */
            rate: components["schemas"]["Percent"] | null;
        };
        /** @description A bucket of the series, with the moments it runs between and what happened in it. */
        StatsBucket: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
            };
            orders: {
                /** @description Orders by `createdAt`; a deleted draft never was. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, whatever became of them since. */
                evaluation: number;
                /** @description By `awardedAt`; a revoked award is none. */
                awarded: number;
                /** @description In the state unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
            };
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, whatever became of them since. */
                submitted: number;
            };
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, those that merely follow from another (`causedBy`) left out. */
                found: number;
            };
            credits: {
                /** @description Amounts of the ledger lines `grant` by `at`. */
                granted: number;
                /** @description Amounts of the lines `debit` less those of `refund`; negative when more came back. */
                spent: number;
                /** @description Amounts of the lines `expire` and `void`. */
                expired: number;
            };
            money: components["schemas"]["StatsMoney"][];
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, the ones with a subscription, running or over. */
                paying: number;
            };
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
        };
        /** @description So many days of a zone, both ends included, and the moments [startsAt, endsAt) they run between. */
        StatsSpan: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
        };
        /** @description What happened in an interval [startsAt, endsAt). Money has RUB first, then other currencies with anything to add, by code. */
        StatsFlow: {
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
            };
            orders: {
                /** @description Orders by `createdAt`; a deleted draft never was. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, whatever became of them since. */
                evaluation: number;
                /** @description By `awardedAt`; a revoked award is none. */
                awarded: number;
                /** @description In the state unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
            };
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, whatever became of them since. */
                submitted: number;
            };
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, those that merely follow from another (`causedBy`) left out. */
                found: number;
            };
            credits: {
                /** @description Amounts of the ledger lines `grant` by `at`. */
                granted: number;
                /** @description Amounts of the lines `debit` less those of `refund`; negative when more came back. */
                spent: number;
                /** @description Amounts of the lines `expire` and `void`. */
                expired: number;
            };
            money: components["schemas"]["StatsMoney"][];
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, the ones with a subscription, running or over. */
                paying: number;
            };
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
        };
        /** @description The same figures for as many days just before the period, and by how much they changed since. */
        StatsComparison: {
            previousPeriod: components["schemas"]["StatsSpan"];
            previous: components["schemas"]["StatsFlow"];
            /**
             * @description By figure, such as `orders.published` or `money.RUB.awarded`: (now less before) in percent of before, rounded half up to two digits;
             *     null where there was nothing before or the quotient has more than 15 digits.
             */
            deltaPercent: {
                [key: string]: components["schemas"]["SignedPercent"] | null;
            };
        };
        /**
         * @description What happened in the period, how things stand at `asOf`, and the series. Standing figures do not depend on the period; a world
         *     whose clock was set back counts what lies after `asOf` like anything else.
         */
        StatsSummary: {
            users: {
                /** @description Customers whose `createdAt` lies in the interval. */
                registered: number;
                /** @description Customers whose `emailVerifiedAt` does. */
                verified: number;
                /** @description Of those registered in it, those with phone, first name and company name now. */
                profileCompleted: number;
                /** @description All customers there are. */
                total: number;
                /** @description Customers whose `lastActiveAt` lies in (asOf − 7 × 24 h, asOf]. */
                active7d: number;
                /** @description In (asOf − 30 × 24 h, asOf]. */
                active30d: number;
            };
            orders: {
                /** @description Orders by `createdAt`; a deleted draft never was. */
                created: number;
                /** @description By `publishedAt`. */
                published: number;
                /** @description By `closedAt`, when their deadline passed or they were closed early, whatever became of them since. */
                evaluation: number;
                /** @description By `awardedAt`; a revoked award is none. */
                awarded: number;
                /** @description In the state unsuccessful now, by `closedAt`. */
                unsuccessful: number;
                /** @description By `cancelledAt`. */
                cancelled: number;
                /**
                 * @description Median of the time from `publishedAt` to `awardedAt` of the orders awarded in the period, in hours of 60 minutes with one
                 *     digit, rounded half up; of an even number, the mean of the middle two. Null when none was awarded.
                 */
                medianHoursToAward: components["schemas"]["Decimal"] | null;
            };
            bids: {
                /** @description Bids by `createdAt`. */
                created: number;
                /** @description By `submittedAt`, whatever became of them since. */
                submitted: number;
                /** @description Submitted bids by published orders of the period, two digits, rounded half up; null when none was published. */
                perPublishedOrder: components["schemas"]["Decimal"] | null;
            };
            conflicts: {
                /** @description Conflicts by `firstSeenAt`, those that merely follow from another (`causedBy`) left out. */
                found: number;
                /** @description Of those found in the period, open now. */
                open: number;
                /** @description Of those, accepted with their evidence. */
                waived: number;
                /** @description Of those, no longer there; forgotten after 30 days. */
                resolved: number;
                /** @description All kinds, in the order of `GET /conflict-kinds`. */
                byKind: components["schemas"]["StatsConflictKind"][];
            };
            credits: {
                /** @description Amounts of the ledger lines `grant` by `at`. */
                granted: number;
                /** @description Amounts of the lines `debit` less those of `refund`; negative when more came back. */
                spent: number;
                /** @description Amounts of the lines `expire` and `void`. */
                expired: number;
                /** @description What all customers together can spend at `asOf`; all amounts of their ledgers add up to it. */
                balance: number;
            };
            money: components["schemas"]["StatsMoney"][];
            promo: {
                /** @description Redemptions of promo codes by `redeemedAt`. */
                redemptions: number;
            };
            referrers: {
                /** @description Customers registered in the interval who have a referrer. */
                signups: number;
                /** @description Of those, the ones with a subscription, running or over. */
                paying: number;
            };
            webinars: {
                /** @description Webinar registrations by `createdAt`. */
                registrations: number;
                /** @description By `attendedAt`. */
                attended: number;
            };
            asOf: components["schemas"]["DateTime"];
            period: components["schemas"]["StatsPeriod"];
            /**
             * @description All customers by where they stand at `asOf`: `active` before `currentPeriodEnd` of the subscription, `grace` before its `graceUntil`, else `trial`
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
        /** @description A customer and what they did. */
        StatsDetailsRow: {
            creditsBalance: components["schemas"]["StatsCount"];
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
            company: string | null;
            registeredAt: components["schemas"]["DateTime"];
            referrerCode: string | null;
            accessStatus: components["schemas"]["AccessStatus"];
            /** @description Plan of the latest subscription, running or over. */
            planCode: components["schemas"]["PlanCode"] | null;
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /**
         * @description Figures of a customer, counted as in the summary but for their own records only. `creditsBalance` and `conflictsOpen` (`counts.openConflicts`
         *     of all orders added up) are those of now, the others those of the days asked for. Money is that of orders in RUB.
         */
        StatsDetailsFigures: {
            creditsBalance: components["schemas"]["StatsCount"];
            creditsSpent: number;
            ordersCreated: components["schemas"]["StatsCount"];
            ordersPublished: components["schemas"]["StatsCount"];
            ordersAwarded: components["schemas"]["StatsCount"];
            bidsSubmitted: components["schemas"]["StatsCount"];
            conflictsOpen: components["schemas"]["StatsCount"];
            awardedAmount: components["schemas"]["StatsAmount"];
            savings: components["schemas"]["StatsSignedAmount"];
        };
        /** @description A page of customers; `totals` adds up all that match, on whatever page. */
        StatsDetailsPage: {
            data: components["schemas"]["StatsDetailsRow"][];
            page: components["schemas"]["Page"];
            totals: components["schemas"]["StatsDetailsFigures"];
        };
        /**
         * @description Whether it runs, was ended, or ran out.
         * @enum {string}
         */
        ImpersonationState: "running" | "ended" | "expired";
        /** @description One time an administrator acted as a buyer. */
        Impersonation: {
            id: components["schemas"]["Id"];
            admin: components["schemas"]["PersonRef"];
            /** @description As whom. */
            user: {
                id: components["schemas"]["Id"];
                name: string;
                email: components["schemas"]["Email"];
                status: components["schemas"]["UserStatus"];
            };
            /** @description Null for a session the header alone began. */
            reason: string | null;
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description When it was ended before its time. */
            endedAt: components["schemas"]["DateTime"] | null;
            endedBy: components["schemas"]["PersonRef"] | null;
            state: components["schemas"]["ImpersonationState"];
            /** @description How many requests changed something. */
            changes: number;
        };
        /** @description A page of sessions. */
        ImpersonationPage: {
            data: components["schemas"]["Impersonation"][];
            page: components["schemas"]["Page"];
        };
        /** @description As whom to act, and why. */
        ImpersonationDraft: {
            userId: components["schemas"]["Id"];
            /** @description At least five characters that say something; kept for the record. */
            reason: string;
        };
        /** @description One thing that happened in a session. It always names both, whoever did it and for whom. */
        ImpersonationEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /**
             * @description It began (`start`; `implicit_start` by the header alone), something was changed, it was ended, or it ran out.
             * @enum {string}
             */
            kind: "start" | "implicit_start" | "change" | "end" | "expire";
            /** @description Who did it; null for the server's clock. */
            actor: components["schemas"]["PersonRef"] | null;
            onBehalfOf: components["schemas"]["PersonRef"];
            /** @description What was changed. */
            operationId: string | null;
            /** @description Method and path of the change. */
            path: string | null;
            status: number | null;
            requestId: string | null;
        };
        /** @description A session and its record, oldest event first. */
        ImpersonationRecord: {
            id: components["schemas"]["Id"];
            admin: components["schemas"]["PersonRef"];
            /** @description As whom. */
            user: {
                id: components["schemas"]["Id"];
                name: string;
                email: components["schemas"]["Email"];
                status: components["schemas"]["UserStatus"];
            };
            /** @description Null for a session the header alone began. */
            reason: string | null;
            startedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description When it was ended before its time. */
            endedAt: components["schemas"]["DateTime"] | null;
            endedBy: components["schemas"]["PersonRef"] | null;
            state: components["schemas"]["ImpersonationState"];
            /** @description How many requests changed something. */
            changes: number;
            events: components["schemas"]["ImpersonationEvent"][];
        };
        /**
         * @description A column of the customers' table.
         * @enum {string}
         */
        StatsColumn: "userId" | "email" | "name" | "company" | "registeredAt" | "referrerCode" | "accessStatus" | "planCode" | "creditsBalance" | "creditsSpent" | "ordersCreated" | "ordersPublished" | "ordersAwarded" | "bidsSubmitted" | "conflictsOpen" | "awardedAmount" | "savings" | "lastActiveAt";
        /** @description Somebody's account and access, what they did in the period, and what happened last. */
        UserStats: {
            asOf: components["schemas"]["DateTime"];
            period: components["schemas"]["StatsPeriod"];
            user: components["schemas"]["User"];
            profile: components["schemas"]["Profile"];
            access: components["schemas"]["AccessState"];
            /** @description Those of the period. */
            counters: components["schemas"]["StatsDetailsFigures"];
            /** @description Those of all time. */
            lifetime: components["schemas"]["StatsDetailsFigures"];
            flow: components["schemas"]["StatsFlow"];
            series: components["schemas"]["StatsBucket"][];
            /** @description The ten orders written last (`updatedAt`). */
            recentOrders: components["schemas"]["OrderRow"][];
            /** @description The last twenty lines of the ledger. */
            creditTransactions: components["schemas"]["CreditTransaction"][];
            /** @description Promo codes redeemed, the last fifty. */
            redemptions: components["schemas"]["Redemption"][];
            /** @description The last fifty. */
            payments: components["schemas"]["AccessPayment"][];
            /** @description When administrators acted as this person, the last twenty times. */
            impersonations: components["schemas"]["Impersonation"][];
            /** @description The last twenty events of their orders and bids. */
            auditTail: components["schemas"]["AuditEvent"][];
        };
        /** @description Somebody who has an account, as administrators see them. */
        AdminUser: {
            id: components["schemas"]["Id"];
            /** @description First and last name; the e-mail address until there is one. */
            name: string;
            email: components["schemas"]["Email"];
            emailVerifiedAt: components["schemas"]["DateTime"] | null;
            phone: components["schemas"]["Phone"] | null;
            company: {
                name: string | null;
                taxId: components["schemas"]["TaxId"] | null;
            };
            role: components["schemas"]["UserRole"];
            status: components["schemas"]["UserStatus"];
            /** @description Where they stand now. */
            access: {
                status: components["schemas"]["AccessStatus"];
                planCode: components["schemas"]["PlanCode"] | null;
                creditsBalance: number;
            };
            /** @description Who brought this customer. */
            referrer: {
                id: components["schemas"]["Id"];
                code: string;
            } | null;
            createdAt: components["schemas"]["DateTime"];
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /** @description A page of people. */
        AdminUserPage: {
            data: components["schemas"]["AdminUser"][];
            page: components["schemas"]["Page"];
        };
        /** @description Who speaks. */
        WebinarSpeaker: {
            name: string;
            title: string;
        };
        /**
         * @description Follows from the clock: live from the beginning, ended when the duration is over; cancelled by the organiser.
         * @enum {string}
         */
        WebinarStatus: "scheduled" | "live" | "ended" | "cancelled";
        /** @description The caller's seat. */
        WebinarRegistration: {
            id: components["schemas"]["Id"];
            registeredAt: components["schemas"]["DateTime"];
            /** @description When they joined for the first time; null when they did not. */
            attendedAt: components["schemas"]["DateTime"] | null;
            email: components["schemas"]["Email"];
        };
        /** @description An hour with somebody who knows, live at a moment and often as a recording afterwards. */
        Webinar: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            durationMinutes: number;
            /** @description Of the organiser; the beginning is announced in it. */
            timeZone: components["schemas"]["TimeZone"];
            speakers: components["schemas"]["WebinarSpeaker"][];
            status: components["schemas"]["WebinarStatus"];
            /** @description Seats in all; null for as many as come. */
            capacity: number | null;
            /** @description Null where capacity is. */
            seatsLeft: number | null;
            /** @description Only for somebody registered, from 15 minutes before the beginning until the end; else null. */
            joinUrl: components["schemas"]["Url"] | null;
            /** @description Null as long as there is none. */
            recordingUrl: components["schemas"]["Url"] | null;
            /** @description Credits for attending; null when there are none. */
            bonus: {
                credits: number;
            } | null;
            /** @description The caller's, or that of the ticket; null without one. */
            registration: components["schemas"]["WebinarRegistration"] | null;
        };
        /** @description Webinars, those to come first, and the server's time, by which they begin. */
        WebinarList: {
            serverTime: components["schemas"]["DateTime"];
            data: components["schemas"]["Webinar"][];
        };
        /**
         * @description Where somebody registered.
         * @enum {string}
         */
        WebinarSource: "webinar_page" | "home_page" | "notice_page";
        /** @description Who comes; for somebody signed in the profile says it. */
        WebinarRegistrationDraft: {
            name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /**
             * @description Letters about this webinar are welcome; a guest cannot register without.
             * @constant
             */
            consent?: true;
            source?: components["schemas"]["WebinarSource"];
        };
        /** @description Where the letter went, and the webinar; a guest's registration is known from the letter alone. */
        WebinarRegistered: {
            email: components["schemas"]["Email"];
            webinar: components["schemas"]["Webinar"];
        };
        /**
         * @description What it is about. `deadline_soon`: bids are due within 24 hours. `deadline_passed`: they were due and the order waits
         *     for a decision. `bid_expiring`: a bid on an open order is valid for at most 7 more days. `new_blocker`: an open order
         *     has blocking conflicts. `credits_low`: at most 2 credits are left. `trial_ending`: 3 days, then 1 day before the end.
         *     `subscription_ending`: 3 days before the end of a subscription that is not renewed, and in its grace days.
         *     `access_ended`: trial or subscription is over. `question_received`: a question waits for an answer. `webinar_soon`: a
         *     webinar one is registered for begins within 24 hours. `payment_settled`: an invoice was paid. The settings
         *     `notificationPrefs` send the first seven by e-mail as well.
         * @enum {string}
         */
        NotificationType: "deadline_soon" | "deadline_passed" | "bid_expiring" | "new_blocker" | "credits_low" | "trial_ending" | "subscription_ending" | "access_ended" | "question_received" | "webinar_soon" | "payment_settled";
        /** @description One thing the product tells a person. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @description Since when it is true. */
            at: components["schemas"]["DateTime"];
            readAt: components["schemas"]["DateTime"] | null;
            title: string;
            body: string;
            /** @description Path of the product without its prefix. */
            link: string;
        };
        /** @description Notifications, the cursor of the next ones, and how many of all are not read. */
        NotificationList: {
            data: components["schemas"]["Notification"][];
            nextCursor: string | null;
            unread: number;
        };
        /** @description Which notifications were read; one of the two. */
        NotificationsRead: {
            ids?: components["schemas"]["Id"][];
            /** @constant */
            all?: true;
        };
        /**
         * @description What stands in the referrer's link; small letters, digits and hyphens.
         * @example partner-one
         */
        ReferrerCode: string;
        /** @description What an invitation says to whoever follows it. */
        Referral: {
            code: components["schemas"]["ReferrerCode"];
            name: string;
            cookieDays: number;
        };
        /**
         * @description New customers count for an active one alone; customers brought before stay.
         * @enum {string}
         */
        ReferrerStatus: "active" | "paused" | "blocked";
        /** @description What a referrer gets for a payment of a customer they brought. */
        ReferrerReward: {
            /** @enum {string} */
            type: "percent" | "fixed" | "credits";
            value: components["schemas"]["Decimal"];
            /** @description Of a fixed reward; null for the others. */
            currency: components["schemas"]["Currency"] | null;
            /** @description For how many calendar months (UTC) after a customer's first payment further ones are rewarded too; null for the first payment alone. */
            recurringMonths: number | null;
        };
        /** @description Somebody who brings customers. */
        Referrer: {
            id: components["schemas"]["Id"];
            version: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            createdBy: components["schemas"]["PersonRef"];
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            code: components["schemas"]["ReferrerCode"];
            /** @description Path of the sign-up page with the code. */
            link: string;
            status: components["schemas"]["ReferrerStatus"];
            reward: components["schemas"]["ReferrerReward"];
            /** @description For how many days a visit is remembered; 30 when absent. */
            cookieDays: number;
            /** @description The referrer's own account, which is never counted as brought by them. */
            userId: components["schemas"]["Id"] | null;
            /** @description Promo codes that name this referrer. */
            promoCodeIds: components["schemas"]["Id"][];
            notes: string | null;
        };
        /**
         * @description What rewards are counted in; a fixed reward in its currency, a share in rubles, as payments are.
         * @enum {string}
         */
        ReferrerRewardUnit: "RUB" | "USD" | "EUR" | "CNY" | "KZT" | "BYN" | "credits";
        /** @description What a referrer brought since the beginning; each figure as in ReferrerFigures, over all time. */
        ReferrerTotals: {
            clicks: number;
            signups: number;
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
         * @description What a referrer gets for a payment. `percent`: `value` percent of it, 0 < value ≤ 100, at most two fraction digits.
         *     `fixed`: `value` in `currency` for each payment, with its digits. `credits`: `value` whole credits for each payment.
         *     Only `fixed` has a currency.
         */
        ReferrerRewardDraft: {
            /** @enum {string} */
            type: "percent" | "fixed" | "credits";
            value: components["schemas"]["Decimal"];
            currency?: components["schemas"]["Currency"] | null;
            recurringMonths?: number | null;
        };
        /** @description A referrer to be added. */
        ReferrerDraft: {
            name: string;
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"] | null;
            code: components["schemas"]["ReferrerCode"];
            status?: components["schemas"]["ReferrerStatus"];
            reward: components["schemas"]["ReferrerRewardDraft"];
            /** @description For how many days a visit is remembered; 30 when absent. */
            cookieDays?: number;
            /** @description The referrer's own account, which is never counted as brought by them. */
            userId?: components["schemas"]["Id"] | null;
            notes?: string | null;
        };
        /** @description What to change of a referrer. */
        ReferrerPatch: {
            name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"] | null;
            code?: components["schemas"]["ReferrerCode"];
            status?: components["schemas"]["ReferrerStatus"];
            reward?: components["schemas"]["ReferrerRewardDraft"];
            /** @description For how many days a visit is remembered; 30 when absent. */
            cookieDays?: number;
            /** @description The referrer's own account, which is never counted as brought by them. */
            userId?: components["schemas"]["Id"] | null;
            notes?: string | null;
        };
        /** @description The referrer was changed elsewhere; `current` is what stands now. */
        ReferrerStaleProblem: components["schemas"]["ApiProblem"] & {
            current: components["schemas"]["Referrer"];
        };
        /**
         * @description Figures of a span of time [start, end). A customer is a user whose `referrer.id` is this referrer's.
         *     `clicks`: visits counted in it. `signups`: customers whose account was made in it (`createdAt`). `verified`: whose
         *     address was verified in it (`emailVerifiedAt`). `profilesCompleted`: whose profile is complete and whose phone was
         *     confirmed in it (`phoneVerifiedAt`). `trialsStarted`: whose trial began in it (`trial.startedAt`). `paying`: whose
         *     first settled payment falls into it. `activePaying`: whose subscription has begun and whose grace days are not over at
         *     the end of it, or now if that is earlier. `cancelled`: whose subscription ended for good in it (`graceUntil`, not later than now).
         *     `revenue`: sum of their settled payments in it, in rubles, as paid. `rewardAccrued`: what those payments earn by the
         *     terms as they stand now: the first payment of a customer, and with `recurringMonths` those made less than so many
         *     calendar months (UTC) after it; a share is rounded half up to kopecks for each payment.
         */
        ReferrerFigures: {
            clicks: number;
            signups: number;
            verified: number;
            profilesCompleted: number;
            trialsStarted: number;
            paying: number;
            activePaying: number;
            cancelled: number;
            revenue: components["schemas"]["Amount"];
            rewardAccrued: components["schemas"]["Decimal"];
        };
        /** @description The figures of one bucket; `from` and `to` are its first and last day. */
        ReferrerBucket: components["schemas"]["ReferrerFigures"] & {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
        };
        /** @description What a referrer brought in a period. */
        ReferrerStats: components["schemas"]["ReferrerFigures"] & {
            period: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                granularity: components["schemas"]["StatsGranularity"];
                timeZone: components["schemas"]["TimeZone"];
            };
            rewardUnit: components["schemas"]["ReferrerRewardUnit"];
            /** @description Paid out in the period. */
            rewardPaid: components["schemas"]["Decimal"];
            /** @description Accrued and not paid out, over all time up to now; never below 0. */
            rewardDue: components["schemas"]["Decimal"];
            /** @description Shares in percent, one fraction digit, half up; null where there is nothing to divide by. More than 100 is possible, for people sign up days after their click. */
            conversion: {
                clickToSignup: components["schemas"]["Decimal"] | null;
                signupToPaying: components["schemas"]["Decimal"] | null;
            };
            series: components["schemas"]["ReferrerBucket"][];
        };
        /** @description A customer somebody brought. */
        ReferredUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description First and last name, or the e-mail address. */
            name: string;
            company: string | null;
            registeredAt: components["schemas"]["DateTime"];
            verifiedAt: components["schemas"]["DateTime"] | null;
            accessStatus: components["schemas"]["AccessStatus"];
            planCode: components["schemas"]["PlanCode"] | null;
            revenue: components["schemas"]["Amount"];
            rewardAccrued: components["schemas"]["Decimal"];
            lastActiveAt: components["schemas"]["DateTime"];
        };
        /** @description A page of customers somebody brought. */
        ReferredUserPage: {
            data: components["schemas"]["ReferredUser"][];
            page: components["schemas"]["Page"];
        };
    };
    responses: {
        /** @description The request could not be read, or a header is missing or malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The body is not JSON in UTF-8. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Understood and not acceptable; every field is named. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description Too many requests; wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The server failed; the request id helps support to find out why. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Temporarily out of service. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description A session. */
        SignedIn: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthSession"];
            };
        };
        /** @description Not allowed for this person; the message is shown as it is. */
        Forbidden: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description No such thing for this person; somebody else's things are not found either. */
        NotFound: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The signed-in person. */
        Me: {
            headers: {
                ETag: components["headers"]["ETag"];
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description No token, or one that is no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description If-Match is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description Not possible in the present state. */
        Conflict: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The fields are wrong, or the code does not work for this person now. */
        PromoRefused: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The code was changed since; `current` is how it stands now. */
        PromoCodeStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PromoCodeStaleProblem"];
            };
        };
        /** @description Subscription, credits or trial have ended. */
        AccessExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccessExpiredProblem"];
            };
        };
        /** @description The profile must be completed with a phone number first. */
        PhoneRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PhoneRequiredProblem"];
            };
        };
        /** @description Someone changed the order since; `current` is how it stands now. */
        OrderStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OrderStaleProblem"];
            };
        };
        /** @description Not possible in the present state, or something chosen has an open conflict that blocks it. */
        AwardBlocked: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AwardBlockedProblem"];
            };
        };
        /** @description The award is another one now; `current` is how it stands. */
        AwardStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AwardStaleProblem"];
            };
        };
        /** @description Someone changed the bid since; `current` is how it stands now. */
        BidStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BidStaleProblem"];
            };
        };
        /** @description The evidence changed since; `current` is how the conflict stands now. */
        ConflictStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictStaleProblem"];
            };
        };
        /** @description The filter was changed since; `current` is how it stands now. */
        SavedFilterStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SavedFilterStaleProblem"];
            };
        };
        /** @description Someone changed the supplier since; `current` is how it stands now. */
        SupplierStale: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SupplierStaleProblem"];
            };
        };
        /** @description Another referrer has this code. */
        ReferrerCodeTaken: {
            headers: {
                /**
                 * @description Identifier of this request in the server's log.
                 * @example req_01K8Z0M4Q7
                 */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
    };
    parameters: {
        /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
        ActAsUser: string;
        /**
         * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
         * @example "3"
         */
        IfMatch: string;
        /** @description Page number, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /**
         * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
         * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
         */
        IdempotencyKey: string;
        /** @description Part of a code or note, at least two characters. */
        PromoSearch: string;
        /** @description Codes of these kinds. */
        PromoKindFilter: components["schemas"]["PromoKind"][];
        /** @description Codes that stand so now. */
        PromoStateFilter: components["schemas"]["PromoState"][];
        /** @description Order of the rows; the newest first unless it says otherwise. */
        PromoSort: ("createdAt" | "-createdAt" | "code" | "-code" | "expiresAt" | "-expiresAt" | "timesRedeemed" | "-timesRedeemed")[];
        /**
         * @description Identifier of the thing addressed.
         * @example ord_fasteners
         */
        IdInPath: components["schemas"]["Id"];
        /** @description Any of these statuses. */
        StatusFilter: components["schemas"]["OrderStatus"][];
        /** @description Words to look for, at least two characters. */
        Search: string;
        /** @description Bids due at or after this moment. */
        DeadlineFrom: components["schemas"]["DateTime"];
        /** @description Bids due at or before this moment. */
        DeadlineTo: components["schemas"]["DateTime"];
        /** @description Any of these tags. */
        TagFilter: components["schemas"]["Tag"][];
        /** @description Only orders with open conflicts, or only those without. */
        HasConflicts: boolean;
        /** @description Archived orders instead of current ones. */
        Archived: boolean;
        /** @description Keys in order of weight; a minus sorts downwards. */
        OrderSort: ("number" | "-number" | "title" | "-title" | "status" | "-status" | "submissionDeadline" | "-submissionDeadline" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "bids" | "-bids" | "bestTotal" | "-bestTotal" | "openConflicts" | "-openConflicts" | "items" | "-items")[];
        /** @description The `nextCursor` of the answer before. */
        Cursor: string;
        /** @description How many at most. */
        Limit: number;
        /**
         * @description Only what this person did, for themselves or for somebody else.
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
         * @description Only what happened to this bid.
         * @example bid_fasteners_metiz
         */
        AuditBid: components["schemas"]["Id"];
        /** @description With VAT or without; the order's own basis when absent. */
        Basis: components["schemas"]["ComparisonBasis"];
        /** @description Key of a lot; all lines when absent. */
        LotKey: string;
        /** @description Also bids past their validity. */
        IncludeExpired: boolean;
        /** @description Also bids that were disqualified or withdrawn. */
        IncludeDisqualified: boolean;
        /** @description A past moment to look at; now when absent. */
        At: components["schemas"]["DateTime"];
        /**
         * @description The order.
         * @example ord_fasteners
         */
        OrderIdInPath: components["schemas"]["Id"];
        /**
         * @description The purchase order.
         * @example po_bearings_1
         */
        PurchaseOrderId: components["schemas"]["Id"];
        /**
         * @description Bids in any of these states.
         * @example [
         *       "submitted",
         *       "draft"
         *     ]
         */
        BidStatusFilter: components["schemas"]["BidStatus"][];
        /** @description Order of the rows, the first key weighing most; `total` is the comparable gross total. */
        BidSort: ("rank" | "-rank" | "number" | "-number" | "supplierName" | "-supplierName" | "total" | "-total" | "receivedAt" | "-receivedAt" | "validUntil" | "-validUntil" | "deliveryDays" | "-deliveryDays" | "updatedAt" | "-updatedAt")[];
        /** @description Kind of file. */
        ExportFormat: "xlsx" | "csv" | "json";
        /** @description Which sheet `csv` is; the other formats have all of them. */
        ExportTable: "offers" | "award";
        /**
         * @description The bid.
         * @example bid_fasteners_metiz
         */
        BidId: components["schemas"]["Id"];
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
         * @description Conflicts that name this bid.
         * @example bid_fasteners_volga
         */
        ConflictBidFilter: components["schemas"]["Id"];
        /**
         * @description The conflict.
         * @example cfl_t5AxoUd4Bcr_b1uyHuiv4B
         */
        ConflictIdInPath: components["schemas"]["Id"];
        /**
         * @description The conflict's fingerprint in quotes, so that nothing is decided on evidence nobody has seen. Absent gives 428, stale 412.
         * @example "-1DjOMxKCLIeaJM_UFTDeo"
         */
        ConflictIfMatch: string;
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
        QuestionId: components["schemas"]["Id"];
        /** @description Filters of this list alone. */
        SavedFilterScopeFilter: components["schemas"]["SavedFilterScope"];
        /**
         * @description Suppliers with any of these tags.
         * @example [
         *       "крепёж"
         *     ]
         */
        SupplierTag: components["schemas"]["Tag"][];
        /** @description Only the blocked (true) or only the others (false). */
        SupplierBlocked: boolean;
        /** @description Order of the rows, the first key weighing most. */
        SupplierSort: ("name" | "-name" | "lastBidAt" | "-lastBidAt" | "bids" | "-bids" | "wins" | "-wins" | "createdAt" | "-createdAt")[];
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
        /** @description What a bucket of the series is. */
        StatsGranularity: components["schemas"]["StatsGranularity"];
        /**
         * @description The zone whose days are meant; Europe/Moscow when absent.
         * @example Europe/Moscow
         */
        StatsTimeZone: components["schemas"]["TimeZone"];
        /** @description Whether to compare with as many days just before the period. */
        StatsCompare: boolean;
        /**
         * @description Customers who stand at any of these now.
         * @example [
         *       "active",
         *       "grace"
         *     ]
         */
        StatsAccessStatus: components["schemas"]["AccessStatus"][];
        /**
         * @description Customers whose latest subscription, running or over, is to any of these plans.
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
         * @description First day of what is counted.
         * @example 2026-10-01
         */
        StatsCountedFrom: string;
        /**
         * @description Last day of what is counted.
         * @example 2026-10-31
         */
        StatsCountedTo: string;
        /**
         * @description Order of the rows, the first key weighing most.
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
         * @description Only sessions in which somebody acted as this user.
         * @example usr_trial
         */
        ImpersonationUser: components["schemas"]["Id"];
        /** @description Only those that run (true), or only those that are over (false). */
        ImpersonationRunning: boolean;
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
        /** @description Only accounts that may be used (`active`), or only those that may not (`blocked`). */
        UserStatusFilter: "active" | "blocked";
        /**
         * @description People whose access stands in any of these ways.
         * @example [
         *       "trial_expired",
         *       "grace"
         *     ]
         */
        UserAccessFilter: ("none" | "trial" | "trial_expired" | "active" | "grace" | "subscription_expired")[];
        /** @description Order of the rows, the first key weighing most. */
        UserSort: ("lastActiveAt" | "-lastActiveAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt")[];
        /**
         * @description What the letter to a guest says instead of a sign-in; it counts only where the caller has no registration of their own.
         * @example tkt_7QK2M9X4B6T1ZN3W
         */
        WebinarTicket: string;
        /** @description Only those not read yet (true) or only the others (false). */
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
        /** @description Order of the rows, the first key weighing most. */
        ReferrerSort: ("name" | "-name" | "code" | "-code" | "status" | "-status" | "createdAt" | "-createdAt" | "clicks" | "-clicks" | "signups" | "-signups" | "paying" | "-paying" | "rewardDue" | "-rewardDue")[];
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
        /** @description How long a bucket is. */
        ReferrerStatsGranularity: components["schemas"]["StatsGranularity"];
        /**
         * @description Zone the days are counted in; Europe/Moscow when absent.
         * @example Europe/Moscow
         */
        ReferrerStatsTimeZone: components["schemas"]["TimeZone"];
        /** @description Order of the rows, the first key weighing most. */
        ReferredUserSort: ("registeredAt" | "-registeredAt" | "name" | "-name" | "revenue" | "-revenue" | "lastActiveAt" | "-lastActiveAt")[];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Version of the entity, to be sent back as If-Match.
         * @example "3"
         */
        ETag: string;
        /**
         * @description How long the list may be kept.
         * @example private, max-age=86400
         */
        CachedForADay: string;
        /** @description Present, as `true`, when the stored answer of an earlier attempt was returned. */
        IdempotencyReplayed: "true";
        /**
         * @description The file's name, in UTF-8 as RFC 5987 has it and in plain letters for old programs.
         * @example attachment; filename="Z-2026-000118.xlsx"; filename*=UTF-8''Z-2026-000118.xlsx
         */
        Download: string;
        /**
         * @description The conflict's fingerprint, to be sent back as If-Match.
         * @example "-1DjOMxKCLIeaJM_UFTDeo"
         */
        ConflictETag: string;
        /**
         * @description Rows of the whole file, its headings not counted.
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
export type SignUpAccepted = components['schemas']['SignUpAccepted'];
export type FieldError = components['schemas']['FieldError'];
export type ApiProblem = components['schemas']['ApiProblem'];
export type ValidationProblem = components['schemas']['ValidationProblem'];
export type Id = components['schemas']['Id'];
export type LinkToken = components['schemas']['LinkToken'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type DateTime = components['schemas']['DateTime'];
export type UserRole = components['schemas']['UserRole'];
export type UserStatus = components['schemas']['UserStatus'];
export type Locale = components['schemas']['Locale'];
export type User = components['schemas']['User'];
export type AuthSession = components['schemas']['AuthSession'];
export type EmailRequest = components['schemas']['EmailRequest'];
export type LetterAccepted = components['schemas']['LetterAccepted'];
export type LogInRequest = components['schemas']['LogInRequest'];
export type TokenLogInRequest = components['schemas']['TokenLogInRequest'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
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
export type Workbook = components['schemas']['Workbook'];
export type BidSource = components['schemas']['BidSource'];
export type BidTotals = components['schemas']['BidTotals'];
export type BidRow = components['schemas']['BidRow'];
export type BidPage = components['schemas']['BidPage'];
export type Url = components['schemas']['Url'];
export type SupplierContactDraft = components['schemas']['SupplierContactDraft'];
export type BidSupplierDraft = components['schemas']['BidSupplierDraft'];
export type BidItemDraft = components['schemas']['BidItemDraft'];
export type BidDraft = components['schemas']['BidDraft'];
export type SupplierContact = components['schemas']['SupplierContact'];
export type BidSupplier = components['schemas']['BidSupplier'];
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
export type BidStaleProblem = components['schemas']['BidStaleProblem'];
export type BidPatch = components['schemas']['BidPatch'];
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
export type AttachmentUpload = components['schemas']['AttachmentUpload'];
export type FileContent = components['schemas']['FileContent'];
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
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMe = components['responses']['Me'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePromoRefused = components['responses']['PromoRefused'];
export type ResponsePromoCodeStale = components['responses']['PromoCodeStale'];
export type ResponseAccessExpired = components['responses']['AccessExpired'];
export type ResponsePhoneRequired = components['responses']['PhoneRequired'];
export type ResponseOrderStale = components['responses']['OrderStale'];
export type ResponseAwardBlocked = components['responses']['AwardBlocked'];
export type ResponseAwardStale = components['responses']['AwardStale'];
export type ResponseBidStale = components['responses']['BidStale'];
export type ResponseConflictStale = components['responses']['ConflictStale'];
export type ResponseSavedFilterStale = components['responses']['SavedFilterStale'];
export type ResponseSupplierStale = components['responses']['SupplierStale'];
export type ResponseReferrerCodeTaken = components['responses']['ReferrerCodeTaken'];
export type ParameterActAsUser = components['parameters']['ActAsUser'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPromoSearch = components['parameters']['PromoSearch'];
export type ParameterPromoKindFilter = components['parameters']['PromoKindFilter'];
export type ParameterPromoStateFilter = components['parameters']['PromoStateFilter'];
export type ParameterPromoSort = components['parameters']['PromoSort'];
export type ParameterIdInPath = components['parameters']['IdInPath'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterDeadlineFrom = components['parameters']['DeadlineFrom'];
export type ParameterDeadlineTo = components['parameters']['DeadlineTo'];
export type ParameterTagFilter = components['parameters']['TagFilter'];
export type ParameterHasConflicts = components['parameters']['HasConflicts'];
export type ParameterArchived = components['parameters']['Archived'];
export type ParameterOrderSort = components['parameters']['OrderSort'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterAuditActor = components['parameters']['AuditActor'];
export type ParameterAuditActionFilter = components['parameters']['AuditActionFilter'];
export type ParameterAuditBid = components['parameters']['AuditBid'];
export type ParameterBasis = components['parameters']['Basis'];
export type ParameterLotKey = components['parameters']['LotKey'];
export type ParameterIncludeExpired = components['parameters']['IncludeExpired'];
export type ParameterIncludeDisqualified = components['parameters']['IncludeDisqualified'];
export type ParameterAt = components['parameters']['At'];
export type ParameterOrderIdInPath = components['parameters']['OrderIdInPath'];
export type ParameterPurchaseOrderId = components['parameters']['PurchaseOrderId'];
export type ParameterBidStatusFilter = components['parameters']['BidStatusFilter'];
export type ParameterBidSort = components['parameters']['BidSort'];
export type ParameterExportFormat = components['parameters']['ExportFormat'];
export type ParameterExportTable = components['parameters']['ExportTable'];
export type ParameterBidId = components['parameters']['BidId'];
export type ParameterConflictKindFilter = components['parameters']['ConflictKindFilter'];
export type ParameterConflictSeverityFilter = components['parameters']['ConflictSeverityFilter'];
export type ParameterConflictStatusFilter = components['parameters']['ConflictStatusFilter'];
export type ParameterConflictBidFilter = components['parameters']['ConflictBidFilter'];
export type ParameterConflictIdInPath = components['parameters']['ConflictIdInPath'];
export type ParameterConflictIfMatch = components['parameters']['ConflictIfMatch'];
export type ParameterQuestionStatusFilter = components['parameters']['QuestionStatusFilter'];
export type ParameterQuestionId = components['parameters']['QuestionId'];
export type ParameterSavedFilterScopeFilter = components['parameters']['SavedFilterScopeFilter'];
export type ParameterSupplierTag = components['parameters']['SupplierTag'];
export type ParameterSupplierBlocked = components['parameters']['SupplierBlocked'];
export type ParameterSupplierSort = components['parameters']['SupplierSort'];
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
export type ParameterStatsExportFormat = components['parameters']['StatsExportFormat'];
export type ParameterStatsExportColumns = components['parameters']['StatsExportColumns'];
export type ParameterUserRoleFilter = components['parameters']['UserRoleFilter'];
export type ParameterUserStatusFilter = components['parameters']['UserStatusFilter'];
export type ParameterUserAccessFilter = components['parameters']['UserAccessFilter'];
export type ParameterUserSort = components['parameters']['UserSort'];
export type ParameterWebinarTicket = components['parameters']['WebinarTicket'];
export type ParameterNotificationUnread = components['parameters']['NotificationUnread'];
export type ParameterReferrerCodeInPath = components['parameters']['ReferrerCodeInPath'];
export type ParameterReferrerStatusFilter = components['parameters']['ReferrerStatusFilter'];
export type ParameterReferrerSort = components['parameters']['ReferrerSort'];
export type ParameterReferrerStatsFrom = components['parameters']['ReferrerStatsFrom'];
export type ParameterReferrerStatsTo = components['parameters']['ReferrerStatsTo'];
export type ParameterReferrerStatsGranularity = components['parameters']['ReferrerStatsGranularity'];
export type ParameterReferrerStatsTimeZone = components['parameters']['ReferrerStatsTimeZone'];
export type ParameterReferredUserSort = components['parameters']['ReferredUserSort'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCachedForADay = components['headers']['CachedForADay'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderDownload = components['headers']['Download'];
export type HeaderConflictETag = components['headers']['ConflictETag'];
export type HeaderTotalRows = components['headers']['TotalRows'];
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description The letter is on its way. */
            201: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The link was used before. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A part is malformed, or the link has expired. */
            422: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address fits, a letter is on its way. */
            202: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
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
            400: components["responses"]["BadRequest"];
            /** @description No such pair of e-mail address and password. */
            401: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description The pair is right, and this person may not sign in. */
            403: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    logInByToken: {
        parameters: {
            query?: never;
            header?: never;
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
            400: components["responses"]["BadRequest"];
            /** @description The pair is right, and this person may not sign in. */
            403: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description The token was used before. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The token is malformed, unknown or expired, or another field is not acceptable. */
            422: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    requestLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address fits, a letter is on its way. */
            202: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session is left. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address fits, a letter is on its way. */
            202: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The new password counts from now. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The token was used before. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The token is malformed, unknown or expired, or another field is not acceptable. */
            422: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The profile was changed elsewhere; `current` is how it stands now. */
            412: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The code is on its way. */
            202: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The number belongs to another account. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    confirmPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            403: components["responses"]["Forbidden"];
            /** @description The number belongs to another account. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is malformed, or the code is wrong or too old. */
            422: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The new password counts from now. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is malformed, or the present password is wrong. */
            422: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    listUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    "Cache-Control": components["headers"]["CachedForADay"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    "Cache-Control": components["headers"]["CachedForADay"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    "Cache-Control": components["headers"]["CachedForADay"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictKindList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state at `serverTime`. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All public plans. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments, those that failed included. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreditPacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All packs. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description What became of it; `access` is the state afterwards. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendTrial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The state afterwards. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
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
            /** @description What it would do. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PromoRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemPromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description What it did, and the access afterwards. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redeemed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PromoRefused"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromoCodes: {
        parameters: {
            query?: {
                /** @description Part of a code or note, at least two characters. */
                q?: components["parameters"]["PromoSearch"];
                /** @description Codes of these kinds. */
                kind?: components["parameters"]["PromoKindFilter"];
                /** @description Codes that stand so now. */
                state?: components["parameters"]["PromoStateFilter"];
                /** @description Order of the rows; the newest first unless it says otherwise. */
                sort?: components["parameters"]["PromoSort"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description It was created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodePatch"];
            };
        };
        responses: {
            /** @description The code as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PromoCodeStale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it; nothing in it ever changes. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantAccess: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessGrantDraft"];
            };
        };
        responses: {
            /** @description What was given, and the access of that person afterwards. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Any of these statuses. */
                status?: components["parameters"]["StatusFilter"];
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /** @description Bids due at or after this moment. */
                deadlineFrom?: components["parameters"]["DeadlineFrom"];
                /** @description Bids due at or before this moment. */
                deadlineTo?: components["parameters"]["DeadlineTo"];
                /** @description Any of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description Only orders with open conflicts, or only those without. */
                hasConflicts?: components["parameters"]["HasConflicts"];
                /** @description Archived orders instead of current ones. */
                archived?: components["parameters"]["Archived"];
                /** @description Keys in order of weight; a minus sorts downwards. */
                sort?: components["parameters"]["OrderSort"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDraft"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPatch"];
            };
        };
        responses: {
            /** @description The changed order and what counted as material. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The published order and what it cost. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
    unarchiveOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
    duplicateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The new draft; deadlines are left empty. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description The `nextCursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only what this person did, for themselves or for somebody else.
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
                 * @description Only what happened to this bid.
                 * @example bid_fasteners_metiz
                 */
                bidId?: components["parameters"]["AuditBid"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events and where to go on. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComparison: {
        parameters: {
            query?: {
                /** @description With VAT or without; the order's own basis when absent. */
                basis?: components["parameters"]["Basis"];
                /** @description Key of a lot; all lines when absent. */
                lot?: components["parameters"]["LotKey"];
                /** @description Also bids past their validity. */
                includeExpired?: components["parameters"]["IncludeExpired"];
                /** @description Also bids that were disqualified or withdrawn. */
                includeDisqualified?: components["parameters"]["IncludeDisqualified"];
                /** @description A past moment to look at; now when absent. */
                at?: components["parameters"]["At"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
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
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardProposal"];
            };
        };
        responses: {
            /** @description What the award would be. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    revokeAward: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The award as it was, with its revocation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase orders. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            460: components["responses"]["PhoneRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                 * @example po_bearings_1
                 */
                id: components["parameters"]["PurchaseOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Download"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Bids in any of these states.
                 * @example [
                 *       "submitted",
                 *       "draft"
                 *     ]
                 */
                status?: components["parameters"]["BidStatusFilter"];
                /** @description Order of the rows, the first key weighing most; `total` is the comparable gross total. */
                sort?: components["parameters"]["BidSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                "application/json": components["schemas"]["BidDraft"];
            };
        };
        responses: {
            /** @description The draft was stored. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    parseOrderImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The lines as they were understood, and everything that was not. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Which sheet `csv` is; the other formats have all of them. */
                table?: components["parameters"]["ExportTable"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Download"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The bid as it was understood, and everything that was not. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    getBidTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    "Content-Disposition": components["headers"]["Download"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bid. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is gone. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidPatch"];
            };
        };
        responses: {
            /** @description The bid as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
    submitBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The bid is submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidSubmission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The bid, quoted against the present revision. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The bid is withdrawn. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidDisqualificationDraft"];
            };
        };
        responses: {
            /** @description The bid is disqualified. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidReinstatementDraft"];
            };
        };
        responses: {
            /** @description The bid is submitted again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetDisclosure"];
            };
        };
        responses: {
            /** @description The event of the history. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    duplicateBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["BidId"];
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
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description Conflicts that name this bid.
                 * @example bid_fasteners_volga
                 */
                bidId?: components["parameters"]["ConflictBidFilter"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The conflicts, how many are open, and what to know of the order as a whole. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description The conflict's fingerprint in quotes, so that nothing is decided on evidence nobody has seen. Absent gives 428, stale 412.
                 * @example "-1DjOMxKCLIeaJM_UFTDeo"
                 */
                "If-Match": components["parameters"]["ConflictIfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["ConflictIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictResolutionDraft"];
            };
        };
        responses: {
            /** @description The conflict as it is now, and what was changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ConflictETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                 * @description The conflict's fingerprint in quotes, so that nothing is decided on evidence nobody has seen. Absent gives 428, stale 412.
                 * @example "-1DjOMxKCLIeaJM_UFTDeo"
                 */
                "If-Match": components["parameters"]["ConflictIfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["ConflictIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoInput"];
            };
        };
        responses: {
            /** @description The conflict, open again, and what was changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ConflictETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The question was recorded and waits for an answer. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    answerQuestion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                id: components["parameters"]["QuestionId"];
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
            /** @description Someone answered since; `current` is how the question stands now. */
            412: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The file is attached. */
            201: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
            /** @description The file is larger than `limits.maxAttachmentMb` of `GET /access`. */
            413: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApiProblem"];
                };
            };
            /** @description Not a form with a file, or a file of a type that is not taken or not what it says it is. */
            415: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Download"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                /** @description Filters of this list alone. */
                scope?: components["parameters"]["SavedFilterScopeFilter"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every saved filter, of one scope or of both. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter is gone. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterPatch"];
            };
        };
        responses: {
            /** @description The filter as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            409: components["responses"]["Conflict"];
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
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Suppliers with any of these tags.
                 * @example [
                 *       "крепёж"
                 *     ]
                 */
                tag?: components["parameters"]["SupplierTag"];
                /** @description Only the blocked (true) or only the others (false). */
                blocked?: components["parameters"]["SupplierBlocked"];
                /** @description Order of the rows, the first key weighing most. */
                sort?: components["parameters"]["SupplierSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier is gone. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["AccessExpired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierPatch"];
            };
        };
        responses: {
            /** @description The supplier as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                /** @description What a bucket of the series is. */
                granularity?: components["parameters"]["StatsGranularity"];
                /**
                 * @description The zone whose days are meant; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /** @description Whether to compare with as many days just before the period. */
                compare?: components["parameters"]["StatsCompare"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatsDetails: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Customers who stand at any of these now.
                 * @example [
                 *       "active",
                 *       "grace"
                 *     ]
                 */
                accessStatus?: components["parameters"]["StatsAccessStatus"];
                /**
                 * @description Customers whose latest subscription, running or over, is to any of these plans.
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
                 * @description First day of what is counted.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsCountedFrom"];
                /**
                 * @description Last day of what is counted.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsCountedTo"];
                /**
                 * @description The zone whose days are meant; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /**
                 * @description Order of the rows, the first key weighing most.
                 * @example [
                 *       "-ordersPublished"
                 *     ]
                 */
                sort?: components["parameters"]["StatsDetailsSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers, and the sums of all that match. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsDetailsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                 * @description Only sessions in which somebody acted as this user.
                 * @example usr_trial
                 */
                userId?: components["parameters"]["ImpersonationUser"];
                /** @description Only those that run (true), or only those that are over (false). */
                running?: components["parameters"]["ImpersonationRunning"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
            /** @description The session has begun. */
            201: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its record. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Customers who stand at any of these now.
                 * @example [
                 *       "active",
                 *       "grace"
                 *     ]
                 */
                accessStatus?: components["parameters"]["StatsAccessStatus"];
                /**
                 * @description Customers whose latest subscription, running or over, is to any of these plans.
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
                 * @description First day of what is counted.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["StatsCountedFrom"];
                /**
                 * @description Last day of what is counted.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["StatsCountedTo"];
                /**
                 * @description The zone whose days are meant; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
                /**
                 * @description Order of the rows, the first key weighing most.
                 * @example [
                 *       "-ordersPublished"
                 *     ]
                 */
                sort?: components["parameters"]["StatsDetailsSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    "Content-Disposition": components["headers"]["Download"];
                    "X-Total-Rows": components["headers"]["TotalRows"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                /** @description What a bucket of the series is. */
                granularity?: components["parameters"]["StatsGranularity"];
                /**
                 * @description The zone whose days are meant; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["StatsTimeZone"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as they stand now. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /** @description Only buyers, or only administrators. */
                role?: components["parameters"]["UserRoleFilter"];
                /** @description Only accounts that may be used (`active`), or only those that may not (`blocked`). */
                status?: components["parameters"]["UserStatusFilter"];
                /**
                 * @description People whose access stands in any of these ways.
                 * @example [
                 *       "trial_expired",
                 *       "grace"
                 *     ]
                 */
                access?: components["parameters"]["UserAccessFilter"];
                /** @description Order of the rows, the first key weighing most. */
                sort?: components["parameters"]["UserSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebinars: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every webinar; never more than 100. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebinarList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
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
                 * @description What the letter to a guest says instead of a sign-in; it counts only where the caller has no registration of their own.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webinar as it stands now. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webinar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                 * @description A UUID of this attempt. Repeating the request with it repeats the first answer and nothing else, for 24 hours.
                 * @example 6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebinarRegistrationDraft"];
            };
        };
        responses: {
            /** @description The seat is taken, and a letter with the link is on its way. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebinarRegistered"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No seat can be taken. */
            409: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
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
                 * @description What the letter to a guest says instead of a sign-in; it counts only where the caller has no registration of their own.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seat is free again. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                 * @description What the letter to a guest says instead of a sign-in; it counts only where the caller has no registration of their own.
                 * @example tkt_7QK2M9X4B6T1ZN3W
                 */
                ticket?: components["parameters"]["WebinarTicket"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webinar with the registration as it is now. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webinar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Only those not read yet (true) or only the others (false). */
                unread?: components["parameters"]["NotificationUnread"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications and where to go on. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description They count as read. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
        requestBody?: never;
        responses: {
            /** @description The referrer's name, and how long the invitation should be remembered. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordReferralClick: {
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
        requestBody?: never;
        responses: {
            /** @description The click is counted. */
            204: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferrers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, at least two characters. */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only referrers in one of these states.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["ReferrerStatusFilter"];
                /** @description Order of the rows, the first key weighing most. */
                sort?: components["parameters"]["ReferrerSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReferrer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
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
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ReferrerCodeTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferrer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referrer as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReferrer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag last seen, so that a change by someone else is never overwritten. Absent gives 428, stale 412.
                 * @example "3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferrerPatch"];
            };
        };
        responses: {
            /** @description The referrer as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referrer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReferrerCodeTaken"];
            /** @description Somebody changed the referrer since; `current` is how it stands now. */
            412: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReferrerStaleProblem"];
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
                /** @description How long a bucket is. */
                granularity?: components["parameters"]["ReferrerStatsGranularity"];
                /**
                 * @description Zone the days are counted in; Europe/Moscow when absent.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["ReferrerStatsTimeZone"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the period. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferrerStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferredUsers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Order of the rows, the first key weighing most. */
                sort?: components["parameters"]["ReferredUserSort"];
            };
            header?: {
                /** @description Act as this user; for admins. Ignored on /auth and /admin. The answer repeats it as X-Acting-As. */
                "x-as-user"?: components["parameters"]["ActAsUser"];
            };
            path: {
                /**
                 * @description Identifier of the thing addressed.
                 * @example ord_fasteners
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    /**
                     * @description Identifier of this request in the server's log.
                     * @example req_01K8Z0M4Q7
                     */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferredUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
