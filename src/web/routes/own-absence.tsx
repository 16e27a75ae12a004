// Together, so that no button is there without what it opens.
export { CannotTrain } from '#web/features/absence/cannot-train.tsx'
export { OwnStatus } from '#web/features/absence/own-status.tsx'
export { SayMore } from '#web/features/absence/say-more.tsx'
