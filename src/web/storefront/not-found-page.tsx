import { data, Link, useNavigate } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/twin-track.tsx'
import { boots, gear } from '#web/chrome/navigation.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/not-found-page.ts'

export const meta = () => pageMeta({ title: m.not_found_title() })

export const loader = ({ request }: Route.LoaderArgs) => data({ path: new URL(request.url).pathname.replace(/\.data$/, '').slice(0, 200) }, { status: 404 })
export const action = loader

/** SPEC 2: any other path. */
export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <div className="wrap py-12 md:py-20">
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h1 className="type-h1">{m.not_found_title()}</h1>
      <p className="mt-3 max-w-[36em] type-lead">{m.not_found_text()}</p>
      <p className="mt-3 text-muted">{m.not_found_path()}: <code className="num break-all text-ink">{loaderData.path}</code></p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonClass()}>{m.not_found_home()}</Link>
        <Link to="/shop" className={buttonClass({ variant: 'outline' })}>{m.not_found_shop()}</Link>
        <Button variant="quiet" onClick={() => void navigate(-1)}>{m.not_found_back()}</Button>
      </div>
      <h2 className="mt-12 type-h3">{m.not_found_suggestions()}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {[...boots(), ...gear()].map((item) => (
          <li key={item.href}><Link to={item.href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">{item.label}</Link></li>
        ))}
      </ul>
    </div>
  )
}
