import type { ReactNode } from 'react'

export type LegalSection = {
  /** The anchor: others link to it, so it stays. */
  id: string
  title: string
  body: ReactNode
}
