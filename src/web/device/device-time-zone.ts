/** The zone that the clock of this device shows. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
