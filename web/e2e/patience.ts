/** How long to wait for what must come: a machine may be busy with other things, and what is slow is not wrong. */

/** What has not come by then never comes. */
export const NEVER_MS = 600_000;
