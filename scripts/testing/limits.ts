/**
 * The only real-time limits of the tests, in milliseconds. They end a test that hangs; no test may depend on them. Each is an order of
 * magnitude more than two cores with six busy loops beside the tests need.
 */

/** For one condition: an element of a page, a polled value. */
export const WAIT_MS = 120_000

/** For a whole test, or a hook that builds the site and starts a browser. The long forms of `npm run soak` take hours. */
export const TEST_MS = process.env.SOAK === undefined ? 600_000 : 4 * 3_600_000
