/** The sentences around the profile picture. */
export const avatarMessages = {
  nothingSelected: 'You must select an image to upload.',
  uploading: 'Uploading...',
  uploadFailed: 'Error uploading avatar',
  change: 'Change profile picture',
  choose: 'Choose a picture',
  dropHere: 'or drop one here',
  notAnImage: 'Only images are accepted. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.',
  tooLarge: 'This image is too large. Please choose one of at most 8 MB and 50 megapixels.',
  tooNarrow: 'This image is too narrow. Please choose one closer to a square.',
  interrupted: 'The upload was interrupted. Please try again.',
  uploaded: 'Profile picture updated',
} as const
