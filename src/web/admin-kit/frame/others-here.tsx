import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

const everyMs = 15_000

/** Shows who else has this record open. Without scripts the shop could not tell when a page is left, so it shows nothing. */
export function OthersHere() {
  const { pathname } = useLocation()
  const names = useOthers(pathname)
  if (!names.length) return null
  return (
    <p role="status" className="mb-4 flex items-start gap-2.5 rounded-sm bg-brass-soft px-4 py-2.5 text-ink">
      <Users aria-hidden size={18} strokeWidth={1.8} className="mt-0.5 shrink-0 text-amber" />
      {m.admin_editor_others({ names: new Intl.ListFormat(getLocale()).format(names) })}
    </p>
  )
}

function useOthers(path: string) {
  const [others, setOthers] = useState<{ path: string; names: string[] }>({ path, names: [] })
  useEffect(() => {
    if (!isEdited(path)) return
    let isHere = true
    const report = async () => {
      if (document.visibilityState === 'hidden') return
      const names = await reportOpenPage(path)
      if (isHere && names) setOthers({ path, names })
    }
    const leave = () => void reportOpenPage(path, true)
    void report()
    const timer = setInterval(() => void report(), everyMs)
    addEventListener('pagehide', leave)
    return () => {
      isHere = false
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [path])
  return others.path === path ? others.names : []
}

/** Uses fetch instead of the router, which would reload the page data. If it fails, work can go on without it. */
async function reportOpenPage(path: string, leaves = false): Promise<string[] | undefined> {
  const body = new FormData()
  body.set('place', path)
  if (leaves) body.set('leaves', '1')
  try {
    const answer = await fetch('/admin/open', {
      method: 'POST',
      body,
      keepalive: leaves,
      headers: { accept: 'application/json' },
    })
    if (!answer.ok || answer.redirected) return undefined
    return ((await answer.json()) as { others: string[] }).others
  } catch {
    return undefined
  }
}

const records =
  /^\/admin\/(orders|returns|work|products|media|inquiries|posts\/edit|inventory|inventory\/counts|promotions|users|reviews|questions|shipping\/zones)\/[\w-]*\d[\w-]*(\/[a-z]+)?$/
const screens =
  /^\/admin\/(settings(\/[a-z]+)?|shipping\/settings|security\/settings|home|menus|mails\/texts|redirects|synonyms|pairs|posts\/categories|products\/sheet)$/

/**
 * Pages on which two people could edit the same thing: one record, or a settings screen. Ids contain a digit; lists and new records do not.
 */
export const isEdited = (path: string) => records.test(path) || screens.test(path)
