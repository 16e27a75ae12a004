import { msg } from '../language/message.ts'

/** The sentences around the profile picture. */
export const avatarMessages = {
  nothingSelected: msg('You must select an image to upload.'),
  uploading: msg('Uploading...'),
  uploadFailed: msg('Error uploading avatar'),
  change: msg('Change profile picture'),
  choose: msg('Choose a picture'),
  dropHere: msg('or drop one here'),
  notAnImage: msg('Only images are accepted. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.'),
  tooLarge: msg('This image is too large. Please choose one of at most 8 MB and 50 megapixels.'),
  tooNarrow: msg('This image is too narrow. Please choose one closer to a square.'),
  interrupted: msg('The upload was interrupted. Please try again.'),
  uploaded: msg('Profile picture updated'),
} as const
