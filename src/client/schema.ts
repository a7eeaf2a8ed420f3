/**
 * The types of the API, made from docs/openapi.json by `npm run generate:client`. Not to be edited by hand.
 */

export interface paths {
    "/agent/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List suggestions, newest first */
        get: operations["suggestions.list"];
        put?: never;
        /**
         * Ask for a fresh suggestion
         * @description If there is something to gain, `agent.suggestion_created` follows under the id returned.
         */
        post: operations["suggestions.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/suggestions/{suggestion_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a suggestion
         * @description Its routes become the day's drafts. A day that has changed since is refused.
         */
        post: operations["suggestions.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/suggestions/{suggestion_id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss a suggestion */
        post: operations["suggestions.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a slot for an order
         * @description Sends the recipient a confirmation text, unless told otherwise. Sends `order.booked`.
         */
        post: operations["bookings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recipients' replies, newest first */
        get: operations["replies.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/replies/{reply_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal with a reply that needs review */
        post: operations["replies.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List booking requests, newest first */
        get: operations["bookings.list_requests"];
        put?: never;
        /**
         * Ask recipients to choose a delivery slot
         * @description Sends SMS and/or email offering available slots; replies are read and booked automatically where possible. Orders that are named are asked about at once, those that a filter selects after quiet hours.
         */
        post: operations["bookings.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/requests/{request_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask again where a booking request has failed */
        post: operations["bookings.retry_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List depots */
        get: operations["depots.list"];
        put?: never;
        /**
         * Add a depot
         * @description It starts with one zone for every postcode, and Monday to Saturday 08:00–12:00, 12:00–16:00 and 16:00–20:00 with 20 orders each.
         */
        post: operations["depots.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depots/{depot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a depot */
        get: operations["depots.get"];
        put?: never;
        post?: never;
        /**
         * Remove a depot
         * @description Refused while it has open orders, vehicles or drivers.
         */
        delete: operations["depots.delete"];
        options?: never;
        head?: never;
        /** Change a depot */
        patch: operations["depots.update"];
        trace?: never;
    };
    "/depots/{depot_id}/slot-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a depot's slot schedule */
        get: operations["depots.slot_schedule"];
        /**
         * Replace a depot's slot schedule
         * @description A window without `zone` stands for every zone, each with its capacity; one with `zone` stands before it. An override replaces the windows of its date. What is booked already stays booked.
         */
        put: operations["depots.replace_slot_schedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/depots/{depot_id}/zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a depot's zones */
        get: operations["depots.zones"];
        /**
         * Replace a depot's zones
         * @description An address is in the zone with the longest prefix that its postcode begins with; the empty prefix matches every postcode. A zone without `id` keeps the id of the one with its name. A zone with bookings to come keeps its name, and one that the slot schedule names stays.
         */
        put: operations["depots.replace_zones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List drivers */
        get: operations["drivers.list"];
        put?: never;
        /**
         * Add a driver
         * @description The driver is texted a link to install the app and set a PIN.
         */
        post: operations["drivers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/{driver_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a driver */
        get: operations["drivers.get"];
        put?: never;
        post?: never;
        /**
         * Remove a driver
         * @description Refused while the driver is on a draft route or on a run that is not completed.
         */
        delete: operations["drivers.delete"];
        options?: never;
        head?: never;
        /** Change a driver */
        patch: operations["drivers.update"];
        trace?: never;
    };
    "/drivers/{driver_id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Text a driver the link to the app again */
        post: operations["drivers.resend_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/{driver_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the suspension of a driver */
        post: operations["drivers.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drivers/{driver_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a driver
         * @description A suspended driver is given no more routes and cannot use the app.
         */
        post: operations["drivers.suspend"];
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
         * List events, newest first
         * @description Each as the body of its deliveries. Events are kept for 30 days.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow an import of orders */
        get: operations["imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description An optimisation; or an import of orders, which is an extension.
         */
        get: operations["jobs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an optimisation job
         * @description The job fails at once with the code `cancelled`.
         */
        post: operations["jobs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of the sandbox, newest first */
        get: operations["messages.list"];
        put?: never;
        post?: never;
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
        /** List orders, newest first */
        get: operations["orders.list"];
        put?: never;
        /**
         * Create an order on a shipper's behalf
         * @description The order waits for its pieces to be scanned at the depot. Sends `order.created`.
         */
        post: operations["orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order */
        get: operations["orders.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit an order, hold it or release it
         * @description Setting `hold` true keeps the order out of booking and planning until released. Changes to a booked order re-check slot capacity.
         */
        patch: operations["orders.update"];
        trace?: never;
    };
    "/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List an order's pieces */
        get: operations["orders.pieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return an order to its shipper */
        post: operations["orders.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what became of an order, newest first
         * @description Events, scans, messages, replies, and who did what through the API.
         */
        get: operations["orders.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of orders
         * @description CSV (`text/csv`, UTF-8, the first row names the columns) or JSON lines (`application/x-ndjson`, each line a body of POST /orders); at most 50 MB and 50,000 rows.
         *
         *     Columns of CSV, in any order: `shipper`, `depot`, `reference`, `recipient_name`, `recipient_phone`, `recipient_email`, `line1`, `line2`, `town`, `postcode`, `country`, `sku`, `description`, `pieces`, `weight_kg`, `volume_m3`, `crew`, `assembly`, `remove_packaging`, `disposal`, `notes`. A CSV row is an order with one item; orders with several items are sent as JSON lines.
         *
         *     Up to 500 rows are imported when the answer comes, with `status` `succeeded`; of more the job is `queued`: poll its `Location`. Errors name the row and the column.
         *
         *     With `mode=all_or_nothing` a single row that is not accepted fails the import, and nothing is imported.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a photo
         * @description The body is the picture itself, at most 10 MB.
         */
        post: operations["photos.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{photo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photo */
        get: operations["photos.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a day's routes, and the orders on none */
        get: operations["routes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/{route_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a route with its stops in order */
        get: operations["routes.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a route's van, driver or sequence
         * @description The route is timed anew. A change that would break a booked window or van capacity is refused, naming the stop. An order that is left out is booked again.
         */
        patch: operations["routes.update"];
        trace?: never;
    };
    "/routes/{route_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a route to its driver
         * @description Creates a run and texts recipients their narrowed arrival window, once.
         */
        post: operations["routes.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routes/optimise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build or rebuild a day's routes
         * @description Keeps every booked window, van capacity and crew size. Poll the job, or wait for `job.completed`. Published routes are left untouched.
         */
        post: operations["routes.optimise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a day's runs */
        get: operations["runs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run
         * @description Its orders go out for delivery. Sends `run.started`, once.
         */
        post: operations["runs.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a run's stops in order */
        get: operations["runs.stops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/stops/{stop_id}/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arrive at a stop */
        post: operations["stops.arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/stops/{stop_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a stop, with proof of delivery
         * @description Normally sent by the driver app. Again: the proof is amended. On a failed stop: a correction, unless the order was rebooked.
         */
        post: operations["stops.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/stops/{stop_id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail a stop
         * @description With `rebook` true, the default, the recipient is sent a rebooking request at once.
         */
        post: operations["stops.fail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{run_id}/stops/{stop_id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skip a stop of a started run */
        post: operations["stops.skip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a recipient who replies */
        post: operations["sandbox.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/runs/{run_id}/drive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drive a run through its open stops */
        post: operations["sandbox.drive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record depot scans of pieces
         * @description Unknown barcodes are returned in `rejected` and do not fail the request. Sends `order.scanned` for each order whose last piece came in.
         */
        post: operations["scans.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shippers */
        get: operations["shippers.list"];
        put?: never;
        /**
         * Add a shipper
         * @description Each of `portal_users` is emailed an invite to the portal.
         */
        post: operations["shippers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippers/{shipper_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a shipper */
        get: operations["shippers.get"];
        put?: never;
        post?: never;
        /**
         * Remove a shipper
         * @description Refused while it has open orders. Its API keys are revoked.
         */
        delete: operations["shippers.delete"];
        options?: never;
        head?: never;
        /**
         * Change a shipper
         * @description New portal users are emailed an invite. Only the fields that are sent change.
         */
        patch: operations["shippers.update"];
        trace?: never;
    };
    "/shippers/{shipper_id}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a shipper's API keys
         * @description Keys are masked; revoked ones are left out.
         */
        get: operations["shippers.list_api_keys"];
        put?: never;
        /**
         * Create an API key for a shipper
         * @description For the customer interface. The full key is returned once only.
         */
        post: operations["shippers.create_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippers/{shipper_id}/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key of a shipper */
        delete: operations["shippers.revoke_api_key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List slots with their capacity and what is booked */
        get: operations["slots.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List message templates, newest first */
        get: operations["templates.list"];
        put?: never;
        /**
         * Add a message template
         * @description The latest template of a kind is used for its messages, unless a request names another; without any, built-in texts are.
         */
        post: operations["templates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message template */
        get: operations["templates.get"];
        put?: never;
        post?: never;
        /** Remove a message template */
        delete: operations["templates.delete"];
        options?: never;
        head?: never;
        /** Edit a message template */
        patch: operations["templates.update"];
        trace?: never;
    };
    "/templates/{template_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a message template with sample values */
        post: operations["templates.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report where vehicles are */
        post: operations["tracking.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow the vehicles that have a run today */
        get: operations["tracking.vehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List vehicles */
        get: operations["vehicles.list"];
        put?: never;
        /**
         * Add a vehicle
         * @description Adding a vehicle can change the bill.
         */
        post: operations["vehicles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{vehicle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a vehicle */
        get: operations["vehicles.get"];
        put?: never;
        post?: never;
        /**
         * Remove a vehicle
         * @description Refused while it is on a draft route or on a run that is not completed.
         */
        delete: operations["vehicles.delete"];
        options?: never;
        head?: never;
        /**
         * Change a vehicle
         * @description Only the fields that are sent change; `null` takes an optional one away.
         */
        patch: operations["vehicles.update"];
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhook endpoints */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description The secret that signs its deliveries is shown once only.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook endpoint */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook endpoint
         * @description What is still on its way to it is given up.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change, disable or enable a webhook endpoint
         * @description Events are kept for 30 days while an endpoint is disabled; see recover.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to a webhook endpoint, newest first */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description A new series of attempts with the same event id. One that is still running ends.
         */
        post: operations["webhooks.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what a webhook endpoint missed
         * @description Events of its types that were never sent to it, and those whose delivery failed, of the last 30 days at most. At most 10,000 at a time, the oldest first: repeat until nothing is recovered.
         */
        post: operations["webhooks.recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook endpoint a new secret
         * @description The new secret is shown once only. For 24 hours deliveries carry two signatures, by the new and by the old secret.
         */
        post: operations["webhooks.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook endpoint
         * @description A real, signed delivery to this endpoint alone, of the first type that it subscribes to, with `{"object":"test"}` as `data`.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.suggestion_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * agent.suggestion_created
         * @description A new route-agent suggestion exists. `data` is the Suggestion. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.agent.suggestion_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.reply_needs_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * booking.reply_needs_review
         * @description A recipient reply could not be booked with confidence and needs a person. `data` is the Order with `reply`. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.booking.reply_needs_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * job.completed
         * @description An optimisation job succeeded or failed. `data` is the Job. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.job.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.booked
         * @description A slot was booked, or moved to another one. `data` is the Order. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.order.booked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.created
         * @description An order was placed. `data` is the Order. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.order.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.scanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.scanned
         * @description Every piece of an order is in at the depot. `data` is the Order. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.order.scanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * run.completed
         * @description No stop of the run is open any more. `data` is the Run. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.run.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * run.started
         * @description A driver started a run. `data` is the Run. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.run.started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stop.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * stop.completed
         * @description A stop was completed. `data` is the Stop with `run`. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.stop.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stop.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * stop.failed
         * @description A delivery attempt failed. `data` is the Stop with `run`. Signed in the header `Waypost-Signature`.
         */
        post: operations["webhook.stop.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Address: {
            /**
             * @description Two-letter country code.
             * @example GB
             */
            country: string;
            /**
             * @description Degrees north, WGS 84; null where the place is not known.
             * @example 51.4912
             */
            latitude: number | null;
            /**
             * @description House and street.
             * @example 132 Rose Lane
             */
            line1: string;
            /**
             * @description Second line.
             * @example Flat 2
             */
            line2?: string;
            /**
             * @description Degrees east, WGS 84; null where the place is not known.
             * @example 0.1214
             */
            longitude: number | null;
            /**
             * @description Postcode; a GB one must have the form of one.
             * @example CR0 4XZ
             */
            postcode: string;
            /**
             * @description Town.
             * @example London
             */
            town: string;
        };
        BookingInput: {
            /**
             * @description Whether the recipient is sent a confirmation.
             * @default true
             */
            notify?: boolean;
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /** @description The slot. */
            slot: components["schemas"]["Slot"];
        };
        BookingRequest: {
            /** @description How it goes. */
            channels: ("sms" | "email")[];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Why it could not be sent, or null.
             * @example null
             */
            error: string | null;
            /**
             * @description Its id; never changes.
             * @example req_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            kind: "booking" | "rebooking";
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "booking_request";
            /** @description The slots that were offered, in the order of their numbers. */
            offered: components["schemas"]["Slot"][];
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "queued" | "open" | "answered" | "unanswered" | "closed" | "failed";
        };
        BookingRequestsInput: {
            /** @description By default both. */
            channels?: ("sms" | "email")[];
            /** @description When `orders` is omitted: selects every eligible order. */
            filter?: {
                /**
                 * @description Id of the depot.
                 * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
                 */
                depot?: string;
                /**
                 * @description Where it stands.
                 * @constant
                 */
                status?: "scanned";
            };
            /**
             * Format: date
             * @description Earliest date to offer.
             * @example 2026-03-12
             */
            offer_from?: string;
            /** @description The orders to ask about. */
            orders?: string[];
            /**
             * @description Id of the template to use.
             * @example tpl_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            template?: string;
        };
        Depot: {
            /** @description Where it is. */
            address: components["schemas"]["Address"];
            /**
             * @description Its id; never changes.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description Its name.
             * @example Croydon
             */
            name: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "depot";
            /** @description Opening hours, local time. */
            opening: {
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
            };
        };
        DepotInput: {
            /** @description Where it is. */
            address: {
                /**
                 * @description Two-letter country code.
                 * @default GB
                 * @example GB
                 */
                country?: string;
                /** @description Degrees north, WGS 84; null where the place is not known. */
                readonly latitude?: unknown;
                /**
                 * @description House and street.
                 * @example 132 Rose Lane
                 */
                line1: string;
                /**
                 * @description Second line.
                 * @example Flat 2
                 */
                line2?: string;
                /** @description Degrees east, WGS 84; null where the place is not known. */
                readonly longitude?: unknown;
                /**
                 * @description Postcode; a GB one must have the form of one.
                 * @example CR0 4XZ
                 */
                postcode: string;
                /**
                 * @description Town.
                 * @example London
                 */
                town: string;
            };
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Its name.
             * @example Croydon
             */
            name: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Vans leave after `from` and are back by `to`, local time. */
            opening: {
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
            };
        };
        DepotPatch: {
            /** @description Where it is. */
            address?: {
                /**
                 * @description Two-letter country code.
                 * @default GB
                 * @example GB
                 */
                country?: string;
                /** @description Degrees north, WGS 84; null where the place is not known. */
                readonly latitude?: unknown;
                /**
                 * @description House and street.
                 * @example 132 Rose Lane
                 */
                line1: string;
                /**
                 * @description Second line.
                 * @example Flat 2
                 */
                line2?: string;
                /** @description Degrees east, WGS 84; null where the place is not known. */
                readonly longitude?: unknown;
                /**
                 * @description Postcode; a GB one must have the form of one.
                 * @example CR0 4XZ
                 */
                postcode: string;
                /**
                 * @description Town.
                 * @example London
                 */
                town: string;
            };
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Its name.
             * @example Croydon
             */
            name?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Vans leave after `from` and are back by `to`, local time. */
            opening?: {
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
            };
        };
        Driver: {
            /**
             * @description `active` once the driver has set a PIN.
             * @enum {string}
             */
            app_status: "invited" | "active" | "suspended";
            /**
             * @description Id of their depot; without one they drive for every depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /**
             * @description Its id; never changes.
             * @example drv_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description Their name.
             * @example Uma Usman
             */
            name: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "driver";
            /**
             * @description Phone number; kept in the form of E.164.
             * @example +447700900123
             */
            phone: string;
        };
        DriverInput: {
            /** @description Where the driver stands with the app. */
            readonly app_status?: unknown;
            /**
             * @description Id of their depot; without one they drive for every depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Their name.
             * @example Uma Usman
             */
            name: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /**
             * @description Phone number; kept in the form of E.164.
             * @example +447700900123
             */
            phone: string;
        };
        DriverPatch: {
            /** @description Where the driver stands with the app. */
            readonly app_status?: unknown;
            /** @description Id of the depot. */
            depot?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Their name.
             * @example Uma Usman
             */
            name?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /**
             * @description Phone number; kept in the form of E.164.
             * @example +447700900123
             */
            phone?: string;
        };
        Error: {
            /** @description What went wrong, or null. */
            error: {
                /**
                 * @description A word for programs.
                 * @example invalid_value
                 * @enum {string}
                 */
                code: "invalid_json" | "invalid_request" | "missing_key" | "invalid_key" | "revoked_key" | "wrong_environment" | "insufficient_scope" | "plan_read_only" | "plan_feature_unavailable" | "not_found" | "unknown_route" | "method_not_allowed" | "request_timeout" | "invalid_state" | "duplicate_reference" | "order_on_hold" | "slot_full" | "day_changed" | "suggestion_closed" | "reply_closed" | "route_published" | "driver_required" | "in_use" | "idempotency_in_progress" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "missing_field" | "invalid_value" | "unknown_field" | "unknown_reference" | "too_many_items" | "slot_unknown" | "window_broken" | "van_over_capacity" | "crew_too_small" | "idempotency_key_reused" | "rate_limited" | "headers_too_large" | "internal" | "unavailable";
                /**
                 * @description One plain sentence that says what to do.
                 * @example There is no depot dep_none.
                 */
                message: string;
                /** @description The parameter to blame, such as `scans[3].vehicle`, or empty. */
                param: string;
                /**
                 * @description Equal to the `Request-Id` header.
                 * @example req_01kag5v8x2e0j9d3v6m1h7q4tz
                 */
                request_id: string;
            };
        };
        /** @description The body of a delivery, and what GET /events lists. */
        Event: {
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-12T08:04:00.000Z
             */
            created: string;
            /** @description The resource, as GET returned it then. */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Its id; never changes.
             * @example evt_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /** @description What kind it is. */
            type: components["schemas"]["EventType"];
        };
        /**
         * @description - `order.created`: An order was placed. `data` is the Order.
         *     - `order.scanned`: Every piece of an order is in at the depot. `data` is the Order.
         *     - `order.booked`: A slot was booked, or moved to another one. `data` is the Order.
         *     - `booking.reply_needs_review`: A recipient reply could not be booked with confidence and needs a person. `data` is the Order with `reply`.
         *     - `job.completed`: An optimisation job succeeded or failed. `data` is the Job.
         *     - `agent.suggestion_created`: A new route-agent suggestion exists. `data` is the Suggestion.
         *     - `run.started`: A driver started a run. `data` is the Run.
         *     - `stop.completed`: A stop was completed. `data` is the Stop with `run`.
         *     - `stop.failed`: A delivery attempt failed. `data` is the Stop with `run`.
         *     - `run.completed`: No stop of the run is open any more. `data` is the Run.
         * @enum {string}
         */
        EventType: "order.created" | "order.scanned" | "order.booked" | "booking.reply_needs_review" | "job.completed" | "agent.suggestion_created" | "run.started" | "stop.completed" | "stop.failed" | "run.completed";
        /** @description An import of orders. */
        ImportJob: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Set when status is `failed`.
             * @example null
             */
            error: {
                /**
                 * @description A word for programs.
                 * @example invalid_value
                 */
                code: string;
                /**
                 * @description One plain sentence.
                 * @example There is no depot dep_none.
                 */
                message: string;
            } | null;
            /**
             * @description Its id; never changes.
             * @example job_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "job";
            /**
             * @description 0 to 1.
             * @example 1
             */
            progress: number;
            /** @description Set when the import has ended. */
            result: {
                /**
                 * @description Orders created.
                 * @example 1199
                 */
                created: number;
                /** @description What is wrong with rejected rows, by row; at most 1000 entries. */
                errors: components["schemas"]["RowError"][];
                /**
                 * @description Rows that became no order.
                 * @example 1
                 */
                rejected: number;
                /**
                 * @description Rows of the file, without its header.
                 * @example 1200
                 */
                rows: number;
            } | null;
            /**
             * @description `failed` when nothing could be imported.
             * @example succeeded
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /**
             * @description What kind it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order_import";
        };
        InboundReply: {
            /**
             * @description How it goes.
             * @enum {string}
             */
            channel: "sms" | "email";
            /**
             * @description Its id; never changes.
             * @example rep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "inbound_reply";
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * Format: date-time
             * @description When it came in.
             * @example 2026-03-12T08:04:00.000Z
             */
            received_at: string;
            /**
             * @description The words.
             * @example Thursday morning is fine
             */
            text: string;
        };
        Item: {
            /**
             * @description What it is.
             * @example Treadmill
             */
            description?: string;
            /**
             * @description How many pieces.
             * @example 2
             */
            pieces?: number;
            /**
             * @description The shipper's article number.
             * @example TRD-200
             */
            sku?: string;
            /**
             * @description Total of the line, over all its pieces.
             * @example 0.78
             */
            volume_m3?: number;
            /**
             * @description Total of the line, over all its pieces.
             * @example 98
             */
            weight_kg?: number;
        };
        Job: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Set when status is `failed`.
             * @example null
             */
            error: {
                /**
                 * @description A word for programs.
                 * @example invalid_value
                 */
                code: string;
                /**
                 * @description One plain sentence.
                 * @example There is no depot dep_none.
                 */
                message: string;
            } | null;
            /**
             * @description Its id; never changes.
             * @example job_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "job";
            /**
             * @description 0 to 1.
             * @example 1
             */
            progress: number;
            /** @description Set when status is `succeeded`. */
            result: {
                /**
                 * @description Miles less than before; may be negative.
                 * @example 12.4
                 */
                miles_saved: number;
                /** @description The day's drafts: those proposed, then those that were locked. */
                routes: components["schemas"]["Route"][];
                /** @description Ids of orders that are on no route. */
                unassigned: string[];
                /** @description Why orders are on no route. */
                unassigned_reasons: components["schemas"]["UnassignedReason"][];
            } | null;
            /**
             * @description Where it stands.
             * @example succeeded
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /**
             * @description What the job does. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "route_optimisation";
        };
        Message: {
            /**
             * @description The words.
             * @example Reply 1, 2 or 3 to choose your delivery slot.
             */
            body: string;
            /**
             * @description How it goes.
             * @enum {string}
             */
            channel: "sms" | "email";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Its id; never changes.
             * @example msg_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "message";
            /** @description Id of the order. */
            order: string | null;
            /**
             * @description Texts that an SMS is charged as; null for email.
             * @example 1
             */
            segments: number | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "queued" | "sent" | "delivered" | "failed";
            /**
             * @description Subject of an email; null for a text.
             * @example Choose your delivery slot
             */
            subject: string | null;
            /**
             * @description Id of the template, or the kind of the built-in text.
             * @example booking_request
             */
            template: string;
            /**
             * @description The number or address that it was for.
             * @example +447700900123
             */
            to: string;
        };
        NewShipperApiKey: {
            /**
             * @description Its id; never changes.
             * @example shk_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description The full key; shown once.
             * @example wp_test_shp_…k3ze
             */
            key: string;
            /**
             * @description Environment of the key.
             * @enum {string}
             */
            mode: "live" | "sandbox";
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "api_key";
        };
        OptimiseInput: {
            /**
             * Format: date
             * @description Date, in the depot's local time.
             * @example 2026-03-12
             */
            date: string;
            /**
             * @description Id of the depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot: string;
            /**
             * @description Routes to leave untouched.
             * @default []
             */
            lock_routes?: string[];
            /**
             * @description What is kept small.
             * @default balanced
             * @example balanced
             * @enum {string}
             */
            objective?: "fewest_miles" | "fewest_vehicles" | "balanced";
            /** @description By default every available vehicle. */
            vehicles?: string[];
        };
        Order: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /** @description Id of the depot. */
            depot: string | null;
            /**
             * @description Its id; never changes.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /** @description What is delivered, line by line. */
            items: components["schemas"]["Item"][];
            /**
             * @description Notes for the courier.
             * @example Ring twice.
             */
            notes: string | null;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "order";
            /** @description Its pieces, counted. */
            pieces: {
                /**
                 * @description Pieces of the order.
                 * @example 2
                 */
                expected: number;
                /**
                 * @description Pieces that are in at the depot, on a van or delivered.
                 * @example 2
                 */
                scanned: number;
            };
            /** @description Who the goods are for. */
            recipient: {
                /** @description Where it is. */
                address?: components["schemas"]["Address"];
                /**
                 * @description Email address.
                 * @example sioned@example.com
                 */
                email?: string;
                /**
                 * @description Their name.
                 * @example Sioned Griffiths
                 */
                name?: string;
                /**
                 * @description Phone number; kept in the form of E.164.
                 * @example +447700900123
                 */
                phone?: string;
            };
            /**
             * @description The shipper's own reference.
             * @example SO-10432
             */
            reference: string;
            /**
             * @description Id of the route, or null.
             * @example null
             */
            route: string | null;
            /** @description What is done at the door. */
            service: {
                /**
                 * @description The goods are assembled.
                 * @example false
                 */
                assembly: boolean;
                /** @description People needed at the door. */
                crew: 1 | 2;
                /**
                 * @description Old goods are taken away.
                 * @example false
                 */
                disposal: boolean;
                /**
                 * @description Packaging is taken away.
                 * @example true
                 */
                remove_packaging: boolean;
            };
            /** @description The shipper who placed the order. */
            shipper: {
                /**
                 * @description Id of the shipper.
                 * @example shp_01kag5v8x2e0j9d3v6m1h7q4tz
                 */
                id: string;
                /**
                 * @description Their name.
                 * @example Hearth & Home
                 */
                name: string;
            };
            /** @description The booked slot, or null. */
            slot: components["schemas"]["Slot"] | null;
            /**
             * @description Where it stands.
             * @example booked
             * @enum {string}
             */
            status: "awaiting_scan" | "part_scanned" | "scanned" | "awaiting_reply" | "booked" | "planned" | "out_for_delivery" | "delivered" | "failed_attempt" | "on_hold" | "cancelled" | "returned";
            /**
             * @description The recipient's tracking page; null until the route is published.
             * @example null
             */
            tracking_url: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-03-12T08:04:00.000Z
             */
            updated_at: string;
        };
        OrderInput: {
            /** @description When it was made. */
            readonly created_at?: unknown;
            /**
             * @description Id of the depot; by default the only one, or the nearest.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What is delivered, line by line. */
            items: components["schemas"]["Item"][];
            /**
             * @description Notes for the courier.
             * @example Ring twice.
             */
            notes?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description How many pieces. */
            readonly pieces?: unknown;
            /** @description Who the goods are for. */
            recipient: {
                /** @description Where it is. */
                address?: {
                    /**
                     * @description Two-letter country code.
                     * @default GB
                     * @example GB
                     */
                    country?: string;
                    /** @description Degrees north, WGS 84; null where the place is not known. */
                    readonly latitude?: unknown;
                    /**
                     * @description House and street.
                     * @example 132 Rose Lane
                     */
                    line1: string;
                    /**
                     * @description Second line.
                     * @example Flat 2
                     */
                    line2?: string;
                    /** @description Degrees east, WGS 84; null where the place is not known. */
                    readonly longitude?: unknown;
                    /**
                     * @description Postcode; a GB one must have the form of one.
                     * @example CR0 4XZ
                     */
                    postcode: string;
                    /**
                     * @description Town.
                     * @example London
                     */
                    town: string;
                };
                /**
                 * Format: email
                 * @description Email address.
                 * @example sioned@example.com
                 */
                email?: string;
                /**
                 * @description Their name.
                 * @example Sioned Griffiths
                 */
                name?: string;
                /**
                 * @description Phone number; kept in the form of E.164.
                 * @example +447700900123
                 */
                phone?: string;
            };
            /**
             * @description The shipper's own reference.
             * @example SO-10432
             */
            reference: string;
            /** @description Id of the route; null while there is none. */
            readonly route?: unknown;
            /** @description What is done at the door. */
            service?: {
                /**
                 * @description The goods are assembled.
                 * @example false
                 */
                assembly?: boolean;
                /** @description People needed at the door. */
                crew?: 1 | 2;
                /**
                 * @description Old goods are taken away.
                 * @example false
                 */
                disposal?: boolean;
                /**
                 * @description Packaging is taken away.
                 * @example true
                 */
                remove_packaging?: boolean;
            };
            /**
             * @description Id of the shipper who places the order.
             * @example shp_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            shipper: string;
            /** @description The slot. */
            readonly slot?: unknown;
            /** @description Where it stands. */
            readonly status?: unknown;
            /** @description The recipient's tracking page; null until the route is published. */
            readonly tracking_url?: unknown;
            /** @description When it last changed. */
            readonly updated_at?: unknown;
        };
        OrderPatch: {
            /** @description When it was made. */
            readonly created_at?: unknown;
            /**
             * @description Id of the depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /** @description true keeps the order out of booking and planning until released. */
            hold?: boolean;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What is delivered, line by line. */
            readonly items?: unknown;
            /** @description Notes for the courier. */
            notes?: string | null;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description How many pieces. */
            readonly pieces?: unknown;
            /** @description Who the goods are for. */
            recipient?: {
                /** @description Where it is. */
                address?: {
                    /**
                     * @description Two-letter country code.
                     * @default GB
                     * @example GB
                     */
                    country?: string;
                    /** @description Degrees north, WGS 84; null where the place is not known. */
                    readonly latitude?: unknown;
                    /**
                     * @description House and street.
                     * @example 132 Rose Lane
                     */
                    line1: string;
                    /**
                     * @description Second line.
                     * @example Flat 2
                     */
                    line2?: string;
                    /** @description Degrees east, WGS 84; null where the place is not known. */
                    readonly longitude?: unknown;
                    /**
                     * @description Postcode; a GB one must have the form of one.
                     * @example CR0 4XZ
                     */
                    postcode: string;
                    /**
                     * @description Town.
                     * @example London
                     */
                    town: string;
                };
                /**
                 * Format: email
                 * @description Email address.
                 * @example sioned@example.com
                 */
                email?: string;
                /**
                 * @description Their name.
                 * @example Sioned Griffiths
                 */
                name?: string;
                /**
                 * @description Phone number; kept in the form of E.164.
                 * @example +447700900123
                 */
                phone?: string;
            };
            /** @description The shipper's own reference. */
            readonly reference?: unknown;
            /** @description Id of the route; null while there is none. */
            readonly route?: unknown;
            /** @description What is done at the door. */
            service?: {
                /**
                 * @description The goods are assembled.
                 * @example false
                 */
                assembly?: boolean;
                /** @description People needed at the door. */
                crew?: 1 | 2;
                /**
                 * @description Old goods are taken away.
                 * @example false
                 */
                disposal?: boolean;
                /**
                 * @description Packaging is taken away.
                 * @example true
                 */
                remove_packaging?: boolean;
            };
            /** @description Id of the shipper. */
            readonly shipper?: unknown;
            /** @description The slot. */
            readonly slot?: unknown;
            /** @description Where it stands. */
            readonly status?: unknown;
            /** @description The recipient's tracking page; null until the route is published. */
            readonly tracking_url?: unknown;
            /** @description When it last changed. */
            readonly updated_at?: unknown;
        };
        /** @description An order, and the reply that needs a person. */
        OrderWithReply: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /** @description Id of the depot. */
            depot: string | null;
            /**
             * @description Its id; never changes.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /** @description What is delivered, line by line. */
            items: components["schemas"]["Item"][];
            /**
             * @description Notes for the courier.
             * @example Ring twice.
             */
            notes: string | null;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "order";
            /** @description How many pieces. */
            pieces: {
                /**
                 * @description Pieces of the order.
                 * @example 2
                 */
                expected: number;
                /**
                 * @description Pieces that are in at the depot, on a van or delivered.
                 * @example 2
                 */
                scanned: number;
            };
            /** @description Who the goods are for. */
            recipient: {
                /** @description Where it is. */
                address?: components["schemas"]["Address"];
                /**
                 * @description Email address.
                 * @example sioned@example.com
                 */
                email?: string;
                /**
                 * @description Their name.
                 * @example Sioned Griffiths
                 */
                name?: string;
                /**
                 * @description Phone number; kept in the form of E.164.
                 * @example +447700900123
                 */
                phone?: string;
            };
            /**
             * @description The shipper's own reference.
             * @example SO-10432
             */
            reference: string;
            /** @description The reply. */
            reply: components["schemas"]["Reply"];
            /** @description Id of the route; null while there is none. */
            route: string | null;
            /** @description What is done at the door. */
            service: {
                /**
                 * @description The goods are assembled.
                 * @example false
                 */
                assembly: boolean;
                /** @description People needed at the door. */
                crew: 1 | 2;
                /**
                 * @description Old goods are taken away.
                 * @example false
                 */
                disposal: boolean;
                /**
                 * @description Packaging is taken away.
                 * @example true
                 */
                remove_packaging: boolean;
            };
            /** @description Id of the shipper. */
            shipper: {
                /**
                 * @description Id of the shipper.
                 * @example shp_01kag5v8x2e0j9d3v6m1h7q4tz
                 */
                id: string;
                /**
                 * @description Their name.
                 * @example Hearth & Home
                 */
                name: string;
            };
            /** @description The slot. */
            slot: components["schemas"]["Slot"] | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "awaiting_scan" | "part_scanned" | "scanned" | "awaiting_reply" | "booked" | "planned" | "out_for_delivery" | "delivered" | "failed_attempt" | "on_hold" | "cancelled" | "returned";
            /** @description The recipient's tracking page; null until the route is published. */
            tracking_url: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-03-12T08:04:00.000Z
             */
            updated_at: string;
        };
        Photo: {
            /**
             * @description Media type.
             * @enum {string}
             */
            content_type: "image/jpeg" | "image/png" | "image/webp";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Its id; never changes.
             * @example pho_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "photo";
            /**
             * @description Bytes.
             * @example 48213
             */
            size: number;
        };
        Piece: {
            /**
             * @description The piece's barcode.
             * @example WP3V6M1H7Q4TZ001
             */
            barcode: string;
            /**
             * @description Its id; never changes.
             * @example pce_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /** @description The latest scan, or null. */
            last_scan: {
                /**
                 * Format: date-time
                 * @description When it happened.
                 * @example 2026-03-12T08:04:00.000Z
                 */
                at: string;
                /** @description Id of the depot. */
                depot: string | null;
                /**
                 * @description What kind it is.
                 * @enum {string}
                 */
                type: "depot_in" | "load_to_van" | "unload" | "damaged" | "missing";
                /** @description Id of the vehicle. */
                vehicle: string | null;
            } | null;
            /**
             * @description Position of the form `<n> of <total>`.
             * @example 1 of 2
             */
            number: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "piece";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "awaiting_scan" | "at_depot" | "on_van" | "delivered" | "missing" | "damaged";
        };
        Reply: {
            /**
             * @description How it goes.
             * @enum {string}
             */
            channel: "sms" | "email";
            /**
             * @description Its id; never changes.
             * @example rep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "reply";
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * @description What came of it.
             * @enum {string}
             */
            outcome: "booked" | "needs_review" | "resolved" | "dismissed";
            /**
             * Format: date-time
             * @description When it came in.
             * @example 2026-03-12T08:04:00.000Z
             */
            received_at: string;
            /**
             * @description The words.
             * @example Thursday morning is fine
             */
            text: string;
            /** @description What was made of the words. */
            understood: {
                /**
                 * @description How sure the reading is, 0 to 1.
                 * @example 0.97
                 */
                confidence: number | null;
                /** @description What the recipient wants; null while it is being read. */
                intent: ("accept_offer" | "propose_date" | "decline_dates" | "question" | "call_request" | "unclear") | null;
                /** @description The slot. */
                slot: components["schemas"]["Slot"] | null;
            };
        };
        ResolveInput: {
            /**
             * @description What to do with the reply.
             * @enum {string}
             */
            action: "accept_suggestion" | "book_slot" | "send_message" | "dismiss";
            /**
             * @description With `send_message`.
             * @example No van has room for it.
             */
            message?: string;
            /** @description With `book_slot`. */
            slot?: components["schemas"]["Slot"];
        };
        Route: {
            /**
             * Format: date
             * @description Date, in the depot's local time.
             * @example 2026-03-12
             */
            date: string;
            /**
             * @description Id of the depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot: string;
            /** @description Id of the driver. */
            driver: string | null;
            /**
             * @description Its id; never changes.
             * @example rte_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "route";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Stops, in order. */
            stops: components["schemas"]["Stop"][];
            /** @description The route in figures. */
            totals: {
                /**
                 * @description Minutes on the road.
                 * @example 131
                 */
                drive_minutes: number;
                /**
                 * @description Of space or payload, whichever is fuller, at the fullest moment.
                 * @example 63.5
                 */
                load_percent: number;
                /**
                 * @description Miles, to one decimal.
                 * @example 48.2
                 */
                miles: number;
                /**
                 * @description When the van is back, local time of the depot.
                 * @example 16:40
                 */
                returns_at: string;
                /**
                 * @description How many stops.
                 * @example 14
                 */
                stops: number;
            };
            /**
             * @description Id of the vehicle.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            vehicle: string;
        };
        RoutePatch: {
            /** @description Date, in the depot's local time. */
            readonly date?: unknown;
            /** @description Id of the depot. */
            readonly depot?: unknown;
            /** @description Id of the driver. */
            driver?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Where it stands. */
            readonly status?: unknown;
            /** @description Ids of the route's orders, and of booked orders of its day, in the new sequence. */
            stops?: string[];
            /** @description The route in figures. */
            readonly totals?: unknown;
            /**
             * @description Id of the vehicle.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            vehicle?: string;
        };
        /** @description Why a row of an import became no order. */
        RowError: {
            /**
             * @description One of the codes of errors.
             * @example invalid_value
             */
            code: string;
            /**
             * @description Name of the column, or path of the field (JSON lines); empty for the whole row.
             * @example postcode
             */
            column: string;
            /**
             * @description One plain sentence that says what to do.
             * @example postcode: must be a GB postcode such as CR0 4XZ.
             */
            message: string;
            /**
             * @description Number of the row as a spreadsheet shows it, or of the line (JSON lines).
             * @example 3
             */
            row: number;
        };
        Run: {
            /**
             * @description When it was completed, or null.
             * @example null
             */
            completed_at: string | null;
            /**
             * @description Id of the driver.
             * @example drv_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            driver: string;
            /**
             * @description Its id; never changes.
             * @example run_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "run";
            /** @description How far it is. */
            progress: {
                /**
                 * @description Stops that were completed.
                 * @example 9
                 */
                completed: number;
                /**
                 * @description Stops that failed.
                 * @example 1
                 */
                failed: number;
                /**
                 * @description All stops.
                 * @example 14
                 */
                total: number;
            };
            /**
             * @description Id of the route; null while there is none.
             * @example rte_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            route: string;
            /** @description When it started, or null. */
            started_at: string | null;
            /**
             * @description Where it stands.
             * @example started
             * @enum {string}
             */
            status: "published" | "started" | "completed";
            /**
             * @description Id of the vehicle.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            vehicle: string;
        };
        SandboxReplyInput: {
            /**
             * @description How it goes.
             * @enum {string}
             */
            channel: "sms" | "email";
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * @description The words.
             * @example Thursday morning is fine
             */
            text: string;
        };
        ScanInput: {
            /**
             * Format: date-time
             * @description Defaults to now.
             * @example 2026-03-12T08:04:00.000Z
             */
            at?: string;
            /**
             * @description The piece's barcode.
             * @example WP3V6M1H7Q4TZ001
             */
            barcode: string;
            /**
             * @description Id of the depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /** @description Ids of photos that were stored by POST /photos. */
            photo_ids?: string[];
            /**
             * @description What kind it is.
             * @enum {string}
             */
            type: "depot_in" | "load_to_van" | "unload" | "damaged" | "missing";
            /**
             * @description Required when type is `load_to_van`.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            vehicle?: string;
        };
        ScanResult: {
            /**
             * @description How many were taken.
             * @example 2
             */
            accepted: number;
            /** @description Orders of which this request scanned the last piece. */
            orders_completed: string[];
            /** @description Scans that were not taken, and why. */
            rejected: {
                /**
                 * @description The piece's barcode.
                 * @example WP3V6M1H7Q4TZ001
                 */
                barcode: string;
                /**
                 * @description Why the scan was not taken.
                 * @enum {string}
                 */
                reason: "unknown_barcode" | "already_delivered" | "order_cancelled" | "unknown_depot" | "unknown_vehicle" | "at_in_future";
            }[];
        };
        Shipper: {
            /** @description How recipients are asked for a slot. */
            booking: {
                /** @description Whether recipients are asked for a slot as soon as every piece of their order is in. */
                automatic: boolean;
                /**
                 * @description Who writes to recipients, in place of the courier.
                 * @example Hearth & Home
                 */
                sender_name?: string;
            };
            /**
             * Format: email
             * @description Whom to write to.
             * @example orders@hearth.example
             */
            contact_email?: string;
            /**
             * @description Its id; never changes.
             * @example shp_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description Their name.
             * @example Hearth & Home
             */
            name: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "shipper";
            /** @description Who may use the portal. */
            portal_users: string[];
        };
        ShipperApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * @description Its id; never changes.
             * @example shk_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description Its beginning and its last four characters.
             * @example wp_test_shp_…k3ze
             */
            key: string;
            /**
             * @description What it is for.
             * @example Warehouse system
             */
            label?: string;
            /**
             * @description Environment of the key.
             * @enum {string}
             */
            mode: "live" | "sandbox";
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "api_key";
        };
        ShipperApiKeyInput: {
            /**
             * @description What it is for.
             * @example Warehouse system
             */
            label?: string;
            /**
             * @description Environment of the key.
             * @default sandbox
             * @enum {string}
             */
            mode?: "live" | "sandbox";
        };
        ShipperInput: {
            /** @description How recipients are asked for a slot. */
            booking?: {
                /**
                 * @description Whether recipients are asked for a slot as soon as every piece of their order is in.
                 * @default true
                 */
                automatic?: boolean;
                /**
                 * @description Who writes to recipients, in place of the courier.
                 * @example Hearth & Home
                 */
                sender_name?: string;
            };
            /**
             * Format: email
             * @description Whom to write to.
             * @example orders@hearth.example
             */
            contact_email?: string;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Their name.
             * @example Hearth & Home
             */
            name: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /**
             * @description Each is emailed an invite to the portal.
             * @default []
             */
            portal_users?: string[];
        };
        ShipperPatch: {
            /** @description How recipients are asked for a slot. */
            booking?: {
                /** @description Whether recipients are asked for a slot as soon as every piece of their order is in. */
                automatic?: boolean;
                /** @description Who writes to recipients. */
                sender_name?: string | null;
            };
            /** @description Whom to write to. */
            contact_email?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description Their name.
             * @example Hearth & Home
             */
            name?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Each is emailed an invite to the portal. */
            portal_users?: string[];
        };
        /** @description A window of a local day in which a recipient is visited. */
        Slot: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-03-12
             */
            date: string;
            /**
             * @description Where it begins, local time of the depot.
             * @example 08:00
             */
            from: string;
            /**
             * @description Where it ends, local time of the depot; later than `from`.
             * @example 12:00
             */
            to: string;
        };
        SlotCapacity: {
            /**
             * @description Orders that it holds.
             * @example 7
             */
            booked: number;
            /**
             * @description Orders that it can hold.
             * @example 20
             */
            capacity: number;
            /**
             * Format: date
             * @description Date, in the depot's local time.
             * @example 2026-03-12
             */
            date: string;
            /**
             * @description Where it begins, local time of the depot.
             * @example 08:00
             */
            from: string;
            /**
             * @description Where it ends, local time of the depot; later than `from`.
             * @example 12:00
             */
            to: string;
            /**
             * @description Name of the zone.
             * @example Everywhere
             */
            zone: string;
        };
        SlotSchedule: {
            /** @description Dates that differ. */
            overrides: {
                /**
                 * @description No slots on this date.
                 * @example true
                 */
                closed?: boolean;
                /**
                 * Format: date
                 * @description Date, in the depot's local time.
                 * @example 2026-03-12
                 */
                date: string;
                /** @description Instead of the weekday's windows. */
                windows?: {
                    /**
                     * @description Orders in it, per zone.
                     * @example 20
                     */
                    capacity: number;
                    /**
                     * @description Where it begins, local time of the depot.
                     * @example 08:00
                     */
                    from: string;
                    /**
                     * @description Where it ends, local time of the depot; later than `from`.
                     * @example 12:00
                     */
                    to: string;
                    /**
                     * @description Name or id of a zone of the depot; all zones if left out.
                     * @example Everywhere
                     */
                    zone?: string;
                }[];
            }[];
            /** @description The windows of each week. */
            windows: {
                /**
                 * @description Orders in it, per zone.
                 * @example 20
                 */
                capacity: number;
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
                /** @description 0 is Sunday. */
                weekday: number;
                /**
                 * @description Name or id of a zone of the depot; all zones if left out.
                 * @example Everywhere
                 */
                zone?: string;
            }[];
        };
        SlotScheduleInput: {
            /**
             * @description Dates that differ.
             * @default []
             */
            overrides?: {
                /**
                 * @description No slots on this date.
                 * @example true
                 */
                closed?: boolean;
                /**
                 * Format: date
                 * @description Date, in the depot's local time.
                 * @example 2026-03-12
                 */
                date: string;
                /** @description Instead of the weekday's windows. */
                windows?: {
                    /**
                     * @description Orders in it, per zone.
                     * @example 20
                     */
                    capacity: number;
                    /**
                     * @description Where it begins, local time of the depot.
                     * @example 08:00
                     */
                    from: string;
                    /**
                     * @description Where it ends, local time of the depot; later than `from`.
                     * @example 12:00
                     */
                    to: string;
                    /**
                     * @description Name or id of a zone of the depot; all zones if left out.
                     * @example Everywhere
                     */
                    zone?: string;
                }[];
            }[];
            /** @description The windows of each week. */
            windows: {
                /**
                 * @description Orders in it, per zone.
                 * @example 20
                 */
                capacity: number;
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
                /** @description 0 is Sunday. */
                weekday: number;
                /**
                 * @description Name or id of a zone of the depot; all zones if left out.
                 * @example Everywhere
                 */
                zone?: string;
            }[];
        };
        Stop: {
            /** @description Where it is. */
            address: components["schemas"]["Address"] | null;
            /**
             * @description When it was completed, or null.
             * @example null
             */
            completed_at: string | null;
            /**
             * @description When the visit begins, local time of the depot.
             * @example 09:20
             */
            eta: string;
            /**
             * @description Why it failed, or null.
             * @example null
             */
            failure_reason: ("no_answer" | "refused" | "wrong_item" | "damaged" | "no_access" | "other") | null;
            /**
             * @description Its id; never changes.
             * @example stp_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "stop";
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * @description How many pieces.
             * @example 2
             */
            pieces: number;
            /**
             * @description Position in the route or run, from 1.
             * @example 1
             */
            sequence: number;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "pending" | "arrived" | "completed" | "failed" | "skipped";
            /**
             * @description What kind it is.
             * @enum {string}
             */
            type: "delivery" | "collection";
            /** @description The booked window; once published, its part around the ETA that the recipient was told. */
            window: {
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
            };
        };
        StopCompletion: {
            /**
             * @description Notes for the courier.
             * @example Ring twice.
             */
            notes?: string;
            /**
             * Format: date-time
             * @description When it happened, if that was before now: for a driver who was out of coverage.
             * @example 2026-03-12T08:04:00.000Z
             */
            occurred_at?: string;
            /** @description Ids of photos that were stored by POST /photos. */
            photo_ids?: string[];
            /** @description Barcodes of the pieces handed over; by default all. */
            pieces_delivered?: string[];
            /**
             * @description Who took the goods in.
             * @example S. Griffiths
             */
            signed_by?: string;
        };
        StopFailure: {
            /**
             * @description Notes for the courier.
             * @example Ring twice.
             */
            notes?: string;
            /**
             * Format: date-time
             * @description When it happened, if that was before now: for a driver who was out of coverage.
             * @example 2026-03-12T08:04:00.000Z
             */
            occurred_at?: string;
            /** @description Ids of photos that were stored by POST /photos. */
            photo_ids?: string[];
            /**
             * @description Why it failed.
             * @example no_answer
             * @enum {string}
             */
            reason: "no_answer" | "refused" | "wrong_item" | "damaged" | "no_access" | "other";
            /**
             * @description Asks the recipient for another slot at once.
             * @default true
             */
            rebook?: boolean;
        };
        /** @description A stop, and the run that it is on. */
        StopOfRun: {
            /** @description Where it is. */
            address: components["schemas"]["Address"] | null;
            /** @description When it was completed, or null. */
            completed_at: string | null;
            /**
             * @description When the visit begins, local time of the depot.
             * @example 09:20
             */
            eta: string;
            /** @description Why it failed, or null. */
            failure_reason: ("no_answer" | "refused" | "wrong_item" | "damaged" | "no_access" | "other") | null;
            /**
             * @description Its id; never changes.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "stop";
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
            /**
             * @description How many pieces.
             * @example 2
             */
            pieces: number;
            /**
             * @description Id of the run.
             * @example run_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            run: string;
            /**
             * @description Position in the route or run, from 1.
             * @example 1
             */
            sequence: number;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "pending" | "arrived" | "completed" | "failed" | "skipped";
            /**
             * @description What kind it is.
             * @enum {string}
             */
            type: "delivery" | "collection";
            /** @description The booked window; once published, its part around the ETA that the recipient was told. */
            window: {
                /**
                 * @description Where it begins, local time of the depot.
                 * @example 08:00
                 */
                from: string;
                /**
                 * @description Where it ends, local time of the depot; later than `from`.
                 * @example 12:00
                 */
                to: string;
            };
        };
        Suggestion: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-12T08:04:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be accepted.
             * @example 2026-03-12T08:04:00.000Z
             */
            expires_at: string;
            /**
             * @description Its id; never changes.
             * @example sug_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /** @description What it would change. */
            impact: {
                /**
                 * @description Miles less than before; may be negative.
                 * @example 12.4
                 */
                miles_saved: number;
                /** @description Ids of the routes that it would change. */
                routes_changed: string[];
                /**
                 * @description Whether every promised window is kept.
                 * @example true
                 */
                windows_kept: boolean;
            };
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "suggestion";
            /**
             * @description Why.
             * @example Van 1 is running 40 minutes late.
             */
            reason: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "open" | "accepted" | "dismissed" | "expired";
            /**
             * @description One sentence.
             * @example Move 3 orders from Van 1 to Van 2.
             */
            summary: string;
            /**
             * @description What gave rise to it.
             * @enum {string}
             */
            trigger: "overnight_plan" | "breakdown" | "failed_stop" | "rebooking" | "capacity" | "running_late";
        };
        Template: {
            /** @description How it goes. */
            channels: ("sms" | "email")[];
            /**
             * @description The email.
             * @example Hello {{ recipient_name }}
             */
            email_body: string | null;
            /**
             * @description Subject of the email.
             * @example Your delivery
             */
            email_subject: string | null;
            /**
             * @description Its id; never changes.
             * @example tpl_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            kind: "booking_request" | "rebooking" | "reminder" | "confirmation" | "narrowed_window" | "driver_invite" | "portal_invite";
            /**
             * @description What operators call it.
             * @example Short request
             */
            name: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "template";
            /**
             * @description The text message.
             * @example Hello {{ recipient_name }}
             */
            sms_body: string | null;
        };
        TemplateInput: {
            /** @description Channels that this template is for. */
            channels?: ("sms" | "email")[];
            /** @description When it was made. */
            readonly created_at?: unknown;
            /** @description The email. */
            email_body?: string | null;
            /** @description Subject of the email. */
            email_subject?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description What it is for.
             * @enum {string}
             */
            kind: "booking_request" | "rebooking" | "reminder" | "confirmation" | "narrowed_window" | "driver_invite" | "portal_invite";
            /**
             * @description What operators call it.
             * @example Short request
             */
            name: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description The text message. */
            sms_body?: string | null;
            /** @description When it last changed. */
            readonly updated_at?: unknown;
        };
        TemplatePatch: {
            /** @description Channels that this template is for. */
            channels?: ("sms" | "email")[];
            /** @description When it was made. */
            readonly created_at?: unknown;
            /** @description The email. */
            email_body?: string | null;
            /** @description Subject of the email. */
            email_subject?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What it is for. */
            readonly kind?: unknown;
            /**
             * @description What operators call it.
             * @example Short request
             */
            name?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description The text message. */
            sms_body?: string | null;
            /** @description When it last changed. */
            readonly updated_at?: unknown;
        };
        TemplatePreview: {
            /** @description The email, or null. */
            email: {
                /**
                 * @description The email as HTML.
                 * @example <p>Hello Sioned</p>
                 */
                html: string;
                /**
                 * @description Subject of an email; null for a text.
                 * @example Choose your delivery slot
                 */
                subject: string;
                /**
                 * @description The words.
                 * @example Thursday morning is fine
                 */
                text: string;
            } | null;
            /** @description The text message, or null. */
            sms: {
                /**
                 * @description The words.
                 * @example Reply 1, 2 or 3 to choose your delivery slot.
                 */
                body: string;
            } | null;
        };
        /** @description Something that became of an order. */
        TimelineEntry: {
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-12T08:04:00.000Z
             */
            at: string;
            /**
             * @description Its id; never changes.
             * @example evt_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "timeline_entry";
            /**
             * @description One sentence.
             * @example Piece 1 of 2 scanned: depot in.
             */
            summary: string;
            /**
             * @description `event.`, `scan.`, `message.`, `reply.` or `action.` and what it was.
             * @example scan.depot_in
             */
            type: string;
        };
        UnassignedReason: {
            /**
             * @description A word for programs.
             * @enum {string}
             */
            code: "no_vehicle" | "over_volume" | "over_weight" | "crew" | "window_unreachable" | "no_coordinates" | "capacity_exhausted";
            /**
             * @description In words.
             * @example No van has room for it.
             */
            message: string;
            /**
             * @description Id of the order.
             * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            order: string;
        };
        Vehicle: {
            /**
             * @description Whether it is used in planning.
             * @example true
             */
            active: boolean;
            /**
             * @description Payload, kilograms; unlimited if left out.
             * @example 1200
             */
            capacity_kg?: number;
            /**
             * @description Load space, cubic metres; unlimited if left out.
             * @example 12
             */
            capacity_m3?: number;
            /** @description People on the van; 1 if left out. */
            crew?: 1 | 2;
            /**
             * @description Id of its depot; without one it serves every depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /**
             * @description Its id; never changes.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What the depot calls it.
             * @example Van 1
             */
            name: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "vehicle";
            /**
             * @description Number plate.
             * @example LV24 KTE
             */
            registration?: string;
        };
        VehicleInput: {
            /**
             * @description Whether it is used in planning.
             * @default true
             * @example true
             */
            active?: boolean;
            /**
             * @description Payload, kilograms; unlimited if left out.
             * @example 1200
             */
            capacity_kg?: number;
            /**
             * @description Load space, cubic metres; unlimited if left out.
             * @example 12
             */
            capacity_m3?: number;
            /** @description People on the van; 1 if left out. */
            crew?: 1 | 2;
            /**
             * @description Id of its depot; without one it serves every depot.
             * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            depot?: string;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description What the depot calls it.
             * @example Van 1
             */
            name: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /**
             * @description Number plate.
             * @example LV24 KTE
             */
            registration?: string;
        };
        VehiclePatch: {
            /**
             * @description Whether it is used in planning.
             * @example true
             */
            active?: boolean;
            /** @description Payload, kilograms. */
            capacity_kg?: number | null;
            /** @description Load space, cubic metres. */
            capacity_m3?: number | null;
            /** @description People. */
            crew?: (1 | 2) | null;
            /** @description Id of the depot. */
            depot?: string | null;
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /**
             * @description What the depot calls it.
             * @example Van 1
             */
            name?: string;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Number plate. */
            registration?: string | null;
        };
        VehiclePosition: {
            /**
             * @description Degrees clockwise from north, or null.
             * @example 87
             */
            heading: number | null;
            /**
             * @description Degrees north, WGS 84; null where the place is not known.
             * @example 51.4912
             */
            latitude: number;
            /**
             * @description Degrees east, WGS 84; null where the place is not known.
             * @example 0.1214
             */
            longitude: number;
            /** @description Id of the next open stop of the run, or null. */
            next_stop: string | null;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "vehicle_position";
            /**
             * @description Id of the run.
             * @example run_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            run: string;
            /**
             * @description Minutes behind plan at the next stop.
             * @example 0
             */
            running_late_minutes: number;
            /**
             * @description Miles an hour, or null.
             * @example 23
             */
            speed_mph: number | null;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-03-12T08:04:00.000Z
             */
            updated_at: string;
            /**
             * @description Id of the vehicle.
             * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            vehicle: string;
        };
        WebhookDelivery: {
            /** @description Every attempt, the oldest first. */
            attempts: {
                /**
                 * Format: date-time
                 * @description When it happened.
                 * @example 2026-03-12T08:04:00.000Z
                 */
                at: string;
                /**
                 * @description Milliseconds.
                 * @example 84
                 */
                duration_ms: number;
                /**
                 * @description Why it failed, or null.
                 * @example null
                 */
                error: string | null;
                /**
                 * @description Counts within the series.
                 * @example 1
                 */
                number: number;
                /**
                 * @description 1 at first; each replay begins another.
                 * @example 1
                 */
                series: number;
                /**
                 * @description null when no response came.
                 * @example 200
                 */
                status_code: number | null;
            }[];
            /**
             * @description Id of the webhook endpoint.
             * @example whe_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            endpoint: string;
            /**
             * @description Id of the event.
             * @example evt_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            event: string;
            /**
             * @description Its id; never changes.
             * @example whd_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description When it is tried next, or null.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "webhook_delivery";
            /**
             * @description Where it stands.
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description What kind it is. */
            type: components["schemas"]["EventType"];
        };
        WebhookEndpoint: {
            /** @description Event types that it subscribes to. */
            events: components["schemas"]["EventType"][];
            /**
             * @description Its id; never changes.
             * @example whe_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "webhook_endpoint";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * Format: uri
             * @description An https address that is reachable from the public internet.
             * @example https://courier.example/hooks
             */
            url: string;
        };
        WebhookEndpointInput: {
            /** @description Event types that it subscribes to. */
            events: components["schemas"]["EventType"][];
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Signs deliveries. */
            readonly secret?: unknown;
            /** @description Where it stands. */
            readonly status?: unknown;
            /**
             * Format: uri
             * @description An https address that is reachable from the public internet.
             * @example https://courier.example/hooks
             */
            url: string;
        };
        WebhookEndpointPatch: {
            /** @description Event types that it subscribes to. */
            events?: components["schemas"]["EventType"][];
            /** @description Its id; never changes. */
            readonly id?: unknown;
            /** @description What kind of record this is. */
            readonly object?: unknown;
            /** @description Signs deliveries. */
            readonly secret?: unknown;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
            /**
             * Format: uri
             * @description An https address that is reachable from the public internet.
             * @example https://courier.example/hooks
             */
            url?: string;
        };
        WebhookEndpointWithSecret: {
            /** @description Event types that it subscribes to. */
            events: components["schemas"]["EventType"][];
            /**
             * @description Its id; never changes.
             * @example whe_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description What kind of record this is.
             * @constant
             */
            object: "webhook_endpoint";
            /**
             * @description Signs deliveries; shown once.
             * @example whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE
             */
            secret: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * Format: uri
             * @description An https address that is reachable from the public internet.
             * @example https://courier.example/hooks
             */
            url: string;
        };
        WebhookRecoverInput: {
            /**
             * Format: date-time
             * @description From when on, inclusive; as far back as events are kept if left out.
             * @example 2026-03-12T08:04:00.000Z
             */
            since?: string;
        };
        WebhookRecovery: {
            /**
             * @description Deliveries that were started.
             * @example 3
             */
            recovered: number;
        };
        Zone: {
            /**
             * @description Its id; never changes.
             * @example zon_01kag5v8x2e0j9d3v6m1h7q4tz
             */
            id: string;
            /**
             * @description Its name.
             * @example Everywhere
             */
            name: string;
            /** @description The longest prefix that matches wins; `""` matches all. */
            postcode_prefixes: string[];
        };
        ZonesInput: {
            /** @description All zones of the depot. */
            data: {
                /**
                 * @description Its id; never changes.
                 * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                 */
                id?: string;
                /**
                 * @description Its name.
                 * @example Croydon
                 */
                name: string;
                /** @description Beginnings of postcodes. */
                postcode_prefixes: string[];
            }[];
            /** @description Whether further records follow. */
            readonly has_more?: unknown;
            /** @description What kind of record this is. */
            readonly object?: unknown;
        };
    };
    responses: {
        /** @description `invalid_json`: The body is not valid JSON. */
        "400.invalid_json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_key`: No API key was sent.
         *
         *     `invalid_key`: The API key is not known.
         *
         *     `revoked_key`: The API key was revoked or has expired.
         *
         *     `wrong_environment`: The key belongs to the other environment.
         */
        "401.missing_key.invalid_key.revoked_key.wrong_environment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The key lacks the scope that the message names. */
        "403.insufficient_scope": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `insufficient_scope`: The key lacks the scope that the message names.
         *
         *     `plan_feature_unavailable`: The plan does not include this feature.
         */
        "403.insufficient_scope.plan_feature_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `insufficient_scope`: The key lacks the scope that the message names.
         *
         *     `plan_read_only`: The plan has read-only access.
         */
        "403.insufficient_scope.plan_read_only": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `insufficient_scope`: The key lacks the scope that the message names.
         *
         *     `plan_read_only`: The plan has read-only access.
         *
         *     `plan_feature_unavailable`: The plan does not include this feature.
         */
        "403.insufficient_scope.plan_read_only.plan_feature_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: No such record. */
        "404.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `not_found`: No such record.
         *
         *     `unknown_route`: No such path.
         */
        "404.not_found.unknown_route": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unknown_route`: No such path. */
        "404.unknown_route": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `day_changed`: The day has changed since the suggestion was made.
         *
         *     `suggestion_closed`: The suggestion was accepted, dismissed or has expired.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.day_changed.suggestion_closed.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `duplicate_reference`: The shipper already has an open order with this reference.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.duplicate_reference.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_in_progress`: The first request with this key is still running. */
        "409.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `in_use`: Something still refers to the record. */
        "409.in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `driver_required`: The route needs a driver.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.invalid_state.driver_required.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `driver_required`: The route needs a driver.
         *
         *     `in_use`: Something still refers to the record.
         */
        "409.invalid_state.driver_required.in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.invalid_state.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `order_on_hold`: The order is on hold.
         *
         *     `slot_full`: The slot has no capacity left.
         *
         *     `reply_closed`: The reply was dealt with already.
         *
         *     `route_published`: The order is on a published route.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.invalid_state.order_on_hold.slot_full.reply_closed.route_published.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `order_on_hold`: The order is on hold.
         *
         *     `slot_full`: The slot has no capacity left.
         *
         *     `route_published`: The order is on a published route.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.invalid_state.order_on_hold.slot_full.route_published.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_state`: The record is in a state that does not allow this.
         *
         *     `slot_full`: The slot has no capacity left.
         *
         *     `route_published`: The order is on a published route.
         */
        "409.invalid_state.slot_full.route_published": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `suggestion_closed`: The suggestion was accepted, dismissed or has expired.
         *
         *     `idempotency_in_progress`: The first request with this key is still running.
         */
        "409.suggestion_closed.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `precondition_failed`: The record is not as If-Match has it; read it again. */
        "412.precondition_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `body_too_large`: The body is too large. */
        "413.body_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type`: The body must be of another media type. */
        "415.unsupported_media_type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         */
        "422.invalid_value.unknown_field": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.invalid_value.unknown_field.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         */
        "422.missing_field.invalid_value.unknown_field": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.missing_field.invalid_value.unknown_field.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `slot_unknown`: The slot is not on offer.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.missing_field.invalid_value.unknown_field.slot_unknown.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         *
         *     `slot_unknown`: The slot is not on offer.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference.slot_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         *
         *     `slot_unknown`: The slot is not on offer.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference.slot_unknown.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         *
         *     `too_many_items`: The list is too long.
         *
         *     `idempotency_key_reused`: The key was used with a different request.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `missing_field`: A required field is missing.
         *
         *     `invalid_value`: A value was not accepted.
         *
         *     `unknown_field`: The resource has no such field.
         *
         *     `unknown_reference`: The id refers to no record.
         *
         *     `too_many_items`: The list is too long.
         *
         *     `window_broken`: The change would break a booked window or the opening hours of the depot.
         *
         *     `van_over_capacity`: The change would overload the van.
         *
         *     `crew_too_small`: The order needs a larger crew than the van has.
         */
        "422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.window_broken.van_over_capacity.crew_too_small": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited`: Too many requests; see Retry-After. */
        "429.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        "500.internal": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unavailable`: The service is not available just now; see Retry-After. */
        "503.unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "suggestions.list": {
        parameters: {
            query?: {
                /** @description Date, in the depot's local time. */
                date?: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description Where it stands. */
                status?: "open" | "accepted" | "dismissed" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List suggestions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "sug_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "suggestion",
                     *           "status": "open",
                     *           "trigger": "overnight_plan",
                     *           "summary": "Move 3 orders from Van 1 to Van 2.",
                     *           "reason": "Van 1 is running 40 minutes late.",
                     *           "impact": {
                     *             "miles_saved": 12.4,
                     *             "windows_kept": true,
                     *             "routes_changed": [
                     *               "rte_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *             ]
                     *           },
                     *           "created_at": "2026-03-12T08:04:00.000Z",
                     *           "expires_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Suggestion"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_feature_unavailable"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "suggestions.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-12",
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date
                     * @description Date, in the depot's local time.
                     * @example 2026-03-12
                     */
                    date: string;
                    /**
                     * @description Id of the depot.
                     * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    depot: string;
                };
            };
        };
        responses: {
            /** @description Ask for a fresh suggestion. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "suggestion",
                     *       "date": "2026-03-12",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "requested"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date
                         * @description Date, in the depot's local time.
                         * @example 2026-03-12
                         */
                        date: string;
                        /**
                         * @description Id of the depot.
                         * @example dep_01kag5v8x2e0j9d3v6m1h7q4tz
                         */
                        depot: string;
                        /**
                         * @description Its id; never changes.
                         * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                         */
                        id: string;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "suggestion";
                        /**
                         * @description Where it stands.
                         * @constant
                         */
                        status: "requested";
                    };
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only.plan_feature_unavailable"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "suggestions.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the suggestion. */
                suggestion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accept a suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sug_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "suggestion",
                     *       "status": "open",
                     *       "trigger": "overnight_plan",
                     *       "summary": "Move 3 orders from Van 1 to Van 2.",
                     *       "reason": "Van 1 is running 40 minutes late.",
                     *       "impact": {
                     *         "miles_saved": 12.4,
                     *         "windows_kept": true,
                     *         "routes_changed": [
                     *           "rte_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *         ]
                     *       },
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "expires_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only.plan_feature_unavailable"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.day_changed.suggestion_closed.idempotency_in_progress"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "suggestions.dismiss": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the suggestion. */
                suggestion_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Sold out."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why, in words.
                     * @example Sold out.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Dismiss a suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sug_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "suggestion",
                     *       "status": "open",
                     *       "trigger": "overnight_plan",
                     *       "summary": "Move 3 orders from Van 1 to Van 2.",
                     *       "reason": "Van 1 is running 40 minutes late.",
                     *       "impact": {
                     *         "miles_saved": 12.4,
                     *         "windows_kept": true,
                     *         "routes_changed": [
                     *           "rte_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *         ]
                     *       },
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "expires_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only.plan_feature_unavailable"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.suggestion_closed.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "bookings.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "slot": {
                 *         "date": "2026-03-12",
                 *         "from": "08:00",
                 *         "to": "12:00"
                 *       },
                 *       "notify": true
                 *     }
                 */
                "application/json": components["schemas"]["BookingInput"];
            };
        };
        responses: {
            /** @description Book a slot for an order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.invalid_state.order_on_hold.slot_full.route_published.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.slot_unknown.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "replies.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description true: replies that could not be booked with confidence. */
                needs_review?: boolean;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List recipients' replies, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "rep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "reply",
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "channel": "sms",
                     *           "text": "Thursday morning is fine",
                     *           "understood": {
                     *             "intent": "accept_offer",
                     *             "slot": {
                     *               "date": "2026-03-12",
                     *               "from": "08:00",
                     *               "to": "12:00"
                     *             },
                     *             "confidence": 0.97
                     *           },
                     *           "outcome": "booked",
                     *           "received_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Reply"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "replies.resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the reply. */
                reply_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "accept_suggestion",
                 *       "slot": {
                 *         "date": "2026-03-12",
                 *         "from": "08:00",
                 *         "to": "12:00"
                 *       },
                 *       "message": "No van has room for it."
                 *     }
                 */
                "application/json": components["schemas"]["ResolveInput"];
            };
        };
        responses: {
            /** @description Deal with a reply that needs review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "reply",
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "channel": "sms",
                     *       "text": "Thursday morning is fine",
                     *       "understood": {
                     *         "intent": "accept_offer",
                     *         "slot": {
                     *           "date": "2026-03-12",
                     *           "from": "08:00",
                     *           "to": "12:00"
                     *         },
                     *         "confidence": 0.97
                     *       },
                     *       "outcome": "booked",
                     *       "received_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.order_on_hold.slot_full.reply_closed.route_published.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.slot_unknown.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "bookings.list_requests": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description Id of the order. */
                order?: string;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description `failed` and `unanswered` ones need a person. */
                status?: "queued" | "open" | "answered" | "unanswered" | "closed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List booking requests, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "req_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "booking_request",
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "kind": "booking",
                     *           "status": "queued",
                     *           "channels": [
                     *             "sms"
                     *           ],
                     *           "offered": [
                     *             {
                     *               "date": "2026-03-12",
                     *               "from": "08:00",
                     *               "to": "12:00"
                     *             }
                     *           ],
                     *           "error": null,
                     *           "created_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["BookingRequest"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "bookings.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ],
                 *       "filter": {
                 *         "status": "scanned",
                 *         "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       },
                 *       "channels": [
                 *         "sms"
                 *       ],
                 *       "offer_from": "2026-03-12",
                 *       "template": "tpl_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *     }
                 */
                "application/json": components["schemas"]["BookingRequestsInput"];
            };
        };
        responses: {
            /** @description Ask recipients to choose a delivery slot. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 1,
                     *       "skipped": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Orders whose recipients are asked. */
                        queued: number;
                        /** @description Orders that cannot be asked about. */
                        skipped: number;
                    };
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "bookings.retry_request": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the booking request. */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ask again where a booking request has failed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "req_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "booking_request",
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "kind": "booking",
                     *       "status": "queued",
                     *       "channels": [
                     *         "sms"
                     *       ],
                     *       "offered": [
                     *         {
                     *           "date": "2026-03-12",
                     *           "from": "08:00",
                     *           "to": "12:00"
                     *         }
                     *       ],
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRequest"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List depots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "depot",
                     *           "name": "Croydon",
                     *           "address": {
                     *             "line1": "132 Rose Lane",
                     *             "line2": "Flat 2",
                     *             "town": "London",
                     *             "postcode": "CR0 4XZ",
                     *             "country": "GB",
                     *             "latitude": 51.4912,
                     *             "longitude": 0.1214
                     *           },
                     *           "opening": {
                     *             "from": "08:00",
                     *             "to": "12:00"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Depot"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Croydon",
                 *       "address": {
                 *         "line1": "132 Rose Lane",
                 *         "line2": "Flat 2",
                 *         "town": "London",
                 *         "postcode": "CR0 4XZ",
                 *         "country": "GB"
                 *       },
                 *       "opening": {
                 *         "from": "08:00",
                 *         "to": "12:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DepotInput"];
            };
        };
        responses: {
            /** @description Add a depot. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "depot",
                     *       "name": "Croydon",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "opening": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Depot"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a depot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "depot",
                     *       "name": "Croydon",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "opening": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Depot"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a depot. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_use"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Croydon",
                 *       "address": {
                 *         "line1": "132 Rose Lane",
                 *         "line2": "Flat 2",
                 *         "town": "London",
                 *         "postcode": "CR0 4XZ",
                 *         "country": "GB"
                 *       },
                 *       "opening": {
                 *         "from": "08:00",
                 *         "to": "12:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DepotPatch"];
            };
        };
        responses: {
            /** @description Change a depot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "depot",
                     *       "name": "Croydon",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "opening": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Depot"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.slot_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a depot's slot schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "windows": [
                     *         {
                     *           "weekday": 1,
                     *           "from": "08:00",
                     *           "to": "12:00",
                     *           "capacity": 20,
                     *           "zone": "Everywhere"
                     *         }
                     *       ],
                     *       "overrides": [
                     *         {
                     *           "date": "2026-03-12",
                     *           "closed": true,
                     *           "windows": [
                     *             {
                     *               "from": "08:00",
                     *               "to": "12:00",
                     *               "capacity": 20,
                     *               "zone": "Everywhere"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotSchedule"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.replace_slot_schedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "windows": [
                 *         {
                 *           "weekday": 1,
                 *           "from": "08:00",
                 *           "to": "12:00",
                 *           "capacity": 20,
                 *           "zone": "Everywhere"
                 *         }
                 *       ],
                 *       "overrides": [
                 *         {
                 *           "date": "2026-03-12",
                 *           "closed": true,
                 *           "windows": [
                 *             {
                 *               "from": "08:00",
                 *               "to": "12:00",
                 *               "capacity": 20,
                 *               "zone": "Everywhere"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SlotScheduleInput"];
            };
        };
        responses: {
            /** @description Replace a depot's slot schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "windows": [
                     *         {
                     *           "weekday": 1,
                     *           "from": "08:00",
                     *           "to": "12:00",
                     *           "capacity": 20,
                     *           "zone": "Everywhere"
                     *         }
                     *       ],
                     *       "overrides": [
                     *         {
                     *           "date": "2026-03-12",
                     *           "closed": true,
                     *           "windows": [
                     *             {
                     *               "from": "08:00",
                     *               "to": "12:00",
                     *               "capacity": 20,
                     *               "zone": "Everywhere"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotSchedule"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.zones": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a depot's zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "zon_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "name": "Everywhere",
                     *           "postcode_prefixes": [
                     *             "CR0"
                     *           ]
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Zone"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "depots.replace_zones": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the depot. */
                depot_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "name": "Croydon",
                 *           "postcode_prefixes": [
                 *             "CR0"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ZonesInput"];
            };
        };
        responses: {
            /** @description Replace a depot's zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "zon_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "name": "Everywhere",
                     *           "postcode_prefixes": [
                     *             "CR0"
                     *           ]
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Zone"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_use"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List drivers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "driver",
                     *           "name": "Uma Usman",
                     *           "phone": "+447700900123",
                     *           "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "app_status": "invited"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Driver"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Uma Usman",
                 *       "phone": "+447700900123",
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *     }
                 */
                "application/json": components["schemas"]["DriverInput"];
            };
        };
        responses: {
            /** @description Add a driver. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a driver. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_use"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Uma Usman",
                 *       "phone": "+447700900123",
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *     }
                 */
                "application/json": components["schemas"]["DriverPatch"];
            };
        };
        responses: {
            /** @description Change a driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.resend_invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text a driver the link to the app again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End the suspension of a driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "drivers.suspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the driver. */
                driver_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suspend a driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "driver",
                     *       "name": "Uma Usman",
                     *       "phone": "+447700900123",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "app_status": "invited"
                     *     }
                     */
                    "application/json": components["schemas"]["Driver"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description Id of the order, run, stop, job or suggestion that it is about. */
                subject?: string;
                /** @description What kind it is. */
                type?: components["schemas"]["EventType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "evt_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "type": "order.created",
                     *           "created": "2026-03-12T08:04:00.000Z",
                     *           "data": {}
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Event"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "imports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow an import of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "job",
                     *       "type": "order_import",
                     *       "status": "succeeded",
                     *       "progress": 1,
                     *       "result": {
                     *         "rows": 1200,
                     *         "created": 1199,
                     *         "rejected": 1,
                     *         "errors": [
                     *           {
                     *             "row": 3,
                     *             "column": "postcode",
                     *             "code": "invalid_value",
                     *             "message": "postcode: must be a GB postcode such as CR0 4XZ."
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "jobs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "job",
                     *       "type": "route_optimisation",
                     *       "status": "succeeded",
                     *       "progress": 1,
                     *       "result": {
                     *         "routes": [
                     *           {
                     *             "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "object": "route",
                     *             "date": "2026-03-12",
                     *             "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "status": "draft",
                     *             "stops": [
                     *               {
                     *                 "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "object": "stop",
                     *                 "sequence": 1,
                     *                 "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "type": "delivery",
                     *                 "address": {
                     *                   "line1": "132 Rose Lane",
                     *                   "line2": "Flat 2",
                     *                   "town": "London",
                     *                   "postcode": "CR0 4XZ",
                     *                   "country": "GB",
                     *                   "latitude": 51.4912,
                     *                   "longitude": 0.1214
                     *                 },
                     *                 "window": {
                     *                   "from": "08:00",
                     *                   "to": "12:00"
                     *                 },
                     *                 "eta": "09:20",
                     *                 "status": "pending",
                     *                 "pieces": 2,
                     *                 "failure_reason": null,
                     *                 "completed_at": null
                     *               }
                     *             ],
                     *             "totals": {
                     *               "stops": 14,
                     *               "miles": 48.2,
                     *               "drive_minutes": 131,
                     *               "load_percent": 63.5,
                     *               "returns_at": "16:40"
                     *             }
                     *           }
                     *         ],
                     *         "unassigned": [
                     *           "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *         ],
                     *         "unassigned_reasons": [
                     *           {
                     *             "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "code": "no_vehicle",
                     *             "message": "No van has room for it."
                     *           }
                     *         ],
                     *         "miles_saved": 12.4
                     *       },
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Job"] | components["schemas"]["ImportJob"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the job. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel an optimisation job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "job",
                     *       "type": "route_optimisation",
                     *       "status": "succeeded",
                     *       "progress": 1,
                     *       "result": {
                     *         "routes": [
                     *           {
                     *             "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "object": "route",
                     *             "date": "2026-03-12",
                     *             "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "status": "draft",
                     *             "stops": [
                     *               {
                     *                 "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "object": "stop",
                     *                 "sequence": 1,
                     *                 "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "type": "delivery",
                     *                 "address": {
                     *                   "line1": "132 Rose Lane",
                     *                   "line2": "Flat 2",
                     *                   "town": "London",
                     *                   "postcode": "CR0 4XZ",
                     *                   "country": "GB",
                     *                   "latitude": 51.4912,
                     *                   "longitude": 0.1214
                     *                 },
                     *                 "window": {
                     *                   "from": "08:00",
                     *                   "to": "12:00"
                     *                 },
                     *                 "eta": "09:20",
                     *                 "status": "pending",
                     *                 "pieces": 2,
                     *                 "failure_reason": null,
                     *                 "completed_at": null
                     *               }
                     *             ],
                     *             "totals": {
                     *               "stops": 14,
                     *               "miles": 48.2,
                     *               "drive_minutes": 131,
                     *               "load_percent": 63.5,
                     *               "returns_at": "16:40"
                     *             }
                     *           }
                     *         ],
                     *         "unassigned": [
                     *           "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *         ],
                     *         "unassigned_reasons": [
                     *           {
                     *             "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "code": "no_vehicle",
                     *             "message": "No van has room for it."
                     *           }
                     *         ],
                     *         "miles_saved": 12.4
                     *       },
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "messages.list": {
        parameters: {
            query?: {
                /** @description How it goes. */
                channel?: "sms" | "email";
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description Id of the order. */
                order?: string;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the messages of the sandbox, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "msg_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "message",
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "channel": "sms",
                     *           "to": "+447700900123",
                     *           "template": "booking_request",
                     *           "subject": "Choose your delivery slot",
                     *           "body": "Reply 1, 2 or 3 to choose your delivery slot.",
                     *           "segments": 1,
                     *           "status": "queued",
                     *           "created_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Message"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.unknown_route"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.list": {
        parameters: {
            query?: {
                /** @description Booked delivery date. */
                date?: string;
                /** @description Id of the depot. */
                depot?: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description Case and spaces do not matter. */
                postcode_prefix?: string;
                /** @description Id of the shipper. */
                shipper?: string;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description Where it stands. */
                status?: "awaiting_scan" | "part_scanned" | "scanned" | "awaiting_reply" | "booked" | "planned" | "out_for_delivery" | "delivered" | "failed_attempt" | "on_hold" | "cancelled" | "returned";
                /** @description Inclusive. */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "order",
                     *           "reference": "SO-10432",
                     *           "shipper": {
                     *             "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "name": "Hearth & Home"
                     *           },
                     *           "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "status": "booked",
                     *           "recipient": {
                     *             "name": "Sioned Griffiths",
                     *             "phone": "+447700900123",
                     *             "email": "sioned@example.com",
                     *             "address": {
                     *               "line1": "132 Rose Lane",
                     *               "line2": "Flat 2",
                     *               "town": "London",
                     *               "postcode": "CR0 4XZ",
                     *               "country": "GB",
                     *               "latitude": 51.4912,
                     *               "longitude": 0.1214
                     *             }
                     *           },
                     *           "items": [
                     *             {
                     *               "sku": "TRD-200",
                     *               "description": "Treadmill",
                     *               "pieces": 2,
                     *               "weight_kg": 98,
                     *               "volume_m3": 0.78
                     *             }
                     *           ],
                     *           "pieces": {
                     *             "expected": 2,
                     *             "scanned": 2
                     *           },
                     *           "service": {
                     *             "crew": 1,
                     *             "assembly": false,
                     *             "remove_packaging": true,
                     *             "disposal": false
                     *           },
                     *           "slot": {
                     *             "date": "2026-03-12",
                     *             "from": "08:00",
                     *             "to": "12:00"
                     *           },
                     *           "route": null,
                     *           "tracking_url": null,
                     *           "notes": "Ring twice.",
                     *           "created_at": "2026-03-12T08:04:00.000Z",
                     *           "updated_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Order"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipper": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "reference": "SO-10432",
                 *       "recipient": {
                 *         "name": "Sioned Griffiths",
                 *         "phone": "+447700900123",
                 *         "email": "sioned@example.com",
                 *         "address": {
                 *           "line1": "132 Rose Lane",
                 *           "line2": "Flat 2",
                 *           "town": "London",
                 *           "postcode": "CR0 4XZ",
                 *           "country": "GB"
                 *         }
                 *       },
                 *       "items": [
                 *         {
                 *           "sku": "TRD-200",
                 *           "description": "Treadmill",
                 *           "pieces": 2,
                 *           "weight_kg": 98,
                 *           "volume_m3": 0.78
                 *         }
                 *       ],
                 *       "service": {
                 *         "crew": 1,
                 *         "assembly": false,
                 *         "remove_packaging": true,
                 *         "disposal": false
                 *       },
                 *       "notes": "Ring twice."
                 *     }
                 */
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description Create an order on a shipper's behalf. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.duplicate_reference.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipient": {
                 *         "name": "Sioned Griffiths",
                 *         "phone": "+447700900123",
                 *         "email": "sioned@example.com",
                 *         "address": {
                 *           "line1": "132 Rose Lane",
                 *           "line2": "Flat 2",
                 *           "town": "London",
                 *           "postcode": "CR0 4XZ",
                 *           "country": "GB"
                 *         }
                 *       },
                 *       "service": {
                 *         "crew": 1,
                 *         "assembly": false,
                 *         "remove_packaging": true,
                 *         "disposal": false
                 *       },
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "notes": "Ring twice.",
                 *       "hold": true
                 *     }
                 */
                "application/json": components["schemas"]["OrderPatch"];
            };
        };
        responses: {
            /** @description Edit an order, hold it or release it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.slot_full.route_published"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.slot_unknown"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Sold out."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why, in words.
                     * @example Sold out.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Cancel an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.pieces": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List an order's pieces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "pce_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "piece",
                     *           "barcode": "WP3V6M1H7Q4TZ001",
                     *           "number": "1 of 2",
                     *           "status": "awaiting_scan",
                     *           "last_scan": {
                     *             "type": "depot_in",
                     *             "at": "2026-03-12T08:04:00.000Z",
                     *             "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Piece"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Sold out."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why, in words.
                     * @example Sold out.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Return an order to its shipper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "order",
                     *       "reference": "SO-10432",
                     *       "shipper": {
                     *         "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *         "name": "Hearth & Home"
                     *       },
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "booked",
                     *       "recipient": {
                     *         "name": "Sioned Griffiths",
                     *         "phone": "+447700900123",
                     *         "email": "sioned@example.com",
                     *         "address": {
                     *           "line1": "132 Rose Lane",
                     *           "line2": "Flat 2",
                     *           "town": "London",
                     *           "postcode": "CR0 4XZ",
                     *           "country": "GB",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214
                     *         }
                     *       },
                     *       "items": [
                     *         {
                     *           "sku": "TRD-200",
                     *           "description": "Treadmill",
                     *           "pieces": 2,
                     *           "weight_kg": 98,
                     *           "volume_m3": 0.78
                     *         }
                     *       ],
                     *       "pieces": {
                     *         "expected": 2,
                     *         "scanned": 2
                     *       },
                     *       "service": {
                     *         "crew": 1,
                     *         "assembly": false,
                     *         "remove_packaging": true,
                     *         "disposal": false
                     *       },
                     *       "slot": {
                     *         "date": "2026-03-12",
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "route": null,
                     *       "tracking_url": null,
                     *       "notes": "Ring twice.",
                     *       "created_at": "2026-03-12T08:04:00.000Z",
                     *       "updated_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "orders.timeline": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what became of an order, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "evt_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "timeline_entry",
                     *           "at": "2026-03-12T08:04:00.000Z",
                     *           "type": "scan.depot_in",
                     *           "summary": "Piece 1 of 2 scanned: depot in."
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["TimelineEntry"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "imports.create": {
        parameters: {
            query?: {
                /** @description Id of the depot of rows that name none. */
                depot?: string;
                /** @description `partial` creates every order whose row is right; `all_or_nothing` all of them or none. */
                mode?: "partial" | "all_or_nothing";
                /** @description Id of the shipper of rows that name none. */
                shipper?: string;
            };
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/jsonl": string;
                /**
                 * @example {"reference":"SO-10434","recipient":{"name":"Ada Byrne"},"items":[{"description":"Bed","pieces":2},{"sku":"MAT-1"}]}
                 *     {"reference":"SO-10435","recipient":{"phone":"+447700900124"},"items":[{"description":"Sofa"}]}
                 */
                "application/x-ndjson": string;
                /**
                 * @example reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg,assembly
                 *     SO-10432,Sioned Griffiths,07700 900123,132 Rose Lane,London,SE2 9NL,Treadmill,2,98,no
                 *     SO-10433,Ada Byrne,07700 900124,"8, Mill Road",Croydon,CR0 4XZ,Wardrobe,3,71.5,yes
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description Import a file of orders. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "job",
                     *       "type": "order_import",
                     *       "status": "succeeded",
                     *       "progress": 1,
                     *       "result": {
                     *         "rows": 1200,
                     *         "created": 1199,
                     *         "rejected": 1,
                     *         "errors": [
                     *           {
                     *             "row": 3,
                     *             "column": "postcode",
                     *             "code": "invalid_value",
                     *             "message": "postcode: must be a GB postcode such as CR0 4XZ."
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "photos.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description Store a photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pho_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "photo",
                     *       "content_type": "image/jpeg",
                     *       "size": 48213,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Photo"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "photos.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the photo. */
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "routes.list": {
        parameters: {
            query: {
                /** @description Date, in the depot's local time. */
                date: string;
                /** @description Id of the depot. */
                depot?: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a day's routes, and the orders on none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "route",
                     *           "date": "2026-03-12",
                     *           "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "status": "draft",
                     *           "stops": [
                     *             {
                     *               "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *               "object": "stop",
                     *               "sequence": 1,
                     *               "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *               "type": "delivery",
                     *               "address": {
                     *                 "line1": "132 Rose Lane",
                     *                 "line2": "Flat 2",
                     *                 "town": "London",
                     *                 "postcode": "CR0 4XZ",
                     *                 "country": "GB",
                     *                 "latitude": 51.4912,
                     *                 "longitude": 0.1214
                     *               },
                     *               "window": {
                     *                 "from": "08:00",
                     *                 "to": "12:00"
                     *               },
                     *               "eta": "09:20",
                     *               "status": "pending",
                     *               "pieces": 2,
                     *               "failure_reason": null,
                     *               "completed_at": null
                     *             }
                     *           ],
                     *           "totals": {
                     *             "stops": 14,
                     *             "miles": 48.2,
                     *             "drive_minutes": 131,
                     *             "load_percent": 63.5,
                     *             "returns_at": "16:40"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "unassigned": [
                     *         "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *       ],
                     *       "unassigned_reasons": [
                     *         {
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "code": "no_vehicle",
                     *           "message": "No van has room for it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Route"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                        /** @description Orders booked for the day that are on no route. */
                        unassigned: string[];
                        /** @description Why; an order that was not planned yet has none. */
                        unassigned_reasons: components["schemas"]["UnassignedReason"][];
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "routes.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the route. */
                route_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a route with its stops in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "route",
                     *       "date": "2026-03-12",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "draft",
                     *       "stops": [
                     *         {
                     *           "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "stop",
                     *           "sequence": 1,
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "type": "delivery",
                     *           "address": {
                     *             "line1": "132 Rose Lane",
                     *             "line2": "Flat 2",
                     *             "town": "London",
                     *             "postcode": "CR0 4XZ",
                     *             "country": "GB",
                     *             "latitude": 51.4912,
                     *             "longitude": 0.1214
                     *           },
                     *           "window": {
                     *             "from": "08:00",
                     *             "to": "12:00"
                     *           },
                     *           "eta": "09:20",
                     *           "status": "pending",
                     *           "pieces": 2,
                     *           "failure_reason": null,
                     *           "completed_at": null
                     *         }
                     *       ],
                     *       "totals": {
                     *         "stops": 14,
                     *         "miles": 48.2,
                     *         "drive_minutes": 131,
                     *         "load_percent": 63.5,
                     *         "returns_at": "16:40"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Route"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "routes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the route. */
                route_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "stops": [
                 *         "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoutePatch"];
            };
        };
        responses: {
            /** @description Change a route's van, driver or sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "route",
                     *       "date": "2026-03-12",
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "draft",
                     *       "stops": [
                     *         {
                     *           "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "stop",
                     *           "sequence": 1,
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "type": "delivery",
                     *           "address": {
                     *             "line1": "132 Rose Lane",
                     *             "line2": "Flat 2",
                     *             "town": "London",
                     *             "postcode": "CR0 4XZ",
                     *             "country": "GB",
                     *             "latitude": 51.4912,
                     *             "longitude": 0.1214
                     *           },
                     *           "window": {
                     *             "from": "08:00",
                     *             "to": "12:00"
                     *           },
                     *           "eta": "09:20",
                     *           "status": "pending",
                     *           "pieces": 2,
                     *           "failure_reason": null,
                     *           "completed_at": null
                     *         }
                     *       ],
                     *       "totals": {
                     *         "stops": 14,
                     *         "miles": 48.2,
                     *         "drive_minutes": 131,
                     *         "load_percent": 63.5,
                     *         "returns_at": "16:40"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Route"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.driver_required.in_use"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.window_broken.van_over_capacity.crew_too_small"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "routes.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the route. */
                route_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publish a route to its driver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "run",
                     *       "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "started",
                     *       "started_at": "2026-03-12T08:04:00.000Z",
                     *       "completed_at": null,
                     *       "progress": {
                     *         "completed": 9,
                     *         "failed": 1,
                     *         "total": 14
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.driver_required.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "routes.optimise": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-12",
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "vehicles": [
                 *         "veh_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ],
                 *       "objective": "balanced",
                 *       "lock_routes": [
                 *         "rte_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OptimiseInput"];
            };
        };
        responses: {
            /** @description Build or rebuild a day's routes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "job",
                     *       "type": "route_optimisation",
                     *       "status": "succeeded",
                     *       "progress": 1,
                     *       "result": {
                     *         "routes": [
                     *           {
                     *             "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "object": "route",
                     *             "date": "2026-03-12",
                     *             "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "status": "draft",
                     *             "stops": [
                     *               {
                     *                 "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "object": "stop",
                     *                 "sequence": 1,
                     *                 "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *                 "type": "delivery",
                     *                 "address": {
                     *                   "line1": "132 Rose Lane",
                     *                   "line2": "Flat 2",
                     *                   "town": "London",
                     *                   "postcode": "CR0 4XZ",
                     *                   "country": "GB",
                     *                   "latitude": 51.4912,
                     *                   "longitude": 0.1214
                     *                 },
                     *                 "window": {
                     *                   "from": "08:00",
                     *                   "to": "12:00"
                     *                 },
                     *                 "eta": "09:20",
                     *                 "status": "pending",
                     *                 "pieces": 2,
                     *                 "failure_reason": null,
                     *                 "completed_at": null
                     *               }
                     *             ],
                     *             "totals": {
                     *               "stops": 14,
                     *               "miles": 48.2,
                     *               "drive_minutes": 131,
                     *               "load_percent": 63.5,
                     *               "returns_at": "16:40"
                     *             }
                     *           }
                     *         ],
                     *         "unassigned": [
                     *           "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *         ],
                     *         "unassigned_reasons": [
                     *           {
                     *             "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *             "code": "no_vehicle",
                     *             "message": "No van has room for it."
                     *           }
                     *         ],
                     *         "miles_saved": 12.4
                     *       },
                     *       "error": null,
                     *       "created_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "runs.list": {
        parameters: {
            query: {
                /** @description Date, in the depot's local time. */
                date: string;
                /** @description Id of the driver. */
                driver?: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description Where it stands. */
                status?: "published" | "started" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a day's runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "run",
                     *           "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "status": "started",
                     *           "started_at": "2026-03-12T08:04:00.000Z",
                     *           "completed_at": null,
                     *           "progress": {
                     *             "completed": 9,
                     *             "failed": 1,
                     *             "total": 14
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Run"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "runs.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "occurred_at": "2026-03-12T08:04:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened, if that was before now: for a driver who was out of coverage.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    occurred_at?: string;
                };
            };
        };
        responses: {
            /** @description Start a run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "run",
                     *       "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "started",
                     *       "started_at": "2026-03-12T08:04:00.000Z",
                     *       "completed_at": null,
                     *       "progress": {
                     *         "completed": 9,
                     *         "failed": 1,
                     *         "total": 14
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "runs.stops": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a run's stops in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "stop",
                     *           "sequence": 1,
                     *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "type": "delivery",
                     *           "address": {
                     *             "line1": "132 Rose Lane",
                     *             "line2": "Flat 2",
                     *             "town": "London",
                     *             "postcode": "CR0 4XZ",
                     *             "country": "GB",
                     *             "latitude": 51.4912,
                     *             "longitude": 0.1214
                     *           },
                     *           "window": {
                     *             "from": "08:00",
                     *             "to": "12:00"
                     *           },
                     *           "eta": "09:20",
                     *           "status": "pending",
                     *           "pieces": 2,
                     *           "failure_reason": null,
                     *           "completed_at": null
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Stop"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "stops.arrive": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Id of the stop. */
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "occurred_at": "2026-03-12T08:04:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened, if that was before now: for a driver who was out of coverage.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    occurred_at?: string;
                };
            };
        };
        responses: {
            /** @description Arrive at a stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "stop",
                     *       "sequence": 1,
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "delivery",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "window": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "eta": "09:20",
                     *       "status": "pending",
                     *       "pieces": 2,
                     *       "failure_reason": null,
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Stop"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "stops.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Id of the stop. */
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "signed_by": "S. Griffiths",
                 *       "photo_ids": [
                 *         "pho_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ],
                 *       "pieces_delivered": [
                 *         "WP3V6M1H7Q4TZ001"
                 *       ],
                 *       "notes": "Ring twice.",
                 *       "occurred_at": "2026-03-12T08:04:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StopCompletion"];
            };
        };
        responses: {
            /** @description Complete a stop, with proof of delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "stop",
                     *       "sequence": 1,
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "delivery",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "window": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "eta": "09:20",
                     *       "status": "pending",
                     *       "pieces": 2,
                     *       "failure_reason": null,
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Stop"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "stops.fail": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Id of the stop. */
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "no_answer",
                 *       "photo_ids": [
                 *         "pho_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       ],
                 *       "rebook": true,
                 *       "notes": "Ring twice.",
                 *       "occurred_at": "2026-03-12T08:04:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StopFailure"];
            };
        };
        responses: {
            /** @description Fail a stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "stop",
                     *       "sequence": 1,
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "delivery",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "window": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "eta": "09:20",
                     *       "status": "pending",
                     *       "pieces": 2,
                     *       "failure_reason": null,
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Stop"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "stops.skip": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Id of the stop. */
                stop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Skip a stop of a started run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "stop",
                     *       "sequence": 1,
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "delivery",
                     *       "address": {
                     *         "line1": "132 Rose Lane",
                     *         "line2": "Flat 2",
                     *         "town": "London",
                     *         "postcode": "CR0 4XZ",
                     *         "country": "GB",
                     *         "latitude": 51.4912,
                     *         "longitude": 0.1214
                     *       },
                     *       "window": {
                     *         "from": "08:00",
                     *         "to": "12:00"
                     *       },
                     *       "eta": "09:20",
                     *       "status": "pending",
                     *       "pieces": 2,
                     *       "failure_reason": null,
                     *       "completed_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Stop"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "sandbox.reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "channel": "sms",
                 *       "text": "Thursday morning is fine"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxReplyInput"];
            };
        };
        responses: {
            /** @description Play a recipient who replies. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "inbound_reply",
                     *       "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "channel": "sms",
                     *       "text": "Thursday morning is fine",
                     *       "received_at": "2026-03-12T08:04:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InboundReply"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.unknown_route"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "sandbox.drive": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "speed": 60
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How many times faster than planned the day went by.
                     * @default 60
                     */
                    speed?: number;
                };
            };
        };
        responses: {
            /** @description Drive a run through its open stops. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "run",
                     *       "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "status": "started",
                     *       "started_at": "2026-03-12T08:04:00.000Z",
                     *       "completed_at": null,
                     *       "progress": {
                     *         "completed": 9,
                     *         "failed": 1,
                     *         "total": 14
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found.unknown_route"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "scans.record": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scans": [
                 *         {
                 *           "barcode": "WP3V6M1H7Q4TZ001",
                 *           "type": "depot_in",
                 *           "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "at": "2026-03-12T08:04:00.000Z",
                 *           "photo_ids": [
                 *             "pho_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The scans, in the sequence in which they are to count. */
                    scans: components["schemas"]["ScanInput"][];
                };
            };
        };
        responses: {
            /** @description Record depot scans of pieces. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 2,
                     *       "rejected": [
                     *         {
                     *           "barcode": "WP3V6M1H7Q4TZ001",
                     *           "reason": "unknown_barcode"
                     *         }
                     *       ],
                     *       "orders_completed": [
                     *         "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ScanResult"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List shippers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "shipper",
                     *           "name": "Hearth & Home",
                     *           "contact_email": "orders@hearth.example",
                     *           "portal_users": [
                     *             "kim@hearth.example"
                     *           ],
                     *           "booking": {
                     *             "automatic": true,
                     *             "sender_name": "Hearth & Home"
                     *           }
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Shipper"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hearth & Home",
                 *       "contact_email": "orders@hearth.example",
                 *       "portal_users": [
                 *         "kim@hearth.example"
                 *       ],
                 *       "booking": {
                 *         "automatic": true,
                 *         "sender_name": "Hearth & Home"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShipperInput"];
            };
        };
        responses: {
            /** @description Add a shipper. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "shipper",
                     *       "name": "Hearth & Home",
                     *       "contact_email": "orders@hearth.example",
                     *       "portal_users": [
                     *         "kim@hearth.example"
                     *       ],
                     *       "booking": {
                     *         "automatic": true,
                     *         "sender_name": "Hearth & Home"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Shipper"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a shipper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "shipper",
                     *       "name": "Hearth & Home",
                     *       "contact_email": "orders@hearth.example",
                     *       "portal_users": [
                     *         "kim@hearth.example"
                     *       ],
                     *       "booking": {
                     *         "automatic": true,
                     *         "sender_name": "Hearth & Home"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Shipper"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a shipper. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_use"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hearth & Home",
                 *       "contact_email": "orders@hearth.example",
                 *       "portal_users": [
                 *         "kim@hearth.example"
                 *       ],
                 *       "booking": {
                 *         "automatic": true,
                 *         "sender_name": "Hearth & Home"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShipperPatch"];
            };
        };
        responses: {
            /** @description Change a shipper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "shipper",
                     *       "name": "Hearth & Home",
                     *       "contact_email": "orders@hearth.example",
                     *       "portal_users": [
                     *         "kim@hearth.example"
                     *       ],
                     *       "booking": {
                     *         "automatic": true,
                     *         "sender_name": "Hearth & Home"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Shipper"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.list_api_keys": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List a shipper's API keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "shk_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "api_key",
                     *           "key": "wp_test_shp_…k3ze",
                     *           "mode": "live",
                     *           "label": "Warehouse system",
                     *           "created_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ShipperApiKey"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.create_api_key": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "mode": "live",
                 *       "label": "Warehouse system"
                 *     }
                 */
                "application/json": components["schemas"]["ShipperApiKeyInput"];
            };
        };
        responses: {
            /** @description Create an API key for a shipper. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "shk_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "api_key",
                     *       "key": "wp_test_shp_…k3ze",
                     *       "mode": "live"
                     *     }
                     */
                    "application/json": components["schemas"]["NewShipperApiKey"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "shippers.revoke_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                key_id: string;
                /** @description Id of the shipper. */
                shipper_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke an API key of a shipper. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "slots.list": {
        parameters: {
            query: {
                /** @description Id of the depot. */
                depot?: string;
                /** @description First date. */
                from: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The last slot seen, as `<date> <from>-<to> <zone>`; the page begins after it. */
                starting_after?: string;
                /** @description Last date, at most 62 days from the first. */
                to: string;
                /** @description Name or id of a zone. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List slots with their capacity and what is booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "date": "2026-03-12",
                     *           "from": "08:00",
                     *           "to": "12:00",
                     *           "zone": "Everywhere",
                     *           "capacity": 20,
                     *           "booked": 7
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["SlotCapacity"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List message templates, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "tpl_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "template",
                     *           "name": "Short request",
                     *           "kind": "booking_request",
                     *           "channels": [
                     *             "sms"
                     *           ],
                     *           "sms_body": "Hello {{ recipient_name }}",
                     *           "email_subject": "Your delivery",
                     *           "email_body": "Hello {{ recipient_name }}"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Template"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Short request",
                 *       "kind": "booking_request",
                 *       "channels": [
                 *         "sms"
                 *       ],
                 *       "sms_body": "Hello {{ recipient_name }}",
                 *       "email_subject": "Your delivery",
                 *       "email_body": "Hello {{ recipient_name }}"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description Add a message template. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tpl_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "template",
                     *       "name": "Short request",
                     *       "kind": "booking_request",
                     *       "channels": [
                     *         "sms"
                     *       ],
                     *       "sms_body": "Hello {{ recipient_name }}",
                     *       "email_subject": "Your delivery",
                     *       "email_body": "Hello {{ recipient_name }}"
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the template. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a message template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tpl_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "template",
                     *       "name": "Short request",
                     *       "kind": "booking_request",
                     *       "channels": [
                     *         "sms"
                     *       ],
                     *       "sms_body": "Hello {{ recipient_name }}",
                     *       "email_subject": "Your delivery",
                     *       "email_body": "Hello {{ recipient_name }}"
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the template. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a message template. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the template. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Short request",
                 *       "channels": [
                 *         "sms"
                 *       ],
                 *       "sms_body": "Hello {{ recipient_name }}",
                 *       "email_subject": "Your delivery",
                 *       "email_body": "Hello {{ recipient_name }}"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePatch"];
            };
        };
        responses: {
            /** @description Edit a message template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tpl_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "template",
                     *       "name": "Short request",
                     *       "kind": "booking_request",
                     *       "channels": [
                     *         "sms"
                     *       ],
                     *       "sms_body": "Hello {{ recipient_name }}",
                     *       "email_subject": "Your delivery",
                     *       "email_body": "Hello {{ recipient_name }}"
                     *     }
                     */
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "templates.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the template. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show a message template with sample values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sms": {
                     *         "body": "Reply 1, 2 or 3 to choose your delivery slot."
                     *       },
                     *       "email": {
                     *         "subject": "Choose your delivery slot",
                     *         "text": "Thursday morning is fine",
                     *         "html": "<p>Hello Sioned</p>"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "tracking.report": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "positions": [
                 *         {
                 *           "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "latitude": 51.4912,
                 *           "longitude": 0.1214,
                 *           "heading": 87,
                 *           "speed_mph": 23,
                 *           "at": "2026-03-12T08:04:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Where vehicles are. */
                    positions: {
                        /**
                         * Format: date-time
                         * @description Defaults to now.
                         * @example 2026-03-12T08:04:00.000Z
                         */
                        at?: string;
                        /**
                         * @description Degrees clockwise from north.
                         * @example 87
                         */
                        heading?: number;
                        /**
                         * @description Degrees north, WGS 84; null where the place is not known.
                         * @example 51.4912
                         */
                        latitude: number;
                        /**
                         * @description Degrees east, WGS 84; null where the place is not known.
                         * @example 0.1214
                         */
                        longitude: number;
                        /**
                         * @description Miles an hour, or null.
                         * @example 23
                         */
                        speed_mph?: number;
                        /**
                         * @description Id of the vehicle.
                         * @example veh_01kag5v8x2e0j9d3v6m1h7q4tz
                         */
                        vehicle: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Report where vehicles are. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 2
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description How many were taken.
                         * @example 2
                         */
                        accepted: number;
                    };
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.too_many_items.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "tracking.vehicles": {
        parameters: {
            query?: {
                /** @description Id of the depot. */
                depot?: string;
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow the vehicles that have a run today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "object": "vehicle_position",
                     *           "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "run": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "latitude": 51.4912,
                     *           "longitude": 0.1214,
                     *           "heading": 87,
                     *           "speed_mph": 23,
                     *           "next_stop": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "running_late_minutes": 0,
                     *           "updated_at": "2026-03-12T08:04:00.000Z"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["VehiclePosition"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "vehicles.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List vehicles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "vehicle",
                     *           "name": "Van 1",
                     *           "registration": "LV24 KTE",
                     *           "capacity_m3": 12,
                     *           "capacity_kg": 1200,
                     *           "crew": 1,
                     *           "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "active": true
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Vehicle"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "vehicles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Van 1",
                 *       "registration": "LV24 KTE",
                 *       "capacity_m3": 12,
                 *       "capacity_kg": 1200,
                 *       "crew": 1,
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description Add a vehicle. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "vehicle",
                     *       "name": "Van 1",
                     *       "registration": "LV24 KTE",
                     *       "capacity_m3": 12,
                     *       "capacity_kg": 1200,
                     *       "crew": 1,
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "vehicles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the vehicle. */
                vehicle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "vehicle",
                     *       "name": "Van 1",
                     *       "registration": "LV24 KTE",
                     *       "capacity_m3": 12,
                     *       "capacity_kg": 1200,
                     *       "crew": 1,
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "vehicles.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the vehicle. */
                vehicle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a vehicle. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_use"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "vehicles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the vehicle. */
                vehicle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Van 1",
                 *       "registration": "LV24 KTE",
                 *       "capacity_m3": 12,
                 *       "capacity_kg": 1200,
                 *       "crew": 1,
                 *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["VehiclePatch"];
            };
        };
        responses: {
            /** @description Change a vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "vehicle",
                     *       "name": "Van 1",
                     *       "registration": "LV24 KTE",
                     *       "capacity_m3": 12,
                     *       "capacity_kg": 1200,
                     *       "crew": 1,
                     *       "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.unknown_reference"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhook endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "webhook_endpoint",
                     *           "url": "https://courier.example/hooks",
                     *           "events": [
                     *             "order.created"
                     *           ],
                     *           "status": "enabled"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["WebhookEndpoint"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://courier.example/hooks",
                 *       "events": [
                 *         "order.created"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointInput"];
            };
        };
        responses: {
            /** @description Register a webhook endpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_endpoint",
                     *       "url": "https://courier.example/hooks",
                     *       "events": [
                     *         "order.created"
                     *       ],
                     *       "status": "enabled",
                     *       "secret": "whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            409: components["responses"]["409.idempotency_in_progress"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a webhook endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_endpoint",
                     *       "url": "https://courier.example/hooks",
                     *       "events": [
                     *         "order.created"
                     *       ],
                     *       "status": "enabled"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a webhook endpoint. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://courier.example/hooks",
                 *       "events": [
                 *         "order.created"
                 *       ],
                 *       "status": "enabled"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointPatch"];
            };
        };
        responses: {
            /** @description Change, disable or enable a webhook endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_endpoint",
                     *       "url": "https://courier.example/hooks",
                     *       "events": [
                     *         "order.created"
                     *       ],
                     *       "status": "enabled"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Records in a page; 25 when only a cursor is given. */
                limit?: number;
                /** @description The id of the last record seen; the page begins after it. */
                starting_after?: string;
                /** @description Where it stands. */
                status?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List deliveries to a webhook endpoint, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "object": "list",
                     *       "data": [
                     *         {
                     *           "id": "whd_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "object": "webhook_delivery",
                     *           "endpoint": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "event": "evt_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *           "type": "order.created",
                     *           "status": "delivered",
                     *           "attempts": [
                     *             {
                     *               "series": 1,
                     *               "number": 1,
                     *               "at": "2026-03-12T08:04:00.000Z",
                     *               "status_code": 200,
                     *               "duration_ms": 84,
                     *               "error": null
                     *             }
                     *           ],
                     *           "next_attempt_at": null
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description Whether further records follow. */
                        has_more: boolean;
                        /**
                         * @description What kind of record this is.
                         * @constant
                         */
                        object: "list";
                    };
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the delivery. */
                delivery_id: string;
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a delivery again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whd_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_delivery",
                     *       "endpoint": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "event": "evt_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "order.created",
                     *       "status": "delivered",
                     *       "attempts": [
                     *         {
                     *           "series": 1,
                     *           "number": 1,
                     *           "at": "2026-03-12T08:04:00.000Z",
                     *           "status_code": 200,
                     *           "duration_ms": 84,
                     *           "error": null
                     *         }
                     *       ],
                     *       "next_attempt_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.recover": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-03-12T08:04:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRecoverInput"];
            };
        };
        responses: {
            /** @description Send what a webhook endpoint missed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovered": 3
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: components["responses"]["400.invalid_json"];
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            413: components["responses"]["413.body_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.missing_field.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.rotate_secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give a webhook endpoint a new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_endpoint",
                     *       "url": "https://courier.example/hooks",
                     *       "events": [
                     *         "order.created"
                     *       ],
                     *       "status": "enabled",
                     *       "secret": "whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description A retry with the same key returns the original result; kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of the record as you know it: if it has changed since, nothing happens. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a test event to a webhook endpoint. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whd_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "object": "webhook_delivery",
                     *       "endpoint": "whe_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "event": "evt_01kag5v8x2e0j9d3v6m1h7q4tz",
                     *       "type": "order.created",
                     *       "status": "delivered",
                     *       "attempts": [
                     *         {
                     *           "series": 1,
                     *           "number": 1,
                     *           "at": "2026-03-12T08:04:00.000Z",
                     *           "status_code": 200,
                     *           "duration_ms": 84,
                     *           "error": null
                     *         }
                     *       ],
                     *       "next_attempt_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["401.missing_key.invalid_key.revoked_key.wrong_environment"];
            403: components["responses"]["403.insufficient_scope.plan_read_only"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.invalid_state.idempotency_in_progress"];
            412: components["responses"]["412.precondition_failed"];
            422: components["responses"]["422.invalid_value.unknown_field.idempotency_key_reused"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    "webhook.agent.suggestion_created": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "agent.suggestion_created",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "sug_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "suggestion",
                 *         "status": "open",
                 *         "trigger": "overnight_plan",
                 *         "summary": "Move 3 orders from Van 1 to Van 2.",
                 *         "reason": "Van 1 is running 40 minutes late.",
                 *         "impact": {
                 *           "miles_saved": 12.4,
                 *           "windows_kept": true,
                 *           "routes_changed": [
                 *             "rte_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *           ]
                 *         },
                 *         "created_at": "2026-03-12T08:04:00.000Z",
                 *         "expires_at": "2026-03-12T08:04:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Suggestion"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "agent.suggestion_created";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.booking.reply_needs_review": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "booking.reply_needs_review",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "order",
                 *         "reference": "SO-10432",
                 *         "shipper": {
                 *           "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "name": "Hearth & Home"
                 *         },
                 *         "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "awaiting_scan",
                 *         "recipient": {
                 *           "name": "Sioned Griffiths",
                 *           "phone": "+447700900123",
                 *           "email": "sioned@example.com",
                 *           "address": {
                 *             "line1": "132 Rose Lane",
                 *             "line2": "Flat 2",
                 *             "town": "London",
                 *             "postcode": "CR0 4XZ",
                 *             "country": "GB",
                 *             "latitude": 51.4912,
                 *             "longitude": 0.1214
                 *           }
                 *         },
                 *         "items": [
                 *           {
                 *             "sku": "TRD-200",
                 *             "description": "Treadmill",
                 *             "pieces": 2,
                 *             "weight_kg": 98,
                 *             "volume_m3": 0.78
                 *           }
                 *         ],
                 *         "pieces": {
                 *           "expected": 2,
                 *           "scanned": 2
                 *         },
                 *         "service": {
                 *           "crew": 1,
                 *           "assembly": false,
                 *           "remove_packaging": true,
                 *           "disposal": false
                 *         },
                 *         "slot": {
                 *           "date": "2026-03-12",
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "tracking_url": "https://courier.example/t/5kq2wd7xv3",
                 *         "notes": "Ring twice.",
                 *         "created_at": "2026-03-12T08:04:00.000Z",
                 *         "updated_at": "2026-03-12T08:04:00.000Z",
                 *         "reply": {
                 *           "id": "rep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "object": "reply",
                 *           "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "channel": "sms",
                 *           "text": "Thursday morning is fine",
                 *           "understood": {
                 *             "intent": "accept_offer",
                 *             "slot": {
                 *               "date": "2026-03-12",
                 *               "from": "08:00",
                 *               "to": "12:00"
                 *             },
                 *             "confidence": 0.97
                 *           },
                 *           "outcome": "booked",
                 *           "received_at": "2026-03-12T08:04:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["OrderWithReply"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "booking.reply_needs_review";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.job.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "job.completed",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "job_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "job",
                 *         "type": "route_optimisation",
                 *         "status": "succeeded",
                 *         "progress": 1,
                 *         "result": {
                 *           "routes": [
                 *             {
                 *               "id": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *               "object": "route",
                 *               "date": "2026-03-12",
                 *               "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *               "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *               "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *               "status": "draft",
                 *               "stops": [
                 *                 {
                 *                   "id": "stp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *                   "object": "stop",
                 *                   "sequence": 1,
                 *                   "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *                   "type": "delivery",
                 *                   "address": {
                 *                     "line1": "132 Rose Lane",
                 *                     "line2": "Flat 2",
                 *                     "town": "London",
                 *                     "postcode": "CR0 4XZ",
                 *                     "country": "GB",
                 *                     "latitude": 51.4912,
                 *                     "longitude": 0.1214
                 *                   },
                 *                   "window": {
                 *                     "from": "08:00",
                 *                     "to": "12:00"
                 *                   },
                 *                   "eta": "09:20",
                 *                   "status": "pending",
                 *                   "pieces": 2,
                 *                   "failure_reason": null,
                 *                   "completed_at": null
                 *                 }
                 *               ],
                 *               "totals": {
                 *                 "stops": 14,
                 *                 "miles": 48.2,
                 *                 "drive_minutes": 131,
                 *                 "load_percent": 63.5,
                 *                 "returns_at": "16:40"
                 *               }
                 *             }
                 *           ],
                 *           "unassigned": [
                 *             "ord_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *           ],
                 *           "unassigned_reasons": [
                 *             {
                 *               "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *               "code": "no_vehicle",
                 *               "message": "No van has room for it."
                 *             }
                 *           ],
                 *           "miles_saved": 12.4
                 *         },
                 *         "error": null,
                 *         "created_at": "2026-03-12T08:04:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Job"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "job.completed";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.booked": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "order.booked",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "order",
                 *         "reference": "SO-10432",
                 *         "shipper": {
                 *           "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "name": "Hearth & Home"
                 *         },
                 *         "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "booked",
                 *         "recipient": {
                 *           "name": "Sioned Griffiths",
                 *           "phone": "+447700900123",
                 *           "email": "sioned@example.com",
                 *           "address": {
                 *             "line1": "132 Rose Lane",
                 *             "line2": "Flat 2",
                 *             "town": "London",
                 *             "postcode": "CR0 4XZ",
                 *             "country": "GB",
                 *             "latitude": 51.4912,
                 *             "longitude": 0.1214
                 *           }
                 *         },
                 *         "items": [
                 *           {
                 *             "sku": "TRD-200",
                 *             "description": "Treadmill",
                 *             "pieces": 2,
                 *             "weight_kg": 98,
                 *             "volume_m3": 0.78
                 *           }
                 *         ],
                 *         "pieces": {
                 *           "expected": 2,
                 *           "scanned": 2
                 *         },
                 *         "service": {
                 *           "crew": 1,
                 *           "assembly": false,
                 *           "remove_packaging": true,
                 *           "disposal": false
                 *         },
                 *         "slot": {
                 *           "date": "2026-03-12",
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "route": null,
                 *         "tracking_url": null,
                 *         "notes": "Ring twice.",
                 *         "created_at": "2026-03-12T08:04:00.000Z",
                 *         "updated_at": "2026-03-12T08:04:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Order"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "order.booked";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "order.created",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "order",
                 *         "reference": "SO-10432",
                 *         "shipper": {
                 *           "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "name": "Hearth & Home"
                 *         },
                 *         "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "booked",
                 *         "recipient": {
                 *           "name": "Sioned Griffiths",
                 *           "phone": "+447700900123",
                 *           "email": "sioned@example.com",
                 *           "address": {
                 *             "line1": "132 Rose Lane",
                 *             "line2": "Flat 2",
                 *             "town": "London",
                 *             "postcode": "CR0 4XZ",
                 *             "country": "GB",
                 *             "latitude": 51.4912,
                 *             "longitude": 0.1214
                 *           }
                 *         },
                 *         "items": [
                 *           {
                 *             "sku": "TRD-200",
                 *             "description": "Treadmill",
                 *             "pieces": 2,
                 *             "weight_kg": 98,
                 *             "volume_m3": 0.78
                 *           }
                 *         ],
                 *         "pieces": {
                 *           "expected": 2,
                 *           "scanned": 2
                 *         },
                 *         "service": {
                 *           "crew": 1,
                 *           "assembly": false,
                 *           "remove_packaging": true,
                 *           "disposal": false
                 *         },
                 *         "slot": {
                 *           "date": "2026-03-12",
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "route": null,
                 *         "tracking_url": null,
                 *         "notes": "Ring twice.",
                 *         "created_at": "2026-03-12T08:04:00.000Z",
                 *         "updated_at": "2026-03-12T08:04:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Order"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "order.created";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.scanned": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "order.scanned",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "order",
                 *         "reference": "SO-10432",
                 *         "shipper": {
                 *           "id": "shp_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *           "name": "Hearth & Home"
                 *         },
                 *         "depot": "dep_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "booked",
                 *         "recipient": {
                 *           "name": "Sioned Griffiths",
                 *           "phone": "+447700900123",
                 *           "email": "sioned@example.com",
                 *           "address": {
                 *             "line1": "132 Rose Lane",
                 *             "line2": "Flat 2",
                 *             "town": "London",
                 *             "postcode": "CR0 4XZ",
                 *             "country": "GB",
                 *             "latitude": 51.4912,
                 *             "longitude": 0.1214
                 *           }
                 *         },
                 *         "items": [
                 *           {
                 *             "sku": "TRD-200",
                 *             "description": "Treadmill",
                 *             "pieces": 2,
                 *             "weight_kg": 98,
                 *             "volume_m3": 0.78
                 *           }
                 *         ],
                 *         "pieces": {
                 *           "expected": 2,
                 *           "scanned": 2
                 *         },
                 *         "service": {
                 *           "crew": 1,
                 *           "assembly": false,
                 *           "remove_packaging": true,
                 *           "disposal": false
                 *         },
                 *         "slot": {
                 *           "date": "2026-03-12",
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "route": null,
                 *         "tracking_url": null,
                 *         "notes": "Ring twice.",
                 *         "created_at": "2026-03-12T08:04:00.000Z",
                 *         "updated_at": "2026-03-12T08:04:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Order"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "order.scanned";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.run.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "run.completed",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "run",
                 *         "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "started",
                 *         "started_at": "2026-03-12T08:04:00.000Z",
                 *         "completed_at": null,
                 *         "progress": {
                 *           "completed": 9,
                 *           "failed": 1,
                 *           "total": 14
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Run"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "run.completed";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.run.started": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "run.started",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "run_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "run",
                 *         "route": "rte_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "driver": "drv_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "vehicle": "veh_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "status": "started",
                 *         "started_at": "2026-03-12T08:04:00.000Z",
                 *         "completed_at": null,
                 *         "progress": {
                 *           "completed": 9,
                 *           "failed": 1,
                 *           "total": 14
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["Run"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "run.started";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.stop.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "stop.completed",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "stop",
                 *         "sequence": 1,
                 *         "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "type": "delivery",
                 *         "address": {
                 *           "line1": "132 Rose Lane",
                 *           "line2": "Flat 2",
                 *           "town": "London",
                 *           "postcode": "CR0 4XZ",
                 *           "country": "GB",
                 *           "latitude": 51.4912,
                 *           "longitude": 0.1214
                 *         },
                 *         "window": {
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "eta": "09:20",
                 *         "status": "pending",
                 *         "pieces": 2,
                 *         "failure_reason": "no_answer",
                 *         "completed_at": "2026-03-12T08:04:00.000Z",
                 *         "run": "run_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["StopOfRun"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "stop.completed";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.stop.failed": {
        parameters: {
            query?: never;
            header: {
                /** @description Number of the attempt, from 1. */
                "Waypost-Attempt": string;
                /** @description Id of the delivery. */
                "Waypost-Delivery-Id": string;
                /** @description Id of the event. */
                "Waypost-Event-Id": string;
                /** @description Unix time and HMAC-SHA256 of `<t>.<body>`, hex. */
                "Waypost-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *       "type": "stop.failed",
                 *       "created": "2026-03-12T08:04:00.000Z",
                 *       "data": {
                 *         "id": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "object": "stop",
                 *         "sequence": 1,
                 *         "order": "ord_01kag5v8x2e0j9d3v6m1h7q4tz",
                 *         "type": "delivery",
                 *         "address": {
                 *           "line1": "132 Rose Lane",
                 *           "line2": "Flat 2",
                 *           "town": "London",
                 *           "postcode": "CR0 4XZ",
                 *           "country": "GB",
                 *           "latitude": 51.4912,
                 *           "longitude": 0.1214
                 *         },
                 *         "window": {
                 *           "from": "08:00",
                 *           "to": "12:00"
                 *         },
                 *         "eta": "09:20",
                 *         "status": "pending",
                 *         "pieces": 2,
                 *         "failure_reason": "no_answer",
                 *         "completed_at": "2026-03-12T08:04:00.000Z",
                 *         "run": "run_01kag5v8x2e0j9d3v6m1h7q4tz"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-12T08:04:00.000Z
                     */
                    created: string;
                    /** @description As GET returned it then. */
                    data: components["schemas"]["StopOfRun"];
                    /**
                     * @description Id of the event; the same each time it is sent.
                     * @example ord_01kag5v8x2e0j9d3v6m1h7q4tz
                     */
                    id: string;
                    /**
                     * @description What kind it is.
                     * @constant
                     */
                    type: "stop.failed";
                };
            };
        };
        responses: {
            /** @description Acknowledged; anything else is tried again for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
