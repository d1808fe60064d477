// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The QA console, a page for the browser
         * @description Its address contains what it shows, so that it can be shared and reloaded; the page itself reads the parameters.
         */
        get: operations["openConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reference of the product's API, a page for the browser
         * @description Operations to read and to try in a world as a demo user, the error catalogue, the changes. Works offline.
         */
        get: operations["openDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the product's contract as JSON */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the product's contract as YAML */
        get: operations["getContractAsYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a world, a scenario and a demo user's session in a browser
         * @description One address in a ticket reproduces a state. Whatever is absent stays unchanged.
         */
        get: operations["enter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the server */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the demo users */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the scenarios */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the operations of the product's contract */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the worlds in use */
        get: operations["listWorlds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a world
         * @description Reading does not create a world; 404 for one that was never used.
         */
        get: operations["getWorld"];
        /** Create a world from the seed, replacing an existing one */
        put: operations["createWorld"];
        post?: never;
        /** Delete a world */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/earlier-worlds/{earlier}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name under which a world of an earlier build is stored. */
                earlier: components["schemas"]["EarlierWorldName"];
            };
            cookie?: never;
        };
        /**
         * Export a world of an earlier build
         * @description A server with the seed it names loads it.
         */
        get: operations["getEarlierWorld"];
        put?: never;
        post?: never;
        /** Delete a world of an earlier build */
        delete: operations["deleteEarlierWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset a world to the seed */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a world under another name
         * @description Copies records, sessions, clock, forced answers and outbox; the request log of the copy is empty. Replaces a world of that name.
         */
        post: operations["forkWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Force answers by a scenario, by custom rules, or both
         * @description Replaces the earlier ones. A scenario named by the request itself comes first, then the first custom rule that
         *     matches, then the scenario. With `expiresIn` they end by themselves, unless the clock stands still. Rules count their
         *     matching requests anew, unless `keepsCounts` is true.
         */
        put: operations["forceAnswers"];
        post?: never;
        /** Stop forcing answers */
        delete: operations["stopForcing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Advance, set, freeze or run a world's clock */
        post: operations["moveClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /**
         * List the e-mails and text messages a world sent
         * @description E-mails of notifications are due by the world's clock: each appears once, dated when its content
         *     became true, even when the clock jumps over that moment. Reading changes nothing in the world.
         */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /**
         * List the last 500 requests of a world
         * @description As JSON, or with `Accept: text/event-stream` as a stream of later events: `request` with a
         *     LoggedRequest, `world` with a World after a change through the control plane, `letter` with a Letter. 429 with
         *     Retry-After when an address or the world has too many streams.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Clear the log of a world
         * @description Leaves everything else. A capsule then begins with the world as it is now.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
                /** @description Identifier of the request, its X-Request-Id. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a request with its response as they were sent
         * @description Without the content of sealed bids, unless it is opened.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/requests.har": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /**
         * Export the last requests of a world as a HAR
         * @description With the same values masked as in the log. Browsers, proxies and other mocks can read the format.
         */
        get: operations["exportHar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/recording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /** Get the recorded answers that a world plays */
        get: operations["getRecording"];
        /**
         * Play the answers of a HAR
         * @description Replaces the recorded answers. Rules come first, then recorded answers, then the mock or the proxied server.
         *     Requests to sign in are left out: only users of the seed can sign in, whichever users were recorded. So are answers
         *     whose body is missing in the file; the answer names the reasons in `skipped`.
         */
        put: operations["loadHar"];
        /**
         * Start or stop recording the proxied server
         * @description Starting does not delete earlier recordings. 409 when the server is not a proxy.
         */
        post: operations["switchRecording"];
        /** Stop recording and delete the recorded answers */
        delete: operations["deleteRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /** Get the webhook of a world and its deliveries */
        get: operations["getWebhooks"];
        /**
         * Send events of a world to a URL
         * @description From now on: earlier events are not sent. A delivery that is not answered by 200 to 299 within ten seconds is tried
         *     again after 5 seconds, 5 minutes, 30 minutes, 2, 5 and 10 hours by the world's clock.
         */
        put: operations["setWebhook"];
        post?: never;
        /** Stop sending events and delete the deliveries */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
                /** @description Identifier of the delivery. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver an event once more, now */
        post: operations["deliverAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /** Export a world as one document */
        get: operations["getSnapshot"];
        /**
         * Load a world from a snapshot
         * @description The name in the path overrides the name in the document. 409 for a snapshot of another seed, 400 `too_many_values`
         *     for one that differs from the seed in too many records.
         */
        put: operations["restoreSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/capsule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        /**
         * Export a bug report as one file
         * @description The current world, the world before the last requests, and those requests with their responses.
         */
        get: operations["getCapsule"];
        /**
         * Load a world from a capsule
         * @description The log of the world then has the requests of the capsule.
         */
        put: operations["loadCapsule"];
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
             * @description What is wrong, for programs:
             *     - `required`: there is no value, only blanks in a text that people read, or nothing to change in a patch.
             *     - `type`: another JSON type; of a parameter, no number, or neither `true` nor `false`.
             *     - `format`: not written like the format or pattern of the field.
             *     - `checksum`: written right, but its check digit is wrong: a mistyped tax number or GTIN.
             *     - `too_short`, `too_long`: fewer or more characters than allowed; an empty text where one character is needed is too short.
             *     - `min`, `max`: a smaller or larger number than allowed. `precision`: more fraction digits.
             *     - `min_items`, `max_items`: fewer or more entries than allowed.
             *     - `enum`: none of the allowed values.
             *     - `unique`: repeats another entry of the list, or another record.
             *     - `date_order`: on the wrong side of another moment or day, or of now.
             *     - `unknown_property`, `unknown_parameter`: nothing has this name here. `repeated_parameter`: given more than once.
             *     - `ref_not_found`: names something that does not exist, or not for this caller: a record, a line, a unit, a time zone, a cursor.
             *     - `not_allowed`: ruled out by another field, by the state of a record or by a rule for this field.
             *     - `expired`: a code that is valid no longer. `mismatch`: not the code or password that is meant.
             * @enum {string}
             */
            code: "required" | "type" | "format" | "too_short" | "too_long" | "min" | "max" | "enum" | "unique" | "checksum" | "precision" | "date_order" | "unknown_property" | "unknown_parameter" | "repeated_parameter" | "ref_not_found" | "max_items" | "min_items" | "not_allowed" | "expired" | "mismatch";
            /** @description What to do, in the reader's language: a sentence of several words and a full stop. */
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
            /** @description Type of problem in English, for logs; any text. */
            title: string;
            /** @description HTTP status of the response. */
            status: number;
            /** @description Sentence for the user: several words and a full stop. Of 402 and 460 the constant. */
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
        /**
         * @description Name of a world.
         * @example ticket-118
         */
        WorldName: string;
        /**
         * @description Name of a demo user.
         * @enum {string}
         */
        PersonName: "buyer" | "buyer-sealed" | "empty" | "heavy" | "trial" | "grace" | "trial-expired" | "subscription-expired" | "credits-expired" | "credits-lapsed" | "no-phone" | "unverified" | "blocked" | "admin" | "supplier" | "supplier-declined" | "supplier-revoked";
        /**
         * @description Name of a scenario: a set of forced answers.
         * @enum {string}
         */
        ScenarioName: "normal" | "subscription-expired" | "credits-expired" | "trial-expired" | "phone-required" | "forbidden" | "forbidden-silent" | "unauthorized" | "not-found" | "stale" | "rate-limited" | "server-error" | "slow" | "flaky" | "offline" | "malformed" | "invitation-revoked" | "invitation-expired" | "payment-pending" | "payment-failed" | "events-cut" | "events-delayed";
        /** @description Where /api is forwarded to when the server checks another one. */
        Proxy: {
            /** Format: uri */
            target: string;
            /** @description Whether an answer that breaks the contract becomes a 502. */
            strict: boolean;
            /** @description The demo user as whom this server answers operations that the other one lacks; absent when it answers none. */
            standIn?: components["schemas"]["PersonName"];
        };
        /** @description The server's version, data and mode. */
        Health: {
            /**
             * @description `degraded` while the storage fails: writes, or all requests, are answered 503. `ok` again once one succeeds.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @description What the operator has to do when `degraded`, such as freeing space on the disk; null otherwise. */
            reason: string | null;
            /** @description Version of the mock API. */
            version: string;
            /** @description Version of the product's contract. */
            contract: string;
            /** @description Fingerprint of the data that every world starts with. */
            seed: string;
            uptimeSeconds: number;
            /** @description Worlds in use. */
            worlds: number;
            proxy: components["schemas"]["Proxy"] | null;
        };
        /** @description The demo users. */
        People: {
            password: string;
            people: {
                name: components["schemas"]["PersonName"];
                id: string;
                /** Format: email */
                email: string;
                /** @description A description of the person's state. */
                state: string;
            }[];
        };
        /**
         * @description A method of the product's contract.
         * @enum {string}
         */
        Method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /**
         * @description A regular expression in the syntax of RE2, which may match anywhere in the text unless it has `^` and `$`. Numbers and booleans
         *     of a body are compared as text.
         * @example ^(draft|published)$
         */
        Pattern: string;
        /** @description Exactly one of the two. */
        TextCondition: {
            /** @description The exact text. */
            equals?: string;
            matches?: components["schemas"]["Pattern"];
        };
        /** @description Exactly one of the two. */
        ValueCondition: {
            /** @description The value, compared as JSON. */
            equals?: unknown;
            matches?: components["schemas"]["Pattern"];
        };
        /** @description A random delay between two numbers of milliseconds. */
        DelayRange: {
            from: number;
            to: number;
        };
        /**
         * @description A place in a JSON document (RFC 6901).
         * @example /data/0/status
         */
        JsonPointer: string;
        /** @description An operation of a JSON patch (RFC 6902). */
        PatchOperation: {
            /** @enum {string} */
            op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            path: components["schemas"]["JsonPointer"];
            from?: components["schemas"]["JsonPointer"];
            /** @description For `add`, `replace` and `test`. */
            value?: unknown;
        };
        /** @description Which requests get a forced response, which response, and how often. */
        Rule: {
            /** @description All conditions must hold; none means every request. */
            when: {
                /** @description An operation of the product's contract. */
                operationId?: string;
                /** @description A tag of the product's contract. */
                tag?: string;
                method?: components["schemas"]["Method"];
                /** @description A path of the contract, such as `/orders/{orderId}`, or the path of a request, such as `/orders/ord_paper`. */
                path?: string;
                /** @description By parameter. One value of a repeated parameter is enough. */
                query?: {
                    [key: string]: components["schemas"]["TextCondition"];
                };
                /** @description By header. Credentials are not compared; `person` is. */
                headers?: {
                    [key: string]: components["schemas"]["TextCondition"];
                };
                /** @description By JSON pointer into a JSON body, such as `/items/0/quantity`; an empty pointer means the body itself. */
                body?: {
                    [key: string]: components["schemas"]["ValueCondition"];
                };
                /**
                 * @description The user who sends the request, or the impersonated one: a name from the seed or an e-mail address. In front of another
                 *     server a user is recognized by e-mail address, after the first `GET /me`.
                 * @example buyer
                 * @example anna@example.com
                 */
                person?: string;
            };
            /** @description What happens instead of the real response, or before it when it is only delayed. */
            then: {
                status?: number;
                /** @description Message of the problem, or the name of one of the contract's examples of the status. */
                message?: string;
                /** @description Sent unchanged, even when it breaks the contract. */
                body?: unknown;
                /** @description How late, in milliseconds. */
                delayMs?: number | components["schemas"]["DelayRange"];
                /** @description Headers of the response, the real one too; null removes one. */
                headers?: {
                    [key: string]: string | null;
                };
                /**
                 * @description Changes the JSON body of the real response (RFC 6902): all operations, or none when one of them does not fit.
                 *     The response gets a new strong ETag, which later requests may send back.
                 */
                patch?: components["schemas"]["PatchOperation"][];
                /** @description The connection is closed without an answer. */
                drop?: boolean;
                /** @description The answer is a broken JSON body. */
                malformed?: boolean;
                /**
                 * @description Result of card payments; other requests are answered as usual.
                 * @enum {string}
                 */
                payment?: "pending" | "failed";
                /** @description How streams of events are disturbed; other requests are answered as usual. */
                stream?: {
                    /** @description How late each event arrives, in milliseconds. */
                    delayMs?: number;
                    /** @description When the connection is broken, in milliseconds. */
                    cutAfterMs?: number;
                };
            };
            /** @description Only the first N matching requests. */
            times?: number;
            /** @description Only every Nth matching request. */
            every?: number;
            /** @description The probability that a request is affected; 0.25 means every fourth on average. The same seed affects the same requests. */
            chance?: number;
            /** @description Seed of the random choices made by `chance` and by a delay with a range; 0 by default. */
            seed?: number;
        };
        /** @description The catalogue of scenarios. */
        Scenarios: {
            scenarios: {
                name: components["schemas"]["ScenarioName"];
                summary: string;
                rules: components["schemas"]["Rule"][];
            }[];
        };
        /** @description The operations of the product's contract. */
        Operations: {
            operations: {
                operationId: string;
                tag: string;
                method: components["schemas"]["Method"];
                path: string;
                summary: string;
                /** @description The statuses it may respond with. */
                statuses: number[];
            }[];
        };
        /**
         * Format: date-time
         * @description RFC 3339 with its zone, from 2000 to 2099.
         * @example 2026-12-01T09:00:00Z
         */
        Moment: string;
        /**
         * @description Whether time passes.
         * @enum {string}
         */
        ClockMode: "frozen" | "running";
        /** @description The first rule that matches a request decides. */
        Rules: components["schemas"]["Rule"][];
        /** @description State of a world. */
        World: {
            name: components["schemas"]["WorldName"];
            now: components["schemas"]["Moment"];
            clock: components["schemas"]["ClockMode"];
            scenario: components["schemas"]["ScenarioName"];
            rules: components["schemas"]["Rules"];
            /** @description When the forced answers expire by the world's clock; absent when they do not. */
            forcedUntil?: components["schemas"]["Moment"];
            /** @description How often each custom rule still applies, in the order of `rules`; null without `times`. Absent when no rule has them. */
            rulesLeft?: (number | null)[];
            /** @description Records that differ from the seed. */
            changes: number;
        };
        /**
         * @description Name of a world that an earlier build stored.
         * @example ticket-118 (earlier 1)
         */
        EarlierWorldName: string;
        /** @description A world that this build cannot load. Its name was given to a new world. */
        EarlierWorld: {
            name: components["schemas"]["EarlierWorldName"];
            world: components["schemas"]["WorldName"];
            /** @description Records that differ from the seed of that build. */
            changes: number;
        };
        /** @description Initial state of a new world. */
        WorldDraft: {
            scenario?: components["schemas"]["ScenarioName"];
            now?: components["schemas"]["Moment"];
        };
        /** @description The differences between a world and the seed. */
        Snapshot: {
            /** @constant */
            format: "zakupki-snapshot-1";
            /**
             * @description Present when all records are included, not only those that differ from the seed.
             * @constant
             */
            whole?: true;
            /** @description Fingerprint of the seed it was taken from. */
            seed: string;
            world: components["schemas"]["WorldName"];
            clock: {
                now: components["schemas"]["Moment"];
                mode: components["schemas"]["ClockMode"];
            };
            scenario: components["schemas"]["ScenarioName"];
            rules: components["schemas"]["Rules"];
            /** @description Counters by name, and the `salt` of tokens and links. */
            counters: {
                [key: string]: number;
            };
            /** @description Tables with the content of sealed bids, as one encrypted block; absent when there are none, or when they were opened. */
            sealed?: string;
            /** @description Changed records by table; a deleted record of the seed is its id in `deleted`. */
            tables: {
                [key: string]: {
                    put: {
                        id: string;
                    }[];
                    deleted: string[];
                };
            };
        };
        /** @description Name of the copy. */
        Fork: {
            to: components["schemas"]["WorldName"];
        };
        /** @description A scenario, custom rules, or both, and when they end. */
        ForcedAnswers: {
            name?: components["schemas"]["ScenarioName"];
            rules?: components["schemas"]["Rules"];
            /**
             * Format: duration
             * @description How long answers are forced, by the world's clock; ISO 8601. Without a limit when absent.
             * @example PT10M
             */
            expiresIn?: string;
            /** @description The same as a moment of the world's clock, which has to be later than now. The earlier of the two counts. */
            until?: components["schemas"]["Moment"];
            /** @description Whether rules that stay the same go on counting. Otherwise every rule counts its matching requests anew. */
            keepsCounts?: boolean;
        };
        /** @description Exactly one of the three. */
        ClockOrder: {
            /**
             * Format: duration
             * @description ISO 8601, such as P15D; calendar parts are counted in UTC.
             * @example P15D
             */
            advance?: string;
            set?: components["schemas"]["Moment"];
            mode?: components["schemas"]["ClockMode"];
        };
        /** @description An e-mail or a text message a world sent. */
        Letter: {
            id: string;
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            channel: "email" | "sms";
            to: string;
            /** @enum {string} */
            kind: "verify" | "reset" | "login" | "invitation" | "phone" | "notice";
            subject: string;
            text: string;
            links: {
                label: string;
                /** @description Path and query of the product, with its prefix. */
                path: string;
            }[];
        };
        /** @description Summary of a request. */
        LoggedRequest: {
            /** @description Its X-Request-Id. */
            id: string;
            at: components["schemas"]["Moment"];
            method: string;
            /** @description Path and query, with /api. */
            path: string;
            /** @description Null when the contract has no such operation. */
            operationId: string | null;
            /** @description The user who sent the request. */
            personId: string | null;
            /** @description The impersonated user. */
            actingAsId: string | null;
            /** @description 0 when the connection was dropped. */
            status: number;
            /** @description Time until the answer, in milliseconds. */
            ms: number;
            /** @description What forced the response; null when it follows from the rules of the product. */
            forcedBy: string | null;
            /** @description Why the response has this status: its x-mock-reason. */
            reason: string | null;
            /** @description Violations of the contract in the request or the response. */
            violations: string[];
            /**
             * @description Present when the request or its answer may have content of sealed bids: query, reason, violations, headers and bodies are left out unless they are opened.
             * @constant
             */
            isSealed?: true;
        };
        /** @description One side of an exchange. */
        WireMessage: {
            headers: {
                [key: string]: string;
            };
            /** @description Text of the body; null when there was none. */
            body: string | null;
            /** @description False for a body that is too large or too old, and for bodies of sign-in and password calls to a proxied server. */
            isBodyKept: boolean;
        };
        /** @description A request and its answer. */
        LoggedExchange: components["schemas"]["LoggedRequest"] & {
            request: components["schemas"]["WireMessage"];
            response: components["schemas"]["WireMessage"];
        };
        /** @description Headers of a request or of its response. */
        HarHeaders: ({
            name: string;
            value: string;
        } & {
            [key: string]: unknown;
        })[];
        /** @description A request and its response. */
        HarEntry: {
            startedDateTime?: string;
            time?: number;
            request: {
                method: string;
                url: string;
                headers?: components["schemas"]["HarHeaders"];
                /** @description In bytes, -1 when unknown. A request that had JSON is not answered without its text. */
                bodySize?: number | null;
                postData?: ({
                    mimeType?: string;
                    text?: string | null;
                } & {
                    [key: string]: unknown;
                }) | null;
            } & {
                [key: string]: unknown;
            };
            response: {
                /** @description 0 when the connection was dropped. */
                status: number;
                headers?: components["schemas"]["HarHeaders"];
                content?: {
                    /** @description In bytes, -1 when unknown. An answer that had a body is not played without its text. */
                    size?: number | null;
                    mimeType?: string;
                    text?: string | null;
                    /** @description `base64`, or nothing for text. What is no Base64 is text. */
                    encoding?: string | null;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An HTTP archive of version 1.2, which may contain more than is described here. Times are by the world's clock;
         *     `_operationId`, `_personId`, `_forcedBy`, `_reason` and `_violations` are additions of the log to the format.
         */
        Har: {
            log: {
                /** @example 1.2 */
                version: string;
                creator?: {
                    name?: string;
                    version?: string;
                } & {
                    [key: string]: unknown;
                };
                entries: components["schemas"]["HarEntry"][];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A request, compared by method, path, query and body, and its answers in turn; the last one repeats. */
        RecordedExchange: {
            method: components["schemas"]["Method"];
            /** @description Below /api. */
            path: string;
            /** @description Sorted, without the question mark. */
            query: string;
            operationId: string;
            /** @description Whether the request must have the same body. */
            hasBody: boolean;
            /** @description Of its answers. */
            statuses: number[];
            /** @description How many of its answers were played; the last one counts once. */
            played: number;
        };
        /** @description Answers of another server that this world replays. */
        Recording: {
            world: components["schemas"]["WorldName"];
            /** @description Whether answers of the proxied server are being recorded. Nothing is replayed during a recording. */
            isOn: boolean;
            /** @description Whether the limit of 2,000 answers or 16 MiB is reached. */
            isFull: boolean;
            exchanges: components["schemas"]["RecordedExchange"][];
            /** @description Entries of a loaded HAR that are not played, by reason. */
            skipped?: {
                /** @enum {string} */
                reason: "not_below_api" | "not_in_contract" | "sign_in" | "not_modified" | "no_answer" | "no_body" | "too_large";
                count: number;
            }[];
        };
        /** @description Whether to record. */
        RecordingSwitch: {
            isOn: boolean;
        };
        /**
         * @description An event sent to a webhook: a message in the outbox, a payment received or missed, a change of an order or bid. Events that
         *     are due by the world's clock happen when it reaches them.
         * @enum {string}
         */
        WebhookEvent: "email.sent" | "sms.sent" | "payment.settled" | "payment.failed" | "order.published" | "order.closed" | "order.awarded" | "order.cancelled" | "bid.submitted";
        /** @description An event and the attempts to deliver it. */
        WebhookDelivery: {
            /** @description Sent as `webhook-id`; the same in every attempt. */
            id: string;
            event: components["schemas"]["WebhookEvent"];
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            /** @description Time of the next attempt by the world's clock; null when there is none. */
            nextAt: components["schemas"]["Moment"] | null;
            attempts: {
                at: components["schemas"]["Moment"];
                /** @description Any status other than 200 to 299 is tried again. Null when there was no answer. */
                status: number | null;
                error: string | null;
                ms: number;
            }[];
        };
        /** @description The webhook of a world and its deliveries, newest first. Snapshots and capsules do not include it. */
        Webhooks: {
            world: components["schemas"]["WorldName"];
            webhook: {
                url: string;
                events: components["schemas"]["WebhookEvent"][];
                isSigned: boolean;
                since: components["schemas"]["Moment"];
            } | null;
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        /** @description Where events are sent. */
        WebhookDraft: {
            /**
             * Format: uri
             * @description On this machine, or a host of MOCK_WEBHOOK_HOSTS.
             * @example http://127.0.0.1:8080/hooks
             */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Signs each delivery by the rules of Standard Webhooks: `webhook-signature` is `v1,` and the base64 HMAC-SHA256 of
             *     `{webhook-id}.{webhook-timestamp}.{body}`. The key is the text, or what `whsec_` and base64 encode. Without a
             *     secret nothing is signed.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret?: string;
        };
        /** @description A request, or a change made through the control plane. */
        Happening: {
            request: components["schemas"]["LoggedExchange"];
        } | {
            at: components["schemas"]["Moment"];
            forced: components["schemas"]["ForcedAnswers"];
        } | {
            at: components["schemas"]["Moment"];
            /** @description Parameters of an entry link. */
            entered: {
                as?: components["schemas"]["PersonName"];
                scenario?: components["schemas"]["ScenarioName"];
            };
        };
        /** @description A world, the requests that led to it, and their responses. */
        Capsule: {
            /** @constant */
            format: "zakupki-capsule-1";
            /** @description Fingerprint of the seed. */
            seed: string;
            /** @description Version of the product's contract. */
            contract: string;
            takenAt: components["schemas"]["Moment"];
            snapshot: components["schemas"]["Snapshot"];
            before: components["schemas"]["Snapshot"];
            /** @description What was left out of requests with content of sealed bids, as one encrypted block; absent when there are none, or when they were opened. */
            sealed?: string;
            /** @description Requests and changes through the control plane, oldest first. */
            happenings: components["schemas"]["Happening"][];
        };
        /** @description The current state of a world, and the requests of the capsule it was loaded from. */
        LoadedCapsule: components["schemas"]["World"] & {
            /** @description Dropped connections, server errors and violations first, then refusals, then the others; newest first in each. */
            requests: components["schemas"]["LoggedRequest"][];
        };
    };
    responses: {
        /** @description The current state of the world. */
        World: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["World"];
            };
        };
        /** @description The world, and the requests of the capsule. */
        LoadedCapsule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoadedCapsule"];
            };
        };
        /** @description The recorded answers. */
        Recording: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Recording"];
            };
        };
        /** @description The webhook and its deliveries. */
        Webhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhooks"];
            };
        };
        /** @description What is wrong, by field. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
            };
        };
        /** @description The same; as an HTML page for a browser that accepts HTML. */
        RefusalPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApiProblem"];
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description Name of the world. */
        WorldInPath: components["schemas"]["WorldName"];
        /**
         * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
         *     of the world then has an entry about this call.
         */
        Sealed: "open";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type FieldError = components['schemas']['FieldError'];
export type ApiProblem = components['schemas']['ApiProblem'];
export type WorldName = components['schemas']['WorldName'];
export type PersonName = components['schemas']['PersonName'];
export type ScenarioName = components['schemas']['ScenarioName'];
export type Proxy = components['schemas']['Proxy'];
export type Health = components['schemas']['Health'];
export type People = components['schemas']['People'];
export type Method = components['schemas']['Method'];
export type Pattern = components['schemas']['Pattern'];
export type TextCondition = components['schemas']['TextCondition'];
export type ValueCondition = components['schemas']['ValueCondition'];
export type DelayRange = components['schemas']['DelayRange'];
export type JsonPointer = components['schemas']['JsonPointer'];
export type PatchOperation = components['schemas']['PatchOperation'];
export type Rule = components['schemas']['Rule'];
export type Scenarios = components['schemas']['Scenarios'];
export type Operations = components['schemas']['Operations'];
export type Moment = components['schemas']['Moment'];
export type ClockMode = components['schemas']['ClockMode'];
export type Rules = components['schemas']['Rules'];
export type World = components['schemas']['World'];
export type EarlierWorldName = components['schemas']['EarlierWorldName'];
export type EarlierWorld = components['schemas']['EarlierWorld'];
export type WorldDraft = components['schemas']['WorldDraft'];
export type Snapshot = components['schemas']['Snapshot'];
export type Fork = components['schemas']['Fork'];
export type ForcedAnswers = components['schemas']['ForcedAnswers'];
export type ClockOrder = components['schemas']['ClockOrder'];
export type Letter = components['schemas']['Letter'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type WireMessage = components['schemas']['WireMessage'];
export type LoggedExchange = components['schemas']['LoggedExchange'];
export type HarHeaders = components['schemas']['HarHeaders'];
export type HarEntry = components['schemas']['HarEntry'];
export type Har = components['schemas']['Har'];
export type RecordedExchange = components['schemas']['RecordedExchange'];
export type Recording = components['schemas']['Recording'];
export type RecordingSwitch = components['schemas']['RecordingSwitch'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type Webhooks = components['schemas']['Webhooks'];
export type WebhookDraft = components['schemas']['WebhookDraft'];
export type Happening = components['schemas']['Happening'];
export type Capsule = components['schemas']['Capsule'];
export type LoadedCapsule = components['schemas']['LoadedCapsule'];
export type ResponseWorld = components['responses']['World'];
export type ResponseLoadedCapsule = components['responses']['LoadedCapsule'];
export type ResponseRecording = components['responses']['Recording'];
export type ResponseWebhooks = components['responses']['Webhooks'];
export type ResponseRefusal = components['responses']['Refusal'];
export type ResponseRefusalPage = components['responses']['RefusalPage'];
export type ParameterWorldInPath = components['parameters']['WorldInPath'];
export type ParameterSealed = components['parameters']['Sealed'];
export type $defs = Record<string, never>;
export interface operations {
    openConsole: {
        parameters: {
            query?: {
                /** @description World to show; `default` when absent. */
                world?: string;
                /** @description The open tab. */
                tab?: string;
                /** @description Id of the open request. */
                request?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            "4XX": components["responses"]["RefusalPage"];
        };
    };
    openDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            "4XX": components["responses"]["RefusalPage"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract as one document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    getContractAsYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract as one document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    enter: {
        parameters: {
            query?: {
                /** @description The world to enter; `default` when absent. */
                world?: components["schemas"]["WorldName"];
                /** @description The demo user to sign in. */
                as?: components["schemas"]["PersonName"];
                /** @description The scenario to apply to the world. */
                scenario?: components["schemas"]["ScenarioName"];
                /** @description A path of the product without its prefix. */
                to?: string;
                /**
                 * @description `1` replaces the session of another user without a question, such as in scripts: the product asks only about links
                 *     of other sites, and this one then leads through a page of this site.
                 */
                switch?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `switch`, a page that goes on to the product. */
            200: {
                headers: {
                    /** @description Keeps the browser in the world. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Redirect to the product, which signs them in. */
            303: {
                headers: {
                    /** @description A path of the product. */
                    Location?: string;
                    /** @description Keeps the browser in the world. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["RefusalPage"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is up, though `degraded` while its storage fails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All demo users, and the password they share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenarios"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    listOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All operations, in the order of the contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operations"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Least recently used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        worlds: components["schemas"]["World"][];
                        /** @description Worlds of earlier builds that this one cannot load, by name. */
                        earlier: components["schemas"]["EarlierWorld"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorldDraft"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            201: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    getEarlierWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name under which a world of an earlier build is stored. */
                earlier: components["schemas"]["EarlierWorldName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs from the seed of that build. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    deleteEarlierWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name under which a world of an earlier build is stored. */
                earlier: components["schemas"]["EarlierWorldName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    forkWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            201: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    forceAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForcedAnswers"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    stopForcing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockOrder"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    listLetters: {
        parameters: {
            query?: {
                /**
                 * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
                 *     of the world then has an entry about this call.
                 */
                sealed?: components["parameters"]["Sealed"];
            };
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        letters: components["schemas"]["Letter"][];
                    };
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["LoggedRequest"][];
                    };
                    "text/event-stream": string;
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    getRequest: {
        parameters: {
            query?: {
                /**
                 * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
                 *     of the world then has an entry about this call.
                 */
                sealed?: components["parameters"]["Sealed"];
            };
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
                /** @description Identifier of the request, its X-Request-Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and the response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedExchange"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    exportHar: {
        parameters: {
            query?: {
                /**
                 * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
                 *     of the world then has an entry about this call.
                 */
                sealed?: components["parameters"]["Sealed"];
            };
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Har"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    getRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    loadHar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Har"];
            };
        };
        responses: {
            200: components["responses"]["Recording"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    switchRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingSwitch"];
            };
        };
        responses: {
            200: components["responses"]["Recording"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    deleteRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhooks"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    setWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDraft"];
            };
        };
        responses: {
            200: components["responses"]["Webhooks"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhooks"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    deliverAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
                /** @description Identifier of the delivery. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhooks"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: {
                /**
                 * @description With every record, including those of the seed, and the conflicts of every order, so that figures can be recalculated
                 *     independently. Some 60 MB, streamed; it can be loaded like any other snapshot.
                 */
                whole?: boolean;
                /**
                 * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
                 *     of the world then has an entry about this call.
                 */
                sealed?: components["parameters"]["Sealed"];
            };
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs from the seed, the clock and the forced answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            201: components["responses"]["World"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    getCapsule: {
        parameters: {
            query?: {
                /**
                 * @description `open` shows the content of sealed bids, which is otherwise left out of the log and is one block in files. The log
                 *     of the world then has an entry about this call.
                 */
                sealed?: components["parameters"]["Sealed"];
            };
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capsule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capsule"];
                };
            };
            "4XX": components["responses"]["Refusal"];
        };
    };
    loadCapsule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world. */
                world: components["parameters"]["WorldInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Capsule"];
            };
        };
        responses: {
            200: components["responses"]["LoadedCapsule"];
            201: components["responses"]["LoadedCapsule"];
            "4XX": components["responses"]["Refusal"];
        };
    };
}
