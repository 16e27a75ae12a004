/** The database is there, and not for this process to open; the message tells its operator why. */
export class DatabaseRefused extends Error {}
