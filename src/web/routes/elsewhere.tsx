import { Navigate } from 'react-router'

export default function Elsewhere() {
  return <Navigate to="/" replace />
}
