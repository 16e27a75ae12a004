import { Banner } from './banner.tsx'
import type { Failure } from './use-submit.ts'

export function FailureBanner({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Banner tone="bad" hint={failure.hint}>
      {failure.message}
    </Banner>
  )
}
