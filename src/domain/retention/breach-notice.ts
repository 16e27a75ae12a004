/** Within which those affected and the authority hear of a breach. */
export const BREACH_NOTICE_HOURS = 72
