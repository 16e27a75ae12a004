import { Trans, useLingui } from '@lingui/react/macro'
import { SignOutButton } from '#web/features/auth-session/sign-out-button.tsx'
import type { Profile } from '#web/features/auth-session/remembered-profile.ts'
import { AvatarUpload } from '#web/features/avatar/avatar-upload.tsx'
import { PictureRequired } from '#web/features/check-in/picture-required.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Before the first check-in. */
export default function RequiredPicture({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  return (
    <PictureRequired
      upload={<AvatarUpload profile={profile} />}
      otherWays={
        <>
          <SignOutButton label={t`Sign out instead`} />
          <ButtonLink to="/account" look="quiet">
            <Trans>Account</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
