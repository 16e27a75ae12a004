export const MAX_CONTACT_NAME_LENGTH = 120
export const MAX_CONTACT_EMAIL_LENGTH = 254
export const MAX_CONTACT_MESSAGE_LENGTH = 5000

/** No white space or control character, and nothing that separates or groups addresses in the header of a mail. */
const LETTER = String.raw`[^\s\p{Cc}@,;:<>()[\]"\\]`

// The last part holds no dot, or a long text that is no address would be tried from every dot on.
const ADDRESS = new RegExp(String.raw`^${LETTER}+@${LETTER}+\.(?:(?!\.)${LETTER})+$`, 'u')

/** Text, @, text, dot, text; and one address only, since the answer goes to it. */
export const isContactAddress = (email: string): boolean => ADDRESS.test(email)
