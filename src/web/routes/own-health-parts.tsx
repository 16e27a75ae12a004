// Together: each is small, and both ask for the same.
export { OwnReport } from '#web/features/health-problem/own-report.tsx'
export { OwnRoundCard } from '#web/features/health-problem/own-round-card.tsx'
