/** Width and height in pixels. */
export const AVATAR_SIZES = { small: 64, medium: 160, large: 480 } as const
export type AvatarSize = keyof typeof AVATAR_SIZES

/** The address of one size of the picture that a profile's avatar_url names. */
export const avatarSrc = (avatarUrl: string, size: AvatarSize): string => `${avatarUrl}/${size}.webp`
