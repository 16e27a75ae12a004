/** To two decimals. Ratings are whole, so their hundredfold sum is exact and a half is met as one: 2.675 * 100 is below it. */
export const roundedAverage = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100
