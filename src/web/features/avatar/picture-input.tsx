import type { Ref } from 'react'

type PictureInputProps = { ref: Ref<HTMLInputElement>; onPick: (file: File | undefined) => void }

/** Opened by a button of ours, which says what it is for. */
export function PictureInput({ ref, onPick }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        onPick(currentTarget.files?.[0])
        // Choosing the same file again, after a failure, is a choice too.
        currentTarget.value = ''
      }}
    />
  )
}

/** Around a picture: how much of the new one has gone out. `className` says where and how thick. */
export function UploadRing({ share, className }: { share: number; className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={`absolute -rotate-90 fill-none ${className}`}>
      <circle cx="50" cy="50" r="46" className="stroke-line" />
      <circle
        cx="50"
        cy="50"
        r="46"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - share}
        className="stroke-brand transition-[stroke-dashoffset]"
      />
    </svg>
  )
}
