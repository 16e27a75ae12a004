const two = (part: number) => String(part).padStart(2, '0')

/** The day it is at a moment on the calendar of the device. */
export const dayOnDevice = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** '07:12', on the clock of the device. */
export const clockTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`
