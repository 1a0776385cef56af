import { data } from 'react-router'
import NotFoundScreen from '#web/chrome/not-found-screen.tsx'

export const loader = () => data(null, { status: 404 })
export const action = loader

export default function NotFoundPage() {
  return <NotFoundScreen />
}
