export const browserMessages = {
  tooOld:
    'This browser is too old for Plimsoll. Update it, or open this page in Chrome or Edge 111, Firefox 128, Safari 16.4 (iOS 16.4) or a later one.',
} as const
