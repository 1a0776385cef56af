import { Link } from 'react-router'
import { useFeature } from '#shop/settings/use-feature.ts'
import { m } from '#words/messages.js'

/** On the page of a boot without a blade: mounting is not sold for the boot alone, so this leads to the blade. */
export function MountingNote({ builder }: { builder: string }) {
  const hasBuilder = useFeature('set-builder')
  return (
    <div className="mt-6 rounded-md bg-sunken px-4 py-3">
      <p className="font-medium text-ink">{m.service_mounting_title()}</p>
      <p className="type-small mt-0.5 text-muted">{m.service_mounting_note()}</p>
      <Link to={hasBuilder ? builder : '/shop/category/blades'} className="link mt-1 inline-flex min-h-11 items-center">
        {hasBuilder ? m.bundle_with_boot() : m.service_mounting_blades()}
      </Link>
    </div>
  )
}
