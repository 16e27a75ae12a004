/** The most that the gzipped JavaScript of a route may weigh. */
export const PAGE_BUDGETS_KIB = [
  ['/', 130],
  ['/login', 140],
  ['/athlete/dashboard', 175],
  ['/manager/dashboard', 200],
  ['/statistics', 230],
] as const
