import { Navigate } from 'react-router'

export default function UnknownAddress() {
  return <Navigate to="/" replace />
}
