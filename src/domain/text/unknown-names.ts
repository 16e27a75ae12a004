/** What stands where an athlete has given no name. */
export const athleteName = (fullName: string): string => fullName.trim() || 'Unknown Athlete'

/** What stands where a metric may not be seen: an athlete keeps the ratings given to a former team, not their titles. */
export const metricTitle = (title: string | null): string => title ?? 'Unknown Metric'
