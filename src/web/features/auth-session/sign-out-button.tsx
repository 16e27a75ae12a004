import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useProfile } from './auth-session.ts'
import { signOut } from './sign-out.ts'

/** In the header an icon where there is little room; elsewhere with words of its own. */
export function SignOutButton({ label }: { label?: string }) {
  const { t } = useLingui()
  const { id } = useProfile()
  const [leaving, setLeaving] = useState(false)
  const [warning, setWarning] = useState<Message | null>(null)

  async function leave() {
    if (leaving) return
    setWarning(null)
    setLeaving(true)
    await signOut(id)
  }

  function askOrLeave() {
    const found = signOutWarning(id)
    if (found) setWarning(found)
    else void leave()
  }

  return (
    <>
      {label ? (
        <Button look="quiet" aria-busy={leaving} onClick={askOrLeave}>
          {label}
        </Button>
      ) : (
        <Button
          look="quiet"
          aria-label={t`Sign out`}
          aria-busy={leaving}
          onClick={askOrLeave}
          className="max-lg:w-10 max-lg:px-0"
        >
          <LogOut aria-hidden size={19} className="lg:hidden" />
          <span className="max-lg:hidden">
            <Trans>Sign out</Trans>
          </span>
        </Button>
      )}
      <ConfirmDialog
        title={t`Sign out anyway?`}
        open={warning !== null}
        confirm={t`Sign out`}
        cancel={t`Stay signed in`}
        onConfirm={() => void leave()}
        onCancel={() => setWarning(null)}
      >
        {warning && t(warning)}
      </ConfirmDialog>
    </>
  )
}

type Warning = (userId: string) => Message | null

let warningFor: Warning = () => null

/** What signing out would destroy is known by other features; the routes tell. */
export function warnBeforeSignOut(warning: Warning) {
  warningFor = warning
}

const signOutWarning: Warning = (userId) => warningFor(userId)
