import { useEffect } from 'react'
import { useHref } from 'react-router'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'
import { BladeFit } from '#web/parts/advisers/blade-fit.tsx'
import type { OwnBoot, SoldBlade } from '#web/parts/advisers/blade-form.ts'

type Props = { slug: string; length: string | undefined }

/** The boots to choose from are fetched only when the check is opened. */
export default function FetchedBladeFit({ slug, length }: Props) {
  const { data, hasFailed, ask, again } = useLatestRequest<{ blade: SoldBlade | null; boots: OwnBoot[] }>()
  const href = useHref(`/api/blade-fit/${slug}`)
  const action = useHref(`/product/${slug}/advice`)
  useEffect(() => ask(href), [ask, href])
  if (hasFailed) return <LoadError text={m.error_part_unloaded_text()} onRetry={again} />
  if (!data) return <Skeleton lines={4} />
  if (!data.blade) return null
  return (
    <BladeFit
      blade={data.blade}
      boots={data.boots}
      start={{ ...(length && { length }) }}
      action={action}
      isAsked={false}
    />
  )
}
