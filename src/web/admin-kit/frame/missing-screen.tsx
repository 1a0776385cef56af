import { Link, useHref, useLocation, useNavigate } from 'react-router'
import { shopName } from '#shop/settings/shop-name.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { similarPages } from './crumbs-of.ts'

/** The 404 page inside the admin frame: the attempted path, links home, to the shop and back, and suggestions. */
export function MissingScreen() {
  const { pathname } = useLocation()
  const path = useHref(pathname)
  return (
    <div className="max-w-160 py-4 md:py-8">
      <title>{`${m.error_not_found_title()} · ${shopName()}`}</title>
      <TwinTrack variant="stops" className="h-10 text-line-strong" />
      <h1 className="type-h2 mt-6">{m.error_not_found_title()}</h1>
      <p className="mt-3">{m.admin_missing_text()}</p>
      <p className="mt-3 text-muted">
        {m.error_not_found_path()}: <code className="num break-all text-ink">{decoded(path).slice(0, 200)}</code>
      </p>
      <HomeLinks />
      <h2 className="type-h3 mt-10">{m.error_not_found_suggestions()}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {similarPages(pathname).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function HomeLinks() {
  const navigate = useNavigate()
  const isAlive = useHydrated()
  // A new tab has no history to go back to.
  const back = () => (history.length > 1 ? void navigate(-1) : void navigate('/admin'))
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Link to="/admin" className={buttonClass({ size: 'sm' })}>
        {m.admin_to_dashboard()}
      </Link>
      <a href="/" className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {m.error_not_found_home()}
      </a>
      <a href="/shop" className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {m.error_not_found_shop()}
      </a>
      {isAlive && (
        <Button size="sm" variant="quiet" onClick={back}>
          {m.error_not_found_back()}
        </Button>
      )}
    </div>
  )
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
