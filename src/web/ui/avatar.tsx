import { initials } from './initials.ts'

const sizes = {
  small: 'size-9 text-[13px]',
  medium: 'size-20 text-2xl',
  large: 'size-40 text-5xl',
}

type AvatarProps = { fullName: string; url: string | null; size?: keyof typeof sizes }

/** Always beside the name it belongs to, so it says nothing of its own to a screen reader. */
export function Avatar({ fullName, url, size = 'small' }: AvatarProps) {
  const shape = `shrink-0 rounded-full ${sizes[size]}`
  if (url) return <img src={`${url}/${size}.webp`} alt="" className={`object-cover ${shape}`} />
  return (
    <span aria-hidden className={`grid place-items-center bg-brand-soft font-bold text-brand ${shape}`}>
      {initials(fullName)}
    </span>
  )
}
