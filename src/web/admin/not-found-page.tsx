import { data } from 'react-router'

/** Unknown admin addresses; the layout shows the 404 inside its frame. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
