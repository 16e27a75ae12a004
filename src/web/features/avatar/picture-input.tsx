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
