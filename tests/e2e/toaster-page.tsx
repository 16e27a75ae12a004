import { createRoot } from 'react-dom/client'
import { showToast } from '#web/ui/toast.ts'
import Toaster from '#web/ui/toaster.tsx'

createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
Object.assign(window, { showToast })
