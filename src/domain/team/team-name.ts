import { z } from 'zod'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { holdsLink } from '../text/holds-link.ts'
import { MAX_TEAM_NAME_LENGTH } from './team.ts'

/** On one line and without a link, as a person's name: it stands in mails to others. */
export const TeamName = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_TEAM_NAME_LENGTH)
      .refine((name) => !hasHiddenCharacters(name) && !holdsLink(name)),
  )
