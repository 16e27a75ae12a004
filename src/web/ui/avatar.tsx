import { useState } from 'react'

const sizes = {
  small: { px: 36, className: 'size-9 text-[13px]' },
  large: { px: 160, className: 'size-40 text-5xl' },
}

/** How wide each file of a picture is. */
export const AVATAR_FILES_PX = { small: 96, medium: 160, large: 480 }

type AvatarProps = { fullName: string; url: string | null; size?: keyof typeof sizes }

/** Always beside the name it belongs to, so it says nothing of its own to a screen reader. */
export function Avatar({ fullName, url, size = 'small' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const { px, className } = sizes[size]
  const shape = `shrink-0 rounded-full bg-brand-soft ${className}`
  if (url && url !== brokenUrl) {
    return (
      <img
        // As sharp as the screen is, and no bigger: on a dense one even a small picture takes the medium file.
        sizes={`${px}px`}
        srcSet={Object.entries(AVATAR_FILES_PX)
          .map(([name, filePx]) => `${url}/${name}.webp ${filePx}w`)
          .join(', ')}
        src={`${url}/${size}.webp`}
        alt=""
        width={px}
        height={px}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(url)}
        className={`object-cover ${shape}`}
      />
    )
  }
  return (
    <span aria-hidden className={`grid place-items-center font-bold text-brand ${shape}`}>
      {initials(fullName)}
    </span>
  )
}

/** The first letters of the first and the last word: 'Charlotte Wright-Anastasopoulou' is CW. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean)
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return chosen.map((word) => word.match(/^.\p{M}*/u)![0].toLocaleUpperCase('en')).join('')
}
