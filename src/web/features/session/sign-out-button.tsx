import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { signOut } from './sign-out.ts'

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    await signOut()
  }

  return (
    <Button
      look="quiet"
      aria-label="Sign out"
      aria-busy={leaving}
      onClick={leave}
      className="max-sm:w-10 max-sm:px-0"
    >
      <LogOut aria-hidden size={19} className="sm:hidden" />
      <span className="max-sm:hidden">Sign out</span>
    </Button>
  )
}
