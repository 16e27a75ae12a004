import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { i18n } from '#web/language/i18n.ts'
import { showToast } from '#web/ui/toast.ts'
import Toaster from '#web/ui/toaster.tsx'

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <I18nProvider i18n={i18n}>
    <Toaster />
  </I18nProvider>,
)
Object.assign(window, { showToast })
