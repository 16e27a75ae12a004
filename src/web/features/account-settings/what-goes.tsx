import { useQuery } from '@tanstack/react-query'
import type { Role } from '#domain/account/role.ts'
import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { holdingsQuery } from './holdings-query.ts'

/** What the deletion destroys and what it leaves, with the numbers as soon as they are there. */
export function WhatGoes({ role }: { role: Role }) {
  const { data } = useQuery(holdingsQuery)
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-[15px] text-ink-2 marker:text-ink-3">
      {settingsMessages.whatGoes[role](data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
