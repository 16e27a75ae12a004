/**
 * Width and height in pixels; the browser takes the one that its screen needs. A profile's avatar_url names the picture;
 * `{avatar_url}/{size}.webp` is one size of it.
 */
export const AVATAR_SIZES_PX = { small: 96, medium: 160, large: 480 } as const

export type AvatarSize = keyof typeof AVATAR_SIZES_PX
