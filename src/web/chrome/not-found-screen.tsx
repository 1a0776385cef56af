import { Link, useHref, useLocation, useNavigate } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/twin-track.tsx'
import { m } from '#words/messages.js'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { boots, gear } from './navigation.ts'

/** SPEC 2: any other path; also a product or category that does not exist. */
export default function NotFoundScreen() {
  const navigate = useNavigate()
  const path = useHref(useLocation().pathname)
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[]} here="404" />
      <title>{`${m.not_found_title()} · Lướt`}</title>
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h1 className="type-h1">{m.not_found_title()}</h1>
      <p className="mt-3 max-w-[36em] type-lead">{m.not_found_text()}</p>
      <p className="mt-3 text-muted">
        {m.not_found_path()}: <code className="num break-all text-ink">{readable(path).slice(0, 200)}</code>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonClass()}>
          {m.not_found_home()}
        </Link>
        <Link to="/shop" className={buttonClass({ variant: 'outline' })}>
          {m.not_found_shop()}
        </Link>
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          {m.not_found_back()}
        </Button>
      </div>
      <h2 className="mt-12 type-h3">{m.not_found_suggestions()}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {[...boots(), ...gear()].map((item) => (
          <li key={item.href}>
            <Link to={item.href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `/giày-trượt`, not `/gi%C3%A0y-tr%C6%B0%E1%BB%A3t`. */
function readable(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
