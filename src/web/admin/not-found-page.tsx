import { data } from 'react-router'

/** No such screen: the layout says so inside its frame. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
