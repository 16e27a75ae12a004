export type FittedLine = { slope: number; standardError: number }

/** Least squares through points of at least three different x, and how far its slope may be off. */
export function fittedLine(points: readonly { x: number; y: number }[]): FittedLine {
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2))
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread
  const residues = sum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2))
  return { slope, standardError: Math.sqrt(residues / (points.length - 2) / spread) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
