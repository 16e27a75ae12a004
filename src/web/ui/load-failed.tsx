import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

export function LoadFailed({ what, retry }: { what: string; retry: () => unknown }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="bad" hint="Check your connection and try again.">
        {what} could not be loaded.
      </Banner>
      <Button onClick={() => void retry()}>Try again</Button>
    </div>
  )
}
